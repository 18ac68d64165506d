import { setImmediate } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Does work that takes a millisecond or two, as a welcome or a page of the log does, for one client at a time and in a turn
 * of its own. Between two of them everybody else is served, however many ask at once; and whoever plays does not stand in
 * line at the store behind those who read.
 */
export function oneByOne<T>(work: () => T | Promise<T>): Promise<T> {
  const done = last.then(() => setImmediate()).then(work);
  last = done.catch(() => undefined);
  return done;
}
