import type { PictureFrame } from './picture.ts';

/** Beginnings of frames that every browser draws: baseline, extended, progressive. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];
/** Tables, and what a frame needs to be drawn in the right colours. Cameras write who and where into others. */
const PLAIN: readonly number[] = [0xc4, 0xdb, 0xdd, 0xe0, 0xe2, 0xee];
const START_OF_SCAN = 0xda;
const END = 0xd9;

/** The size of a JPEG, from the header of its frame, after a walk to its end. */
export function readJpeg(bytes: Uint8Array): PictureFrame | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: Omit<PictureFrame, 'isPlain'> | undefined;
  let isPlain = true;
  let hasScan = false;
  for (let at = 2; at + 2 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    // A byte may be repeated before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) {
      if (size === undefined || !hasScan) return undefined;
      return { ...size, isPlain: isPlain && at + 2 === bytes.length };
    }
    if (at + 4 > bytes.length) return undefined;
    const length = view.getUint16(at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > bytes.length) return undefined;
    if (FRAMES.includes(marker)) {
      if (size !== undefined || length < 8) return undefined;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    } else if (marker === START_OF_SCAN) hasScan = true;
    else if (!PLAIN.includes(marker)) isPlain = false;
    at = marker === START_OF_SCAN ? endOfScan(bytes, next) : next;
  }
  return undefined;
}

/** Where the pixels of a scan end: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
