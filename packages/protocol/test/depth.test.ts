import { expect, test, vi } from 'vitest';
import { isTooDeep, MAX_DEPTH } from '../src/index.ts';

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

test('as deep as is allowed, and one deeper', () => {
  expect(isTooDeep(nested(MAX_DEPTH))).toBe(false);
  expect(isTooDeep(nested(MAX_DEPTH + 1))).toBe(true);
});

test('bytes are not looked through: a file of megabytes would keep everybody waiting', () => {
  const values = vi.spyOn(Object, 'values');
  expect(isTooDeep({ body: new Uint8Array(1_000) })).toBe(false);
  expect(values.mock.calls.map(([value]) => value as unknown)).toEqual([{ body: new Uint8Array(1_000) }]);
  values.mockRestore();
});
