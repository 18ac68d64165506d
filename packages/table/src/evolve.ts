import type { SceneKind } from '@tafelrunde/kernel';
import type { TableEvent } from './events.ts';
import type { LogEntry, OpenRun, Table } from './model.ts';

/** All that folding needs to know of a system. */
export type SceneFold = Pick<SceneKind, 'empty' | 'apply'>;

/** How many ids of carried-out commands are remembered. */
const REMEMBERED_COMMANDS = 1_000;

/** A table before anything has happened. */
export const emptyTable = (system: SceneFold): Table => ({
  id: '',
  system: '',
  name: '',
  seq: 0,
  seats: [],
  scene: system.empty,
  house: {},
  advice: true,
  runs: [],
  log: [],
  past: [],
  done: [],
});

/** The table after one more event. Never refuses: what was decided has happened. */
export function evolve(system: SceneFold, table: Table, event: TableEvent): Table {
  const past = [...table.past, event];
  const done = remember(table.done, event.command);
  if (event.kind !== 'undone') return { ...apply(system, table, event), past, done, seq: event.seq };
  const gone = undoneIn(past);
  return {
    ...foldCounting(
      system,
      past.filter(({ seq }) => !gone.has(seq)),
    ),
    past,
    done,
    seq: event.seq,
  };
}

/** Folds a whole history. */
export function fold(system: SceneFold, events: readonly TableEvent[]): Table {
  return events.reduce((table, event) => evolve(system, table, event), emptyTable(system));
}

/** The fold of what still counts; undoings themselves leave only a line in the log. */
function foldCounting(system: SceneFold, events: readonly TableEvent[]): Table {
  let table = emptyTable(system);
  for (const event of events) {
    table = event.kind === 'undone' ? withEntry(table, undoneEntry(event)) : apply(system, table, event);
  }
  return table;
}

const withEntry = (table: Table, entry: LogEntry): Table => ({ ...table, log: [...table.log, entry] });

/**
 * The numbers of all events that no longer count: those undone, and every event of a run whose end was undone.
 */
export function undoneIn(events: readonly TableEvent[]): ReadonlySet<number> {
  const targets = new Set(events.flatMap((event) => (event.kind === 'undone' ? [event.target] : [])));
  const runs = new Set(
    events.flatMap((event) => (targets.has(event.seq) && 'run' in event ? [event.run] : [])),
  );
  return new Set(
    events
      .filter((event) => targets.has(event.seq) || ('run' in event && runs.has(event.run)))
      .map(({ seq }) => seq),
  );
}

const undoneEntry = ({ seq, at, by, target }: Extract<TableEvent, { kind: 'undone' }>): LogEntry => ({
  kind: 'undone',
  seq,
  at,
  by,
  target,
});

function remember(done: readonly string[], command: string): readonly string[] {
  return done.includes(command) ? done : [...done, command].slice(-REMEMBERED_COMMANDS);
}

function apply(system: SceneFold, table: Table, event: Exclude<TableEvent, { kind: 'undone' }>): Table {
  const { seq, at, by } = event;
  switch (event.kind) {
    case 'tableOpened':
      return { ...table, id: event.table, system: event.system, name: event.name };
    case 'seatAdded': {
      const seat = { id: event.seat, name: event.name, role: event.role, figures: [], revoked: false };
      return { ...table, seats: [...table.seats, seat] };
    }
    case 'seatRenamed':
      return changeSeat(table, event.seat, { name: event.name });
    case 'seatRevoked':
      return changeSeat(table, event.seat, { revoked: true, figures: [] });
    case 'figureHandedOver':
      return handOver(table, event.figure, event.to);
    case 'runStarted': {
      const { run: id, audience, realDice, waitsFor, detail, progress } = event;
      const run: OpenRun = {
        id,
        by,
        audience,
        realDice,
        scene: table.scene,
        house: table.house,
        waitsFor,
        detail,
        progress,
        given: [],
      };
      return { ...table, runs: [...table.runs, run] };
    }
    case 'runAnswered':
      return {
        ...table,
        runs: table.runs.map((run) =>
          run.id === event.run
            ? { ...run, waitsFor: event.waitsFor, progress: event.progress, given: [] }
            : run,
        ),
      };
    case 'runPartlyAnswered': {
      const isNew = (question: number) => event.given.every((one) => one.question !== question);
      const given = event.given.map((one) => ({ ...one, by }));
      return {
        ...table,
        runs: table.runs.map((run) =>
          run.id === event.run
            ? {
                ...run,
                waitsFor: event.waitsFor,
                given: [...run.given.filter(({ question }) => isNew(question)), ...given],
              }
            : run,
        ),
      };
    }
    case 'runFinished': {
      const { audience, starter, detail, result } = event;
      const finished: Table = {
        ...table,
        scene: system.apply(table.scene, event.effects),
        runs: otherRuns(table, event.run),
        log: [...table.log, { kind: 'run', seq, at, by: starter, audience, detail, result }],
      };
      return event.owns.reduce((owned, figure) => handOver(owned, figure, starter), finished);
    }
    case 'runCancelled':
      return { ...table, runs: otherRuns(table, event.run) };
    case 'said':
      return { ...table, log: [...table.log, { kind: 'said', seq, at, by, text: event.text }] };
    case 'notationRolled':
      return {
        ...table,
        log: [...table.log, { kind: 'notation', seq, at, by, audience: event.audience, roll: event.roll }],
      };
    case 'houseSet':
      return { ...table, house: event.house, log: [...table.log, { kind: 'house', seq, at, by }] };
    case 'adviceSet':
      return { ...table, advice: event.on };
  }
}

const otherRuns = (table: Table, id: string): readonly OpenRun[] => table.runs.filter((run) => run.id !== id);

function changeSeat(table: Table, id: string, change: Partial<Table['seats'][number]>): Table {
  return { ...table, seats: table.seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat)) };
}

/** A figure is played from one seat at a time. */
function handOver(table: Table, figure: string, to: string | null): Table {
  const seats = table.seats.map((seat) => {
    const others = seat.figures.filter((one) => one !== figure);
    return { ...seat, figures: seat.id === to ? [...others, figure] : others };
  });
  return { ...table, seats };
}
