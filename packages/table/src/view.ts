import type { TableEvent } from './events.ts';
import type { LogEntry, OpenRun, Seat, Table } from './model.ts';

/** Whether a seat may see what a hidden roll is about. */
const seesAll = (seat: Seat): boolean => seat.role === 'gm';

/** The seats that can answer see what they are asked; the rest of a hidden run stays hidden from them too. */
const isAsked = (waitsFor: readonly string[], seat: Seat): boolean => waitsFor.includes(seat.id);

/** What a seat may see of an event. That something happened, and what it changed on the table, is seen by all. */
export function viewEvent(event: TableEvent, seat: Seat): TableEvent {
  if (event.kind === 'runPartlyAnswered' && event.by !== seat.id)
    return { ...event, given: event.given.map(({ question }) => ({ question, key: null })) };
  if (!('audience' in event) || event.audience === 'everyone' || seesAll(seat)) return event;
  switch (event.kind) {
    case 'runStarted':
      return {
        ...event,
        detail: null,
        progress: isAsked(event.waitsFor, seat) ? askOnly(event.progress) : null,
      };
    case 'runAnswered':
      return { ...event, progress: isAsked(event.waitsFor, seat) ? askOnly(event.progress) : null };
    case 'runFinished':
      return { ...event, detail: null, result: null };
    case 'notationRolled':
      return { ...event, roll: null };
  }
}

/** The question without what led to it. */
function askOnly(progress: OpenRun['progress']): OpenRun['progress'] {
  return progress === null ? null : { ask: progress.ask, tape: [], trace: [] };
}

/** What a seat may see of the table: the same as folding what it may see of each event. */
export function viewTable(table: Table, seat: Seat): Table {
  return {
    ...table,
    runs: table.runs.map((run) => viewRun(run, seat)),
    log: seesAll(seat) ? table.log : table.log.map(viewEntry),
    past: table.past.map((event) => viewEvent(event, seat)),
  };
}

function viewRun(run: OpenRun, seat: Seat): OpenRun {
  // The GM too waits until all have answered.
  const given = run.given.map((one) => (one.by === seat.id ? one : { ...one, key: null }));
  if (run.audience === 'everyone' || seesAll(seat)) return { ...run, given };
  return {
    ...run,
    given,
    detail: null,
    progress: isAsked(run.waitsFor, seat) ? askOnly(run.progress) : null,
  };
}

function viewEntry(entry: LogEntry): LogEntry {
  if (entry.kind === 'run' && entry.audience === 'gm') return { ...entry, detail: null, result: null };
  if (entry.kind === 'notation' && entry.audience === 'gm') return { ...entry, roll: null };
  return entry;
}
