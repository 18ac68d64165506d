import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  type Fraction,
  formatFraction,
  fraction,
  multiply,
  toNumber,
  ZERO,
} from '../../src/fraction.ts';
import { exactFixedPoint, fixedPoint } from '../../src/interpreters/fixed-point.ts';

const texts = (found: readonly Fraction[] | undefined) => found?.map(formatFraction);

describe('a fixed point', () => {
  const half = fraction(1, 2);

  test('x = 1 + x/2 is 2', () => {
    expect(texts(exactFixedPoint([[half]], [fraction(1)]))).toEqual(['2']);
    expect(fixedPoint([[0.5]], [1])).toEqual([2]);
  });

  test('solves several at once, also where the diagonal vanishes', () => {
    // x = y + 1 with y = x/2 + z, z = y/3: then y = x/2 + y/3, so y = 3x/4 and x = 4, y = 3, z = 1.
    const zero = fraction(0);
    const matrix = [
      [zero, fraction(1), zero],
      [half, zero, fraction(1)],
      [zero, fraction(1, 3), zero],
    ];
    expect(texts(exactFixedPoint(matrix, [fraction(1), zero, zero]))).toEqual(['4', '3', '1']);
    // x = x + y - 1 forces y = 1; y = 2 - x forces x = 1. The first pivot is zero.
    const swapped = [
      [fraction(1), fraction(1)],
      [fraction(-1), zero],
    ];
    expect(texts(exactFixedPoint(swapped, [fraction(-1), fraction(2)]))).toEqual(['1', '1']);
  });

  test('x = x has none', () => {
    expect(exactFixedPoint([[fraction(1)]], [fraction(1)])).toBeUndefined();
    expect(
      fixedPoint(
        [
          [0, 1],
          [1, 0],
        ],
        [0, 0],
      ),
    ).toBeUndefined();
  });

  test('fulfils its equation, and doubles come close to it', () => {
    // Rows of a matrix whose entries sum to less than one always have a fixed point.
    const systems = fc.integer({ min: 1, max: 6 }).chain((size) => {
      const entries = fc.array(fc.nat(9), { minLength: size, maxLength: size });
      return fc.tuple(fc.array(entries, { minLength: size, maxLength: size }), entries);
    });
    fc.assert(
      fc.property(systems, ([counts, constants]) => {
        const matrix = counts.map((row) =>
          row.map((n) =>
            fraction(
              n,
              row.reduce((a, b) => a + b, 1),
            ),
          ),
        );
        const right = constants.map((n) => fraction(n));
        const found = exactFixedPoint(matrix, right) as Fraction[];
        matrix.forEach((row, i) => {
          const product = row.reduce(
            (sum, entry, j) => add(sum, multiply(entry, found[j] as Fraction)),
            ZERO,
          );
          expect(add(right[i] as Fraction, product)).toEqual(found[i]);
        });
        const doubles = fixedPoint(
          matrix.map((row) => row.map(toNumber)),
          right.map(toNumber),
        ) as number[];
        doubles.forEach((x, i) => {
          expect(x).toBeCloseTo(toNumber(found[i] as Fraction), 6);
        });
      }),
    );
  });
});
