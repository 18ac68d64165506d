/** A canvas nobody sees, and what it is written as. */
export interface Canvas {
  readonly pen: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  write(type: string, quality?: number): Promise<Blob | null>;
}

/**
 * A canvas beside the page where there is one: `toBlob` waits until the browser has nothing else to do, which can take
 * seconds. Null if the browser has no memory for it.
 */
export function openCanvas(width: number, height: number): Canvas | null {
  if ('OffscreenCanvas' in globalThis) {
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d');
    if (pen !== null)
      return {
        pen,
        write: (type, quality) =>
          canvas.convertToBlob({ type, ...(quality === undefined ? {} : { quality }) }).catch(() => null),
      };
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  return { pen, write: (type, quality) => new Promise((tell) => canvas.toBlob(tell, type, quality)) };
}
