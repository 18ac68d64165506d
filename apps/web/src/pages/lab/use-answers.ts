import { useEffect, useRef, useState } from 'react';
import type { Reckoner } from '../../engine/reckoner.ts';

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

/**
 * Answers to several jobs, in their places. A job that was answered before is not asked again; one that is no longer
 * wanted is taken back, so what is shown never belongs to an older position of a slider than what was shown before.
 */
export function useAnswers<Job, Answer>(
  reckoner: Reckoner<Job, Answer>,
  jobs: readonly (Job | undefined)[],
): readonly (Told<Answer> | undefined)[] {
  const kept = useRef(new Map<string, Answer | undefined>());
  const running = useRef(new Map<string, () => void>());
  const shown = useRef<readonly (Told<Answer> | undefined)[]>([]);
  const [, redraw] = useState(0);
  const keys = jobs.map((job) => (job === undefined ? NOTHING : JSON.stringify(job)));
  const all = keys.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say everything about the jobs
  useEffect(() => {
    for (const [key, takeBack] of running.current) {
      if (keys.includes(key)) continue;
      takeBack();
      running.current.delete(key);
    }
    for (const [i, key] of keys.entries()) {
      if (key === NOTHING || kept.current.has(key) || running.current.has(key)) continue;
      const takeBack = reckoner.ask(jobs[i] as Job, (answer) => {
        running.current.delete(key);
        kept.current.set(key, answer);
        const [oldest] = kept.current.keys();
        if (kept.current.size > MOST_KEPT && oldest !== undefined) kept.current.delete(oldest);
        redraw((count) => count + 1);
      });
      running.current.set(key, takeBack);
    }
  }, [all, reckoner]);
  useEffect(() => {
    const jobsAtWork = running.current;
    return () => {
      for (const takeBack of jobsAtWork.values()) takeBack();
      jobsAtWork.clear();
    };
  }, []);
  // Until the new answer is there the last one of this place stays: nothing flickers while a slider moves.
  const now = keys.map((key, i) => {
    if (key === NOTHING) return undefined;
    return kept.current.has(key) ? { key, answer: kept.current.get(key) } : shown.current[i];
  });
  shown.current = now;
  return now;
}

export const isCurrent = <Job>(told: Told<unknown> | undefined, job: Job): boolean =>
  told !== undefined && told.key === JSON.stringify(job);
