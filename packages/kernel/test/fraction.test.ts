import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  divide,
  type Fraction,
  formatFraction,
  fraction,
  gcd,
  multiply,
  plusWeight,
  slim,
  subtract,
  timesWeight,
  toNumber,
  weightDivisor,
  ZERO,
} from '../src/fraction.ts';

const LIMIT = BigInt(Number.MAX_SAFE_INTEGER);
const fractions = (): fc.Arbitrary<Fraction> =>
  fc.tuple(fc.bigInt(-(2n ** 80n), 2n ** 80n), fc.bigInt(1n, 2n ** 80n)).map(([n, d]) => fraction(n, d));
/** Counts on both sides of 2^53, as number where it is exact. */
const weights = () =>
  fc.oneof(fc.bigInt(0n, 1000n), fc.bigInt(LIMIT - 5n, LIMIT + 5n), fc.bigInt(0n, 2n ** 90n)).map(slim);

describe('fractions', () => {
  test.each([
    [fraction(6, 4), '3/2'],
    [fraction(6, 3), '2'],
    [fraction(0, 7), '0'],
    [fraction(1, -3), '-1/3'],
    [fraction(-2, -6), '1/3'],
    [fraction(10n ** 30n, 10n ** 31n), '1/10'],
    [fraction(5), '5'],
  ])('%o is %s', (value, text) => expect(formatFraction(value)).toBe(text));

  test('over zero there is none', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError);
    expect(() => divide(fraction(1), ZERO)).toThrow(RangeError);
  });

  test('are always reduced with a positive denominator', () => {
    fc.assert(fc.property(fractions(), ({ n, d }) => gcd(n, d) === 1n && d > 0n));
  });

  test('adding and multiplying can be taken back', () => {
    fc.assert(
      fc.property(fractions(), fractions(), (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a);
        if (b.n !== 0n) expect(divide(multiply(a, b), b)).toEqual(a);
      }),
    );
  });

  test('multiplying distributes over adding', () => {
    fc.assert(
      fc.property(fractions(), fractions(), fractions(), (a, b, c) => {
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
      }),
    );
  });
});

describe('the nearest double', () => {
  test.each([
    ['small ones divide', fraction(1, 3), 1 / 3],
    ['zero', ZERO, 0],
    ['both parts beyond the range of doubles', fraction(10n ** 600n, 3n * 10n ** 600n), 1 / 3],
    ['a large part over a larger one', fraction(7n * 10n ** 310n + 1n, 10n ** 600n), 7e-290],
    ['a small part over one beyond the range', fraction(1, 2n ** 1040n), 2 ** -1040],
    ['the smallest normal double', fraction(2n ** 100n + 1n, 2n ** 1122n), 2 ** -1022],
    ['too small for any double', fraction(1, 2n ** 2000n), 0],
    ['negative', fraction(-(10n ** 400n), 4n * 10n ** 400n), -0.25],
    ['larger than one', fraction(2n ** 1010n, 2n ** 1000n - 1n), 1024],
    // Halfway between two doubles and a little more.
    ['just above a tie', fraction((2n ** 53n + 1n) * 2n ** 200n + 1n, 2n ** 200n), 2 ** 53 + 2],
    // 2^53 + 1 and 3 round separately to 2^53 / 3, one step too low.
    ['a numerator that is no double', fraction(2n ** 53n + 1n, 3n), 3_002_399_751_580_331],
  ])('%s', (_, value, double) => expect(toNumber(value)).toBe(double));

  test('is never farther than half a step from the truth', () => {
    const parts = fc.tuple(fc.bigInt(1n, 2n ** 1200n), fc.bigInt(1n, 2n ** 1200n));
    fc.assert(
      fc.property(parts, ([n, d]) => {
        const double = toNumber(fraction(n, d));
        fc.pre(double > 1e-300 && double < 1e300);
        // double = m·2^-k exactly, with m of 53 bits: |n/d - m/2^k| ≤ 1/2^(k+1).
        const exponent = 52 - Math.floor(Math.log2(double));
        const scale = (bits: number) => 2n ** BigInt(Math.max(bits, 0));
        const mantissa = BigInt(
          double * 2 ** Math.trunc(exponent / 2) * 2 ** (exponent - Math.trunc(exponent / 2)),
        );
        const error = n * scale(exponent) - mantissa * scale(-exponent) * d;
        return 2n * (error < 0n ? -error : error) <= d * scale(-exponent);
      }),
    );
  });
});

describe('weights', () => {
  test('have the divisor that whole numbers of any size have', () => {
    const whole = fc.oneof(
      fc.nat(60),
      fc.maxSafeNat(),
      fc.nat(1_000).map((below) => Number.MAX_SAFE_INTEGER - below),
      fc.nat(1_000).map((near) => 2 ** 52 - 500 + near),
    );
    fc.assert(
      fc.property(whole, whole, fc.integer({ min: 1, max: 9 }), (a, b, times) => {
        expect(BigInt(weightDivisor(a, b))).toBe(gcd(BigInt(a), BigInt(b)));
        const [x, y] = [Math.floor(a / times) * times, Math.floor(b / times) * times];
        expect(BigInt(weightDivisor(x, y))).toBe(gcd(BigInt(x), BigInt(y)));
      }),
      { numRuns: 2_000 },
    );
  });

  test('add and multiply exactly, across the edge of doubles', () => {
    fc.assert(
      fc.property(weights(), weights(), (a, b) => {
        expect(BigInt(plusWeight(a, b))).toBe(BigInt(a) + BigInt(b));
        expect(BigInt(timesWeight(a, b))).toBe(BigInt(a) * BigInt(b));
      }),
    );
  });

  test('stay numbers while a double holds them', () => {
    expect(plusWeight(2, 3)).toBe(5);
    expect(timesWeight(2 ** 26, 2 ** 26)).toBe(2 ** 52);
    expect(plusWeight(Number.MAX_SAFE_INTEGER, 1)).toBe(2n ** 53n);
    expect(slim(LIMIT)).toBe(Number.MAX_SAFE_INTEGER);
    expect(slim(LIMIT + 1n)).toBe(2n ** 53n);
  });
});
