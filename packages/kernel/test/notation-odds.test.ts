import { oddsByPlay } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { type Distribution, distribution } from '../src/distribution.ts';
import { formatFraction, fraction } from '../src/fraction.ts';
import { exact } from '../src/interpreters/exact.ts';
import type { DiceTerm, Expression, Test } from '../src/notation/expression.ts';
import { type NotationOdds, notationOdds } from '../src/notation/odds.ts';
import { parseNotation } from '../src/notation/parse.ts';
import { notationRule } from '../src/notation/rule.ts';

function parsed(text: string): Expression {
  const result = parseNotation(text);
  if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.error)}`);
  return result.value;
}

function oddsOf(text: string): NotationOdds {
  const odds = notationOdds(parsed(text));
  if (!odds.ok) throw new Error(`${text}: ${JSON.stringify(odds.error)}`);
  return odds.value;
}

const listed = (odds: NotationOdds): string[] =>
  odds.outcomes.map(({ total, chance }) => `${total}: ${formatFraction(chance)}`);

const tabled = (odds: Distribution<number>): string[] =>
  [...odds.outcomes.keys()]
    .sort((a, b) => odds.outcome(a) - odds.outcome(b))
    .map((i) => `${odds.outcome(i)}: ${formatFraction(fraction(odds.weight(i), odds.total))}`);

/** Every equally likely way a closed expression can come out, die by die: slow and obvious. */
function waysOf(expression: Expression): number[] {
  switch (expression.kind) {
    case 'number':
      return [expression.value];
    case 'negative':
      return waysOf(expression.of).map((total) => 0 - total);
    case 'dice':
      return waysOfDice(expression);
    case 'operation': {
      const { operator, left, right } = expression;
      const rights = waysOf(right);
      return waysOf(left).flatMap((a) =>
        rights.map((b) => {
          if (operator === '+') return a + b;
          if (operator === '-') return a - b;
          // An own way of rounding down: the remainder taken off first.
          return operator === '*' ? a * b + 0 : (a - (((a % b) + b) % b)) / b + 0;
        }),
      );
    }
    default:
      throw new Error(`no ways of ${expression.kind}`);
  }
}

function waysOfDice({ pool, reroll, keep, successes }: DiceTerm): number[] {
  const faces = Array.from({ length: pool.sides }, (_, i) => i + 1);
  const again = (face: number) => reroll !== undefined && matches(reroll.test, face);
  let die = faces;
  if (reroll?.often === 'always') die = faces.filter((face) => !again(face));
  if (reroll?.often === 'once')
    die = faces.flatMap((face) => faces.map((fresh) => (again(face) ? fresh : face)));
  let throws: number[][] = [[]];
  for (let i = 0; i < pool.count; i += 1)
    throws = throws.flatMap((thrown) => die.map((face) => [...thrown, face]));
  return throws.map((thrown) => {
    const sorted = thrown.sort((a, b) => a - b);
    const kept = keep === undefined ? sorted : sorted.slice(keep.low, sorted.length - keep.high);
    if (successes === undefined) return kept.reduce((sum, face) => sum + face, 0);
    return kept.filter((face) => matches(successes, face)).length;
  });
}

/** The plainest forms only. */
function matches({ relation, value }: Test, face: number): boolean {
  if (relation === '>=') return face >= value;
  if (relation === '<=') return face <= value;
  return relation === '!=' ? face !== value : face === value;
}

const byEnumeration = (text: string): Distribution<number> =>
  distribution(waysOf(parsed(text)).map((total) => [total, 1] as const));

const KEEPS = ['', 'kh1', 'kh2', 'kh3', 'kl1', 'kl2', 'dh1', 'dl1', 'dl2'];
const REROLLS = ['', 'r1', 'r<=2', 'r>3', 'r3', 'ro1', 'ro<=2', 'ro>=4', 'ro2'];
const COUNTS = ['', '>=3', '>3', '<=2', '<2', '=3', '>=1'];

// biome-ignore format: one notation after another
const CLOSED = [
  'W1', '7', '-W6', '5W6', '4W6kh3', '4W6kl2', '5W4kh2', '5W4kl4', '3W10kh1', '2W20kl1', '6W4>=3',
  '6W4=2', '2W6ro<=3', 'W100', '2W6+W4', '2W6-W4', '-2W4-W6', '3*W6', 'W6*-2', '0*W6', 'W6*W4',
  '2W4*W6-W4', '(W6-3)*(W4-2)', 'W20/3', '-W20/3', 'W20/-3', '(W6-W6)/2', '(W6-W6)/W4', '100/W6',
  '(W6-7)/W6', '3W6/(W4+1)*2', 'W6*2+W4*3-1', '4W4>=3-3W4>=3', '4W4ro1kh3-W4r1>=3',
];

describe('odds are those of counting all ways', () => {
  test.each(REROLLS)('3W4%s, with every keep and every count', (reroll) => {
    for (const keep of KEEPS) {
      for (const count of COUNTS) {
        const text = `3W4${reroll}${keep}${count}`;
        expect(listed(oddsOf(text)), text).toEqual(tabled(byEnumeration(text)));
      }
    }
  });

  test.each(CLOSED)('%s', (text) => {
    expect(listed(oddsOf(text))).toEqual(tabled(byEnumeration(text)));
  });

  test.each(['3W4kh2', '3W4ro<=2', '2W4ro<=2kh1', '3W4kl2>=2', '3W4=2', 'W4*W4-W6', '2W4ro1>=3', 'W6/2-W4'])(
    '%s: and those of playing the rule with every face, and of its exact odds',
    (text) => {
      const byRule = exact(notationRule, parsed(text), null);
      if (!byRule.ok) throw new Error(JSON.stringify(byRule.error));
      expect(tabled(oddsByPlay(notationRule, parsed(text), null))).toEqual(listed(oddsOf(text)));
      expect(tabled(byRule.value)).toEqual(listed(oddsOf(text)));
    },
  );
});

describe('odds of large pools', () => {
  test('200W6 add up to 1, are symmetric, and start at one in 6^200', () => {
    const { outcomes, mean, tail, lowerTail } = oddsOf('200W6');
    expect(outcomes.map(({ total }) => total)).toEqual(Array.from({ length: 1001 }, (_, i) => i + 200));
    expect(outcomes[0]?.chance).toEqual({ n: 1n, d: 6n ** 200n });
    expect(outcomes.map(({ chance }) => chance)).toEqual(outcomes.map(({ chance }) => chance).reverse());
    expect(oddsOf('200W6').atLeast(200)).toEqual({ n: 1n, d: 1n });
    expect(formatFraction(mean)).toBe('700');
    expect([tail, lowerTail]).toEqual([undefined, undefined]);
  });

  test('20W6 to the last digit', () => {
    // Ways to 70: the sum over k of (-1)^k C(20,k) C(70-6k-1, 19), with k up to 8.
    const choose = (n: number, k: number): bigint => {
      let ways = 1n;
      for (let i = 0; i < k; i += 1) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
      return ways;
    };
    let ways = 0n;
    for (let k = 0; 70 - 6 * k >= 20; k += 1)
      ways += (k % 2 === 0 ? 1n : -1n) * choose(20, k) * choose(69 - 6 * k, 19);
    const seventy = oddsOf('20W6').outcomes.find(({ total }) => total === 70);
    expect(seventy?.chance).toEqual(fraction(ways, 6n ** 20n));
  });

  test('counting on both sides is a convolution', () => {
    // 20W6>=5 - 10W6>=5 = 20 needs 20 hits and none: (1/3)^20 · (2/3)^10.
    expect(oddsOf('20W6>=5-10W6>=5').atLeast(20)).toEqual(fraction(2n ** 10n, 3n ** 30n));
  });

  test('what is too large is refused, not estimated', () => {
    for (const text of [
      '200W1000',
      'W1000*W1000*W1000',
      '200W1000kh100',
      '200W20!kh100',
      'W6!/1000000',
      'W999!-W1000!',
    ]) {
      expect(notationOdds(parsed(text)), text).toMatchObject({ ok: false, error: { code: 'too-large' } });
    }
  });
});

describe('at least', () => {
  test('3W6', () => {
    const odds = oddsOf('3W6');
    expect(formatFraction(odds.atLeast(18) ?? fraction(0))).toBe('1/216');
    expect(formatFraction(odds.atLeast(11) ?? fraction(0))).toBe('1/2');
    expect(odds.atLeast(3)).toEqual(fraction(1));
    expect(odds.atLeast(-100)).toEqual(fraction(1));
    expect(odds.atLeast(19)).toEqual(fraction(0));
  });

  test('totals with gaps: 2*W6 reaches 5 like 6', () => {
    expect(oddsOf('2*W6').atLeast(5)).toEqual(fraction(2, 3));
    expect(oddsOf('2*W6').atLeast(6)).toEqual(fraction(2, 3));
  });

  test('the mean is exact', () => {
    // 4W6, the three highest: 15869/1296, a well-known figure.
    expect(formatFraction(oddsOf('4W6kh3').mean)).toBe('15869/1296');
    // r1: 2 to 6, mean 4. ro1: 3.5 + (3.5 - 1)/6 = 47/12.
    expect(formatFraction(oddsOf('W6r1').mean)).toBe('4');
    expect(formatFraction(oddsOf('W6ro1').mean)).toBe('47/12');
  });
});
