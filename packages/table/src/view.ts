import type { TableEvent } from './events.ts';
import { lately } from './evolve.ts';
import type {
  Audience,
  LeftRun,
  LogEntry,
  MapPicture,
  OpenRun,
  RunDetail,
  Seat,
  Table,
  TableNow,
} from './model.ts';
import { mayRead } from './papers.ts';
import type { Veiling } from './veiling.ts';

/** Whether a seat may see what a roll of this audience is about. */
function maySee(audience: Audience, starter: string, seat: Seat): boolean {
  if (audience === 'everyone') return true;
  return audience === 'self' ? seat.id === starter : seat.role === 'gm';
}

/** The seats that can answer see what they are asked; the rest of a hidden run stays hidden from them too. */
const isAsked = (waitsFor: readonly string[], seat: Seat): boolean => waitsFor.includes(seat.id);

/**
 * What a seat may see of an event. That something happened, and what it changed on the table, is seen by all, except for
 * what the GM has veiled.
 */
export function viewEvent(event: TableEvent, seat: Seat, veiling: Veiling | null = null): TableEvent {
  const heard = viewByAudience(event, seat);
  return veiling === null ? heard : veiling.event(heard);
}

function viewByAudience(event: TableEvent, seat: Seat): TableEvent {
  switch (event.kind) {
    case 'runPartlyAnswered':
      if (event.by === seat.id) return event;
      return { ...event, given: event.given.map(({ question }) => ({ question, key: null })) };
    case 'runStarted':
      if (maySee(event.audience, event.by, seat)) return event;
      return {
        ...event,
        detail: null,
        progress: isAsked(event.waitsFor, seat) ? askOnly(event.progress) : null,
      };
    case 'runAnswered':
      if (maySee(event.audience, event.starter, seat)) return event;
      return { ...event, progress: isAsked(event.waitsFor, seat) ? askOnly(event.progress) : null };
    case 'runFinished':
      return maySee(event.audience, event.starter, seat) ? event : { ...event, detail: null, result: null };
    case 'runCancelled':
      return event.left === null || maySee(event.left.audience, event.left.starter, seat)
        ? event
        : { ...event, left: viewLeft(event.left, seat) };
    case 'notationRolled':
      return maySee(event.audience, event.by, seat) ? event : { ...event, roll: null };
    case 'rollRequested':
      return { ...event, detail: viewRequested(event.audience, event.detail, event.to, seat) };
    case 'paperWritten':
    case 'paperShown':
      if (event.paper === null || mayRead(event.paper, seat)) return event;
      return event.kind === 'paperShown' ? { ...event, paper: null, to: [] } : { ...event, paper: null };
    case 'mapPictureSet':
    case 'mapLaid':
      return event.picture === null || seesMap(event.picture, seat) ? event : { ...event, picture: null };
    case 'prepared':
      return seat.role === 'gm' ? event : { ...event, items: [], gone: [] };
    case 'encounterBrought':
      return seat.role === 'gm' ? event : { ...event, name: null };
    case 'diceSealed':
      // A seed that is in use is for nobody, the GM included.
      return { ...event, seed: null };
    case 'diceRevealed':
      return {
        ...event,
        seeds: event.seeds.map((one) => (seesStream(one.stream, seat) ? one : { ...one, seed: null })),
      };
    default:
      return event;
  }
}

function viewLeft<L extends LeftRun | null>(left: L, seat: Seat): L {
  if (left === null || maySee(left.audience, left.starter, seat)) return left;
  return { ...left, detail: null, trace: null };
}

const seesMap = ({ hidden }: MapPicture, { role }: Seat): boolean => !hidden || role === 'gm';

/** The seed of a stream is shown to those who saw its throws. */
function seesStream(stream: string, seat: Seat): boolean {
  if (stream === 'open') return true;
  return stream === 'gm' ? seat.role === 'gm' : stream === `seat:${seat.id}`;
}

/** Of a request that is not open to all, others see nothing; of a blind one, those asked see what to throw and no more. */
function viewRequested(
  audience: Audience,
  detail: RunDetail | null,
  asked: readonly string[],
  seat: Seat,
): RunDetail | null {
  if (audience === 'everyone' || seat.role === 'gm' || detail === null) return detail;
  if (!asked.includes(seat.id)) return null;
  return audience === 'blind' ? { ...detail, input: null } : detail;
}

/** The question without what led to it. */
function askOnly(progress: OpenRun['progress']): OpenRun['progress'] {
  return progress === null ? null : { ask: progress.ask, tape: [], trace: [] };
}

/**
 * New events as a seat sees them, with what they change in the scene that it sees. Effects that would tell or do something
 * else than what is seen are left out; the last event that has any holds the change instead.
 */
export function viewEvents(
  events: readonly TableEvent[],
  seat: Seat,
  veiling: Veiling | null,
  scenes: { readonly before: unknown; readonly after: unknown },
): readonly TableEvent[] {
  const views = events.map((event) => viewEvent(event, seat, veiling));
  if (veiling === null) return views;
  const last = events.findLastIndex((event) => 'effects' in event);
  if (last < 0 || veiling.isWhole(views, scenes)) return views;
  const change = veiling.change(scenes);
  return views.map((view, i) => veiling.withEffects(events[i] as TableEvent, view, i === last ? change : []));
}

/** What a seat may see of the table: the same as folding what it may see of each event. */
export function viewTable(table: Table, seat: Seat, veiling: Veiling | null = null): Table {
  const now = viewNow(table, seat, veiling);
  return veiling === null
    ? {
        ...now,
        log: table.log.flatMap((entry) => viewEntry(entry, seat) ?? []),
        past: table.past.map((event) => viewEvent(event, seat)),
      }
    : lately(
        now,
        table.past.map((event) => viewEvent(event, seat, veiling)),
      );
}

/** What a seat may see of what the table is now. */
export function viewNow<T extends TableNow>(table: T, seat: Seat, veiling: Veiling | null = null): T {
  const heard = viewNowByAudience(table, seat);
  return veiling === null ? heard : veiling.now(heard);
}

function viewNowByAudience<T extends TableNow>(table: T, seat: Seat): T {
  return {
    ...table,
    runs: table.runs.map((run) => viewRun(run, seat)),
    requests: table.requests.map((one) => ({
      ...one,
      detail: viewRequested(one.audience, one.detail, one.asked, seat),
    })),
    papers: table.papers.filter((paper) => mayRead(paper, seat)),
    mapPicture: table.mapPicture !== null && seesMap(table.mapPicture, seat) ? table.mapPicture : null,
    dice: { ...table.dice, seals: table.dice.seals.map((seal) => ({ ...seal, seed: null })) },
    prepared: seat.role === 'gm' ? table.prepared : [],
  };
}

function viewRun(run: OpenRun, seat: Seat): OpenRun {
  // The GM too waits until all have answered.
  const given = run.given.map((one) => (one.by === seat.id ? one : { ...one, key: null }));
  if (maySee(run.audience, run.by, seat)) return { ...run, given };
  return {
    ...run,
    given,
    detail: null,
    progress: isAsked(run.asked, seat) ? askOnly(run.progress) : null,
  };
}

/** Undefined for what is not in the log of a seat. */
function viewEntry(entry: LogEntry, seat: Seat): LogEntry | undefined {
  switch (entry.kind) {
    case 'run':
      return maySee(entry.audience, entry.by, seat) ? entry : { ...entry, detail: null, result: null };
    case 'notation':
      return maySee(entry.audience, entry.by, seat) ? entry : { ...entry, roll: null };
    case 'cancelled':
      return { ...entry, ...viewLeft(entry, seat) };
    case 'encounter':
      return seat.role === 'gm' ? entry : { ...entry, name: null };
    case 'undone':
      return { ...entry, entries: entry.entries.flatMap((one) => viewEntry(one, seat) ?? []) };
    case 'shown':
      return mayRead(entry.paper, seat) ? entry : undefined;
    default:
      return entry;
  }
}
