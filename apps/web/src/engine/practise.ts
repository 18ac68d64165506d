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
  /** How long each action has been practised so far. */
  readonly practised: Map<string, number>;
}

/** A job that takes longer than this would keep the next one waiting. */
const LONGEST_MS = 120;
/** The answer is drawn first: drawing and practising at once would share the processor. */
const REST_MS = 150;

/**
 * Does a job over and over until its action has been practised. Whoever moves a slider asks for nearly the same again and
 * again, and code that has run for a while is several times as fast: it should have before the hand moves. Once is
 * enough: later moves of the hand wait for no practice.
 */
export async function practise(job: AnyJob, practice: Practice): Promise<void> {
  const { again, isWanted, now, pause, practised } = practice;
  if (job.kind !== 'odds' || job.effort.practiceMs === undefined) return;
  const { action } = job.check;
  const spent = () => practised.get(action) ?? 0;
  await pause(REST_MS);
  while (isWanted() && spent() < job.effort.practiceMs) {
    const started = now();
    await again(job).catch(() => undefined);
    const taken = now() - started;
    practised.set(action, spent() + taken);
    if (taken > LONGEST_MS) return;
    await pause(0);
  }
}
