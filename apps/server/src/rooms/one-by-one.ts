import { setImmediate } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Waits for a turn of its own. What takes a millisecond or two, as a welcome or a page of the log does, is done for one
 * client at a time: between two of them everybody else is served, however many ask at once.
 */
export function oneByOne(): Promise<void> {
  last = last.then(() => setImmediate());
  return last;
}
