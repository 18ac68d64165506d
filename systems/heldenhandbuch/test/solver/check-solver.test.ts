import {
  distribution,
  exact,
  formatFraction,
  fraction,
  mean,
  type Rule,
  type Solution,
  solve,
  toNumber,
} from '@tafelrunde/kernel';
import type { Goal } from '@tafelrunde/system';
import { bestByPlay, chancesOf } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { DIE_STEPS } from '../../src/model.ts';
import type { HhFate, House } from '../../src/rule.ts';
import { type BareCheckInput, bareCheck, type CheckOutcome } from '../../src/rules/check.ts';
import { ROLL_MODES } from '../../src/rules/keep-and-reroll.ts';
import { type Worth, worthOf, worthOfOutcome } from '../../src/solver/check-goals.ts';
import { endingOfCheck, lawOfCheck, solveCheck } from '../../src/solver/check-solver.ts';
import { DEFAULTS, house } from '../fixtures.ts';
import { naiveBestPlay } from './naive-keeps.ts';

const SUCCESS: Goal = { chance: 'success' };
const NUMBER: Goal = { maximise: 'number' };
const DICE: Goal = { maximise: 'groupDice' };
const MYTHOS: Goal = { maximise: 'mythos' };
const LEGENDARY: Goal = { chance: 'legendary' };

const plainRule: Rule<BareCheckInput, House, CheckOutcome> = (fate, input, table) =>
  bareCheck(fate as HhFate, input, table).outcome;
const goalOf = (goal: Goal, input: BareCheckInput) => worthOfOutcome(worthOf(goal, input) as Worth);

/** Plain expectimax over the rule itself. */
function plainSolution(input: BareCheckInput, goal: Goal, table = DEFAULTS): Solution {
  const solution = solve(plainRule, input, table, goalOf(goal, input), { budget: 20_000_000 });
  if (!solution.ok) throw new Error(solution.error.code);
  return solution.value;
}

const fast = (input: BareCheckInput, goal: Goal, table = DEFAULTS): number =>
  solveCheck(input, table, goal)?.value as number;

/** The same to twelve digits. */
function expectSame(ours: number, plain: number): void {
  expect(Math.abs(ours - plain)).toBeLessThanOrEqual(1e-12 * Math.max(1, plain));
}

/** Counts that plain expectimax can walk through in test time. */
const PLAIN_COUNTS = { 6: [1, 2, 3, 4], 8: [1, 2, 3], 12: [1, 2, 3], 20: [1, 2] } as const;

describe.each(ROLL_MODES)('[HH-PROC-01] the solver equals plain expectimax over the rule: %s', (mode) => {
  const pools = DIE_STEPS.flatMap((sides) => PLAIN_COUNTS[sides].map((count) => ({ sides, count })));
  test.each(pools)('$count W$sides', ({ sides, count }) => {
    // Caps below, inside and above the faces; no 1 is let pass, one (15), two (20).
    const values = count > 2 ? [sides - 2] : [5, sides - 1, 15, 20];
    const goals = [
      [NUMBER, undefined],
      [SUCCESS, sides + 3],
      [SUCCESS, 7],
      [DICE, undefined],
    ] as const;
    // The largest that plain expectimax can walk through take a second for each goal.
    const isLarge = sides ** count > 1_000;
    for (const value of values) {
      for (const [goal, minimum] of isLarge ? goals.slice(0, 2) : goals) {
        const input: BareCheckInput = { mode, sides, count, value, minimum };
        expectSame(fast(input, goal), plainSolution(input, goal).value);
      }
    }
  });
});

describe('larger pools, one case each', () => {
  test.each([
    { mode: 'sieve', sides: 8, count: 4, value: 7, minimum: 11, goal: SUCCESS },
    { mode: 'cascade', sides: 8, count: 4, value: 6, minimum: undefined, goal: NUMBER },
    { mode: 'cascade', sides: 20, count: 3, value: 14, minimum: undefined, goal: NUMBER },
    { mode: 'sieve', sides: 20, count: 3, value: 20, minimum: undefined, goal: MYTHOS },
    { mode: 'single', sides: 20, count: 4, value: 16, minimum: 31, goal: SUCCESS },
    { mode: 'single', sides: 20, count: 3, value: 20, minimum: undefined, goal: LEGENDARY },
  ] as const)('$count W$sides $mode by plain expectimax', ({ goal, ...input }) => {
    expectSame(fast(input, goal), plainSolution(input, goal).value);
  });

  test.each([
    { mode: 'cascade', sides: 12, count: 4, value: 10, minimum: 16, goal: SUCCESS },
    { mode: 'sieve', sides: 12, count: 4, value: 12, minimum: undefined, goal: NUMBER },
    { mode: 'cascade', sides: 20, count: 4, value: 14, minimum: undefined, goal: NUMBER },
    { mode: 'sieve', sides: 20, count: 4, value: 16, minimum: 31, goal: SUCCESS },
    { mode: 'cascade', sides: 8, count: 6, value: 8, minimum: undefined, goal: DICE },
    { mode: 'sieve', sides: 6, count: 6, value: 6, minimum: 20, goal: SUCCESS },
  ] as const)('$count W$sides $mode by every part of every throw', ({ goal, ...input }) => {
    const ending = endingOfCheck(input, DEFAULTS, worthOf(goal, input) as Worth);
    const naive = naiveBestPlay(input.count, input.sides, (faces) => ending({ faces, converted: [] }).value);
    expectSame(fast(input, goal), naive);
  });
});

test('[HH-ROL-02] nothing merged, nothing remembered: every order of faces, every decision', () => {
  for (const mode of ROLL_MODES) {
    const input: BareCheckInput = { mode, sides: 6, count: 2, value: 5, minimum: 8 };
    const byPlay = bestByPlay(plainRule, input, DEFAULTS, goalOf(SUCCESS, input), () => 'seek');
    expectSame(fast(input, SUCCESS), byPlay as number);
  }
});

test('[HH-ROL-02] a sieve of 3W6 at value 5 reaches 7 in 25 of 96 cases', () => {
  const input: BareCheckInput = { mode: 'sieve', sides: 6, count: 3, value: 5, minimum: 7 };
  expect(fast(input, SUCCESS)).toBeCloseTo(25 / 96, 15);
  const odds = exact(plainRule, input, DEFAULTS, { decide: plainSolution(input, SUCCESS) });
  if (!odds.ok) throw new Error(odds.error.code);
  const won = odds.value.outcomes.reduce(
    (sum, outcome, i) => sum + (outcome.success ? Number(odds.value.weight(i)) : 0),
    0,
  );
  expect(won / Number(odds.value.total)).toBe(25 / 96);
});

describe('[HH-LUC-02] with a lucky number', () => {
  test.each([1, 7, 14, 18])('%i', (luckyNumber) => {
    for (const [mode, minimum, goal] of [
      ['cascade', undefined, NUMBER],
      ['sieve', 20, SUCCESS],
      ['single', undefined, DICE],
    ] as const) {
      const input: BareCheckInput = { mode, sides: 20, count: 2, value: 14, minimum, luckyNumber };
      expectSame(fast(input, goal), plainSolution(input, goal).value);
    }
  });

  test('mythos points are left to the plain rule', () => {
    const input: BareCheckInput = { mode: 'single', sides: 20, count: 3, value: 14, luckyNumber: 3 };
    expect(solveCheck(input, DEFAULTS, MYTHOS)).toBeUndefined();
    expect(solveCheck(input, DEFAULTS, LEGENDARY)).toBeUndefined();
  });
});

describe('under house rules', () => {
  test.each([
    ['HH-R-08', { 'sieve.oneSatisfiesKeep': false }],
    ['HH-R-01', { 'group.mode': 'union' }],
    ['HH-R-04', { 'result.sumAllSets': true }],
    ['HH-R-05', { 'cascade.number': 'plusTwo' }],
    ['HH-R-05', { 'cascade.number': 'equalsOnly' }],
    ['HH-R-09', { 'mishap.offsetMandatory': false }],
  ] as const)('[%s] %j', (_id, switches) => {
    const table = house(switches);
    for (const mode of ['sieve', 'cascade'] as const) {
      const input: BareCheckInput = { mode, sides: 6, count: 4, value: 6 };
      expectSame(fast(input, NUMBER, table), plainSolution(input, NUMBER, table).value);
    }
  });
});

describe('the law of the outcome under best play', () => {
  const known = (input: BareCheckInput, goal: Goal) => {
    const law = lawOfCheck(input, DEFAULTS, goal);
    if (law === undefined) throw new Error('no law');
    return law;
  };

  test.each([
    { mode: 'sieve', sides: 8, count: 3, value: 6, minimum: 9, goal: SUCCESS },
    { mode: 'cascade', sides: 8, count: 3, value: 6, minimum: undefined, goal: NUMBER },
    { mode: 'cascade', sides: 6, count: 4, value: 6, minimum: undefined, goal: DICE },
    { mode: 'sieve', sides: 12, count: 3, value: 11, minimum: 16, goal: SUCCESS },
    { mode: 'cascade', sides: 20, count: 3, value: 14, minimum: 25, goal: SUCCESS },
    { mode: 'single', sides: 12, count: 3, value: 11, minimum: undefined, goal: NUMBER },
    { mode: 'cascade', sides: 20, count: 2, value: 14, minimum: 20, luckyNumber: 9, goal: SUCCESS },
  ] as const)(
    '$count W$sides $mode: in whole cases, and the goal has the plain rule’s fraction',
    ({ goal, ...input }) => {
      const { law, total, value } = known(input, goal);
      const worth = goalOf(goal, input);
      expect(law.reduce((sum, [, cases]) => sum + cases, 0)).toBe(total);
      expect(law.every(([, cases]) => Number.isSafeInteger(cases))).toBe(true);
      const ours = fraction(
        BigInt(law.reduce((sum, [outcome, cases]) => sum + cases * worth(outcome), 0)),
        BigInt(total),
      );
      const odds = exact(plainRule, input, DEFAULTS, { decide: plainSolution(input, goal) });
      if (!odds.ok) throw new Error(odds.error.code);
      expect(formatFraction(ours)).toBe(formatFraction(mean(odds.value, worth)));
      expectSame(value, toNumber(ours));
    },
  );

  test('where it matters which way is best, it is the plain rule’s law, number by number', () => {
    const input: BareCheckInput = { mode: 'single', sides: 12, count: 3, value: 11, minimum: 12 };
    const odds = exact(plainRule, input, DEFAULTS, { decide: plainSolution(input, NUMBER) });
    if (!odds.ok) throw new Error(odds.error.code);
    const { law } = known(input, NUMBER);
    const numbers = (entries: readonly (readonly [CheckOutcome, number | bigint])[]) =>
      chancesOf(distribution(entries.map(([{ number }, cases]) => [number, cases] as const)));
    const plain = odds.value.outcomes.map((outcome, i) => [outcome, odds.value.weight(i)] as const);
    expect(numbers(law)).toEqual(numbers(plain));
  });

  test('too many cases for whole numbers: doubles', () => {
    const { law, total } = known({ mode: 'sieve', sides: 12, count: 5, value: 11, minimum: 31 }, SUCCESS);
    expect(Number.isSafeInteger(total)).toBe(false); // 12^15
    expect(law.reduce((sum, [, cases]) => sum + cases / total, 0)).toBeCloseTo(1, 12);
  });
});
