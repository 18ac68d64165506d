import type { System } from '@tafelrunde/system';
import { isCounting, nothingYet, step } from './apply.ts';
import type { EventKind, TableEvent } from './events.ts';
import { evolve, fold } from './evolve.ts';
import type { Table } from './model.ts';
import { takenBackIn } from './taken-back.ts';
import { History } from './whole-history.ts';

/** What nobody at the table sees: going through a history does not stop there. */
const UNSEEN: readonly EventKind[] = ['diceSealed', 'saltGiven'];

/** A stretch of a history that can be jumped to, by moments. */
export interface Chapter {
  readonly kind: 'fight';
  readonly from: number;
  /** The moment it was over; null while it lasts. */
  readonly to: number | null;
}

/**
 * A history to go through forwards and backwards. The events are one seat's, so it shows what that seat has seen. Moment 0
 * is before the first event; each further one is after an event that somebody could see.
 */
export class Replay {
  readonly chapters: readonly Chapter[];
  readonly #events: readonly TableEvent[];
  /** How many events have happened at each moment. */
  readonly #moments: readonly number[];
  readonly #system: System;
  #last: { readonly count: number; readonly table: Table };

  /** Folds everything once; throws what the system throws on events that are not its own. */
  constructor(system: System, events: readonly TableEvent[]) {
    this.#system = system;
    this.#events = events;
    this.#moments = [0, ...events.flatMap(({ kind }, i) => (UNSEEN.includes(kind) ? [] : [i + 1]))];
    this.chapters = fightsIn(system, events).map(({ from, to }) => ({
      kind: 'fight',
      from: this.#momentOf(from),
      to: to === null ? null : this.#momentOf(to),
    }));
    this.#last = { count: events.length, table: fold(system.scene, events) };
  }

  /** The number of the last moment. */
  get end(): number {
    return this.#moments.length - 1;
  }

  /** What happened last at a moment; undefined before the first event. */
  eventAt(moment: number): TableEvent | undefined {
    return this.#events[(this.#moments[moment] ?? 0) - 1];
  }

  /** The table at a moment. A few steps ahead are taken one by one; anywhere else is folded from the beginning. */
  at(moment: number): Table {
    const count = this.#moments[moment] ?? 0;
    const ahead = this.#events.slice(this.#last.count, count);
    const isNear = count >= this.#last.count && ahead.length <= A_FEW;
    const table = isNear
      ? ahead.reduce((before, event) => evolve(this.#system.scene, before, event), this.#last.table)
      : fold(this.#system.scene, this.#events.slice(0, count));
    this.#last = { count, table };
    return table;
  }

  #momentOf(count: number): number {
    return this.#moments.findIndex((one) => one >= count);
  }
}

/** More steps than these are slower one by one than from the beginning. */
const A_FEW = 8;

/** From which event to which there was a fight, counted in events. */
function fightsIn(system: System, events: readonly TableEvent[]): { from: number; to: number | null }[] {
  const fights: { from: number; to: number | null }[] = [];
  const history = new History(system.scene);
  for (const [i, event] of events.entries()) {
    history.take([event]);
    const { scene, tracker } = history.now;
    const isFighting = system.scene.turn(scene) !== null || tracker.round > 0;
    const current = fights.at(-1);
    const isOpen = current !== undefined && current.to === null;
    if (isFighting && !isOpen) fights.push({ from: i + 1, to: null });
    if (!isFighting && isOpen) current.to = i + 1;
  }
  return fights;
}

/**
 * The place of the first event that does not fit what happened before it by the rules of the system; null if all do. What
 * was taken back in the end is not tried: nothing is left of it, and restoring it tries it.
 */
export function brokenAt(system: System, events: readonly TableEvent[]): number | null {
  const { gone } = takenBackIn(events);
  let now = nothingYet(system.scene);
  for (const [i, event] of events.entries()) {
    if (!isCounting(event)) continue;
    const { scene } = now;
    try {
      now = step(system.scene, now, event, gone.has(event.seq));
      if (now.scene !== scene && !system.scene.parse(now.scene).ok) return i;
    } catch {
      // What effects of another system do to a scene is anybody's guess.
      return i;
    }
  }
  return null;
}
