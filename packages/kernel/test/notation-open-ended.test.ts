import { describe, expect, test } from 'vitest';
import { seededDice } from '../src/dice.ts';
import {
  add,
  type Fraction,
  formatFraction,
  fraction,
  multiply,
  ONE,
  subtract,
  toNumber,
  ZERO,
} from '../src/fraction.ts';
import type { Expression } from '../src/notation/expression.ts';
import { type NotationOdds, notationOdds } from '../src/notation/odds.ts';
import { parseNotation } from '../src/notation/parse.ts';
import { rollNotation } from '../src/notation/roll.ts';

function parsed(text: string): Expression {
  const result = parseNotation(text);
  if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.error)}`);
  return result.value;
}

function oddsOf(text: string, tail?: number): NotationOdds {
  const odds = notationOdds(parsed(text), tail === undefined ? {} : { tail });
  if (!odds.ok) throw new Error(`${text}: ${JSON.stringify(odds.error)}`);
  return odds.value;
}

const chanceOf = (odds: NotationOdds, total: number): Fraction =>
  odds.outcomes.find((outcome) => outcome.total === total)?.chance ?? ZERO;

const written = (odds: NotationOdds, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => formatFraction(chanceOf(odds, from + i)));

const sumOf = (fractions: readonly Fraction[]): Fraction => fractions.reduce(add, ZERO);
const tailsOf = ({ tail, lowerTail }: NotationOdds): Fraction[] =>
  [tail, lowerTail].flatMap((end) => (end === undefined ? [] : [end.chance]));

describe('by hand', () => {
  test('W6!: 7 or more is a six first, one in six', () => {
    const odds = oddsOf('W6!');
    expect(odds.atLeast(7)).toEqual(fraction(1, 6));
    expect(odds.atLeast(6)).toEqual(fraction(1, 6));
    expect(odds.atLeast(12)).toEqual(fraction(1, 36));
    expect(odds.atLeast(10)).toEqual(fraction(3, 36)); // 6 and then 4, 5 or 6
    // 6 itself cannot come out: it explodes.
    expect(written(odds, 1, 12)).toEqual([
      '1/6',
      '1/6',
      '1/6',
      '1/6',
      '1/6',
      '0',
      ...Array(5).fill('1/36'),
      '0',
    ]);
  });

  test('2W6!', () => {
    // 2 to 7: only faces 1 to 5, of 36: 1 2 3 4 5 4.
    // 8: 3+5 4+4 5+3 = 3/36, and 7+1 1+7 = 2 · 1/36 · 1/6 = 2/216; together 20/216.
    // 9: 4+5 5+4 = 2/36, and a 7 or 8 with a 2 or 1: 4/216; together 16/216.
    expect(written(oddsOf('2W6!'), 1, 9)).toEqual([
      '0',
      '1/36',
      '1/18',
      '1/12',
      '1/9',
      '5/36',
      '1/9',
      '5/54',
      '2/27',
    ]);
  });

  test('W12!+W10!', () => {
    const odds = oddsOf('W12!+W10!');
    // 10 is 1+9 to 9+1, nine of 120. 12 is 3+9 to 11+1, again nine, and 1 with the chain 10, 1: 1/12 · 1/100.
    expect(formatFraction(chanceOf(odds, 10))).toBe('3/40');
    expect(chanceOf(odds, 12)).toEqual(add(fraction(9, 120), fraction(1, 1200)));
  });

  test('2W6!kh1: the higher die', () => {
    const odds = oddsOf('2W6!kh1');
    // At most 5: both without explosion, 25/36. At most 7: (5/6 + 1/36)² = (31/36)².
    expect(odds.atLeast(6)).toEqual(fraction(11, 36));
    expect(odds.atLeast(8)).toEqual(subtract(ONE, multiply(fraction(31, 36), fraction(31, 36))));
  });

  test('2W6!kl1: the lower die is 7 or more if both explode', () => {
    expect(oddsOf('2W6!kl1').atLeast(7)).toEqual(fraction(1, 36));
  });

  test('W6>=5!: each face of a chain counts', () => {
    // None: 1 to 4. One: a 5, or a 6 and then none. Two: a 6 and then one.
    expect(written(oddsOf('W6>=5!'), 0, 2)).toEqual(['2/3', '5/18', '5/108']); // 1/6 + 1/6·2/3; 1/6·5/18
  });

  test('W6<=2! counts last faces only, so it has an end', () => {
    const odds = oddsOf('W6<=2!');
    expect(written(odds, 0, 2)).toEqual(['3/5', '2/5', '0']); // of the five faces a chain can end with
    expect(odds.tail).toBeUndefined();
  });

  test('W6!-W6!: level one time in seven', () => {
    const odds = oddsOf('W6!-W6!');
    expect(formatFraction(chanceOf(odds, 0))).toBe('1/7'); // Σ 5 · (1/6^(j+1))² = 5/36 / (1 - 1/36) = 5/35
    expect(odds.atLeast(1)).toEqual(fraction(3, 7));
    expect(odds.mean).toEqual(ZERO);
    expect(odds.tail?.from).toBe(-(odds.lowerTail?.from ?? 0));
  });

  test('W6!r1: no face is a 1, and the chain goes on one time in five', () => {
    expect(written(oddsOf('W6!r1'), 1, 8)).toEqual(['0', '1/5', '1/5', '1/5', '1/5', '0', '0', '1/25']);
  });

  test('W6!ro1: a 1 needs two, of 36 pairs', () => {
    // 1: 1/36. 2 to 6: 6/36 + 1/36 each. 7: an explosion and then a 1.
    expect(written(oddsOf('W6!ro1'), 1, 8)).toEqual([
      '1/36',
      '7/36',
      '7/36',
      '7/36',
      '7/36',
      '0',
      '7/1296',
      '49/1296',
    ]);
  });

  test('10-W6!, 2*W6! and W6!/2 follow W6!', () => {
    const [below, twice, half] = [oddsOf('10-W6!'), oddsOf('2*W6!'), oddsOf('W6!/2')];
    expect(written(below, 3, 9)).toEqual(['1/36', '0', '1/6', '1/6', '1/6', '1/6', '1/6']);
    expect(below.tail).toBeUndefined();
    expect(below.lowerTail?.chance).toEqual(oddsOf('W6!').tail?.chance);
    expect(written(twice, 1, 4)).toEqual(['0', '1/6', '0', '1/6']);
    expect(written(half, 0, 4)).toEqual(['1/6', '1/3', '1/3', '1/36', '1/18']); // 1 · 2,3 · 4,5 · 7 · 8,9
  });
});

describe('against single dice, truncated far out', () => {
  /** What one exploding die comes to, in steps up to `explosions`, with its chance; beyond that, Infinity. */
  function dieValues(
    sides: number,
    explosions: number,
  ): { value: number; faces: number[]; chance: Fraction }[] {
    const values: { value: number; faces: number[]; chance: Fraction }[] = [];
    const tops: number[] = [];
    for (let j = 0; j <= explosions; j += 1) {
      const chance = fraction(1n, BigInt(sides) ** BigInt(j + 1));
      for (let face = 1; face < sides; face += 1) {
        values.push({ value: j * sides + face, faces: [...tops, face], chance });
      }
      tops.push(sides);
    }
    const beyond = fraction(1n, BigInt(sides) ** BigInt(explosions + 1));
    values.push({ value: Number.POSITIVE_INFINITY, faces: [], chance: beyond });
    return values;
  }

  /** The chances of totals below `horizon`, by combining all dice with all values. */
  function keptChances(
    count: number,
    keep: number,
    end: 'kh' | 'kl',
    sides: number,
    explosions: number,
    atLeast?: number,
  ) {
    let throws = [{ dice: [] as ReturnType<typeof dieValues>, chance: ONE }];
    for (let i = 0; i < count; i += 1) {
      throws = throws.flatMap(({ dice, chance }) =>
        dieValues(sides, explosions).map((die) => ({
          dice: [...dice, die],
          chance: multiply(chance, die.chance),
        })),
      );
    }
    const chances = new Map<number, Fraction>();
    for (const { dice, chance } of throws) {
      const sorted = dice.sort((a, b) => (a.value === b.value ? 0 : a.value - b.value));
      const kept = end === 'kl' ? sorted.slice(0, keep) : sorted.slice(-keep);
      const worth = (die: (typeof kept)[number]) =>
        atLeast === undefined || die.value === Number.POSITIVE_INFINITY
          ? die.value
          : die.faces.filter((face) => face >= atLeast).length;
      const total = kept.reduce((sum, die) => sum + worth(die), 0);
      chances.set(total, add(chances.get(total) ?? ZERO, chance));
    }
    return chances;
  }

  test.each([
    [2, 1, 'kh', 4, 4],
    [2, 1, 'kl', 4, 4],
    [3, 2, 'kh', 3, 3],
    [3, 1, 'kh', 3, 3],
    [3, 2, 'kl', 3, 3],
    [3, 1, 'kl', 3, 3],
    [3, 3, 'kh', 2, 5],
    [4, 2, 'kh', 2, 4],
    [4, 3, 'kl', 2, 4],
  ] as const)('%iW!%i %s', (count, keep, end, sides, explosions) => {
    const odds = oddsOf(`${count}W${sides}!${end}${keep}`);
    const chances = keptChances(count, keep, end, sides, explosions);
    // A die beyond the last explosion is worth more than this, so that below it nothing is missing.
    const horizon = sides * (explosions + 1);
    for (let total = 0; total <= horizon; total += 1) {
      expect(chanceOf(odds, total), `total ${total}`).toEqual(chances.get(total) ?? ZERO);
    }
  });

  test('3W3!kh2>=3 and 3W3!kl1>=3: keep compares totals, count looks at faces', () => {
    for (const [keep, end] of [
      [2, 'kh'],
      [1, 'kl'],
    ] as const) {
      const odds = oddsOf(`3W3!${end}${keep}>=3`);
      const chances = keptChances(3, keep, end, 3, 4, 3);
      // A die beyond has five threes or more.
      for (let hits = 0; hits <= 4; hits += 1)
        expect(chanceOf(odds, hits), `${hits}`).toEqual(chances.get(hits) ?? ZERO);
    }
  });
});

// biome-ignore format: one notation after another
const OPEN_ENDED = [
  'W6!', '2W6!', '20W6!', 'W2!', '5W20!', 'W12!+W10!', 'W6!+2W8-3', '3*W6!+W4', '10-W6!', '-2W6!', 'W6!/2', '(W6!+W10!)/7', '-W6!/4',
  'W6!-W6!', '2W6!-W10!', '(W6!-W4!)/3', '4W6!kh3', '4W6!kl2', '5W6!kh1+W8!', '4W6!kh2-W6!', '10W6>=5!', '10W6<=2!', '5W6!kh2>=5',
  '5W6!kh2<=2', '4W6!r1', '4W6!ro<=2', '3W6!r<=3kh2', '3W6!ro<=2kl2', '6W6!r1>=5',
];

describe('listed and tails', () => {
  test.each(OPEN_ENDED)('%s: together exactly 1, and the tails below a billionth', (text) => {
    const odds = oddsOf(text);
    expect(sumOf([...odds.outcomes.map(({ chance }) => chance), ...tailsOf(odds)])).toEqual(ONE);
    expect(toNumber(sumOf(tailsOf(odds)))).toBeLessThan(1e-9);
    expect(odds.outcomes.every(({ chance }) => chance.n > 0n)).toBe(true);
    const totals = odds.outcomes.map(({ total }) => total);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    if (odds.tail) expect(odds.tail.from).toBeGreaterThan(totals.at(-1) ?? 0);
    if (odds.lowerTail) expect(odds.lowerTail.from).toBeLessThan(totals[0] ?? 0);
  });

  test.each(OPEN_ENDED)('%s: a longer list says the same and more', (text) => {
    const [short, long] = [oddsOf(text, 1e-3), oddsOf(text, 1e-15)];
    for (const { total, chance } of short.outcomes) expect(chanceOf(long, total)).toEqual(chance);
    if (short.tail) expect(long.atLeast(short.tail.from)).toEqual(short.tail.chance);
    if (short.lowerTail)
      expect(long.atLeast(short.lowerTail.from + 1)).toEqual(subtract(ONE, short.lowerTail.chance));
    if (short.tail) expect(long.outcomes.length).toBeGreaterThan(short.outcomes.length);
  });

  test('no total is left to the tail that has to be listed', () => {
    // 24 or more is four sixes, 1/1296; 23 is three and a five, 1/1296 again: together more than 1/1000.
    const { tail, outcomes } = oddsOf('W6!', 1e-3);
    expect(tail).toEqual({ from: 24, chance: fraction(1, 1296) });
    expect(outcomes.at(-1)?.total).toBe(23);
  });

  test('inside a tail there is no answer, at its beginning there is', () => {
    const odds = oddsOf('W6!-W6!');
    const [above, below] = [odds.tail?.from ?? 0, odds.lowerTail?.from ?? 0];
    expect(odds.atLeast(above)).toEqual(odds.tail?.chance);
    expect(odds.atLeast(above + 1)).toBeUndefined();
    expect(odds.atLeast(below)).toBeUndefined();
    expect(odds.atLeast(below + 1)).toEqual(subtract(ONE, odds.lowerTail?.chance ?? ZERO));
  });

  test('where no exact answer is known, none is given', () => {
    for (const text of ['W6!*W6', 'W6!*W6!', '10/W6!', 'W6!/W6', 'W6/W6!', 'W6+(1-W6!)*W4']) {
      expect(notationOdds(parsed(text)), text).toEqual({ ok: false, error: { code: 'no-exact-odds' } });
    }
  });

  test('a tail that is no chance is our own mistake', () => {
    for (const tail of [0, 1, -1, Number.NaN])
      expect(() => notationOdds(parsed('W6!'), { tail })).toThrow(RangeError);
  });
});

describe('the mean', () => {
  test.each([2, 4, 6, 8, 10, 12, 20, 100])('of W%i! is (n+1)/2 · n/(n-1)', (n) => {
    const one = multiply(fraction(n + 1, 2), fraction(n, n - 1));
    expect(oddsOf(`W${n}!`).mean).toEqual(one);
    expect(oddsOf(`5W${n}!-3*W${n}!+7`).mean).toEqual(add(multiply(one, fraction(2)), fraction(7)));
  });

  test('of W6!/2 by hand', () => {
    // Chains 6j + 1 … 6j + 5 with 1/6^(j+1): 3j + (0+1+1+2+2)/5 in the mean. E(j) = 1/5, so 3/5 + 6/5.
    expect(formatFraction(oddsOf('W6!/2').mean)).toBe('9/5');
  });

  test('of 2W6!kh1 by hand', () => {
    // E(max) = Σ over t of 1 - F(t)², F(6j+r) = 1 - g(r)/6^j with g(0…5) = 1, 5/6, 4/6, 3/6, 2/6, 1/6.
    // 1 - F² = 2g/6^j - g²/36^j; Σ g = 21/6, Σ g² = 91/36; so 2 · 21/6 · 6/5 - 91/36 · 36/35 = 42/5 - 91/35 = 29/5.
    expect(formatFraction(oddsOf('2W6!kh1').mean)).toBe('29/5');
    expect(formatFraction(oddsOf('2W6!kl1').mean)).toBe('13/5'); // and both together 2 · 21/5
  });

  test.each(OPEN_ENDED)('%s: the listed part is missing only what the tails hold', (text) => {
    const odds = oddsOf(text, 1e-15);
    const partial = sumOf(odds.outcomes.map(({ total, chance }) => multiply(fraction(total), chance)));
    const missing = toNumber(subtract(odds.mean, partial));
    // Beyond its beginning a tail goes on for less than 100 in the mean.
    const [above, below] = [odds.tail, odds.lowerTail].map((tail) => (tail ? toNumber(tail.chance) : 0)) as [
      number,
      number,
    ];
    const [top, bottom] = [odds.tail?.from ?? 0, odds.lowerTail?.from ?? 0];
    expect(missing).toBeGreaterThanOrEqual(above * top + below * (bottom - 100) - 1e-18);
    expect(missing).toBeLessThanOrEqual(above * (top + 100) + below * bottom + 1e-18);
  });
});

describe('simulation agrees', () => {
  const RUNS = 30_000;
  const SEED = 20_261_115;
  test.each([...OPEN_ENDED, '3W20kh1', '10W6>=5', '5W6r<=2kl3', '4W6ro<=3', 'W20*W4/3-W6', 'W6!r1+W6kh1'])(
    '%s',
    (text) => {
      const odds = oddsOf(text);
      const dice = seededDice(SEED);
      const counts = new Map<number, number>();
      const expression = parsed(text);
      for (let i = 0; i < RUNS; i += 1) {
        const { total } = rollNotation(expression, dice);
        counts.set(total, (counts.get(total) ?? 0) + 1);
      }
      // Five standard errors, and five runs for totals too rare to have any.
      for (const { total, chance } of odds.outcomes) {
        const p = toNumber(chance);
        const bound = 5 * Math.sqrt(RUNS * p * (1 - p)) + 5;
        expect(Math.abs((counts.get(total) ?? 0) - RUNS * p), `${total}, seed ${SEED}`).toBeLessThanOrEqual(
          bound,
        );
        counts.delete(total);
      }
      expect([...counts.keys()], 'totals that cannot be').toEqual([]);
    },
  );
});
