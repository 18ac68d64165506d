export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A size within an edge, in the same proportions; never larger than it was. */
export function fitted({ width, height }: Size, edge: number): Size {
  const factor = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** How a picture is written, until it is small enough. */
export const QUALITIES: readonly { readonly quality: number; readonly scale: number }[] = [
  { quality: 0.86, scale: 1 },
  { quality: 0.7, scale: 1 },
  { quality: 0.7, scale: 0.75 },
  { quality: 0.6, scale: 0.5 },
];
