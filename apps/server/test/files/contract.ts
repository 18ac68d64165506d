import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FileStore, StoredFile } from '../../src/files/file-store.ts';

const PLENTY = 1_000_000;
const png = (...bytes: readonly number[]): StoredFile => ({
  type: 'image/png',
  bytes: new Uint8Array(bytes),
});
const of = (size: number): StoredFile => ({ type: 'image/webp', bytes: new Uint8Array(size).fill(7) });

/** What every store of files promises. */
export function fileContract(name: string, open: () => Promise<FileStore>): void {
  describe(`${name} keeps the contract`, () => {
    let files: FileStore;
    beforeEach(async () => {
      files = await open();
    });
    afterEach(() => files.close());

    test('bytes come back as they were, with their type', async () => {
      const all = Uint8Array.from({ length: 256 }, (_, i) => i);
      expect(await files.save('a', 'n1', { type: 'image/jpeg', bytes: all }, 'mira', PLENTY)).toBe(true);
      expect(await files.read('a', 'n1')).toEqual({ type: 'image/jpeg', bytes: all });
      expect(await files.save('a', 'large', of(900_000), 'mira', PLENTY)).toBe(true);
      expect((await files.read('a', 'large'))?.bytes.length).toBe(900_000);
    });

    test('what is not there, or at another table, is not found', async () => {
      await files.save('a', 'n1', png(1), 'mira', PLENTY);
      expect(await files.read('a', 'n2')).toBeUndefined();
      expect(await files.read('b', 'n1')).toBeUndefined();
      expect(await files.read("a'; DROP TABLE files; --", 'n1')).toBeUndefined();
    });

    test('it is known who brought a file, and nobody else counts as that', async () => {
      await files.save('a', 'n1', png(1), 'mira', PLENTY);
      await files.save('a', 'n1', png(1), 'jonas', PLENTY);
      expect(await files.isBroughtBy('a', 'n1', 'mira')).toBe(true);
      expect(await files.isBroughtBy('a', 'n1', 'jonas')).toBe(true);
      expect(await files.isBroughtBy('a', 'n1', 'gm')).toBe(false);
      expect(await files.isBroughtBy('a', 'n2', 'mira')).toBe(false);
      expect(await files.isBroughtBy('b', 'n1', 'mira')).toBe(false);
    });

    test('a table has a budget; what is there already costs nothing', async () => {
      expect(await files.save('a', 'n1', of(600), 'mira', 1_000)).toBe(true);
      expect(await files.save('a', 'n2', of(401), 'mira', 1_000)).toBe(false);
      expect(await files.read('a', 'n2')).toBeUndefined();
      expect(await files.isBroughtBy('a', 'n2', 'mira')).toBe(false);
      expect(await files.save('a', 'n2', of(400), 'mira', 1_000)).toBe(true);
      expect(await files.save('a', 'n1', of(600), 'jonas', 1_000)).toBe(true);
      expect(await files.save('a', 'n3', of(1), 'mira', 1_000)).toBe(false);
      expect(await files.save('b', 'n3', of(1_000), 'mira', 1_000)).toBe(true);
    });

    test('the same file many times at once is kept once', async () => {
      const saved = await Promise.all(
        Array.from({ length: 8 }, () => files.save('a', 'n1', of(600), 'mira', 1_000)),
      );
      expect(saved).toEqual(Array.from({ length: 8 }, () => true));
    });

    test('a table that is dropped leaves nothing, and others stay', async () => {
      await files.save('a', 'n1', of(600), 'mira', 1_000);
      await files.save('b', 'n1', of(600), 'mira', 1_000);
      await files.drop('a');
      expect(await files.read('a', 'n1')).toBeUndefined();
      expect(await files.isBroughtBy('a', 'n1', 'mira')).toBe(false);
      expect(await files.save('a', 'n2', of(1_000), 'mira', 1_000)).toBe(true);
      expect(await files.read('b', 'n1')).toBeDefined();
    });
  });
}
