import type { Rule } from '../fate.ts';
import type { Tape } from '../tape.ts';
import { play, type TraceLine } from './play.ts';

/** Runs a rule on scripted answers. Missing, illegal and left-over answers are errors with their position. */
export function script<I, H, O>(
  rule: Rule<I, H, O>,
  input: I,
  house: H,
  answers: Tape,
): { readonly outcome: O; readonly trace: readonly TraceLine[] } {
  const run = play(rule, input, house, answers);
  switch (run.kind) {
    case 'finished':
      return { outcome: run.outcome, trace: run.trace };
    case 'asks':
      throw new Error(
        `the script ends after ${answers.length} answers, but the rule asks ${JSON.stringify(run.ask)}`,
      );
    case 'refused':
      throw new Error(`the script does not fit: ${JSON.stringify(run.problem)}`);
  }
}
