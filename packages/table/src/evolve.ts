import type { SceneKind } from '@tafelrunde/kernel';
import { afterScene } from './counting.ts';
import type { TableEvent } from './events.ts';
import type { LogEntry, OpenRun, SealedDice, Table } from './model.ts';
import { changeTracker, NO_TRACKER } from './tracker.ts';

/** All that folding needs to know of a system. */
export type SceneFold = Pick<SceneKind, 'empty' | 'apply' | 'turn'>;

/** An event that changes something itself. */
export type Counting = Exclude<TableEvent, { kind: 'undone' | 'redone' }>;
export const isCounting = (event: TableEvent): event is Counting =>
  event.kind !== 'undone' && event.kind !== 'redone';

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
  undoRule: 'own',
  runs: [],
  requests: [],
  tracker: NO_TRACKER,
  dice: { epoch: 1, seals: [], salts: [] },
  log: [],
  past: [],
  done: [],
});

/** The table after one more event. Never refuses: what was decided has happened. */
export const evolve = (system: SceneFold, table: Table, event: TableEvent): Table =>
  evolveAll(system, table, [event]);

/** The table after many events. Past and log are copied once, not once per event: a long history folds in linear time. */
export function evolveAll(system: SceneFold, table: Table, events: readonly TableEvent[]): Table {
  const past = [...table.past];
  let log = [...table.log];
  let { done, dice, seq } = table;
  let now = table;
  for (const event of events) {
    past.push(event);
    done = remember(done, event.command);
    dice = castDice(dice, event);
    seq = event.seq;
    if (isCounting(event)) {
      now = applyApart(system, now, event, log);
    } else {
      [now, log] = foldCounting(system, past, log);
    }
  }
  return { ...now, log, past, done, dice, seq };
}

/** Folds a whole history. */
export const fold = (system: SceneFold, events: readonly TableEvent[]): Table =>
  evolveAll(system, emptyTable(system), events);

const NO_LOG: readonly LogEntry[] = [];

/** Applies an event to a table whose log is kept apart. */
function applyApart(system: SceneFold, table: Table, event: Counting, log: LogEntry[]): Table {
  const after = apply(system, { ...table, log: NO_LOG }, event);
  log.push(...after.log);
  return after;
}

/** The fold of what still counts; undoing and redoing themselves leave only their lines in the log, which are kept. */
function foldCounting(
  system: SceneFold,
  past: readonly TableEvent[],
  told: readonly LogEntry[],
): [table: Table, log: LogEntry[]] {
  const gone = goneIn(past);
  const again = redoneIn(past);
  const log: LogEntry[] = [];
  let table = emptyTable(system);
  for (const event of past) {
    if (gone.has(event.seq)) continue;
    if (event.kind === 'undone') {
      const { seq, at, by, target } = event;
      const before = told.find((entry) => entry.kind === 'undone' && entry.seq === seq);
      const entries =
        before?.kind === 'undone' ? before.entries : told.filter((entry) => event.gone.includes(entry.seq));
      log.push({ kind: 'undone', seq, at, by, target, entries, redone: again.has(seq) });
    } else if (event.kind === 'redone') {
      const { seq, at, by, target } = event;
      log.push({ kind: 'redone', seq, at, by, target });
    } else {
      table = applyApart(system, table, event, log);
    }
  }
  return [table, log];
}

const withEntry = (table: Table, entry: LogEntry): Table => ({ ...table, log: [...table.log, entry] });

/** The undoings that have been taken back themselves. */
const redoneIn = (events: readonly TableEvent[]): ReadonlySet<number> =>
  new Set(events.flatMap((event) => (event.kind === 'redone' ? [event.target] : [])));

/** The numbers of all events that no longer count; a run counts whole or not at all. */
export function goneIn(events: readonly TableEvent[]): ReadonlySet<number> {
  const again = redoneIn(events);
  const gone = new Set(
    events.flatMap((event) => (event.kind === 'undone' && !again.has(event.seq) ? event.gone : [])),
  );
  if (gone.size === 0) return gone;
  const runs = new Set(events.flatMap((event) => ('run' in event && gone.has(event.seq) ? [event.run] : [])));
  for (const event of events) if ('run' in event && runs.has(event.run)) gone.add(event.seq);
  return gone;
}

/** Where the dice stand after an event. Nothing that is taken back gives a number of a throw free again. */
function castDice(dice: SealedDice, event: TableEvent): SealedDice {
  if ('sealed' in event && event.sealed !== null) {
    const { stream, roll } = event.sealed;
    return {
      ...dice,
      seals: dice.seals.map((seal) => (seal.stream === stream ? { ...seal, rolls: roll } : seal)),
    };
  }
  switch (event.kind) {
    case 'diceSealed': {
      const { epoch, stream, commitment, seed } = event;
      const others = dice.seals.filter((seal) => seal.stream !== stream);
      return { ...dice, seals: [...others, { epoch, stream, commitment, seed, rolls: 0 }] };
    }
    case 'saltGiven':
      return {
        ...dice,
        salts: [...dice.salts.filter(({ seat }) => seat !== event.by), { seat: event.by, salt: event.salt }],
      };
    case 'diceRevealed':
      return { epoch: event.epoch + 1, seals: [], salts: [] };
    default:
      return dice;
  }
}

function remember(done: readonly string[], command: string): readonly string[] {
  return done.includes(command) ? done : [...done, command].slice(-REMEMBERED_COMMANDS);
}

/** What an event that counts changes, apart from the dice. */
export function apply(system: SceneFold, table: Table, event: Counting): Table {
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
    case 'figureBrought': {
      const { figure, name, to, effects } = event;
      const entered = {
        ...withEntry(table, { kind: 'brought', seq, at, by, name }),
        scene: system.apply(table.scene, effects),
      };
      return to === null ? entered : handOver(entered, figure, to);
    }
    case 'figureHandedOver':
      return handOver(table, event.figure, event.to);
    case 'runStarted': {
      const { run: id, audience, realDice, waitsFor, detail, progress, request } = event;
      const run: OpenRun = {
        id,
        by,
        audience,
        realDice,
        scene: table.scene,
        house: table.house,
        waitsFor,
        asked: waitsFor,
        detail,
        progress,
        given: [],
        request,
      };
      return { ...table, runs: [...table.runs, run] };
    }
    case 'runAnswered':
      return {
        ...table,
        runs: table.runs.map((run) =>
          run.id === event.run
            ? { ...run, waitsFor: event.waitsFor, asked: event.waitsFor, progress: event.progress, given: [] }
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
      const { audience, starter, detail, result, request, sealed } = event;
      const scene = system.apply(table.scene, event.effects);
      const finished: Table = {
        ...table,
        scene,
        tracker: afterScene(table.tracker, system.turn(table.scene), system.turn(scene)),
        runs: otherRuns(table, event.run),
        requests: request === null ? table.requests : answered(table.requests, request, starter),
        log: [...table.log, { kind: 'run', seq, at, by: starter, audience, detail, result, sealed }],
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
        log: [
          ...table.log,
          { kind: 'notation', seq, at, by, audience: event.audience, roll: event.roll, sealed: event.sealed },
        ],
      };
    case 'houseSet':
      return { ...table, house: event.house, log: [...table.log, { kind: 'house', seq, at, by }] };
    case 'adviceSet':
      return { ...table, advice: event.on };
    case 'undoRuleSet':
      return { ...table, undoRule: event.who };
    case 'rollRequested': {
      const { request: id, to, audience, detail, text } = event;
      return { ...table, requests: [...table.requests, { id, by, asked: to, to, audience, detail, text }] };
    }
    case 'requestWithdrawn':
      return { ...table, requests: table.requests.filter(({ id }) => id !== event.request) };
    case 'tracked':
      return {
        ...table,
        tracker: changeTracker(table.tracker, event.change, system.turn(table.scene)) ?? table.tracker,
      };
    case 'diceRevealed':
      return withEntry(table, { kind: 'revealed', seq, at, by, epoch: event.epoch });
    case 'diceSealed':
    case 'saltGiven':
      return table;
  }
}

/** A request without the seat that has rolled; it is gone with the last one. */
const answered = (requests: Table['requests'], id: string, seat: string): Table['requests'] =>
  requests
    .map((one) => (one.id === id ? { ...one, to: one.to.filter((other) => other !== seat) } : one))
    .filter(({ to }) => to.length > 0);

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
