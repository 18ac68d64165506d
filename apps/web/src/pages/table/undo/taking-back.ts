import {
  goneIn,
  isUndoable,
  type LogEntry,
  lastUndoable,
  type Table,
  type TableEvent,
} from '@tafelrunde/table';

export type Undone = Extract<LogEntry, { kind: 'undone' }>;

export type Redone = Extract<LogEntry, { kind: 'redone' }>;

/** What the log tells, newest first; undoings that follow each other are told as one, and so are redoings. */
export type LogItem =
  | { readonly kind: 'entry'; readonly entry: Exclude<LogEntry, Undone | Redone> }
  | { readonly kind: 'undone'; readonly steps: readonly Undone[] }
  | { readonly kind: 'redone'; readonly steps: readonly Redone[] };

export function logItems(newestFirst: readonly LogEntry[]): readonly LogItem[] {
  const items: LogItem[] = [];
  for (const entry of newestFirst) {
    const last = items.at(-1);
    if (entry.kind === 'undone') {
      const isNext =
        last?.kind === 'undone' &&
        last.steps.every(({ by, redone }) => by === entry.by && redone === entry.redone);
      if (isNext) items[items.length - 1] = { kind: 'undone', steps: [...last.steps, entry] };
      else items.push({ kind: 'undone', steps: [entry] });
    } else if (entry.kind === 'redone') {
      const isNext = last?.kind === 'redone' && last.steps.every(({ by }) => by === entry.by);
      if (isNext) items[items.length - 1] = { kind: 'redone', steps: [...last.steps, entry] };
      else items.push({ kind: 'redone', steps: [entry] });
    } else items.push({ kind: 'entry', entry });
  }
  return items;
}

/** All that some undoings took back, as it is told. */
export const takenBackBy = (table: Table, undoings: readonly number[]): readonly TableEvent[] =>
  toldOf(
    table,
    table.past.flatMap((event) =>
      event.kind === 'undone' && undoings.includes(event.seq) ? event.gone : [],
    ),
  );

/** Everything the log has ever told, by number; what was taken back stands inside its undoing. */
export function everToldIn(log: readonly LogEntry[]): ReadonlyMap<number, LogEntry> {
  const all = log.flatMap((entry): readonly LogEntry[] =>
    entry.kind === 'undone' ? [...everToldIn(entry.entries).values(), entry] : [entry],
  );
  return new Map(all.map((entry) => [entry.seq, entry]));
}

/** Of one run only its end is told, or its beginning if it has none; everything else speaks for itself. */
export function toldOf(table: Table, gone: readonly number[]): readonly TableEvent[] {
  const events = table.past.filter(({ seq }) => gone.includes(seq));
  const runOf = (event: TableEvent) => ('run' in event ? event.run : undefined);
  return events.filter((event) => {
    const run = runOf(event);
    if (run === undefined || event.kind === 'runFinished') return true;
    const isFinished = events.some((one) => one.kind === 'runFinished' && one.run === run);
    return event.kind === 'runStarted' && !isFinished;
  });
}

/** What a person would call something that happened: no halves of runs, nothing about seals and salts. */
const HAPPENINGS: readonly TableEvent['kind'][] = [
  'tableOpened',
  'seatAdded',
  'seatRenamed',
  'seatRevoked',
  'figureBrought',
  'figureHandedOver',
  'prepared',
  'encounterBrought',
  'runFinished',
  'said',
  'notationRolled',
  'houseSet',
  'adviceSet',
  'undoRuleSet',
  'policySet',
  'rollRequested',
  'requestWithdrawn',
  'tracked',
  'paperWritten',
  'paperShown',
  'paperRemoved',
  'portraitsSet',
  'mapPictureSet',
  'mapLaid',
  'eveningEnded',
  'diceRevealed',
];

/** Whoever opens a table sits down at it: that goes without saying. */
const isOpening = (event: TableEvent): boolean => event.kind === 'seatAdded' && event.seat === event.by;

/** What happened in the GM's drawer is nothing to anybody else. */
const isNothing = (event: TableEvent): boolean => event.kind === 'prepared' && !isUndoable(event);

export interface Happened {
  readonly event: TableEvent;
  readonly isGone: boolean;
  readonly isUndoable: boolean;
}

/** Everything that happened, newest first; what is taken back stays in it. */
export function historyOf({ past }: Table): readonly Happened[] {
  const gone = goneIn(past);
  return past
    .filter((event) => HAPPENINGS.includes(event.kind) && !isOpening(event) && !isNothing(event))
    .map((event) => {
      const isGone = gone.has(event.seq);
      return { event, isGone, isUndoable: !isGone && isUndoable(event) };
    })
    .reverse();
}

/** The numbers of all that can be taken back from an event on, oldest first. */
export const undoableFrom = (table: Table, seq: number): readonly number[] =>
  historyOf(table)
    .filter(({ event, isUndoable }) => isUndoable && event.seq >= seq)
    .map(({ event }) => event.seq)
    .reverse();

interface Who {
  readonly seat: string;
  readonly isGm: boolean;
  readonly mayPlay: boolean;
}

const authorOf = (event: TableEvent): string => ('starter' in event ? event.starter : event.by);

/** Whether a seat may try to take back what somebody did; what hangs on it is judged by the table. */
export const mayTry = ({ undoRule }: Pick<Table, 'undoRule'>, by: string, who: Who): boolean =>
  who.mayPlay && (who.isGm || undoRule === 'all' || (undoRule === 'own' && by === who.seat));

/** The newest that this seat may try to take back. */
export function lastFor(table: Table, who: Who): number | undefined {
  const last = lastUndoable(table);
  if (last === undefined || mayTry(table, authorOf(last), who)) return last?.seq;
  return historyOf(table).find(({ event, isUndoable }) => isUndoable && mayTry(table, authorOf(event), who))
    ?.event.seq;
}

/** The newest undoing that has not been taken back itself. */
export const lastUndone = ({ log }: Table): Undone | undefined =>
  log.findLast((entry): entry is Undone => entry.kind === 'undone' && !entry.redone);
