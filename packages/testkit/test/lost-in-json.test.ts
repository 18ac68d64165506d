import { expect, test } from 'vitest';
import { lostInJson } from '../src/lost-in-json.ts';

class Wound {
  readonly depth = 1;
}

test.each([
  [{ a: [1, 'x', true, null, { b: -2.5 }] }, undefined],
  [{ a: { b: new Set([1]) } }, 'a.b: Set'],
  [{ a: [new Map()] }, 'a.0: Map'],
  [{ a: undefined }, 'a: undefined'],
  [{ a: [Number.NaN] }, 'a.0: NaN'],
  [{ a: Number.POSITIVE_INFINITY }, 'a: Infinity'],
  [{ a: -0 }, 'a: 0'],
  [{ a: 1n }, 'a: bigint'],
  [{ a: () => 1 }, 'a: function'],
  [{ a: new Wound() }, 'a: Wound'],
])('%o loses %s', (value, lost) => {
  expect(lostInJson(value)).toBe(lost);
});
