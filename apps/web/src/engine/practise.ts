import type { AnyJob } from './answer.ts';

/** Where a worker practises. */
export interface Practice {
  /** Does the job once more. */
  readonly again: (job: AnyJob) => Promise<unknown>;
  /** Whether nobody has asked for anything else since. */
  readonly isWanted: () => boolean;
  readonly now: () => number;
  /** Lets a job through that has come in meanwhile. */
  readonly pause: () => Promise<void>;
}

/** A job that takes longer than this would keep the next one waiting. */
const LONGEST_MS = 120;

/**
 * Does a job over and over until its practice is over. Whoever moves a slider asks for nearly the same again and again,
 * and code that has run for a while is several times as fast: it should have before the hand moves.
 */
export async function practise(job: AnyJob, { again, isWanted, now, pause }: Practice): Promise<void> {
  const ms = job.kind === 'odds' ? (job.effort.practiceMs ?? 0) : 0;
  const end = now() + ms;
  for (let started = now(); started < end; started = now()) {
    await pause();
    if (!isWanted()) return;
    await again(job).catch(() => undefined);
    if (now() - started > LONGEST_MS) return;
  }
}
