import type { TurnView } from '@tafelrunde/system';
import { countedBy, recounted, turnsHad } from './counting.ts';

/** One place in the order: a figure, or several that act together. */
export interface TrackerEntry {
  readonly id: string;
  /** What a group is called; a figure alone has its own name. */
  readonly name: string;
  readonly figures: readonly string[];
  /** The round in which it waits for a better moment; with the next round it takes its place again. */
  readonly waitsIn: number | null;
}

/** An entry as somebody brings it in. */
export type NewEntry = Omit<TrackerEntry, 'waitsIn'>;

/** Something that holds for a figure until it begins its turn number `until`; null has no end. */
export interface TrackerCondition {
  readonly id: string;
  readonly figure: string;
  readonly name: string;
  readonly until: number | null;
}

/** Who acts when, and what lasts how long. What the rules of a system keep themselves stays in its scene. */
export interface Tracker {
  /** 0 while the table keeps no order of its own. */
  readonly round: number;
  /** The place in the order whose turn it is. */
  readonly turn: number;
  readonly order: readonly TrackerEntry[];
  readonly conditions: readonly TrackerCondition[];
}

export type TrackerChange =
  | { readonly kind: 'begin'; readonly order: readonly NewEntry[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'next' }
  | { readonly kind: 'previous' }
  /** Waits for a better moment in this round; if it was up, the next one is. */
  | { readonly kind: 'delay'; readonly entry: string }
  /** One who waited acts after whoever is up, and keeps that place. */
  | { readonly kind: 'step-in'; readonly entry: string }
  | { readonly kind: 'move'; readonly entry: string; readonly to: number }
  | { readonly kind: 'join'; readonly entry: NewEntry }
  | { readonly kind: 'leave'; readonly entry: string }
  /** Several act together from now on, where the first of them stood. */
  | {
      readonly kind: 'group';
      readonly id: string;
      readonly name: string;
      readonly entries: readonly string[];
    }
  /** Each for itself again. */
  | { readonly kind: 'split'; readonly entry: string }
  | {
      readonly kind: 'add-condition';
      readonly id: string;
      readonly figures: readonly string[];
      readonly name: string;
      /** How many rounds it lasts; null has no end. */
      readonly rounds: number | null;
    }
  | { readonly kind: 'end-condition'; readonly condition: string };

export const NO_TRACKER: Tracker = { round: 0, turn: 0, order: [], conditions: [] };

/** Limits of a tracker. */
export const MAX_TRACKED = 200;
export const MAX_CONDITIONS = 500;

/** The tracker after a change; null if the change makes no sense now. `scene` is the order the rules keep, if they do. */
export function changeTracker(
  tracker: Tracker,
  change: TrackerChange,
  scene: TurnView | null,
): Tracker | null {
  const { round, turn, order, conditions } = tracker;
  switch (change.kind) {
    case 'begin': {
      const begun = change.order.map(fresh);
      if (begun.length === 0 || begun.length > MAX_TRACKED || !isOnceOnly(begun)) return null;
      return recounted(tracker, { ...tracker, round: 1, turn: 0, order: begun }, scene);
    }
    case 'end':
      return round === 0 ? null : recounted(tracker, { ...NO_TRACKER, conditions }, scene);
    case 'next':
      return step(tracker, 1);
    case 'previous':
      return step(tracker, -1);
    case 'delay': {
      const at = placeOf(order, change.entry);
      const entry = order[at];
      // Whoever has had a turn in this round has nothing left to put off.
      if (entry === undefined || at < turn || entry.waitsIn === round) return null;
      const waiting = { ...tracker, order: order.with(at, { ...entry, waitsIn: round }) };
      return at === turn ? step(waiting, 1) : waiting;
    }
    case 'step-in': {
      const entry = order[placeOf(order, change.entry)];
      if (entry === undefined || entry.waitsIn !== round || round === 0) return null;
      const others = order.filter(({ id }) => id !== entry.id);
      const at = placeOf(others, order[turn]?.id) + 1;
      return { ...tracker, turn: at, order: others.toSpliced(at, 0, { ...entry, waitsIn: null }) };
    }
    case 'move': {
      const entry = order[placeOf(order, change.entry)];
      if (entry === undefined || change.to < 0 || change.to >= order.length) return null;
      const moved = order.filter(({ id }) => id !== entry.id).toSpliced(change.to, 0, entry);
      return { ...tracker, order: moved, turn: placeOf(moved, order[turn]?.id) };
    }
    case 'join': {
      const joined = [...order, fresh(change.entry)];
      return round === 0 || joined.length > MAX_TRACKED || !isOnceOnly(joined)
        ? null
        : { ...tracker, order: joined };
    }
    case 'leave':
      return leave(tracker, change.entry, scene);
    case 'group':
      return group(tracker, change);
    case 'split': {
      const at = placeOf(order, change.entry);
      const entry = order[at];
      if (entry === undefined || entry.figures.length < 2) return null;
      const parts = entry.figures.map((id) => ({ id, name: '', figures: [id], waitsIn: entry.waitsIn }));
      const apart = order.toSpliced(at, 1, ...parts);
      return { ...tracker, order: apart, turn: turn > at ? turn + parts.length - 1 : turn };
    }
    case 'add-condition': {
      const { figures, id, name, rounds } = change;
      if (figures.length === 0 || conditions.length + figures.length > MAX_CONDITIONS) return null;
      const now = countedBy(tracker, scene);
      const added = figures.map((figure) => ({
        id: `${id}:${figure}`,
        figure,
        name,
        until: rounds === null ? null : turnsHad(now, figure) + rounds,
      }));
      const ids = new Set([...conditions, ...added].map((one) => one.id));
      if (ids.size < conditions.length + added.length) return null;
      return { ...tracker, conditions: [...conditions, ...added] };
    }
    case 'end-condition':
      return conditions.some(({ id }) => id === change.condition)
        ? { ...tracker, conditions: conditions.filter(({ id }) => id !== change.condition) }
        : null;
  }
}

const fresh = ({ id, name, figures }: NewEntry): TrackerEntry => ({ id, name, figures, waitsIn: null });

const placeOf = (order: readonly TrackerEntry[], id: string | undefined): number =>
  order.findIndex((one) => one.id === id);

/** Nobody stands in the order twice, and no entry is empty or has the name of another. */
function isOnceOnly(order: readonly TrackerEntry[]): boolean {
  const figures = order.flatMap((entry) => entry.figures);
  const ids = new Set(order.map(({ id }) => id));
  // The parts of a group are named after their figures when it is split.
  const isClear = order.every(({ id, figures: own }) => !figures.includes(id) || own.includes(id));
  return (
    isClear &&
    ids.size === order.length &&
    new Set(figures).size === figures.length &&
    order.every((entry) => entry.figures.length > 0)
  );
}

/** To the next or the previous one who does not wait; past the end of the order a round begins, before its start one is taken back. */
function step(tracker: Tracker, by: 1 | -1): Tracker | null {
  const { order } = tracker;
  let { round, turn } = tracker;
  if (round === 0) return null;
  do {
    turn += by;
    if (turn === order.length) {
      turn = 0;
      round += 1;
    }
    if (turn < 0) {
      turn = order.length - 1;
      round -= 1;
    }
    if (round < 1) return null;
  } while (order[turn]?.waitsIn === round);
  return { ...tracker, round, turn };
}

/** The next one is up in place of whoever left; with the last one the order ends. */
function leave(tracker: Tracker, id: string, scene: TurnView | null): Tracker | null {
  const { order, turn, conditions } = tracker;
  const at = placeOf(order, id);
  if (at < 0) return null;
  if (order.length === 1) return recounted(tracker, { ...NO_TRACKER, conditions }, scene);
  const left = order.toSpliced(at, 1);
  if (at !== turn) return { ...tracker, order: left, turn: at < turn ? turn - 1 : turn };
  const after = step(tracker, 1) as Tracker;
  const up = order[after.turn]?.id;
  // With all others waiting it would have been up again itself.
  return up === id ? { ...after, order: left, turn: 0 } : { ...after, order: left, turn: placeOf(left, up) };
}

function group(tracker: Tracker, change: Extract<TrackerChange, { kind: 'group' }>): Tracker | null {
  const { order, turn } = tracker;
  const members = order.filter(({ id }) => change.entries.includes(id));
  if (members.length < 2 || members.length !== new Set(change.entries).size) return null;
  const up = order[turn]?.id;
  const figures = members.flatMap((entry) => entry.figures);
  const together = fresh({ id: change.id, name: change.name, figures });
  const merged = order.flatMap((entry) =>
    entry === members[0] ? [together] : members.includes(entry) ? [] : [entry],
  );
  if (!isOnceOnly(merged)) return null;
  const isUp = members.some(({ id }) => id === up);
  return { ...tracker, order: merged, turn: placeOf(merged, isUp ? change.id : up) };
}
