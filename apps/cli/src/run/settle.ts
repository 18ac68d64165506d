import {
  type Answer,
  type Ask,
  type Dice,
  play,
  type Rule,
  type Run,
  type Tape,
  type TraceLine,
} from '@tafelrunde/kernel';
import type { FacesQueue } from '../options/faces.ts';

export type Decisions = Extract<Ask, { kind: 'choose' }>;
export type Finished<O> = Extract<Run<O>, { kind: 'finished' }>;
export type Open<O> = Extract<Run<O>, { kind: 'asks' }>;

export interface SoFar {
  readonly tape: Tape;
  readonly trace: readonly TraceLine[];
}

/** Where a run's answers come from. */
export interface Answering {
  /** What throws: real faces typed in, or dice. */
  readonly throws: FacesQueue | Dice;
  /** One key for each question; undefined leaves the run open there. */
  decide(decisions: Decisions, soFar: SoFar): Promise<readonly string[] | undefined>;
}

/** Plays a rule to its end, or to the first decision that is left open. */
export async function settle<I, H, O>(
  rule: Rule<I, H, O>,
  input: I,
  house: H,
  { throws, decide }: Answering,
): Promise<Finished<O> | Open<O>> {
  const players = 'roll' in throws ? { dice: throws } : {};
  let tape: Tape = [];
  for (;;) {
    const run = play(rule, input, house, tape, players);
    if (run.kind === 'refused') throw new Error(`the tape does not fit: ${JSON.stringify(run.problem)}`);
    if (run.kind === 'finished') return run;
    const answer = await answerTo(run.ask, run, throws, decide);
    if (answer === undefined) return run;
    tape = [...run.tape, answer];
  }
}

async function answerTo(
  ask: Ask,
  soFar: SoFar,
  throws: Answering['throws'],
  decide: Answering['decide'],
): Promise<Answer | undefined> {
  if (ask.kind === 'choose') {
    const keys = await decide(ask, soFar);
    return ask.together ? keys : keys?.[0];
  }
  if ('roll' in throws) throw new Error('dice throw by themselves');
  return throws.take(ask.pool);
}
