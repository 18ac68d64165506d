import type { CalculationProblem } from '../calculation-problem.ts';
import type { Rule } from '../fate.ts';
import { err, ok, type Result } from '../result.ts';
import { type SolveOptions, solve } from './solve.ts';

export interface Advice {
  readonly key: string;
  readonly value: number;
}

/** Nothing is to be decided here: a throw comes next, or the run is over. */
export interface NothingToDecide {
  readonly code: 'nothing-to-decide';
}

/** Each option of the decision that the tape has led to, by its exact value for the goal, best first for whoever decides. */
export function advise<I, H, O>(
  rule: Rule<I, H, O>,
  input: I,
  house: H,
  goal: (outcome: O) => number,
  options: SolveOptions = {},
): Result<readonly Advice[], CalculationProblem | NothingToDecide> {
  const solved = solve(rule, input, house, goal, options);
  if (!solved.ok) return solved;
  const { first } = solved.value;
  if (first === undefined) return err({ code: 'nothing-to-decide' });
  const advice = first.question.options.map((key, i) => ({ key, value: first.values[i] as number }));
  return ok(advice.sort((a, b) => (first.seeks ? b.value - a.value : a.value - b.value)));
}
