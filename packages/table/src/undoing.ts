import { play, type Tape } from '@tafelrunde/kernel';
import { inputFor, type System } from '@tafelrunde/system';
import { apply, type Counting, isCounting, isOnlyTold, nothingYet } from './apply.ts';
import { accepted, type Decision, refuse } from './decision.ts';
import type { EventKind, TableEvent } from './events.ts';
import { figureOf } from './figures.ts';
import { eventAt, eventsBetween, markBefore, runNow, type Steps, wholeHistory } from './history.ts';
import { houseOf } from './house.ts';
import { wholeRun } from './ledger.ts';
import type { OpenRun, RunDetail, Seat, Table, TableNow } from './model.ts';
import { goneIn, type TakenBack, takenBackIn } from './taken-back.ts';
import { changeTracker } from './tracker.ts';

/** A table whose history can be asked for. */
export type WithHistory = TakenBack & { readonly now: TableNow };

/** What can be taken back. Seats and dice cannot: a link that was used was used, and a die that fell has fallen. */
const UNDOABLE: readonly EventKind[] = [
  'runFinished',
  'notationRolled',
  'said',
  'houseSet',
  'figureBrought',
  'figureHandedOver',
  'figuresVeiled',
  'prepared',
  'encounterBrought',
  'adviceSet',
  'policySet',
  'tracked',
  'paperWritten',
  'paperShown',
  'paperRemoved',
  'portraitsSet',
  'mapPictureSet',
  'mapLaid',
  'eveningEnded',
];

/** What somebody has prepared behind the screen is nothing to others, and nothing they can take back. */
const isNothing = (event: TableEvent): boolean =>
  event.kind === 'prepared' && event.items.length + event.gone.length === 0;

export const isUndoable = (event: TableEvent): boolean => UNDOABLE.includes(event.kind) && !isNothing(event);

/** As much as can be taken back at once. */
const MAX_TAKEN_BACK = 20_000;

/** Takes back an event and what followed from it. */
export function* undo(system: System, table: WithHistory, seat: Seat, target: number): Steps<Decision> {
  const goes = yield* goesWith(system, table, target);
  if (goes === null) return refuse('nothing-to-undo', { at: 'target' });
  return undone(table.now, seat, target, goes);
}

/** Takes back an event and all that can be taken back after it: one step, one line in the log. */
export function* rewind(table: WithHistory, seat: Seat, target: number): Steps<Decision> {
  const goes = yield* goesFrom(table, target);
  if (goes === null) return refuse('nothing-to-undo', { at: 'target' });
  return undone(table.now, seat, target, goes);
}

function undone(now: TableNow, seat: Seat, target: number, going: Going): Decision {
  const { gone } = going;
  if (!mayUndo(now, seat, going)) return refuse('not-yours-to-undo', { at: 'target' });
  if (gone.length > MAX_TAKEN_BACK) return refuse('too-much-at-once', { at: 'target' });
  return accepted({ kind: 'undone', target, gone });
}

/** Does again what an undoing took back, if nothing has happened since that would have come out differently. */
export function* redo(system: System, table: WithHistory, seat: Seat, target: number): Steps<Decision> {
  const undoing = target <= table.now.seq ? yield* eventAt(target) : undefined;
  if (undoing?.kind !== 'undone' || table.redone.has(target))
    return refuse('nothing-to-redo', { at: 'target' });
  const back = new Set(undoing.gone.length === 1 ? yield* wholeRun(undoing.gone[0] as number) : undoing.gone);
  const counts = (seq: number) => back.has(seq) || !table.gone.has(seq);
  try {
    const goes = yield* walk(system, table.now.seq, back, counts);
    if (!mayUndo(table.now, seat, goes)) return refuse('not-yours-to-undo', { at: 'target' });
    if (goes.gone.length === back.size) return accepted({ kind: 'redone', target });
  } catch (thrown) {
    // Effects that came in a file and were taken back in it have never been tried.
    if (!(thrown instanceof DoesNotFit)) throw thrown;
  }
  return refuse('redo-stale', { at: 'target' });
}

/** By the rule of the table: the GM everything, a player what is all their own, or everything that is not the GM's alone. */
function mayUndo({ undoRule }: TableNow, seat: Seat, { authors, isGmsAlone }: Going): boolean {
  if (seat.role === 'gm') return true;
  if (isGmsAlone || undoRule === 'gm') return false;
  if (undoRule === 'all') return true;
  return [...authors].every((author) => author === seat.id);
}

/** Whose event it is: of a run, whoever began it. Whoever only answered in it has no say in it. */
function authorOf(event: TableEvent): string | undefined {
  if ('starter' in event) return event.starter === '' ? undefined : event.starter;
  return 'run' in event && event.kind !== 'runStarted' ? undefined : event.by;
}

/** The newest event that can be taken back and has not been. */
export function lastUndoable(table: Table): TableEvent | undefined {
  const gone = goneIn(table.past);
  return table.past.findLast((event) => isUndoable(event) && !gone.has(event.seq));
}

/** The numbers of all events that taking back `target` takes back; null if there is nothing to take back. */
export function followsFrom(system: System, table: Table, target: number): readonly number[] | null {
  return runNow(previewing(system, asWithHistory(table), target), wholeHistory(table.past));
}

/** The same of a table whose history is elsewhere. */
export function* previewing(
  system: System,
  table: WithHistory,
  target: number,
): Steps<readonly number[] | null> {
  return (yield* goesWith(system, table, target))?.gone ?? null;
}

export const asWithHistory = (table: Table): WithHistory => ({ ...takenBackIn(table.past), now: table });

interface Going {
  /** The numbers of all that goes, in order. */
  readonly gone: readonly number[];
  readonly authors: ReadonlySet<string>;
  /** Something of it happened in the GM's drawer. */
  readonly isGmsAlone: boolean;
}

const isGmsAlone = ({ kind }: TableEvent): boolean => kind === 'prepared';

function* goesWith(system: System, table: WithHistory, target: number): Steps<Going | null> {
  const event = yield* undoableAt(table, target);
  if (event === undefined) return null;
  if (isOnlyTold(event)) return goingOf([event]);
  const without = new Set(yield* wholeRun(target));
  return yield* walk(system, table.now.seq, without, (seq) => !table.gone.has(seq));
}

function* undoableAt({ now, gone }: WithHistory, target: number): Steps<Counting | undefined> {
  if (target < 1 || target > now.seq || gone.has(target)) return undefined;
  const event = yield* eventAt(target);
  return event !== undefined && isCounting(event) && isUndoable(event) ? event : undefined;
}

function goingOf(events: readonly Counting[]): Going {
  return {
    gone: events.map(({ seq }) => seq),
    authors: new Set(events.flatMap((one) => authorOf(one) ?? [])),
    isGmsAlone: events.some(isGmsAlone),
  };
}

/** Everything from an event on that can be taken back; of runs that began before it, those that ended after it. */
function* goesFrom(table: WithHistory, target: number): Steps<Going | null> {
  if ((yield* undoableAt(table, target)) === undefined) return null;
  const first = (yield* wholeRun(target))[0] ?? target;
  const mark = yield* markBefore(first);
  const since = Math.min(first, ...(mark?.now.runs ?? []).map((run) => run.since));
  const runs = new Map<string, Counting[]>();
  const going: Counting[] = [];
  yield* eventsBetween(since - 1, table.now.seq, (event) => {
    if (!isCounting(event) || table.gone.has(event.seq)) return;
    if ('run' in event) {
      const run = runs.get(event.run) ?? [];
      runs.set(event.run, [...run, event]);
      if (event.kind === 'runCancelled') runs.delete(event.run);
      if (event.kind !== 'runFinished' || event.seq < target) return;
      going.push(...run, event);
      runs.delete(event.run);
      // Whoever goes back in the game keeps what was prepared meanwhile.
    } else if (event.seq === target || (event.seq > target && isUndoable(event) && !isGmsAlone(event)))
      going.push(event);
  });
  // What is still open would not have been begun.
  for (const run of runs.values()) if ((run[0]?.seq ?? 0) >= target) going.push(...run);
  return goingOf(going.sort((a, b) => a.seq - b.seq));
}

/** Effects that the scene cannot take. */
class DoesNotFit extends Error {}

/**
 * All that goes if `without` goes: history is walked twice side by side, as it was and without what is gone, and whatever
 * would have come out differently goes too. The walk ends early where both have come to the same.
 */
function* walk(
  system: System,
  last: number,
  without: ReadonlySet<number>,
  counts: (seq: number) => boolean,
): Steps<Going> {
  const [first, latest] = [Math.min(...without), Math.max(...without)];
  const mark = yield* markBefore(first);
  const side = new SideBySide(system, mark?.now ?? nothingYet(system.scene), without);
  for (let after = mark?.seq ?? 0; after < last; ) {
    // Pages small enough to notice soon that nothing differs any more.
    const upTo = Math.min(last, after + PAGE);
    yield* eventsBetween(after, upTo, (event) => {
      if (isCounting(event) && counts(event.seq)) side.take(event);
    });
    after = upTo;
    if (after >= latest && side.isSame()) break;
  }
  return side.end();
}

const PAGE = 32;

/** The table as it was and the table as it would be. */
class SideBySide {
  readonly #system: System;
  readonly #gone: Set<number>;
  readonly #authors = new Set<string>();
  #isGmsAlone = false;
  /** The events of runs that are not over yet. */
  readonly #runs = new Map<string, Counting[]>();
  #was: TableNow;
  #is: TableNow;

  constructor(system: System, start: TableNow, without: ReadonlySet<number>) {
    this.#system = system;
    this.#was = start;
    this.#is = start;
    this.#gone = new Set(without);
  }

  take(event: Counting): void {
    const run = 'run' in event ? this.#withRun(event.run, event) : [event];
    const before = this.#was;
    this.#was = this.#applied(before, event);
    if (!this.#gone.has(event.seq) && this.#isDifferent(event, before)) this.#go(run);
    if (this.#gone.has(event.seq)) this.#note(event);
    else this.#is = this.#applied(this.#is, event);
    if (event.kind === 'runFinished' || event.kind === 'runCancelled') this.#runs.delete(event.run);
    if ('effects' in event && isSame(this.#was.scene, this.#is.scene))
      this.#is = { ...this.#is, scene: this.#was.scene };
  }

  /** Whether both have come to the same, so that nothing more can differ. */
  isSame(): boolean {
    const [was, is] = [this.#was, this.#is];
    return (
      isSame(was.scene, is.scene) &&
      isSame(was.house, is.house) &&
      isSame(was.tracker, is.tracker) &&
      isSame(was.papers, is.papers) &&
      isSame(was.runs, is.runs)
    );
  }

  /** What is still open goes if it would ask something else. */
  end(): Going {
    for (const run of this.#was.runs) {
      const [twin] = this.#is.runs.filter(({ id }) => id === run.id);
      if (twin === undefined || run.detail === null || isSameStart(run, twin)) continue;
      const tape = run.progress?.tape ?? [];
      if (this.#played(run, run.detail, tape) !== this.#played(twin, run.detail, tape))
        this.#go(this.#runs.get(run.id) ?? []);
    }
    const gone = [...this.#gone].sort((a, b) => a - b);
    return { gone, authors: this.#authors, isGmsAlone: this.#isGmsAlone };
  }

  #withRun(id: string, event: Counting): readonly Counting[] {
    const run = [...(this.#runs.get(id) ?? []), event];
    this.#runs.set(id, run);
    return run;
  }

  #go(events: readonly Counting[]): void {
    for (const event of events) {
      this.#gone.add(event.seq);
      this.#note(event);
      if ('run' in event) {
        const { run } = event;
        this.#is = { ...this.#is, runs: this.#is.runs.filter(({ id }) => id !== run) };
      }
    }
  }

  #note(event: Counting): void {
    const author = authorOf(event);
    if (author !== undefined) this.#authors.add(author);
    this.#isGmsAlone ||= isGmsAlone(event);
  }

  #applied(now: TableNow, event: Counting): TableNow {
    try {
      return apply(this.#system.scene, now, event);
    } catch (cause) {
      throw new DoesNotFit('these effects do not fit', { cause });
    }
  }

  /** Whether an event came out of what one table has and the other has not. Runs are played again from their answers. */
  #isDifferent(event: Counting, was: TableNow): boolean {
    const is = this.#is;
    switch (event.kind) {
      case 'tracked':
        return (
          changeTracker(was.tracker, event.change, this.#system.scene.turn(was.scene)) !== null &&
          changeTracker(is.tracker, event.change, this.#system.scene.turn(is.scene)) === null
        );
      case 'figureHandedOver':
        return (
          figureOf(this.#system, was, event.figure) !== undefined &&
          figureOf(this.#system, is, event.figure) === undefined
        );
      case 'figuresVeiled':
        return this.#haveLeft(
          event.figures.map(({ id }) => id),
          was,
        );
      case 'portraitsSet':
        return this.#haveLeft(event.figures, was);
      case 'paperWritten':
      case 'paperShown':
      case 'paperRemoved': {
        // What is done to a paper comes of its having been written.
        const isThere = ({ papers }: TableNow) => papers.some(({ id }) => id === event.id);
        return isThere(was) && !isThere(is);
      }
      case 'runFinished': {
        // Judged by what it began with, on either table.
        const began = ({ runs, scene, house }: TableNow) =>
          runs.find(({ id }) => id === event.run) ?? { scene, house };
        const [then, now] = [began(was), began(is)];
        if (isSameStart(then, now)) return false;
        if (event.detail === null) return true;
        const tape = event.result?.tape ?? [];
        return this.#played(then, event.detail, tape) !== this.#played(now, event.detail, tape);
      }
      default:
        return false;
    }
  }

  /** Whether one of these figures stood on the table as it was and does not on the other. */
  #haveLeft(figures: readonly string[], was: TableNow): boolean {
    const areOn = (table: TableNow) => figures.every((id) => figureOf(this.#system, table, id) !== undefined);
    return areOn(was) && !areOn(this.#is);
  }

  /** What an action with these answers comes to, as a text to compare. */
  #played({ scene, house: set }: Start, detail: RunDetail, tape: Tape): string {
    const action = this.#system.actions.find(({ id }) => id === detail.action);
    const house = houseOf(this.#system, set);
    const input = action === undefined ? undefined : inputFor(action, detail.input, scene);
    if (action === undefined || input?.ok !== true || !house.ok) return 'impossible';
    const run = play(action.rule, input.value, house.value, tape);
    return run.kind === 'finished'
      ? JSON.stringify(run.outcome)
      : JSON.stringify({ ...run, trace: null, tape: null });
  }
}

type Start = Pick<OpenRun, 'scene'> & { readonly house: unknown };

const isSameStart = (a: Start, b: Start): boolean => isSame(a.scene, b.scene) && isSame(a.house, b.house);

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
