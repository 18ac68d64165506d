import { type Fact, type Rule, script, type Tape, type TraceLine } from '@tafelrunde/kernel';

export interface ScriptedRun<O> {
  readonly outcome: O;
  readonly trace: readonly TraceLine[];
  /** What the rule noted, in order. */
  readonly facts: readonly Fact[];
  /** Every rule id that the run cited, once, in order. */
  readonly cites: readonly string[];
}

/** Runs a rule on scripted faces and decisions; missing, illegal and left-over answers fail the test. */
export function scripted<I, H, O>(rule: Rule<I, H, O>, input: I, house: H, answers: Tape): ScriptedRun<O> {
  const { outcome, trace } = script(rule, input, house, answers);
  const facts = trace.flatMap((line) => (line.kind === 'fact' ? [line.fact] : []));
  return { outcome, trace, facts, cites: [...new Set(trace.map(({ cite }) => cite))] };
}
