import { err, ok, type Problem, type Result } from '@tafelrunde/kernel';
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** The largest picture that is kept, in bytes, and its longest edge in pixels: more would be slow on a phone. */
export const MAX_PICTURE_BYTES = 3 * 1024 * 1024;
export const MAX_PICTURE_EDGE = 4_096;

/** What is said of a picture before anybody decodes it. */
export interface PictureHead {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
}

/** What the frame of a picture says. */
export interface PictureFrame {
  readonly width: number;
  readonly height: number;
  /** Nothing but the picture is in it. */
  readonly isPlain: boolean;
}

export const PICTURE_PROBLEMS = [
  'picture-too-heavy',
  'picture-is-text',
  'picture-unknown',
  'picture-too-wide',
  'picture-broken',
  'picture-not-plain',
] as const;
export type PictureProblem = (typeof PICTURE_PROBLEMS)[number];

const READERS: readonly {
  readonly type: PictureType;
  readonly starts: (bytes: Uint8Array) => boolean;
  /** Undefined if it is cut off or contradicts itself. */
  readonly read: (bytes: Uint8Array) => PictureFrame | undefined;
}[] = [
  { type: 'image/png', starts: (bytes) => holds(bytes, 0, [0x89, 0x50, 0x4e, 0x47]), read: readPng },
  { type: 'image/jpeg', starts: (bytes) => holds(bytes, 0, [0xff, 0xd8, 0xff]), read: readJpeg },
  {
    type: 'image/webp',
    starts: (bytes) => holds(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && holds(bytes, 8, [0x57, 0x45, 0x42, 0x50]),
    read: readWebp,
  },
];

/** What bytes are, by what they begin with. */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | undefined =>
  READERS.find(({ starts }) => starts(bytes))?.type;

/**
 * The same of a picture that somebody still has to draw anew: however large it is and whatever it carries, its size is known
 * before it is decoded.
 */
export function readAnyPicture(bytes: Uint8Array): Result<PictureHead, Problem> {
  const reader = READERS.find(({ starts }) => starts(bytes));
  if (reader === undefined)
    return err({ code: isText(bytes) ? 'picture-is-text' : 'picture-unknown', at: '' });
  const frame = reader.read(bytes);
  if (frame === undefined || frame.width < 1 || frame.height < 1)
    return err({ code: 'picture-broken', at: '' });
  return ok({ type: reader.type, width: frame.width, height: frame.height });
}

/**
 * Reads what a picture says of itself, and that it is nothing but a picture: from the first byte to the last one, without
 * words, places, animation or anything behind its end. Nothing is decoded, so nothing can swell.
 */
export function readPicture(bytes: Uint8Array): Result<PictureHead, Problem> {
  const problem = (code: PictureProblem, data: Problem['data'] = {}): Result<PictureHead, Problem> =>
    err({ code, at: '', data });
  if (bytes.length > MAX_PICTURE_BYTES) return problem('picture-too-heavy', { max: MAX_PICTURE_BYTES });
  const reader = READERS.find(({ starts }) => starts(bytes));
  if (reader === undefined) return problem(isText(bytes) ? 'picture-is-text' : 'picture-unknown');
  const frame = reader.read(bytes);
  if (frame === undefined || frame.width < 1 || frame.height < 1) return problem('picture-broken');
  const { width, height } = frame;
  if (!frame.isPlain) return problem('picture-not-plain');
  if (width > MAX_PICTURE_EDGE || height > MAX_PICTURE_EDGE)
    return problem('picture-too-wide', { width, height, max: MAX_PICTURE_EDGE });
  return ok({ type: reader.type, width, height });
}

/** SVG, HTML, scripts: they begin with something that can be typed. */
const isText = (bytes: Uint8Array): boolean =>
  bytes.length > 0 &&
  bytes.subarray(0, 64).every((byte) => byte >= 0x20 || byte === 9 || byte === 10 || byte === 13);

const holds = (bytes: Uint8Array, at: number, wanted: readonly number[]): boolean =>
  wanted.every((byte, i) => bytes[at + i] === byte);
