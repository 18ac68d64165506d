import type { CalculationProblem } from '../calculation-problem.ts';
import type { Rule } from '../fate.ts';
import { err, ok, type Result } from '../result.ts';
import { type SolveOptions, solve } from './solve.ts';

export interface Advice {
  readonly key: string;
  readonly value: number;
  /** Where the other side decides at the same time and must not foresee it: how likely it should be taken. */
  readonly weight?: number;
}

export interface AdviseOptions extends SolveOptions {
  /** Where several decide at once: which of their questions. */
  readonly place?: number;
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
  options: AdviseOptions = {},
): Result<readonly Advice[], CalculationProblem | NothingToDecide> {
  const solved = solve(rule, input, house, goal, options);
  if (!solved.ok) return solved;
  const first = solved.value.first?.[options.place ?? 0];
  if (first === undefined) return err({ code: 'nothing-to-decide' });
  const { question, values, weights, seeks } = first;
  const advice = question.options.map((key, i): Advice => {
    const value = values[i] as number;
    return weights === undefined ? { key, value } : { key, value, weight: weights[i] as number };
  });
  // What a mix takes is equally good, but for rounding: it stands before the rest, most of it first.
  const weightOf = ({ weight }: Advice): number => weight ?? 0;
  return ok(
    advice.sort((a, b) => weightOf(b) - weightOf(a) || (seeks ? b.value - a.value : a.value - b.value)),
  );
}
