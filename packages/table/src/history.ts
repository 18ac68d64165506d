import type { TableEvent } from './events.ts';
import type { TableNow } from './model.ts';

/** What a table was after an event, as seen from a later one: whatever was taken back up to `at` is left out. */
export interface Mark {
  readonly seq: number;
  readonly at: number;
  readonly now: TableNow;
}

/**
 * Work on a history that need not be in memory: it asks for what it needs and can be interrupted wherever it asks. Who
 * keeps the history answers at once (`runNow`) or reads it from a store, in between serving others.
 */
export type Steps<T> = Generator<Wanted, T, Given>;

export type Wanted =
  /** Some of the events after a number up to another, in order, from the first one on; never none. */
  | { readonly kind: 'events'; readonly after: number; readonly upTo: number }
  /** The latest mark before an event that still holds; null if there is none. */
  | { readonly kind: 'mark'; readonly before: number }
  /** A good moment to serve others. */
  | { readonly kind: 'pause' };

type Given = readonly TableEvent[] | Mark | null | undefined;

/** Whoever has everything in memory. */
export interface HistorySource {
  events(after: number, upTo: number): readonly TableEvent[];
  mark(before: number): Mark | null;
}

/** Does the work without a pause. */
export function runNow<T>(steps: Steps<T>, source: HistorySource): T {
  let next = steps.next();
  while (!next.done) {
    const wanted = next.value;
    if (wanted.kind === 'events') next = steps.next(source.events(wanted.after, wanted.upTo));
    else next = steps.next(wanted.kind === 'mark' ? source.mark(wanted.before) : undefined);
  }
  return next.value;
}

/** A history in memory, without marks. */
export const wholeHistory = (past: readonly TableEvent[]): HistorySource => ({
  events: (after, upTo) => past.slice(after, upTo),
  mark: () => null,
});

/** The latest mark before an event. */
export function* markBefore(seq: number): Steps<Mark | null> {
  return (yield { kind: 'mark', before: seq }) as Mark | null;
}

/** The events after one number up to another, one by one, with a chance to serve others after each. */
export function* eventsBetween(after: number, upTo: number, each: (event: TableEvent) => void): Steps<void> {
  for (let last = after; last < upTo; ) {
    const page = (yield { kind: 'events', after: last, upTo }) as readonly TableEvent[];
    if (page.length === 0) throw new Error(`no events behind ${last}`);
    for (const event of page) {
      each(event);
      yield { kind: 'pause' };
    }
    last += page.length;
  }
}

/** One event. */
export function* eventAt(seq: number): Steps<TableEvent | undefined> {
  const [event] = (yield { kind: 'events', after: seq - 1, upTo: seq }) as readonly TableEvent[];
  return event;
}
