import { seededDice } from '@tafelrunde/kernel';
import type { Action } from '@tafelrunde/system';

/** How much one call may cost. Every door sets its own: a program has more patience than a request among many. */
export interface Limits {
  /** Runs of a rule that exploring may take; undefined: as many as the kernel and the action allow. */
  readonly budget?: number;
  /** What is too large to calculate is thrown this often instead, and the answer says so; 0: then there is no answer. */
  readonly runs: number;
  /** Totals of a notation that are listed with their fractions. */
  readonly totals: number;
  /** Faces and decisions that one call may hand in. */
  readonly faces: number;
  readonly answers: number;
  /** Whether odds tell as a range what those may still decide who take no side: it costs as much as several odds. */
  readonly ranges?: boolean;
  /** How long one calculation may take: a budget counts runs, but a run of a large scene takes longer than one of a small one. */
  readonly time?: { readonly ms: number; readonly clock: () => number };
}

/** Estimates are always made of the same throws, so that a question keeps its answer. */
const ESTIMATE_SEED = 1;
export const estimateDice = (seed: number | undefined) => seededDice(seed ?? ESTIMATE_SEED);

/** Leaves a calculation that has had its time. Made once: it carries no stack. */
const OUT_OF_TIME = { outOfTime: true };

/** The same action, whose every run looks at the clock; it is to be used inside of `inTime`. */
export function timed(action: Action, { time }: Pick<Limits, 'time'>): Action {
  if (time === undefined) return action;
  const end = time.clock() + time.ms;
  const rule: Action['rule'] = (fate, input, house) => {
    if (time.clock() > end) throw OUT_OF_TIME;
    return action.rule(fate, input, house);
  };
  return { ...action, rule };
}

/** What is calculated with a timed action; undefined when the time was up. */
export function inTime<R>(calculate: () => R): R | undefined {
  try {
    return calculate();
  } catch (thrown) {
    if (thrown === OUT_OF_TIME) return undefined;
    throw thrown;
  }
}
