import { err, ok, type Problem, type Result } from '@tafelrunde/kernel';
import { MAX_PICTURE_BYTES, readAnyPicture, readPicture } from '@tafelrunde/protocol';
import type { CheckedPicture } from '../table/table-files.ts';
import { openCanvas } from './canvas.ts';
import { fitted, QUALITIES, type Size } from './fit.ts';

/** What a picture is for, by its longest edge in pixels. */
export const EDGES = { portrait: 512, paper: 2048, map: 4096 } as const;
export type PictureUse = keyof typeof EDGES;

/** The largest file that is read, and the most pixels that are decoded: a phone has to live through it. */
const MAX_SOURCE_BYTES = 40 * 1024 * 1024;
const MAX_SOURCE_PIXELS = 120_000_000;

export interface PreparedPicture extends CheckedPicture, Size {}

/**
 * Draws a picture anew, no larger than it has to be: what a camera has written into the file stays behind, and so does
 * everything else that is no picture.
 */
export async function preparePicture(
  source: Blob,
  use: PictureUse,
): Promise<Result<PreparedPicture, Problem>> {
  if (source.size > MAX_SOURCE_BYTES)
    return err({ code: 'picture-too-heavy', at: '', data: { max: MAX_SOURCE_BYTES } });
  const head = readAnyPicture(new Uint8Array(await source.arrayBuffer()));
  if (!head.ok) return head;
  const { width, height, type } = head.value;
  if (width * height > MAX_SOURCE_PIXELS)
    return err({
      code: 'picture-too-wide',
      at: '',
      data: { width, height, max: Math.sqrt(MAX_SOURCE_PIXELS) | 0 },
    });
  // By its content, not by what its name says.
  const drawn = await createImageBitmap(new Blob([source], { type })).catch(() => undefined);
  if (drawn === undefined) return err({ code: 'picture-broken', at: '' });
  try {
    return await encoded(drawn, EDGES[use]);
  } finally {
    drawn.close();
  }
}

async function encoded(drawn: ImageBitmap, edge: number): Promise<Result<PreparedPicture, Problem>> {
  for (const { quality, scale } of QUALITIES) {
    const size = fitted(drawn, Math.round(edge * scale));
    const blob = await painted(drawn, size, quality);
    if (blob === null) return err({ code: 'picture-broken', at: '' });
    if (blob.size > MAX_PICTURE_BYTES) continue;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const read = readPicture(bytes);
    if (!read.ok) return read;
    return ok({ type: read.value.type, bytes, width: read.value.width, height: read.value.height });
  }
  return err({ code: 'picture-too-heavy', at: '', data: { max: MAX_PICTURE_BYTES } });
}

async function painted(drawn: ImageBitmap, { width, height }: Size, quality: number): Promise<Blob | null> {
  const canvas = openCanvas(width, height);
  if (canvas === null) return null;
  const { pen } = canvas;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(drawn, 0, 0, width, height);
  const webp = await canvas.write('image/webp', quality);
  // A browser that does not write WebP writes PNG instead, which is large.
  if (webp === null || webp.type === 'image/webp' || webp.size <= MAX_PICTURE_BYTES / 4) return webp;
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, height);
  return canvas.write('image/jpeg', quality);
}
