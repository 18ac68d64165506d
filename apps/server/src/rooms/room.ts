import type { System } from '@tafelrunde/kernel';
import {
  type Command,
  decide,
  emptyTable,
  evolveAll,
  followsFrom,
  type Refusal,
  stamp,
  type Table,
  type TableEvent,
} from '@tafelrunde/table';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { type EventStore, StoreAway } from '../store/event-store.ts';
import { writeEvent } from '../store/stored-event.ts';
import { News } from './news.ts';

/** What a command came to: stored up to `seq`, or refused. */
export type Carried =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly refusal: Refusal };

export interface RoomOptions {
  readonly id: string;
  readonly system: System;
  readonly store: EventStore;
  /** New secret seeds for the dice. */
  readonly secret: () => string;
  readonly now: () => number;
  readonly metrics: Metrics;
  readonly limits: Pick<Limits, 'eventsPerTable' | 'bytesPerTable'>;
}

/** How often a command is decided again after somebody else was faster. */
const MAX_TRIES = 20;

/** One table in memory: the fold of its stored events. Commands are carried out one after the other. */
export class Room {
  table: Table;
  readonly #options: RoomOptions;
  readonly #listeners = new Set<(news: News) => void>();
  readonly #stop: () => void;
  #bytes = 0;
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(options: RoomOptions) {
    this.#options = options;
    this.table = emptyTable(options.system.scene);
    // Appends of other processes arrive as a hint; the events themselves are read from the store.
    this.#stop = options.store.subscribe(options.id, (seq) => {
      // Its own appends it knows by the time it is this one's turn. A store that is away for the moment tells again.
      this.#inTurn(async () => {
        if (seq > this.table.seq) await this.#catchUp();
      }).catch(() => undefined);
    });
  }

  /** `events` are those read so far; what came after them is read now that nothing can be missed any more. */
  static async open(options: RoomOptions, events: readonly TableEvent[]): Promise<Room> {
    const room = new Room(options);
    room.#take(events);
    await room.#catchUp();
    return room;
  }

  /** Hears of every new event, in order, after it is stored. Returns how to stop. */
  listen(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  carryOut(seat: string, command: Command): Promise<Carried> {
    const started = performance.now();
    return this.#inTurn(() => this.#carryOut(seat, command)).finally(() =>
      this.#options.metrics.commandTook((performance.now() - started) / 1000),
    );
  }

  /** Reads what other processes have stored, told or not. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#catchUp());
  }

  /** What would be taken back with an event. */
  preview(target: number): readonly number[] | null {
    return followsFrom(this.#options.system, this.table, target);
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
    const { id, system, store, secret, now } = this.#options;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      if (this.#isFull) return { ok: false, refusal: { code: 'table-too-large' } };
      const decision = decide(system, this.table, seat, command, { secret });
      if (!decision.ok) return decision;
      if (decision.happenings.length === 0) return { ok: true, seq: this.table.seq };
      const events = stamp(this.table, decision.happenings, seat, command.id, now());
      if ((await store.append(id, this.table.seq, events).catch(away)) === null) {
        this.#options.metrics.eventsAppended += events.length;
        this.#take(events);
        return { ok: true, seq: this.table.seq };
      }
      await this.#catchUp();
    }
    throw new Error(`table ${id} changes faster than it can be read`);
  }

  get #isFull(): boolean {
    const { eventsPerTable, bytesPerTable } = this.#options.limits;
    return this.table.seq >= eventsPerTable || this.#bytes >= bytesPerTable;
  }

  async #catchUp(): Promise<void> {
    this.#take(await this.#options.store.read(this.#options.id, this.table.seq).catch(away));
  }

  #take(events: readonly TableEvent[]): void {
    const fresh = events.filter(({ seq }) => seq > this.table.seq);
    if (fresh.length === 0) return;
    this.table = evolveAll(this.#options.system.scene, this.table, fresh);
    for (const event of fresh) this.#bytes += writeEvent(event).length;
    if (this.#listeners.size === 0) return;
    const news = new News(fresh);
    for (const listener of this.#listeners) listener(news);
  }
}

function away(cause: unknown): never {
  throw new StoreAway('the store is away', { cause });
}
