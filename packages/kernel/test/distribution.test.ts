import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canonical,
  chance,
  chanceAt,
  combine,
  distribution,
  mapDistribution,
  mean,
  probabilityAt,
  tabulate,
} from '../src/distribution.ts';
import { formatFraction, fraction } from '../src/fraction.ts';
import { pool } from '../src/pool.ts';
import { faces, successes, sum } from '../src/reading.ts';

describe('a distribution', () => {
  test('merges equal outcomes, leaves out what has no weight, divides by the common divisor', () => {
    const coins = distribution([
      ['heads', 4],
      ['edge', 0],
      ['tails', 6],
      ['heads', 8n],
    ]);
    expect(coins.outcomes).toEqual(['heads', 'tails']);
    expect(coins.weights).toEqual([2, 1]);
    expect(coins.total).toBe(3);
    expect(coins.size).toBe(2);
  });

  test('merges objects by what they say, whatever the order of their fields', () => {
    const merged = distribution([
      [{ a: 1, b: [1, { c: 2, d: 3 }] }, 1],
      [{ b: [1, { d: 3, c: 2 }], a: 1 }, 1],
      [{ a: 1, b: [1, { c: 3, d: 2 }] }, 1],
    ]);
    expect(merged.weights).toEqual([2, 1]);
  });

  test('keeps weights beyond 2^53 exact', () => {
    const big = distribution([
      ['a', 2n ** 60n],
      ['b', 2n ** 60n + 1n],
    ]);
    expect(big.total).toBe(2n ** 61n + 1n);
    expect(chanceAt(big, 1)).toEqual(fraction(2n ** 60n + 1n, 2n ** 61n + 1n));
    const sum = distribution([
      ['a', Number.MAX_SAFE_INTEGER],
      ['a', 2],
      ['b', 1],
    ]);
    expect(sum.weights).toEqual([2n ** 53n + 1n, 1]);
    // What a double holds is a number, however it came.
    expect(
      distribution([
        ['a', 2n],
        ['b', 3n],
      ]).weights,
    ).toEqual([2, 3]);
    // Divided by 2^10 the weights are numbers again.
    expect(
      distribution([
        ['a', 2n ** 60n],
        ['b', 2n ** 10n],
      ]).weights,
    ).toEqual([2 ** 50, 1]);
  });

  test('without outcomes or with a negative weight there is none', () => {
    expect(() => distribution([])).toThrow(RangeError);
    expect(() => distribution([['a', 0]])).toThrow(RangeError);
    expect(() => distribution([['a', -1]])).toThrow(RangeError);
    expect(() => distribution([['a', 0.5]])).toThrow(RangeError);
    expect(() => distribution([['a', 2 ** 53]])).toThrow(RangeError);
  });

  test('answers chances, means and doubles', () => {
    const d6 = sum.law(pool(1, 6));
    const table = tabulate(d6);
    expect(tabulate(d6)).toBe(table);
    expect(formatFraction(chance(table, (face) => face >= 5))).toBe('1/3');
    expect(formatFraction(mean(table, (face) => face))).toBe('7/2');
    expect(probabilityAt(table, 0)).toBe(1 / 6);
  });

  test('tabulated faces are not the one array that the law walks with', () => {
    expect(tabulate(faces.law(pool(2, 2))).outcomes).toEqual([[1, 1], [1, 2], [2, 2]]); // biome-ignore format: short
    expect(tabulate(faces.law(pool(2, 2))).weights).toEqual([1, 2, 1]);
  });

  test('mapping merges what becomes equal', () => {
    const parity = mapDistribution(tabulate(sum.law(pool(1, 6))), (face) => face % 2 === 0);
    expect(parity.outcomes).toEqual([false, true]);
    expect(parity.weights).toEqual([1, 1]);
  });
});

describe('combining', () => {
  test('two dice added are the sum of two dice', () => {
    const d6 = sum.law(pool(1, 6));
    // What is asked for each pair may combine something itself.
    const nested = combine(d6, d6, (a, b) => a + b + Number(combine(d6, d6, (c, d) => c - d).size));
    expect([nested.outcomes[0], nested.weights]).toEqual([13, combine(d6, d6, (a, b) => a + b).weights]);
    // No whole number, beyond the corners, and no number at all.
    expect(combine(d6, d6, (a, b) => a / b).size).toBe(23);
    expect(combine(d6, d6, (a, b) => (a - 3) ** 2 + b).total).toBe(36);
    expect(combine(d6, d6, (a, b) => (a === 2 ? 'x' : a + b)).size).toBe(12);
    const both = combine(d6, d6, (a, b) => a + b);
    expect(both).toEqual(sum.law(pool(2, 6)));
  });

  test('hits less hits agree with a fraction by hand', () => {
    const net = combine(successes(5).law(pool(2, 6)), successes(5).law(pool(1, 6)), (a, b) => a - b);
    // P(2)=1/9, P(1)=4/9, P(0)=4/9 for two dice; 1/3, 2/3 for one: ahead by 1/9·1 + 4/9·2/3 = 11/27.
    expect(formatFraction(chance(net, (n) => n > 0))).toBe('11/27');
  });

  test('leaves doubles where products would round', () => {
    const left = sum.law(pool(12, 20));
    const right = sum.law(pool(12, 20));
    const both = combine(left, right, (a, b) => a + b);
    expect(both).toEqual(sum.law(pool(24, 20)));
    expect(both.total).toBe(20n ** 24n);
  });
});

describe('combining whole numbers at once is the same as one by one', () => {
  const laws = [
    successes(5).law(pool(3, 6)),
    sum.law(pool(2, 4)),
    sum.law(pool(1, 3)),
    sum.law(pool(13, 20)), // 20^13 is beyond 2^53
  ];
  const functions: Record<string, (a: number, b: number) => unknown> = {
    sum: (a, b) => a + b,
    difference: (a, b) => a - b,
    product: (a, b) => a * b,
    'beyond the corners': (a, b) => (a - 2) ** 2 + b,
    quotient: (a, b) => a / (b + 1),
    halves: (a, b) => (a + b) / 2,
    'who wins': (a, b) => a > b,
    'numbers and texts': (a, b) => (a > b ? a : 'none'),
    'far apart': (a, b) => a * 10_000 + b,
    infinite: (a, b) => (a > b ? a : Number.POSITIVE_INFINITY),
  };

  test.each(Object.keys(functions))('%s', (name) => {
    const f = functions[name] as (a: number, b: number) => unknown;
    for (const left of laws.map(tabulate)) {
      for (const right of laws.map(tabulate)) {
        const slowly = distribution(
          left.outcomes.flatMap((a, i) =>
            right.outcomes.map(
              (b, j) => [f(a, b), BigInt(left.weight(i)) * BigInt(right.weight(j))] as const,
            ),
          ),
        );
        // As texts: comparing maps entry by entry takes a minute.
        const chances = (of: typeof slowly) =>
          of.outcomes.map((outcome, i) => `${outcome}: ${formatFraction(chanceAt(of, i))}`).sort();
        const combined = combine(left, right, f);
        expect(chances(combined)).toEqual(chances(slowly));
        expect(combined.total).toBe(slowly.total);
      }
    }
  });
});

describe('the identity of an outcome', () => {
  test('is equal exactly for equal values', () => {
    const values = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
    fc.assert(
      fc.property(values, values, (a, b) => {
        expect(canonical(a) === canonical(b)).toBe(JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)));
        expect(canonical(structuredClone(a))).toBe(canonical(a));
      }),
    );
  });

  test.each([
    [1, '1'],
    [true, 'true'],
    [null, 'null'],
    [undefined, 'undefined'],
    [undefined, null],
    [{ a: 1 }, '{"a":1}'],
    [[1, 2], '[1,2]'],
    [{ a: Number.POSITIVE_INFINITY }, { a: null }],
  ])('%o is not %o', (a, b) => expect(canonical(a)).not.toBe(canonical(b)));
});

/** The same with the fields of every object in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return { fields: entries.map(([key, inner]) => [key, sorted(inner)]) };
}
