import type { PictureFrame } from './picture.ts';

type Size = Omit<PictureFrame, 'isPlain'>;

const RIFF_BYTES = 12;
/** Flags of the extended header for what is no part of a still picture: animation, XMP, EXIF. */
const MORE_THAN_A_PICTURE = 0x02 | 0x04 | 0x08;

/** The size of a WebP, from its picture, after a walk to its last chunk. */
export function readWebp(bytes: Uint8Array): PictureFrame | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = view.byteLength < RIFF_BYTES ? 0 : view.getUint32(4, true) + 8;
  if (end > bytes.length || end < RIFF_BYTES) return undefined;
  let isPlain = end === bytes.length;
  let canvas: Size | undefined;
  let size: Size | undefined;
  for (let at = RIFF_BYTES; at < end; ) {
    if (at + 8 > end) return undefined;
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    const body = bytes.subarray(at + 8, at + 8 + length);
    // Chunks begin on even bytes.
    const next = at + 8 + length + (length % 2);
    if (next > end) return undefined;
    if (name === 'VP8X') {
      if (at !== RIFF_BYTES || length !== 10) return undefined;
      if (((body[0] ?? 0) & MORE_THAN_A_PICTURE) !== 0) isPlain = false;
      canvas = { width: 1 + number(body, 4, 3), height: 1 + number(body, 7, 3) };
    } else if (name === 'VP8 ' || name === 'VP8L') {
      const read = name === 'VP8 ' ? lossySize(body) : losslessSize(body);
      if (size !== undefined || read === undefined) return undefined;
      size = read;
    } else if (name !== 'ALPH' && name !== 'ICCP') isPlain = false;
    at = next;
  }
  if (size === undefined) return undefined;
  const fits = canvas === undefined || (canvas.width === size.width && canvas.height === size.height);
  return fits ? { ...size, isPlain } : undefined;
}

/** After the tag of a key frame and its start code: 14 bits each, the rest is scaling. */
function lossySize(body: Uint8Array): Size | undefined {
  const isKeyFrame = ((body[0] ?? 1) & 1) === 0 && number(body, 3, 3) === 0x2a019d;
  if (body.length < 10 || !isKeyFrame) return undefined;
  return { width: number(body, 6, 2) & 0x3fff, height: number(body, 8, 2) & 0x3fff };
}

/** After a byte of signature: 14 bits each, one less than the size. */
function losslessSize(body: Uint8Array): Size | undefined {
  if (body.length < 5 || body[0] !== 0x2f) return undefined;
  const bits = number(body, 1, 4);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

/** A number of a few bytes, the smallest first. */
function number(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let i = count - 1; i >= 0; i -= 1) value = value * 256 + (bytes[at + i] ?? 0);
  return value;
}
