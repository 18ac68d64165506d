import {
  type CalculationProblem,
  type Decider,
  ok,
  type Question,
  type Result,
  type Rule,
  type Stance,
  solve,
  type Tape,
} from '@tafelrunde/kernel';
import type { Action, Outcome } from './action.ts';
import { goalValue } from './goals.ts';
import { budgetOf } from './odds.ts';

/** What a chance may still become. */
export interface ChanceRange {
  readonly low: number;
  readonly high: number;
  /** Who can still move it; nobody where both ends are the same. */
  readonly by: readonly Decider[];
}

export interface ChanceRangeOptions {
  readonly budget?: number;
  /** What those do who are for the chance or against it: their best, or the rules' defaults as in odds without a goal. */
  readonly sides?: 'best' | 'default';
}

/** The lowest and the highest that a chance can come to, over all that is left to those who take no side: mostly the GM. */
export function chanceRange(
  action: Action,
  input: unknown,
  house: unknown,
  tape: Tape,
  chance: string,
  options: ChanceRangeOptions = {},
): Result<ChanceRange, CalculationProblem> {
  const goal = { chance };
  const rule: Rule<unknown, unknown, Outcome> = (fate, i, h) => action.rule(fate, i, h).outcome;
  const side = action.stance(input, goal);
  const deciders = new Set<Decider>();
  const end = (free: Stance): Result<number, CalculationProblem> => {
    const stance = (question: Question<unknown>): Stance => {
      const own = side(question);
      if (own !== 'default') return options.sides === 'best' ? own : 'default';
      if (question.options.length > 1) deciders.add(question.by);
      return free;
    };
    const budget = budgetOf(action, options);
    const solved = solve(rule, input, house, goalValue(action, goal), { ...budget, tape, stance });
    return solved.ok ? ok(solved.value.value) : solved;
  };
  const high = end('seek');
  if (!high.ok) return high;
  const low = deciders.size === 0 ? high : end('oppose');
  if (!low.ok) return low;
  const by = high.value > low.value ? [...deciders] : [];
  return ok({ low: low.value, high: high.value, by });
}
