import { setImmediate } from 'node:timers/promises';
import type { Mark, Steps, TableEvent } from '@tafelrunde/table';

/** As long as work on one table may keep the others waiting. */
const SLICE_MS = 1;

/** Where a long history is read from. */
export interface HistoryReader {
  events(after: number, upTo: number): Promise<readonly TableEvent[]>;
  mark(before: number): Promise<Mark | null>;
}

/** Does work on a history in small slices: between them everybody else is served. */
export async function inSlices<T>(steps: Steps<T>, reader: HistoryReader): Promise<T> {
  let end = performance.now() + SLICE_MS;
  let next = steps.next();
  while (!next.done) {
    const wanted = next.value;
    if (wanted.kind === 'pause') {
      if (performance.now() > end) {
        await setImmediate();
        end = performance.now() + SLICE_MS;
      }
      next = steps.next();
    } else {
      const given =
        wanted.kind === 'events'
          ? await reader.events(wanted.after, wanted.upTo)
          : await reader.mark(wanted.before);
      next = steps.next(given);
    }
  }
  return next.value;
}
