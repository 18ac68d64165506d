import type { AnyJob } from './answer.ts';

/** Where a worker practises. */
export interface Practice {
  /** Does the job once more. */
  readonly again: (job: AnyJob) => Promise<unknown>;
  /** Whether nobody has asked for anything else since. */
  readonly isWanted: () => boolean;
  readonly now: () => number;
  /** Waits, and lets a job through that has come in meanwhile. */
  readonly pause: (ms: number) => Promise<void>;
  /** How often and how long each action has been practised so far. */
  readonly practised: Map<string, Practised>;
}

export interface Practised {
  readonly times: number;
  readonly ms: number;
}

const NEVER: Practised = { times: 0, ms: 0 };

/** A job that takes longer than this would keep the next one waiting. */
const LONGEST_MS = 200;
/** The answer is drawn first: drawing and practising at once would share the processor. */
const REST_MS = 150;

/**
 * Does a job over and over until its action has been practised. Whoever moves a slider asks for nearly the same again and
 * again, and code that has run for a while is several times as fast: it should have before the hand moves. Once is
 * enough: later moves of the hand wait for no practice.
 */
export async function practise(job: AnyJob, practice: Practice): Promise<void> {
  const { again, isWanted, now, pause, practised } = practice;
  if (job.kind !== 'odds' || job.effort.practice === undefined) return;
  const { action } = job.check;
  const enough = job.effort.practice;
  await pause(REST_MS);
  while (isWanted()) {
    const { times, ms } = practised.get(action) ?? NEVER;
    if (times >= enough.times || ms >= enough.ms) return;
    const started = now();
    await again(job).catch(() => undefined);
    const taken = now() - started;
    practised.set(action, { times: times + 1, ms: ms + taken });
    if (taken > LONGEST_MS) return;
    await pause(0);
  }
}
