import { exact, fraction, openEndedSum } from '@tafelrunde/kernel';
import { chancesOf, expectOdds, oddsByPlay, oddsOf, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { DICE, type Die, ROLL_KINDS } from '../../src/data/dice.ts';
import type { Fate, House } from '../../src/rule.ts';
import { MAX_THROWS, type Roll, rollDice } from '../../src/rules/dice.ts';
import { DEFAULTS, house } from '../fixtures.ts';

const roll = (dice: readonly Die[], horizon: number | null = 60, kind: Roll['kind'] = 'check'): Roll => ({
  kind,
  by: 'hero',
  dice,
  horizon,
  cite: 'PW-CHK-06',
  key: '',
});
const totalOf = (fate: Fate, input: Roll, h: House) => rollDice(fate, input, h).total;
/** As the odds see it: what lies beyond the horizon is one outcome. */
const shownOf = (fate: Fate, input: Roll, h: House) =>
  Math.min(rollDice(fate, input, h).total, input.horizon ?? Infinity);
const thrown = (input: Roll, answers: readonly (readonly number[])[], h = DEFAULTS) =>
  scripted(rollDice, input, h, answers);

describe('one die by itself', () => {
  test('[PW-DIE-01] [PW-DIE-02] the highest face is thrown again and adds up', () => {
    expect(thrown(roll([6]), [[6, 3]]).outcome).toEqual({ total: 9, critical: true }); // 6 + 3
    expect(thrown(roll([6]), [[5]]).outcome).toEqual({ total: 5, critical: false });
    expect(() => thrown(roll([6]), [[6]])).toThrow('illegal-faces'); // a 6 has to be thrown again
  });

  test('[PW-DIE-03] the chain goes on: 4 + 4 + 4 + 1', () => {
    const run = thrown(roll([4]), [[4, 4, 4, 1]]);
    expect(run.outcome).toEqual({ total: 13, critical: true });
    expect(run.facts).toEqual([{ kind: 'critical', sides: 4, total: 13 }]);
  });

  test('[PW-DIE-03] P(k·n + r) = n^-(k+1) and never a multiple of n', () => {
    for (const n of DICE) {
      const odds = oddsOf(shownOf, roll([n], 3 * n), DEFAULTS);
      const chances = new Map(odds.outcomes.map((total, i) => [total, fraction(odds.weight(i), odds.total)]));
      for (let total = 1; total < 3 * n; total += 1) {
        const k = Math.floor(total / n);
        const expected = total % n === 0 ? undefined : fraction(1n, BigInt(n) ** BigInt(k + 1));
        expect(chances.get(total), `W${n} ${total}`).toEqual(expected);
      }
    }
  });

  test.each([
    { n: 4, mean: 10 / 3 },
    { n: 6, mean: 21 / 5 },
    { n: 8, mean: 36 / 7 },
    { n: 10, mean: 55 / 9 },
    { n: 12, mean: 78 / 11 },
  ] as const)('[PW-DIE-03] the mean of W$n is n(n+1) / 2(n-1)', ({ n, mean }) => {
    const law = openEndedSum([n]).upTo(40 * n); // the tail beyond is below 4^-39
    const sum = law.outcomes.reduce(
      (all, total, i) => all + total * (Number(law.weight(i)) / Number(law.total)),
      0,
    );
    expect(sum).toBeCloseTo(mean, 12);
  });

  test('[PW-DIE-05] all dice of the system are W4, W6, W8, W10 and W12', () => {
    expect(DICE).toEqual([4, 6, 8, 10, 12]);
  });

  test('[PW-DIE-04] [PW-R-04] a kind of roll that cannot be critical takes the highest face as it is', () => {
    const plain = house({ canBeCritical: { ...DEFAULTS.canBeCritical, check: false } });
    expect(thrown(roll([4, 6]), [[4], [6]], plain).outcome).toEqual({ total: 10, critical: false });
    expect(ROLL_KINDS.filter((kind) => !DEFAULTS.canBeCritical[kind])).toEqual(['list']);
  });
});

describe('two dice in one roll', () => {
  test('[PW-R-01] each explodes by itself: 6 + 2 and 3', () => {
    expect(thrown(roll([6, 4]), [[6, 2], [3]]).outcome).toEqual({ total: 11, critical: true });
  });

  test('[PW-R-01] wholeRoll: any highest face throws all dice again', () => {
    const whole = house({ 'explode.mode': 'wholeRoll' });
    // 6 + 1, again 2 + 4, again 1 + 1: 7 + 6 + 2
    expect(thrown(roll([6, 4]), [[6], [1], [2], [4], [1], [1]], whole).outcome).toEqual({
      total: 15,
      critical: true,
    });
    expect(thrown(roll([6, 4]), [[5], [3]], whole).outcome).toEqual({ total: 8, critical: false });
  });

  test('[PW-R-01] bothMax: only all highest faces at once throw again', () => {
    const both = house({ 'explode.mode': 'bothMax' });
    expect(thrown(roll([6, 4]), [[6], [3]], both).outcome).toEqual({ total: 9, critical: false });
    expect(thrown(roll([6, 4]), [[6], [4], [1], [2]], both).outcome).toEqual({ total: 13, critical: true });
  });

  test.each(['wholeRoll', 'bothMax'] as const)('[PW-R-01] %s has exact odds below the horizon', (mode) => {
    const h = house({ 'explode.mode': mode });
    // By recursion over the first throw: P(t) = stops(t) + sum of explodes(s) · P(t - s).
    const horizon = 25;
    const chance: number[] = [];
    for (let total = 0; total < horizon; total += 1) {
      let p = 0;
      for (let a = 1; a <= 6; a += 1)
        for (let b = 1; b <= 4; b += 1) {
          const again = mode === 'wholeRoll' ? a === 6 || b === 4 : a === 6 && b === 4;
          if (!again && a + b === total) p += 1 / 24;
          if (again && a + b <= total) p += (chance[total - a - b] ?? 0) / 24;
        }
      chance.push(p);
    }
    const odds = oddsOf(shownOf, roll([6, 4], horizon), h);
    const found = new Map(
      odds.outcomes.map((total, i) => [total, Number(odds.weight(i)) / Number(odds.total)]),
    );
    for (let total = 2; total < horizon; total += 1)
      expect(found.get(total) ?? 0, `${total}`).toBeCloseTo(chance[total] as number, 12);
  });

  test('a single die explodes the same in every mode', () => {
    for (const mode of ['wholeRoll', 'bothMax'] as const) {
      const h = house({ 'explode.mode': mode });
      expect(chancesOf(oddsOf(shownOf, roll([8], 20), h))).toEqual(
        chancesOf(oddsOf(shownOf, roll([8], 20), DEFAULTS)),
      );
    }
  });
});

describe('the length of chains', () => {
  test('[PW-R-02] with a limit the last face counts even if it is the highest', () => {
    const once = house({ 'explode.limit': 1 });
    expect(thrown(roll([6]), [[6], [6]], once).outcome).toEqual({ total: 12, critical: true });
    expect(thrown(roll([6]), [[6], [2]], once).outcome).toEqual({ total: 8, critical: true });
    const never = house({ 'explode.limit': 0 });
    expect(thrown(roll([6, 4]), [[6], [4]], never).outcome).toEqual({ total: 10, critical: true });
  });

  test('[PW-R-02] the limit is per die, and per roll where all dice explode together', () => {
    const once = house({ 'explode.limit': 1 });
    expect(thrown(roll([6, 4]), [[6], [6], [4], [4]], once).outcome.total).toBe(20);
    const whole = house({ 'explode.limit': 1, 'explode.mode': 'wholeRoll' });
    expect(thrown(roll([6, 4]), [[6], [4], [6], [4]], whole).outcome.total).toBe(20);
  });

  test.each([
    { 'explode.limit': 0 },
    { 'explode.limit': 1 },
    { 'explode.limit': 1, 'explode.mode': 'wholeRoll' },
    { 'explode.limit': 2, 'explode.mode': 'bothMax' },
  ] as const)('[PW-R-02] odds with %o agree with playing every face', (overrides) => {
    const h = house(overrides);
    const small = roll([4, 4], null);
    expect(chancesOf(oddsOf(totalOf, small, h))).toEqual(chancesOf(oddsByPlay(totalOf, small, h)));
  });

  test('[PW-R-02] a chain beyond the safety stop is an error, not a cut', () => {
    const endless = [...new Array<number>(MAX_THROWS + 1).fill(4), 1];
    expect(() => thrown(roll([4]), [endless])).toThrow(RangeError);
    expect(thrown(roll([4]), [[...new Array<number>(500).fill(4), 1]]).outcome.total).toBe(2001);
  });

  test('where every total counts there is no end to list, and that is said', () => {
    expect(exact(totalOf, roll([6], null), DEFAULTS)).toMatchObject({ error: { code: 'too-large' } });
    const whole = house({ 'explode.mode': 'wholeRoll' });
    expect(exact(totalOf, roll([6, 4], null), whole)).toMatchObject({ error: { code: 'too-large' } });
  });
});

test('[PW-R-03] a critical adds and does nothing else; a natural 1 means nothing', () => {
  expectOdds(totalOf, roll([4], 2), (total) => total >= 1, DEFAULTS).toBe('1');
  expect(thrown(roll([4]), [[1]]).facts).toEqual([]);
});
