import type { Dice, System } from '@tafelrunde/kernel';
import {
  type Command,
  decide,
  emptyTable,
  evolve,
  type Refusal,
  stamp,
  type Table,
  type TableEvent,
} from '@tafelrunde/table';
import type { EventStore } from '../store/event-store.ts';

/** What a command came to: stored up to `seq`, or refused. */
export type Carried =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly refusal: Refusal };

export interface RoomOptions {
  readonly id: string;
  readonly system: System;
  readonly store: EventStore;
  readonly dice: Dice;
  readonly now: () => number;
}

/** How often a command is decided again after somebody else was faster. */
const MAX_TRIES = 20;

/** One table in memory: the fold of its stored events. Commands are carried out one after the other. */
export class Room {
  table: Table;
  readonly #options: RoomOptions;
  readonly #listeners = new Set<(events: readonly TableEvent[]) => void>();
  readonly #stop: () => void;
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(options: RoomOptions) {
    this.#options = options;
    this.table = emptyTable(options.system.scene);
    // Appends of other processes arrive as a hint; the events themselves are read from the store.
    this.#stop = options.store.subscribe(options.id, (seq) => {
      if (seq > this.table.seq) void this.#inTurn(() => this.#catchUp());
    });
  }

  static async open(options: RoomOptions): Promise<Room> {
    const room = new Room(options);
    await room.#catchUp();
    return room;
  }

  /** Hears of every new event, in order, after it is stored. Returns how to stop. */
  listen(listener: (events: readonly TableEvent[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  carryOut(seat: string, command: Command): Promise<Carried> {
    return this.#inTurn(() => this.#carryOut(seat, command));
  }

  close(): void {
    this.#stop();
    this.#listeners.clear();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#queue.then(work);
    this.#queue = next.catch(() => undefined);
    return next;
  }

  async #carryOut(seat: string, command: Command): Promise<Carried> {
    const { id, system, store, dice, now } = this.#options;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const decision = decide(system, this.table, seat, command, { dice });
      if (!decision.ok) return decision;
      if (decision.happenings.length === 0) return { ok: true, seq: this.table.seq };
      const events = stamp(this.table, decision.happenings, seat, command.id, now());
      if ((await store.append(id, this.table.seq, events)) === null) {
        this.#take(events);
        return { ok: true, seq: this.table.seq };
      }
      await this.#catchUp();
    }
    throw new Error(`table ${id} changes faster than it can be read`);
  }

  async #catchUp(): Promise<void> {
    this.#take(await this.#options.store.read(this.#options.id, this.table.seq));
  }

  #take(events: readonly TableEvent[]): void {
    const fresh = events.filter(({ seq }) => seq > this.table.seq);
    if (fresh.length === 0) return;
    for (const event of fresh) this.table = evolve(this.#options.system.scene, this.table, event);
    for (const listener of this.#listeners) listener(fresh);
  }
}
