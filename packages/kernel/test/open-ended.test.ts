import { agreesWithSimulation } from '@tafelrunde/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Stopped } from '../src/calculation-problem.ts';
import { seededDice, throwPool } from '../src/dice.ts';
import { chance, chanceAt, type Distribution, mapDistribution, tabulate } from '../src/distribution.ts';
import type { Rule } from '../src/fate.ts';
import {
  add,
  divide,
  type Fraction,
  formatFraction,
  fraction,
  multiply,
  ONE,
  subtract,
  toNumber,
  ZERO,
} from '../src/fraction.ts';
import { exact } from '../src/interpreters/exact.ts';
import { compare } from '../src/margin.ts';
import { notationOdds } from '../src/notation/odds.ts';
import { parseNotation } from '../src/notation/parse.ts';
import { type OpenEndedSum, openEndedSum } from '../src/open-ended.ts';
import { MAX_DICE, openEndedPool } from '../src/pool.ts';
import { sum, totalUpTo } from '../src/reading.ts';

const DICE = [4, 6, 8, 10, 12];
const PAIRS = DICE.flatMap((one) => DICE.filter((two) => two <= one).map((two) => [one, two] as const));

// biome-ignore format: one line for each two
const OPPONENTS: [number[], number[]][] = [
  [[4], [12]], [[8, 8], [10]], [[4, 4], [4, 4]], [[8, 6], [8, 6]], [[6, 4], [12, 10]], [[12, 10], [8, 6]],
  [[12, 12, 4], [10, 6]], [[12, 12, 12, 12], [4, 4, 4]], [[12, 10, 8, 6], [10, 8, 6, 4]],
];

const is = (value: number) => (outcome: number) => outcome === value;
const written = (law: Distribution<number>): Record<number, string> =>
  Object.fromEntries(law.outcomes.map((outcome) => [outcome, formatFraction(chance(law, is(outcome)))]));
const chances = (law: Distribution<number>): string[] =>
  law.outcomes.map((_, i) => formatFraction(chanceAt(law, i)));
const sumOf = (fractions: readonly Fraction[]): Fraction => fractions.reduce(add, ZERO);
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** k·n + r has the chance 1/n^(k+1). */
const chanceOfDie = (n: number, total: number): Fraction =>
  total < 1 || total % n === 0 ? ZERO : fraction(1n, BigInt(n) ** BigInt(Math.floor(total / n) + 1));

/** Throws the first die: it stops at a face, or shows its highest and is thrown again. */
function recursion(): (sides: readonly number[], total: number) => Fraction {
  const known = new Map<string, Fraction>();
  const at = (sides: readonly number[], total: number): Fraction => {
    const [n, ...others] = sides;
    if (n === undefined) return total === 0 ? ONE : ZERO;
    if (total < sides.length) return ZERO;
    const key = `${sides} ${total}`;
    const stops = () => range(1, n - 1).map((face) => at(others, total - face));
    const found = known.get(key) ?? divide(sumOf([...stops(), at(sides, total - n)]), fraction(n));
    known.set(key, found);
    return found;
  };
  return at;
}

const dice = (most: number): fc.Arbitrary<number[]> =>
  fc.array(fc.constantFrom(2, 3, ...DICE), { maxLength: most });
const sums = (most: number): fc.Arbitrary<OpenEndedSum> =>
  fc
    .tuple(dice(most), fc.integer({ min: -9, max: 9 }))
    .map(([sides, constant]) => openEndedSum(sides, constant));

describe('a sum up to a horizon', () => {
  test('W4!: 4 cannot be, and 6 or more is a four and then not a one', () => {
    const law = openEndedSum([4]).upTo(6);
    expect(law.outcomes).toEqual([1, 2, 3, 5, 6]);
    // In sixteenths: 1, 2, 3 have 4 each, 5 = 4+1 has 1, and of 4+1 … 4+4 three are left.
    expect(law.weights).toEqual([4, 4, 4, 1, 3]);
  });

  test('W4!+W4!+1', () => {
    // 2, 3, 4, 5 of two dice: 1, 2, 3, 2 of 16 pairs. 6: 3+3 = 1/16, and 5+1, 1+5: 2 · 1/16 · 1/4 = 2/64.
    // 16 - 8 = 8 of 16 are left, 32/64; less 6/64 that is 26/64 for 7 or more.
    const law = openEndedSum([4, 4], 1).upTo(8);
    expect(law.outcomes).toEqual([3, 4, 5, 6, 7, 8]);
    expect(chances(law)).toEqual(['1/16', '1/8', '3/16', '1/8', '3/32', '13/32']);
  });

  test('W12!+W10! reaches 14', () => {
    // Without explosion: 5+9, 6+8 … 11+3 and above: 1+2+3+4+5+6+7 = 28 of 120 pairs. An exploded W12 is 13 or more:
    // enough with any W10. With the W10 alone exploded only 1+11, 1+12 and 2+11 fall short, each 1/120 · 1/10.
    const exploded = add(
      fraction(1, 12),
      multiply(fraction(1, 120), subtract(fraction(11), fraction(3, 10))),
    );
    expect(openEndedSum([12, 10]).chanceAtLeast(14)).toEqual(add(fraction(28, 120), exploded));
  });

  test.each(PAIRS)('W%i!+W%i!: every total and every threshold by recursion', (one, two) => {
    const expected = recursion();
    const both = openEndedSum([one, two]);
    const law = both.upTo(90);
    let atLeast = ONE;
    for (const total of range(-1, 89)) {
      const here = expected([one, two], total);
      expect(both.chanceAtLeast(total), `at least ${total}`).toEqual(atLeast);
      expect(both.chanceAt(total), `${total}`).toEqual(here);
      expect(chance(law, is(total)), `${total} below 90`).toEqual(here);
      atLeast = subtract(atLeast, here);
    }
    expect(chance(law, is(90))).toEqual(atLeast);
  });

  test.each([[[5, 3]], [[7, 5]], [[9, 5, 3]]])('%j: exact on both sides of 2^53', (sides) => {
    const expected = recursion();
    const totals = new Set<string>();
    for (const horizon of range(20, 80)) {
      const law = openEndedSum(sides).upTo(horizon);
      totals.add(typeof law.total);
      for (const total of range(0, horizon - 1))
        expect(chance(law, is(total)), `${total} up to ${horizon}`).toEqual(expected(sides, total));
    }
    expect([...totals]).toEqual(['number', 'bigint']);
  });

  test('one die follows 1/n^(k+1)', () => {
    for (const n of [2, 3, ...DICE, 1000]) {
      for (const total of range(0, 3 * n).filter((t) => n < 1000 || t % 97 === 0))
        expect(openEndedSum([n]).chanceAt(total), `${total} of W${n}`).toEqual(chanceOfDie(n, total));
    }
  });

  test('a nearer horizon lumps what a farther one tells apart, short numbers or long', () => {
    fc.assert(
      fc.property(sums(6), fc.integer({ min: -10, max: 60 }), fc.nat(60), (some, horizon, more) => {
        const lumped = mapDistribution(some.upTo(horizon + more), (total) => Math.min(total, horizon));
        expect(some.upTo(horizon)).toEqual(lumped);
      }),
    );
  });

  test('a constant shifts it, the order of the dice does not matter', () => {
    fc.assert(
      fc.property(dice(5), fc.integer({ min: -30, max: 30 }), fc.nat(50), (sides, constant, horizon) => {
        const plain = openEndedSum(sides).upTo(horizon);
        const shifted = openEndedSum(sides.toReversed(), constant).upTo(horizon + constant);
        expect(shifted).toEqual(mapDistribution(plain, (total) => total + constant));
      }),
    );
  });
});

describe('law and reading of open-ended pools agree', () => {
  /** Every throw in which no die explodes more often than this, as the faces of its chains. */
  function* throws(count: number, sides: number, explosions: number): Generator<number[]> {
    if (count === 0) return yield [];
    for (const others of throws(count - 1, sides, explosions)) {
      for (const k of range(0, explosions)) {
        for (const face of range(1, sides - 1)) yield [...others, ...new Array(k).fill(sides), face];
      }
    }
  }

  const POOLS = [[0, 6, 1], [1, 2, 9], [1, 6, 3], [1, 12, 4], [2, 4, 3], [2, 10, 2], [3, 4, 2], [3, 3, 3], [4, 2, 4]] as const; // biome-ignore format: a list of pools

  test.each(POOLS)('%iW%i!, chains of up to %i explosions', (count, sides, explosions) => {
    const thrown = openEndedPool(count, sides);
    // A longer chain is beyond this.
    for (const horizon of range(0, sides * (explosions + 1) + count)) {
      const look = totalUpTo(horizon);
      const law = tabulate(look.law(thrown));
      const seen = new Map<number, Fraction>();
      for (const faces of throws(count, sides, explosions)) {
        const total = Math.min(look.read(faces), horizon);
        const weight = fraction(1n, BigInt(sides) ** BigInt(faces.length));
        seen.set(total, add(seen.get(total) ?? ZERO, weight));
      }
      const unseen = subtract(ONE, sumOf([...seen.values()]));
      for (const total of new Set([...law.outcomes, ...seen.keys()])) {
        const listed = seen.get(total) ?? ZERO;
        expect(chance(law, is(total)), `${total} up to ${horizon}`).toEqual(
          total === horizon ? add(listed, unseen) : listed,
        );
      }
    }
  });

  const check: Rule<{ one: number; two: number }, undefined, number> = (fate, { one, two }) =>
    fate.roll(openEndedPool(1, one), totalUpTo(20), 'first') +
    fate.roll(openEndedPool(1, two), totalUpTo(20), 'second');
  const lump = (total: number): number => Math.min(total, 20);

  test.each(PAIRS)('a rule that adds W%i! and W%i! has the odds of their sum', (one, two) => {
    const odds = exact(check, { one, two }, undefined);
    if (!odds.ok) throw new Error(odds.error.code);
    const sorted = mapDistribution(odds.value, lump);
    expect(written(sorted)).toEqual(written(openEndedSum([one, two]).upTo(20)));
  });

  test('and simulation agrees with them', () => {
    for (const [one, two] of PAIRS)
      agreesWithSimulation(check, { one, two }, undefined, {
        runs: 20_000,
        seed: 20_261_116,
        projection: lump,
      });
  });
});

describe('compared by hand', () => {
  test('W4! against W4!', () => {
    // Level: 1, 2 or 3 twice, 3/16, and after two fours again: 3/16 · 16/15 = 1/5.
    // Ahead by 1: 2-1 and 3-2, 2/16 · 16/15 = 2/15. By 2: 3-1 is 1/16, 5-3 is 1/64; 5/64 · 16/15 = 1/12.
    // Ahead at all: (1 - 1/5) / 2 = 2/5; by 3 or more: 2/5 - 2/15 - 1/12 = 11/60.
    const margins = compare(openEndedSum([4]), openEndedSum([4]), -3, 3);
    expect(margins.outcomes).toEqual([-3, -2, -1, 0, 1, 2, 3]);
    expect(chances(margins)).toEqual(['11/60', '1/12', '2/15', '1/5', '2/15', '1/12', '11/60']);
  });

  test('W4!+1 against W4!: ahead if the dice are level or better', () => {
    // 1/5 + 2/5 = 3/5; level if the dice are one behind, 2/15; the rest 1 - 11/15.
    expect(chances(compare(openEndedSum([4], 1), openEndedSum([4]), -1, 1))).toEqual(['4/15', '2/15', '3/5']);
  });

  test('W6! level with W4!', () => {
    // Up to 11: 1, 2, 3 with 1/6 · 1/4 each; 5 with 1/6 · 1/16; 7 with 1/36 · 1/16; 9, 10, 11 with 1/36 · 1/64 each:
    // (288 + 24 + 4 + 3) / 2304. Twelve more: two sixes and three fours, 1/36 · 1/64 = 1/2304. 319/2304 · 2304/2303.
    const margins = compare(openEndedSum([6]), openEndedSum([4]), -1, 1);
    expect(formatFraction(chance(margins, is(0)))).toBe('319/2303');
  });

  test('numbers without dice', () => {
    expect(written(compare(openEndedSum([], 5), openEndedSum([], 3), 0, 4))).toEqual({ 2: '1' });
    expect(written(compare(openEndedSum([], 5), openEndedSum([], 3), 4, 6))).toEqual({ 4: '1' });
  });
});

describe('compared with other ways to calculate it', () => {
  test.each(DICE.flatMap((a) => DICE.map((b) => [a, b] as const)))(
    'W%i! against W%i!: every margin',
    (a, b) => {
      // From its first place on, a margin repeats with every a·b places, rarer by the same factor.
      const again = multiply(chanceOfDie(a, a * b + 1), multiply(chanceOfDie(b, a * b + 1), fraction(a * b)));
      const expected = (margin: number): Fraction => {
        const first = Math.max(1, 1 - margin);
        const once = range(first, first + a * b - 1).map((t) =>
          multiply(chanceOfDie(a, t + margin), chanceOfDie(b, t)),
        );
        return divide(sumOf(once), subtract(ONE, again));
      };
      const margins = compare(openEndedSum([a]), openEndedSum([b]), -31, 31);
      const inner = range(-30, 30).map(expected);
      range(-30, 30).forEach((margin, i) => {
        expect(chance(margins, is(margin)), `${margin}`).toEqual(inner[i]);
      });
      expect(add(chance(margins, is(-31)), chance(margins, is(31)))).toEqual(subtract(ONE, sumOf(inner)));
    },
  );

  test('throwing any one die first gives the same', () => {
    const window = 12;
    const marginsOf = (a: readonly number[], b: readonly number[]) =>
      compare(openEndedSum(a), openEndedSum(b), -window - 13, window + 13);
    fc.assert(
      fc.property(dice(4), dice(4), (a, b) => {
        const all = marginsOf(a, b);
        const at = (law: Distribution<number>, margin: number) => chance(law, is(margin));
        const ends = [
          [a, 1],
          [b, -1],
        ] as const;
        for (const [side, direction] of ends) {
          const [n, ...others] = side;
          if (n === undefined) continue;
          const without = side === a ? marginsOf(others, b) : marginsOf(a, others);
          for (const margin of range(-window, window)) {
            const stopped = range(1, n - 1).map((face) => at(without, margin - direction * face));
            const thrown = add(sumOf(stopped), at(all, margin - direction * n));
            expect(at(all, margin), `${a} against ${b}, ${margin}`).toEqual(divide(thrown, fraction(n)));
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  test.each(OPPONENTS)('%j against %j: between what short chains prove and what they leave open', (a, b) => {
    /** Totals of chains of up to nine explosions, in `whole` cases. */
    const short = (sides: readonly number[]) => {
      let cases = new Map([[0, 1n]]);
      for (const n of sides) {
        const next = new Map<number, bigint>();
        for (const [total, ways] of cases) {
          for (const value of range(1, 10 * n - 1).filter((v) => v % n > 0)) {
            const more = ways * BigInt(n) ** BigInt(9 - Math.floor(value / n));
            next.set(total + value, (next.get(total + value) ?? 0n) + more);
          }
        }
        cases = next;
      }
      return { cases, whole: sides.reduce((product, n) => product * BigInt(n) ** 10n, 1n) };
    };
    const [one, two] = [short(a), short(b)];
    const proved = new Map<number, bigint>();
    let open = one.whole * two.whole;
    for (const [x, v] of one.cases) {
      for (const [y, w] of two.cases) {
        const margin = Math.max(-9, Math.min(9, x - y));
        proved.set(margin, (proved.get(margin) ?? 0n) + v * w);
        open -= v * w;
      }
    }
    const margins = compare(openEndedSum(a), openEndedSum(b), -9, 9);
    expect(margins.size).toBe(19);
    for (const margin of range(-9, 9)) {
      const { n, d } = chance(margins, is(margin));
      const cases = n * one.whole * two.whole;
      const least = proved.get(margin) as bigint;
      expect(cases >= least * d && cases <= (least + open) * d, `${margin}`).toBe(true);
    }
    expect(toNumber(fraction(open, one.whole * two.whole))).toBeLessThan(1e-5);
  });

  // Four against four are too much for it.
  test.each(OPPONENTS.slice(0, -1))('%j against %j: the notation says the same', (a, b) => {
    const text = [...a.map((n) => `+W${n}!`), ...b.map((n) => `-W${n}!`)].join('').slice(1);
    const parsed = parseNotation(`${text}+3`);
    const odds = parsed.ok ? notationOdds(parsed.value) : undefined;
    if (!odds?.ok) throw new Error(text);
    const margins = compare(openEndedSum(a, 1), openEndedSum(b, -2), -20, 20);
    for (const { total, chance: expected } of odds.value.outcomes)
      if (Math.abs(total) < 20) expect(chance(margins, is(total)), `${total}`).toEqual(expected);
    expect(chance(margins, is(20))).toEqual(odds.value.atLeast(20));
  });

  test('against a number it is a threshold', () => {
    fc.assert(
      fc.property(sums(4), fc.integer({ min: -5, max: 40 }), (some, number) => {
        const margins = compare(some, openEndedSum([], number), -1, 1);
        expect(chance(margins, is(0))).toEqual(some.chanceAt(number));
        expect(chance(margins, is(1))).toEqual(some.chanceAtLeast(number + 1));
      }),
    );
  });

  test('simulation agrees', () => {
    const [runs, seed] = [50_000, 20_261_117];
    for (const [a, b] of OPPONENTS) {
      const margins = compare(openEndedSum(a), openEndedSum(b), -8, 8);
      const source = seededDice(seed);
      const thrown = (sides: readonly number[]): number =>
        sides.reduce((total, n) => total + sum.read(throwPool(source, openEndedPool(1, n), [])), 0);
      const counts = new Map<number, number>();
      for (let i = 0; i < runs; i += 1) {
        const margin = Math.max(-8, Math.min(8, thrown(a) - thrown(b)));
        counts.set(margin, (counts.get(margin) ?? 0) + 1);
      }
      for (const margin of range(-8, 8)) {
        const p = toNumber(chance(margins, is(margin)));
        const bound = 5 * Math.sqrt(runs * p * (1 - p)) + 5;
        expect(Math.abs((counts.get(margin) ?? 0) - runs * p), `${margin}, seed ${seed}`).toBeLessThan(bound);
      }
    }
  });
});

describe('laws of comparing', () => {
  const windows = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 25 }));

  test('the other way round it is the mirror image', () => {
    fc.assert(
      fc.property(sums(4), sums(4), windows, (a, b, [from, width]) => {
        const mirrored = compare(b, a, -from - width, -from);
        expect(written(compare(a, b, from, from + width))).toEqual(
          written(mapDistribution(mirrored, (margin) => 0 - margin)),
        );
      }),
    );
  });

  test('a constant shifts the margin', () => {
    fc.assert(
      fc.property(
        sums(3),
        sums(3),
        windows,
        fc.integer({ min: -20, max: 20 }),
        (a, b, [from, width], more) => {
          const shifted = compare(
            openEndedSum(a.sides, a.constant + more),
            b,
            from + more,
            from + width + more,
          );
          const plain = compare(a, b, from, from + width);
          expect(shifted).toEqual(mapDistribution(plain, (margin) => margin + more));
        },
      ),
    );
  });

  test('a narrower window lumps what a wider one tells apart, and all of it is exactly one', () => {
    fc.assert(
      fc.property(sums(4), sums(4), windows, fc.nat(30), fc.nat(30), (a, b, [from, width], below, beyond) => {
        const narrow = compare(a, b, from, from + width);
        const wide = compare(a, b, from - below, from + width + beyond);
        const lumped = mapDistribution(wide, (margin) => Math.max(from, Math.min(from + width, margin)));
        expect(written(narrow)).toEqual(written(lumped));
        expect(sumOf(narrow.outcomes.map((margin) => chance(narrow, is(margin))))).toEqual(ONE);
      }),
    );
  });
});

describe('what cannot be', () => {
  test('dice that never stop, broken totals and windows without width are our own mistakes', () => {
    for (const sides of [[1], [0], [2.5], [1001], new Array(MAX_DICE + 1).fill(6)])
      expect(() => openEndedSum(sides)).toThrow(RangeError);
    expect(() => openEndedSum([6], 0.5)).toThrow(RangeError);
    expect(() => openEndedSum([6]).upTo(Number.NaN)).toThrow(RangeError);
    expect(() => compare(openEndedSum([6]), openEndedSum([6]), 1, 1)).toThrow(RangeError);
    expect(() => compare(openEndedSum([6]), openEndedSum([6]), 0, Number.POSITIVE_INFINITY)).toThrow(
      RangeError,
    );
  });

  test('what would take too long is refused, never cut off', () => {
    const tooLarge = new Stopped({ code: 'too-large', runs: 4_000_000 });
    expect(() => openEndedSum([6]).upTo(1e9)).toThrow(tooLarge);
    expect(() => compare(openEndedSum([997]), openEndedSum([991]), -1, 1)).toThrow(tooLarge);
    expect(() => compare(openEndedSum([6]), openEndedSum([6]), -1, 1e9)).toThrow(tooLarge);
    const far: Rule<undefined, undefined, number> = (fate) =>
      fate.roll(openEndedPool(1, 6), totalUpTo(1e9), 'far');
    expect(exact(far, undefined, undefined)).toEqual({ ok: false, error: tooLarge.problem });
  });
});
