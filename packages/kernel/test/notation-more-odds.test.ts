import { oddsByPlay } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../src/dice.ts';
import { formatFraction, fraction, toNumber } from '../src/fraction.ts';
import { notationOdds } from '../src/notation/odds.ts';
import { parseNotation } from '../src/notation/parse.ts';
import { rollNotation } from '../src/notation/roll.ts';
import { notationRule } from '../src/notation/rule.ts';

function parsed(text: string) {
  const result = parseNotation(text);
  if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.error)}`);
  return result.value;
}

function oddsOf(text: string) {
  const odds = notationOdds(parsed(text));
  if (!odds.ok) throw new Error(`${text}: ${JSON.stringify(odds.error)}`);
  return odds.value;
}

const listed = (text: string): string[] =>
  oddsOf(text).outcomes.map(({ total, chance }) => `${total}: ${formatFraction(chance)}`);

// biome-ignore format: one notation after another
const CLOSED = [
  '4dF', '2dF.1', '3dF>=0', '3W4min2max3', '3W4max2.5', '3W4>=3f1', '4W4dl1dh1', '4W4dl1dh1>=2f1', '3W6<>3', '3W4kh2ro1>=2',
  '3W4uo', '3dFuo', '3W4uo>=3', 'W66', '(W4)W4', '(W4-1)W4kh2', '(W3)W4>=3', '{2W4,W6}', '{2W4,W6}kh1', '{2W4,W6,W3+1}kl2',
  '{2W4,W6,W3+1}dl1dh1', '{2W4,W6}>=4', '{2W4,W6}>=4f2', '{2W4,W6}kh1>=4', '{3W4}kh2', '{3W4}>=7f<5', '{2W4*W6}kh2', '{2W4+W6}dl1',
  'W6+2>=5', '(2W6)!=7', '(2W4)=5', 'W6>W4+1', 'W6<W4', 'W6<=2', '(W6)<W4', 'W6*0.1+W4*0.2', 'W6/1.5', 'ceil(2W4/3)', 'sqrt(2W4)',
  'max(2W4,5)', 'min(W4,W6)', 'pow(W4,2)', 'W4^W4', 'W6%4', 'round(W6/4)-abs(W4-3)', 'sign(W4-2)*sin(W6)',
];

describe('odds are those of playing with every face', () => {
  test.each(CLOSED)('%s', (text) => {
    const played = oddsByPlay(notationRule, parsed(text), null);
    const tabled = [...played.outcomes.keys()]
      .sort((a, b) => played.outcome(a) - played.outcome(b))
      .map((i) => `${played.outcome(i)}: ${formatFraction(fraction(played.weight(i), played.total))}`);
    expect(listed(text)).toEqual(tabled);
  });
});

describe('by hand', () => {
  test.each([
    ['W66: each of 36', 'W66', 11, '1/36'],
    ['W6!p: a six and then 1 is 6', 'W6!p', 6, '1/36'],
    ['W6!p: 5 is a five', 'W6!p', 5, '1/6'],
    ['W6!>=5: 7 is a five and a two, or a six and a one', 'W6!>=5', 7, '1/18'],
    ['W6!>=5: 10 is 5 5 and then nothing can be 0, or 6 4', 'W6!>=5', 10, '1/36'],
    ['W6>=8!!: a six, then two or more', 'W6>=8!!', 1, '5/36'],
    ['W6<=4f>=8!!', 'W6<=4f>=8!!', -1, '5/36'],
    ['W6>=5!>=5: both at once', 'W6>=5!>=5', 0, '2/3'],
    ['W6<=1!>=5: exploding faces count nothing', 'W6<=1!>=5', 1, '1/4'],
    ['3W6u: 1, 2 and 3 of twenty sets', '3W6u', 6, '1/20'],
    ['3W6ukh1: three is the best of 1, 2, 3', '3W6ukh1', 3, '1/20'],
    ['2W6u>=5: two sixes become anything else', '2W6u>=5', 2, '1/36'],
    ['2W6u>=5: a double five is thrown away', '2W6u>=5', 11, '1/15'],
    ['W6!+1>=7: a six first', 'W6!+1>=7', 1, '1/6'],
    ['W6!-W6!=0: one time in seven', 'W6!-W6!+0=0', 1, '1/7'],
    ['W6!+0>W6!: half of the rest', 'W6!+0>W6!', 1, '3/7'],
    ['0-W6!<=-7', '0-W6!+0<=0-7', 1, '1/6'],
  ])('%s', (_, text, total, chance) => {
    const found = oddsOf(text).outcomes.find((one) => one.total === total);
    expect(found && formatFraction(found.chance)).toBe(chance);
  });

  test('means, tails included', () => {
    const mean = (text: string) => formatFraction(oddsOf(text).mean);
    expect(mean('W6!>=5')).toBe('21/4'); // 3.5 / (1 - 1/3)
    expect(mean('W6!p')).toBe('4'); // 3.5 + 1/6 · (m - 1)
    expect(mean('W6!!')).toBe(mean('W6!'));
    expect(mean('W6*1.5')).toBe('21/4');
  });

  test('what cannot be exact says so', () => {
    for (const text of [
      '3W6!>=5kh2',
      '(W4)W6!',
      'W6!>=5-W6!>=5',
      '{W6!,W8}kh1',
      'W6>=6f5!>=5',
      'W6!*0.5',
      'sqrt(W6!)',
    ])
      expect(notationOdds(parsed(text)), text).toEqual({ ok: false, error: { code: 'no-exact-odds' } });
  });
});

describe('exact odds are those of many throws', () => {
  const RUNS = 4000;
  test.each([
    '4W6!>=5',
    '6W10!>=9>=8',
    '4W6!!p>=5',
    '3W6!p>=4>=5f1',
    '5W6>=7!!',
    '35dF.1uo',
    '2W6u>=5',
    '4dF!>=0',
  ])('%s', (text) => {
    const odds = oddsOf(text);
    const dice = seededDice(11);
    const counts = new Map<number, number>();
    for (let i = 0; i < RUNS; i += 1) {
      const { total } = rollNotation(parsed(text), dice);
      counts.set(total, (counts.get(total) ?? 0) + 1);
    }
    for (const { total, chance } of odds.outcomes) {
      const p = toNumber(chance);
      const seen = counts.get(total) ?? 0;
      // Five deviations, and a little for what is rare.
      expect(Math.abs(seen - RUNS * p), `${text} = ${total}`).toBeLessThan(5 * Math.sqrt(RUNS * p) + 3);
    }
  });
});
