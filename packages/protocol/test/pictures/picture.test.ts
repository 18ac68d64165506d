import { pngChunk, smallPng } from '@tafelrunde/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bytesOfBase64,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_EDGE,
  PICTURE_PROBLEMS,
  pictureText,
  readAnyPicture,
  readPicture,
} from '../../src/index.ts';

/** Pictures of 5 × 3 pixels as Chromium writes them from a canvas, without the colour profiles. */
const CANVAS = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAYAAABbNsX4AAAAJklEQVR4AWzDQREAAAQEQK6SLiIIJYIuMvG/uZ1ZRM1xmIDtdP4AAAD//y15SSoAAAAGSURBVAMArX0UB+WAE0MAAAAASUVORK5CYII=',
  jpeg: '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAADAAUDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAaEAEAAQUAAAAAAAAAAAAAAAAAAgUVVKLR/8QAFAEBAAAAAAAAAAAAAAAAAAAAAv/EABkRAAIDAQAAAAAAAAAAAAAAAAACARJRE//aAAwDAQACEQMRAD8An94qGRpHgB9H2Q0XD//Z',
  webp: 'UklGRlwAAABXRUJQVlA4WAoAAAAQAAAABAAAAgAAQUxQSAwAAAABDzD/ERFiPiL6HwNWUDggKgAAANABAJ0BKgUAAwACgEIlAE6NcBb/4JAAAP7r3iNhrpy0LSw+LRUFpp1MAA==',
  lossless: 'UklGRjIAAABXRUJQVlA4WAoAAAAQAAAABAAAAgAAVlA4TBQAAAAvBIAAEA8wZjMzqvMf8JiPiP7HAA==',
} as const;

const bytes = (name: keyof typeof CANVAS): Uint8Array => bytesOfBase64(CANVAS[name]) as Uint8Array;
const text = (words: string): Uint8Array => new Uint8Array([...words].map((letter) => letter.charCodeAt(0)));
const join = (...parts: readonly Uint8Array[]): Uint8Array =>
  new Uint8Array(parts.flatMap((part) => [...part]));
const problemOf = (file: Uint8Array): string | null => {
  const read = readPicture(file);
  return read.ok ? null : read.error.code;
};

test.each([
  ['png', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['lossless', 'image/webp'],
] as const)('what a browser writes is read: %s', (name, type) => {
  expect(readPicture(bytes(name))).toEqual({ ok: true, value: { type, width: 5, height: 3 } });
});

describe.each(['png', 'jpeg', 'webp', 'lossless'] as const)('%s', (name) => {
  const file = bytes(name);

  test('cut off anywhere it is refused', () => {
    for (let length = 0; length < file.length; length += 1)
      expect(problemOf(file.slice(0, length)), `${length}`).not.toBeNull();
  });

  test('with something behind its end it is refused', () => {
    expect(problemOf(join(file, text('<script>')))).toBe('picture-not-plain');
    expect(problemOf(join(file, file))).toBe('picture-not-plain');
  });

  test('whatever is changed in it, reading ends with a size or a reason', () => {
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.nat(255), (at, byte) => {
        const changed = file.slice();
        changed[at] = byte;
        const read = readPicture(changed);
        if (read.ok)
          expect(Math.max(read.value.width, read.value.height)).toBeLessThanOrEqual(MAX_PICTURE_EDGE);
        else expect(PICTURE_PROBLEMS).toContain(read.error.code);
      }),
      { numRuns: 300 },
    );
  });
});

test('what claims to be huge is refused before anybody decodes it', () => {
  expect(problemOf(smallPng(MAX_PICTURE_EDGE, MAX_PICTURE_EDGE))).toBeNull();
  expect(readPicture(smallPng(60_000, 60_000))).toEqual({
    ok: false,
    error: {
      code: 'picture-too-wide',
      at: '',
      data: { width: 60_000, height: 60_000, max: MAX_PICTURE_EDGE },
    },
  });
  expect(problemOf(smallPng(1, 0xffff_ffff))).toBe('picture-too-wide');
  expect(problemOf(smallPng(0, 3))).toBe('picture-broken');
  expect(problemOf(join(bytes('png'), new Uint8Array(MAX_PICTURE_BYTES)))).toBe('picture-too-heavy');
});

test('a canvas that is not as large as its picture is refused', () => {
  const file = bytes('webp');
  file[24] = 99;
  expect(problemOf(file)).toBe('picture-broken');
});

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  '<?xml version="1.0"?><svg/>',
  '\n <!doctype html><script src="/x.js"></script>',
  'alert(1)',
  '{"format":0.3}',
])('text is no picture, whatever it is called: %s', (words) => {
  expect(problemOf(text(words))).toBe('picture-is-text');
});

test.each([
  ['nothing', new Uint8Array()],
  ['GIF', text('GIF89a\u0001\u0000\u0001\u0000')],
  ['PDF', join(text('%PDF-1.7\n'), new Uint8Array([0xe2, 0xe3, 0, 1]))],
  ['ZIP', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
  ['WebM', new Uint8Array([0x1a, 0x45, 0xdf, 0xa3])],
])('%s is not read', (_, file) => {
  expect(problemOf(file)).toBe('picture-unknown');
});

test.each(['tEXt', 'iTXt', 'zTXt', 'eXIf', 'iCCP', 'acTL'])(
  'a PNG with %s says more than its picture',
  (name) => {
    const plain = smallPng();
    const head = plain.slice(0, 33);
    expect(problemOf(join(head, new Uint8Array(pngChunk(name, [1, 2])), plain.slice(33)))).toBe(
      'picture-not-plain',
    );
  },
);

test('places and words in a JPEG are refused', () => {
  const file = bytes('jpeg');
  for (const marker of [0xe1, 0xfe, 0xed])
    expect(problemOf(join(file.slice(0, 2), new Uint8Array([0xff, marker, 0, 4, 1, 2]), file.slice(2)))).toBe(
      'picture-not-plain',
    );
});

test('of a picture that is still to be drawn anew the size is known, whatever it carries', () => {
  const file = bytes('jpeg');
  const fromCamera = join(file.slice(0, 2), new Uint8Array([0xff, 0xe1, 0, 4, 1, 2]), file.slice(2));
  const size = { type: 'image/jpeg', width: 5, height: 3 };
  expect(readAnyPicture(fromCamera)).toEqual({ ok: true, value: size });
  expect(readAnyPicture(smallPng(60_000, 1))).toMatchObject({ ok: true, value: { width: 60_000 } });
  expect(readAnyPicture(text('<svg/>'))).toMatchObject({ ok: false, error: { code: 'picture-is-text' } });
  expect(readAnyPicture(file.slice(0, 90))).toMatchObject({ ok: false, error: { code: 'picture-broken' } });
});

test('every refusal is a sentence in both languages', () => {
  for (const code of PICTURE_PROBLEMS)
    for (const locale of ['de', 'en'] as const)
      expect(pictureText({ code, at: '', data: { max: 3_145_728, width: 1, height: 2 } }, locale)).toMatch(
        /^[A-Z].*\.$/,
      );
  expect(pictureText({ code: 'invalid', at: '' }, 'de')).toBeUndefined();
});
