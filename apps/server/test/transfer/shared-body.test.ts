import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { BodyTooLarge, readShared } from '../../src/transfer/shared-body.ts';

const LIMIT = 300_000;
const pieces = (...sizes: readonly number[]) =>
  Readable.from(sizes.map((size, i) => Buffer.alloc(size, i + 1)));

test.each([[[10, 20]], [[70_000, 70_000, 60_000]], [[]]])(
  'a body in pieces of %j arrives whole',
  async (sizes) => {
    const all = Buffer.concat(sizes.map((size, i) => Buffer.alloc(size, i + 1)));
    for (const length of [all.length, undefined]) {
      const read = await readShared(pieces(...sizes), length, LIMIT);
      expect(read.buffer).toBeInstanceOf(SharedArrayBuffer);
      expect(Buffer.from(read).equals(all)).toBe(true);
    }
  },
);

test('a body that is larger than it says, or than anything may be, is refused', async () => {
  await expect(readShared(pieces(10, 20), 25, LIMIT)).rejects.toThrow(BodyTooLarge);
  for (const length of [undefined, 400_000])
    await expect(readShared(pieces(200_000, 200_000), length, LIMIT)).rejects.toThrow(BodyTooLarge);
});

test('a body that breaks off is refused', async () => {
  const broken = Readable.from(
    (function* () {
      yield Buffer.alloc(10);
      throw new Error('the line is cut');
    })(),
  );
  await expect(readShared(broken, 20, LIMIT)).rejects.toThrow('the line is cut');
});
