import type { PictureFrame } from './picture.ts';

const SIGNATURE_BYTES = 8;
/** Length, name and checksum around the content of a chunk. */
const AROUND_BYTES = 12;

/** What belongs to the picture itself. Texts, times, profiles and animations do not. */
const PLAIN: readonly string[] = [
  'IHDR',
  'PLTE',
  'tRNS',
  'sRGB',
  'gAMA',
  'cHRM',
  'cICP',
  'sBIT',
  'bKGD',
  'pHYs',
  'IDAT',
  'IEND',
];

/** The size of a PNG, from its first chunk, after a walk to its last one. */
export function readPng(bytes: Uint8Array): PictureFrame | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: Omit<PictureFrame, 'isPlain'> | undefined;
  let isPlain = true;
  let hasPixels = false;
  for (let at = SIGNATURE_BYTES; at + AROUND_BYTES <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const next = at + AROUND_BYTES + length;
    if (next > bytes.length || (size === undefined) !== (name === 'IHDR')) return undefined;
    if (!PLAIN.includes(name)) isPlain = false;
    if (name === 'IHDR') {
      if (length !== 13) return undefined;
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    }
    if (name === 'IDAT') hasPixels = true;
    if (name === 'IEND') {
      if (size === undefined || !hasPixels || length !== 0) return undefined;
      return { ...size, isPlain: isPlain && next === bytes.length };
    }
    at = next;
  }
  return undefined;
}
