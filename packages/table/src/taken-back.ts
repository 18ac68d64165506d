import type { TableEvent } from './events.ts';

/** What a history has taken back, by number. */
export interface TakenBack {
  /** The events that no longer count. */
  readonly gone: ReadonlySet<number>;
  /** The undoings that have been taken back themselves. */
  readonly redone: ReadonlySet<number>;
}

/** What is taken back in a history, or in its latest part. A run counts whole or not at all. */
export function takenBackIn(events: readonly TableEvent[]): TakenBack {
  const redone = new Set<number>();
  for (const event of events) if (event.kind === 'redone') redone.add(event.target);
  const gone = new Set<number>();
  for (const event of events)
    if (event.kind === 'undone' && !redone.has(event.seq)) for (const seq of event.gone) gone.add(seq);
  if (gone.size === 0) return { gone, redone };
  // Old undoings name only the end of a run.
  const runs = new Set<string>();
  for (const event of events) if ('run' in event && gone.has(event.seq)) runs.add(event.run);
  for (const event of events) if ('run' in event && runs.has(event.run)) gone.add(event.seq);
  return { gone, redone };
}

/** The numbers of all events that no longer count. */
export const goneIn = (events: readonly TableEvent[]): ReadonlySet<number> => takenBackIn(events).gone;
