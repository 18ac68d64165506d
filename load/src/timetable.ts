/** Something to do at a moment, in milliseconds after the start. */
export interface Moment {
  readonly at: number;
  readonly run: () => void;
}

/** Does everything at its moment. `tell` hears how much of the time has passed, from 0 to 1. */
export async function follow(moments: readonly Moment[], tell: (share: number) => void): Promise<void> {
  const due = [...moments].sort((a, b) => a.at - b.at);
  const end = due.at(-1)?.at ?? 0;
  const start = performance.now();
  for (let next = 0; next < due.length; ) {
    const now = performance.now() - start;
    for (let moment = due[next]; moment !== undefined && moment.at <= now; moment = due[next]) {
      moment.run();
      next += 1;
    }
    tell(Math.min(1, now / end));
    await pause(Math.max(1, (due[next]?.at ?? now) - now));
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until something holds; false if it does not within the time. */
export async function until(holds: () => boolean, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!holds()) {
    if (performance.now() > end) return false;
    await pause(20);
  }
  return true;
}

/** Does the same with each, a few at a time. */
export async function each<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
  tell: (share: number) => void,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let item = items[next]; item !== undefined; item = items[next]) {
      next += 1;
      await work(item);
      tell(next / items.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
