import { setImmediate, setTimeout } from 'node:timers/promises';

/** After work that has taken longer than this, those who play come first for a while. */
const SHORT_MS = 1;
/** So many times as long as the work took, but no longer than this. */
const REST = 2;
const LONGEST_REST_MS = 20;

let last: Promise<unknown> = Promise.resolve();

/**
 * Does work that takes a millisecond or two, as a welcome or a page of the log does, for one client at a time and in a turn
 * of its own. Between two of them everybody else is served, however many ask at once; and whoever plays does not stand in
 * line at the store behind those who read.
 */
export function oneByOne<T>(work: () => T | Promise<T>): Promise<T> {
  let began = 0;
  const done = last
    .then(() => setImmediate())
    .then(() => {
      began = performance.now();
      return work();
    });
  const rest = () => {
    const took = performance.now() - began;
    return took > SHORT_MS ? setTimeout(Math.min(REST * took, LONGEST_REST_MS)) : undefined;
  };
  last = done.then(rest, rest);
  return done;
}
