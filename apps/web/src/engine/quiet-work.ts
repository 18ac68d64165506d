/** How work is put off until the page has a moment. */
export interface Moments {
  /** Calls back soon, when nothing else is to be done. */
  readonly next: (then: () => void) => void;
  readonly now: () => number;
}

/** Longer than this nobody should wait for a key stroke to show. */
const PORTION_MS = 8;

/** Work that can wait: done job by job between frames and key strokes, in the order it came. */
export function quietWork({ next, now }: Moments): (job: () => void) => () => void {
  const waiting = new Set<{ readonly job: () => void }>();
  let isGoing = false;
  const go = () => {
    isGoing = false;
    const start = now();
    for (const one of waiting) {
      waiting.delete(one);
      one.job();
      if (now() - start >= PORTION_MS) break;
    }
    goOn();
  };
  const goOn = () => {
    if (isGoing || waiting.size === 0) return;
    isGoing = true;
    next(go);
  };
  return (job) => {
    const one = { job };
    waiting.add(one);
    goOn();
    return () => waiting.delete(one);
  };
}
