import { advise, type Rule } from '@tafelrunde/kernel';
import type { Goal } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import type { HhFate, House } from '../../src/rule.ts';
import { type BareCheckInput, bareCheck, type CheckOutcome } from '../../src/rules/check.ts';
import { adviseKeeps } from '../../src/solver/advice.ts';
import { checkSolver, keepDecision, tapeTo } from '../../src/solver/check-advice.ts';
import { type Worth, worthOf, worthOfOutcome } from '../../src/solver/check-goals.ts';
import { solveCheck } from '../../src/solver/check-solver.ts';
import type { SolvedKeeps } from '../../src/solver/solve-keeps.ts';
import { DEFAULTS } from '../fixtures.ts';

const NUMBER: Goal = { maximise: 'number' };
const SUCCESS: Goal = { chance: 'success' };
const plainRule: Rule<BareCheckInput, House, CheckOutcome> = (fate, input, table) =>
  bareCheck(fate as HhFate, input, table).outcome;

describe('every keep of a throw, best first', () => {
  const cases = [
    {
      input: { mode: 'sieve', sides: 8, count: 3, value: 6, minimum: 9 },
      goal: SUCCESS,
      kept: [],
      thrown: [5, 4, 1],
    },
    { input: { mode: 'cascade', sides: 8, count: 4, value: 6 }, goal: NUMBER, kept: [5], thrown: [6, 4, 2] },
    { input: { mode: 'cascade', sides: 12, count: 3, value: 11 }, goal: NUMBER, kept: [1], thrown: [9, 8] },
  ] as const;

  test.each(cases)(
    '$input.count W$input.sides $input.mode, as plain expectimax has it',
    ({ input, goal, kept, thrown }) => {
      const tape = tapeTo(kept, thrown);
      const worth = worthOfOutcome(worthOf(goal, input) as Worth);
      const plain = advise(plainRule, input, DEFAULTS, worth, { tape });
      const fast = checkSolver.advise?.(input, DEFAULTS, goal, tape);
      if (!plain.ok || fast === undefined) throw new Error('no advice');
      const plainValues = new Map(plain.value.map(({ key, value }) => [key, value]));
      expect(fast).toHaveLength(plainValues.size);
      for (const { key, value } of fast) expect(value, key).toBeCloseTo(plainValues.get(key) as number, 12);
      expect(fast.map(({ value }) => value)).toEqual(fast.map(({ value }) => value).sort((a, b) => b - a));
    },
  );

  test('each with what it loses against the best', () => {
    const solved = solveCheck(
      { mode: 'cascade', sides: 20, count: 4, value: 14 },
      DEFAULTS,
      NUMBER,
    ) as SolvedKeeps;
    const [best, second] = adviseKeeps(solved, [], [1, 2, 13, 14], DEFAULTS);
    expect(best).toMatchObject({ keep: [1, 13, 14], loss: 0 });
    expect(second?.loss).toBeCloseTo((best?.value ?? 0) - (second?.value ?? 0), 12);
  });
});

describe('where a tape has led', () => {
  const input: BareCheckInput = { mode: 'sieve', sides: 20, count: 3, value: 14 };

  test('the shortest one with these dice kept', () => {
    expect(tapeTo([], [14, 13])).toEqual([[14, 13]]);
    expect(tapeTo([9], [14, 13])).toEqual([[9, 2, 2], '9', [14, 13]]);
    expect(keepDecision(input, DEFAULTS, tapeTo([9], [14, 13]))).toEqual({
      kept: [9],
      thrown: [13, 14],
      freeThrows: 0,
    });
    expect(keepDecision(input, DEFAULTS, tapeTo([1, 9], [14]))).toBeUndefined(); // a single die is kept unasked
  });

  test('nothing to keep or to throw: the plain rule answers', () => {
    expect(keepDecision(input, DEFAULTS, [])).toBeUndefined();
    expect(keepDecision({ ...input, mode: 'single' }, DEFAULTS, [[1, 5, 9]])).toBeUndefined();
    expect(keepDecision(input, DEFAULTS, [[1, 5, 9], '9,5,1'])).toBeUndefined(); // which die offsets the 1
    expect(checkSolver.advise?.(input, DEFAULTS, NUMBER, [[1, 5, 9], '9,5,1'])).toBeUndefined();
  });
});

test('six W20 are advised on, with every keep and the same best again from memory', () => {
  const input: BareCheckInput = { mode: 'cascade', sides: 20, count: 6, value: 14, minimum: 31 };
  const once = checkSolver.advise?.(input, DEFAULTS, SUCCESS, [[2, 3, 8, 9, 13, 20]]);
  expect(once).toHaveLength(63); // 2^6 - 1
  expect(checkSolver.advise?.(input, DEFAULTS, SUCCESS, [[20, 13, 9, 8, 3, 2]])).toEqual(once);
});
