import type { Flaw, PictureSize } from './picture.ts';

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
export function readPng(bytes: Uint8Array): PictureSize | Flaw {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: PictureSize | undefined;
  let hasPixels = false;
  for (let at = SIGNATURE_BYTES; at + AROUND_BYTES <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const next = at + AROUND_BYTES + length;
    if (next > bytes.length || (size === undefined) !== (name === 'IHDR')) return 'picture-broken';
    if (!PLAIN.includes(name)) return 'picture-not-plain';
    if (name === 'IHDR') {
      if (length !== 13) return 'picture-broken';
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    }
    if (name === 'IDAT') hasPixels = true;
    if (name === 'IEND') {
      if (size === undefined || !hasPixels || length !== 0) return 'picture-broken';
      return next === bytes.length ? size : 'picture-not-plain';
    }
    at = next;
  }
  return 'picture-broken';
}
