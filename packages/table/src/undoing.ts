import { parseHouse, play, type System, type Tape } from '@tafelrunde/kernel';
import { accepted, type Decision, refuse } from './decision.ts';
import type { EventKind, TableEvent } from './events.ts';
import { apply, type Counting, emptyTable, goneIn, isCounting } from './evolve.ts';
import type { RunDetail, Seat, Table } from './model.ts';
import { inputFor } from './runs.ts';
import { changeTracker } from './tracker.ts';

/** What can be taken back. Seats and dice cannot: a link that was used was used, and a die that fell has fallen. */
const UNDOABLE: readonly EventKind[] = [
  'runFinished',
  'notationRolled',
  'said',
  'houseSet',
  'figureBrought',
  'figureHandedOver',
  'adviceSet',
  'tracked',
];

export const isUndoable = ({ kind }: TableEvent): boolean => UNDOABLE.includes(kind);

/** Takes back an event and what followed from it. */
export function undo(system: System, table: Table, seat: Seat, target: number): Decision {
  const gone = followsFrom(system, table, target);
  if (gone === null) return refuse('nothing-to-undo', { at: 'target' });
  if (!mayUndo(table, seat, gone)) return refuse('not-yours-to-undo', { at: 'target' });
  return accepted({ kind: 'undone', target, gone });
}

/** Does again what an undoing took back, if nothing has happened since that would have come out differently. */
export function redo(system: System, table: Table, seat: Seat, target: number): Decision {
  const undoing = table.past.find(({ seq }) => seq === target);
  const isRedone = table.past.some((event) => event.kind === 'redone' && event.target === target);
  if (undoing?.kind !== 'undone' || isRedone) return refuse('nothing-to-redo', { at: 'target' });
  if (!mayUndo(table, seat, undoing.gone)) return refuse('not-yours-to-undo', { at: 'target' });
  const gone = goneIn(table.past);
  const back = new Set(undoing.gone);
  const restored = table.past.filter(isCounting).filter(({ seq }) => back.has(seq) || !gone.has(seq));
  return goesWith(system, restored, back).size === back.size
    ? accepted({ kind: 'redone', target })
    : refuse('redo-stale', { at: 'target' });
}

/** By the rule of the table: the GM everything, a player what is all their own, or everything too. */
function mayUndo(table: Table, seat: Seat, gone: readonly number[]): boolean {
  if (seat.role === 'gm' || table.undoRule === 'all') return true;
  if (table.undoRule === 'gm') return false;
  const authors = table.past
    .filter(({ seq }) => gone.includes(seq))
    .flatMap((event) => ('starter' in event ? [event.starter] : 'run' in event ? [] : [event.by]));
  return authors.every((author) => author === seat.id);
}

/** The newest event that can be taken back and has not been. */
export function lastUndoable(table: Table): TableEvent | undefined {
  const gone = goneIn(table.past);
  return table.past.findLast((event) => isUndoable(event) && !gone.has(event.seq));
}

/** The numbers of all events that taking back `target` takes back; null if there is nothing to take back. */
export function followsFrom(system: System, table: Table, target: number): readonly number[] | null {
  const gone = goneIn(table.past);
  const counting = table.past.filter(isCounting).filter(({ seq }) => !gone.has(seq));
  const event = counting.find(({ seq }) => seq === target);
  if (event === undefined || !isUndoable(event)) return null;
  return [...goesWith(system, counting, new Set(togetherWith(counting, event)))].sort((a, b) => a - b);
}

/** The numbers of all events of the same run, or the event's own. */
const togetherWith = (events: readonly Counting[], event: Counting): readonly number[] =>
  'run' in event
    ? events.filter((one) => 'run' in one && one.run === event.run).map(({ seq }) => seq)
    : [event.seq];

/**
 * All that goes if `without` goes: history is walked twice side by side, as it was and without what is gone, and whatever
 * would have come out differently goes too.
 */
function goesWith(
  system: System,
  events: readonly Counting[],
  without: ReadonlySet<number>,
): ReadonlySet<number> {
  const gone = new Set(without);
  let was = emptyTable(system.scene);
  let is = was;
  for (const event of events) {
    if (!gone.has(event.seq) && isDifferent(system, events, event, was, is))
      for (const seq of togetherWith(events, event)) gone.add(seq);
    was = apply(system.scene, was, event);
    if (!gone.has(event.seq)) is = apply(system.scene, is, event);
  }
  return gone;
}

/** Whether an event came out of what one table has and the other has not. Runs are played again from their answers. */
function isDifferent(
  system: System,
  events: readonly Counting[],
  event: Counting,
  was: Table,
  is: Table,
): boolean {
  switch (event.kind) {
    case 'tracked':
      return (
        changeTracker(was.tracker, event.change, system.scene.turn(was.scene)) !== null &&
        changeTracker(is.tracker, event.change, system.scene.turn(is.scene)) === null
      );
    case 'figureHandedOver':
      return hasFigure(system, was, event.figure) && !hasFigure(system, is, event.figure);
    case 'runStarted':
    case 'runFinished': {
      if (isSame(was.scene, is.scene) && isSame(was.house, is.house)) return false;
      if (event.kind === 'runFinished' && was.runs.some(({ id }) => id === event.run)) return false; // judged at its start
      const { detail, tape } = playedIn(events, event);
      return detail === null || playedOn(system, was, detail, tape) !== playedOn(system, is, detail, tape);
    }
    default:
      return false;
  }
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

function hasFigure(system: System, table: Table, figure: string): boolean {
  const house = parseHouse(system.houseRules, table.house);
  return house.ok && system.table.figures(table.scene, house.value).some(({ id }) => id === figure);
}

/** What a run is about, and all the answers it has had by now. */
function playedIn(
  events: readonly Counting[],
  first: Extract<Counting, { kind: 'runStarted' | 'runFinished' }>,
): { readonly detail: RunDetail | null; readonly tape: Tape } {
  const last = events.findLast(
    (one) => 'run' in one && one.run === first.run && one.kind !== 'runPartlyAnswered',
  );
  const tape =
    last?.kind === 'runFinished'
      ? last.result?.tape
      : last?.kind === 'runStarted' || last?.kind === 'runAnswered'
        ? last.progress?.tape
        : undefined;
  return { detail: first.detail, tape: tape ?? [] };
}

/** What an action with these answers comes to on a table, as a text to compare. */
function playedOn(system: System, table: Table, detail: RunDetail, tape: Tape): string {
  const action = system.actions.find(({ id }) => id === detail.action);
  const house = parseHouse(system.houseRules, table.house);
  const input = action === undefined ? undefined : inputFor(action, detail.input, table.scene);
  if (action === undefined || input?.ok !== true || !house.ok) return 'impossible';
  const run = play(action.rule, input.value, house.value, tape);
  return run.kind === 'finished'
    ? JSON.stringify(run.outcome)
    : JSON.stringify({ ...run, trace: null, tape: null });
}
