import { exact, script } from '@tafelrunde/kernel';
import { expectOdds } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { DICE, LEVELS, type Level, TNS } from '../../src/data/ladders.ts';
import type { Fate, House } from '../../src/rule.ts';
import { bareD6Test, bareTest } from '../../src/rules/bare-test.ts';
import { isSuccess } from '../../src/rules/results.ts';
import { DEFAULTS, house } from '../fixtures.ts';

type TestInput = Parameters<typeof bareTest>[1];
const input = (overrides: Partial<TestInput>): TestInput => ({
  die: 10,
  tn: 6,
  steps: 0,
  help: false,
  ...overrides,
});
const kindOf = (fate: Parameters<typeof bareTest>[0], i: TestInput, h: House) =>
  bareTest(fate, i, h).outcome.kind;
const roll = (overrides: Partial<TestInput>, answers: readonly (readonly number[])[], h = DEFAULTS) =>
  script(bareTest, input(overrides), h, answers).outcome as ReturnType<typeof bareTest>;

test('[GW-TST-01] exactly one die is thrown and nothing is added', () => {
  const { outcome, trace } = script(bareTest, input({}), DEFAULTS, [[7]]);
  expect(outcome).toEqual({ outcome: { kind: 'success', face: 7 }, effects: [] }); // 7 >= 6
  expect(trace.filter((line) => line.kind === 'roll')).toEqual([
    {
      kind: 'roll',
      cite: 'GW-TST-01',
      pool: { count: 1, sides: 10, openEnded: false },
      faces: [7],
      of: { by: 'player', role: 'test' },
    },
  ]);
});

test('[GW-TST-01] a second face has no use and is refused', () => {
  expect(() => roll({}, [[7], [7]])).toThrow('left-over-answers');
});

test('[GW-ADD-02] an entered face of a real die counts like a generated one; an impossible one is refused', () => {
  expect(roll({}, [[10]]).outcome).toEqual({ kind: 'exceptional', face: 10 });
  expect(() => roll({}, [[11]])).toThrow('illegal-faces');
});

test('[GW-ADD-03] scale, results, steps and help work together in one test', () => {
  // TN 8, one step easier = 6; d8 helped = d10; a 6 reaches 6.
  expect(roll({ die: 8, tn: 8, steps: -1, help: true }, [[6]]).outcome).toEqual({ kind: 'success', face: 6 });
});

test('[GW-EXA-01] crossing open ground unseen: d10 shows 5 against TN 6, a plain failure', () => {
  expect(roll({ die: 10, tn: 6 }, [[5]]).outcome).toEqual({ kind: 'failure', face: 5 }); // 5 < 6, not 1
});

test('[GW-EXA-02] starting a mechanism with one helper: d10 becomes d12 and shows 12, exceptional', () => {
  expect(roll({ die: 10, tn: 6, help: true }, [[12]]).outcome).toEqual({ kind: 'exceptional', face: 12 });
});

test('[GW-HLP-02] help enlarges the die of this one test', () => {
  expect(() => roll({ die: 6, help: true }, [[8]])).not.toThrow(); // a d8 is thrown
  expect(() => roll({ die: 6 }, [[8]])).toThrow('illegal-faces');
});

test('[GW-HLP-03] a d20 cannot grow: help changes nothing there', () => {
  expect(roll({ die: 20, help: true, tn: 12 }, [[20]]).outcome).toEqual({ kind: 'exceptional', face: 20 });
});

test('[GW-MOD-05] an almost certain test succeeds without a throw', () => {
  expect(roll({ tn: 4, steps: -1 }, []).outcome).toEqual({ kind: 'automatic' });
});

test('[GW-MOD-06] an almost impossible test is refused without a throw', () => {
  expect(roll({ tn: 12, steps: 1 }, []).outcome).toEqual({ kind: 'refused' });
});

test('[GW-R-05] beyondHigh maxOnly leaves 1 chance in 10 on a d10', () => {
  expectOdds(kindOf, input({ tn: 12, steps: 1 }), isSuccess, house({ beyondHigh: 'maxOnly' })).toBe('1/10');
});

describe('[GW-RES-06] all 20 pairs of die and TN agree with counting faces', () => {
  test.each(DICE.flatMap((die) => TNS.map((tn) => ({ die, tn }))))('d$die against TN $tn', ({ die, tn }) => {
    const odds = exact(kindOf, input({ die, tn }), DEFAULTS);
    if (!odds.ok) throw new Error('no odds');
    const counted: Record<string, number> = {};
    for (let face = 1; face <= die; face += 1) {
      const kind =
        face === 1 ? 'complication' : face === die ? 'exceptional' : face >= tn ? 'success' : 'failure';
      counted[kind] = (counted[kind] ?? 0) + 1;
    }
    const shares = odds.value.outcomes.map((kind, i) => [
      kind,
      (Number(odds.value.weight(i)) / Number(odds.value.total)) * die,
    ]);
    expect(Object.fromEntries(shares)).toEqual(counted);
  });
});

test('[GW-R-07] the odds of the ruling against TN 12: 1/6, 1/8, 1/10, 1/12 and 9/20', () => {
  const chances = { 6: '1/6', 8: '1/8', 10: '1/10', 12: '1/12', 20: '9/20' } as const;
  for (const die of DICE) expectOdds(kindOf, input({ die, tn: 12 }), isSuccess, DEFAULTS).toBe(chances[die]);
});

test('[GW-R-09] helpSavesFromOne turns the 1 on a helped die into a plain failure, with a note', () => {
  expect(roll({ help: true }, [[1]], house({ helpSavesFromOne: true })).outcome).toEqual({
    kind: 'failure',
    face: 1,
  });
});

test('[GW-D6-01] the four levels succeed on 3+, 4+, 5+ and 6', () => {
  const kinds = (fate: Fate, level: Level, h: House) =>
    bareD6Test(fate, { level, grade: 0, steps: 0, help: false }, h).outcome.kind;
  const chances = { master: '2/3', trained: '1/2', novice: '1/3', unskilled: '1/6' } as const;
  for (const level of LEVELS) expectOdds(kinds, level, isSuccess, DEFAULTS).toBe(chances[level]);
});
