import { isCounting, nothingYet, type SceneFold, step } from './apply.ts';
import type { TableEvent } from './events.ts';
import { entryOf, logOf } from './log.ts';
import { isWhole, type Table, type TableNow } from './model.ts';
import { takenBackIn } from './taken-back.ts';

/** A table before anything has happened. */
export const emptyTable = (system: SceneFold): Table => ({ ...nothingYet(system), log: [], past: [] });

/** The table after one more event. Never refuses: what was decided has happened. */
export const evolve = (system: SceneFold, table: Table, event: TableEvent): Table =>
  evolveAll(system, table, [event]);

/**
 * The table after many events. What is taken back needs the whole history to fold the rest again; whoever knows only the
 * latest part of it is told what the table is now (`evolveTo`).
 */
export function evolveAll(system: SceneFold, table: Table, events: readonly TableEvent[]): Table {
  if (events.length === 0) return table;
  if (events.every(isCounting)) {
    const now = events.reduce<TableNow>((before, event) => step(system, before, event, false), table);
    const log = [...table.log, ...events.flatMap((event) => entryOf(event) ?? [])];
    return { ...now, log, past: [...table.past, ...events] };
  }
  if (!isWhole(table)) throw new Error('taking back needs the whole history');
  return fold(system, [...table.past, ...events]);
}

/** Folds a whole history in one pass: what was taken back in the end is left out from the beginning. */
export function fold(system: SceneFold, past: readonly TableEvent[]): Table {
  const { gone, redone } = takenBackIn(past);
  const now = past.reduce<TableNow>(
    (before, event) => step(system, before, event, gone.has(event.seq)),
    nothingYet(system),
  );
  return { ...now, log: logOf(past, { gone, redone }), past };
}

/** A table of which only the latest events are known, after more of them; what it is now is told by whoever knows all. */
export function evolveTo(table: Pick<Table, 'past'>, now: TableNow, events: readonly TableEvent[]): Table {
  return lately(now, [...table.past, ...events]);
}

/** A table as it is now, with the latest part of its history. */
export const lately = (now: TableNow, past: readonly TableEvent[]): Table => ({
  ...now,
  log: logOf(past, takenBackIn(past)),
  past,
});

/** The same table with an earlier part of its history. */
export const withEarlier = (table: Table, earlier: readonly TableEvent[]): Table =>
  lately(table, [...earlier, ...table.past]);
