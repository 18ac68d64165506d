import { useEffect, useRef, useState } from 'react';
import type { JobQueue } from './job-queue.ts';

/** An answer and the job it belongs to. */
export interface Told<Answer> {
  readonly key: string;
  /** Undefined if the job could not be done. */
  readonly answer: Answer | undefined;
}

/** The place of a job that is not asked. */
const NOTHING = '';
/** More than this is not worth remembering. */
const MOST_KEPT = 200;

const keys = new WeakMap<object, string>();

/** All that a job says, written out once: it may hold a whole scene. */
export function keyOf(job: object): string {
  const known = keys.get(job) ?? JSON.stringify(job);
  keys.set(job, known);
  return known;
}

/**
 * Answers to several jobs, in their places. A job that was answered before is not asked again; one that is no longer
 * wanted is taken back, so what is shown never belongs to an older position of a slider than what was shown before.
 * While it `waits`, nothing new is asked.
 */
export function useAnswers<Job extends object, Answer>(
  queue: JobQueue<Job, Answer>,
  jobs: readonly (Job | undefined)[],
  waits = false,
): readonly (Told<Answer> | undefined)[] {
  const kept = useRef(new Map<string, Answer | undefined>());
  const running = useRef(new Map<string, () => void>());
  const shown = useRef<readonly (Told<Answer> | undefined)[]>([]);
  const [, redraw] = useState(0);
  const wanted = jobs.map((job) => (job === undefined ? NOTHING : keyOf(job)));
  const all = wanted.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say everything about the jobs
  useEffect(() => {
    for (const [key, takeBack] of running.current) {
      if (wanted.includes(key)) continue;
      takeBack();
      running.current.delete(key);
    }
    for (const [i, key] of wanted.entries()) {
      if (waits || key === NOTHING || kept.current.has(key) || running.current.has(key)) continue;
      const takeBack = queue.ask(jobs[i] as Job, (answer) => {
        running.current.delete(key);
        kept.current.set(key, answer);
        const [oldest] = kept.current.keys();
        if (kept.current.size > MOST_KEPT && oldest !== undefined) kept.current.delete(oldest);
        redraw((count) => count + 1);
      });
      running.current.set(key, takeBack);
    }
  }, [all, queue, waits]);
  useEffect(() => {
    const jobsAtWork = running.current;
    return () => {
      for (const takeBack of jobsAtWork.values()) takeBack();
      jobsAtWork.clear();
    };
  }, []);
  // Until the new answer is there the last one of this place stays: nothing flickers while a slider moves.
  const now = wanted.map((key, i) => {
    if (key === NOTHING) return undefined;
    return kept.current.has(key) ? { key, answer: kept.current.get(key) } : shown.current[i];
  });
  shown.current = now;
  return now;
}

export const isCurrent = (told: Told<unknown> | undefined, job: object | undefined): boolean =>
  told !== undefined && job !== undefined && told.key === keyOf(job);
