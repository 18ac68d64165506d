/**
 * A picture as small as can be: the frame of a PNG, with whatever stands for its pixels. Checks read the frame alone, so it
 * can claim any size.
 */
export function smallPng(width = 5, height = 3, pixels: readonly number[] = [1, 2, 3]): Uint8Array {
  const size = [width, height].flatMap(fourBytes);
  return new Uint8Array([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...pngChunk('IHDR', [...size, 8, 6, 0, 0, 0]),
    ...pngChunk('IDAT', pixels),
    ...pngChunk('IEND', []),
  ]);
}

export const pngChunk = (name: string, body: readonly number[]): readonly number[] => [
  ...fourBytes(body.length),
  ...[...name].map((letter) => letter.charCodeAt(0)),
  ...body,
  // A checksum that nobody checks.
  ...fourBytes(0),
];

const fourBytes = (number: number): readonly number[] =>
  [24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff);
