import { setImmediate } from 'node:timers/promises';
import type { System } from '@tafelrunde/system';
import {
  type Command,
  deciding,
  filesIn,
  filesOn,
  Ledger,
  previewing,
  type Refusal,
  type Seat,
  seatOf,
  stamp,
  type TableEvent,
  type TableNow,
  type Veiling,
  veilingFor,
  viewNow,
} from '@tafelrunde/table';
import type { FileStore } from '../files/file-store.ts';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { type EventStore, StoreAway } from '../store/event-store.ts';
import { type Line, writeEvent } from '../store/stored-event.ts';
import { News } from './news.ts';
import { type HistoryReader, inSlices } from './slices.ts';
import { Snapshots } from './snapshots.ts';
import { Tail } from './tail.ts';

/** What a command came to: stored up to `seq`, or refused. */
export type Carried =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly refusal: Refusal };

export interface RoomOptions {
  readonly id: string;
  readonly systemOf: (id: string) => System | undefined;
  readonly store: EventStore;
  readonly files: Pick<FileStore, 'isBroughtBy'>;
  /** New secret seeds for the dice. */
  readonly secret: () => string;
  readonly now: () => number;
  readonly metrics: Metrics;
  /** Hears of what this process has stored, with the scene before it. */
  readonly onStored?: ((room: Room, events: readonly TableEvent[], before: unknown) => void) | undefined;
  readonly limits: Pick<
    Limits,
    'eventsPerTable' | 'bytesPerTable' | 'eventsForGm' | 'bytesForGm' | 'eventsInGap' | 'bytesInGap'
  >;
}

/** How often a command is decided again after somebody else was faster. */
const MAX_TRIES = 20;
/** Events read from the store at once while a history is walked through. */
const PAGE = 64;
/** And when a page of its log begins to be read. */
const FIRST_BIT = 16;

/**
 * One table: what it is now, and its latest events; the rest of its history stays in the store. Commands are carried out
 * one after the other.
 */
export class Room {
  readonly system: System;
  readonly #options: RoomOptions;
  readonly #ledger: Ledger;
  readonly #snapshots: Snapshots;
  readonly #tail: Tail;
  readonly #commands: Set<string>;
  readonly #listeners = new Set<(news: News) => void>();
  readonly #stop: () => void;
  #bytes: number;
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(
    options: RoomOptions,
    system: System,
    opened: {
      readonly ledger: Ledger;
      readonly snapshots: Snapshots;
      readonly commands: Iterable<string>;
      readonly bytes: number;
    },
  ) {
    this.#options = options;
    this.system = system;
    this.#ledger = opened.ledger;
    this.#snapshots = opened.snapshots;
    this.#commands = new Set(opened.commands);
    this.#bytes = opened.bytes;
    const { eventsInGap: events, bytesInGap: bytes } = options.limits;
    this.#tail = new Tail({ events, bytes });
    this.#stop = options.store.isShared ? this.#hearOthers() : () => undefined;
  }

  /** Opens a table from its latest snapshot and what has happened since; undefined if there is no such table. */
  static async open(options: RoomOptions): Promise<Room | undefined> {
    const { id, store, systemOf, limits } = options;
    const snapshots = new Snapshots(store, id);
    const latest = await snapshots.latest(systemOf);
    const [first] = latest === undefined ? await store.read(id, 0, 1) : [];
    const system = systemOf(
      latest?.kept.mark.now.system ?? (first?.kind === 'tableOpened' ? first.system : ''),
    );
    if (system === undefined) return undefined;
    const room = new Room(options, system, {
      ledger: new Ledger(system.scene, latest?.kept),
      snapshots,
      commands: latest?.commands ?? [],
      bytes: latest?.kept.bytes ?? 0,
    });
    const { eventsInGap: events, bytesInGap: bytes } = limits;
    for (const { event, written } of await room.page(room.now.seq + 1, { events, bytes }))
      room.#tail.push(event.seq, written);
    await room.#inTurn(() => room.#catchUp());
    return room;
  }

  /** What the table is now. */
  get now(): TableNow {
    return this.#ledger.now;
  }

  /** The numbers of all events that were taken back. */
  get gone(): ReadonlySet<number> {
    return this.#ledger.gone;
  }

  /** What a seat does not see because the GM has veiled it; null if that is nothing. */
  veilingFor(seat: Pick<Seat, 'role'>): Veiling | null {
    return veilingFor(this.system, this.now, seat);
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
    // In turn in any case: whoever comes in now finds no command half done.
    return this.#inTurn(async () => {
      if (this.#options.store.isShared) await this.#catchUp();
    });
  }

  /** What would be taken back with an event. */
  preview(target: number): Promise<readonly number[] | null> {
    return this.#inTurn(() => inSlices(previewing(this.system, this.#ledger, target), this.#reader));
  }

  /** The events after a number; undefined if they are too many to be sent in one message. */
  eventsAfter(seq: number): readonly Line[] | undefined {
    return this.#tail.after(seq);
  }

  /** The latest events, at most so many and so many bytes. */
  latest(events: number, bytes: number): readonly Line[] {
    return this.#tail.latest(events, bytes);
  }

  /**
   * A page of the log: at most so many events before a number, and so many bytes, but at least one. Read bit by bit: where
   * events are long, most of what a page may count would be read for nothing.
   */
  async page(before: number, { events, bytes }: { events: number; bytes: number }): Promise<readonly Line[]> {
    const page: Line[] = [];
    let [next, size, wanted] = [Math.min(before, this.now.seq + 1), 0, FIRST_BIT];
    while (next > 1 && page.length < events) {
      const bit = await this.eventsBefore(next, Math.min(wanted, events - page.length));
      for (const event of bit.toReversed()) {
        const written = writeEvent(event);
        size += written.length;
        if (size > bytes && page.length > 0) return page.reverse();
        page.push({ event, written });
      }
      if (bit.length === 0) break;
      next -= bit.length;
      wanted = Math.min(2 * wanted, PAGE);
      await setImmediate();
    }
    return page.reverse();
  }

  /** At most so many events before a number. */
  async eventsBefore(seq: number, events: number): Promise<readonly TableEvent[]> {
    const { id, store } = this.#options;
    const after = Math.max(0, Math.min(seq, this.now.seq + 1) - 1 - events);
    return store.read(id, after, Math.max(0, Math.min(seq, this.now.seq + 1) - 1 - after)).catch(away);
  }

  close(): void {
    this.#stop();
    this.#listeners.clear();
  }

  /** Appends of other processes arrive as a hint; the events themselves are read from the store. */
  #hearOthers(): () => void {
    const { id, store } = this.#options;
    return store.subscribe(id, (seq) => {
      // Its own appends it knows by the time it is this one's turn. A store that is away for the moment tells again.
      this.#inTurn(async () => {
        if (seq > this.now.seq) await this.#catchUp();
      }).catch(() => undefined);
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#queue.then(work);
    this.#queue = next.catch(() => undefined);
    return next;
  }

  readonly #reader: HistoryReader = {
    events: (after, upTo) => this.#read(after, Math.min(PAGE, upTo - after)),
    mark: (before) => this.#snapshots.markBefore(before, this.#ledger).catch(away),
  };

  async #carryOut(seat: string, command: Command): Promise<Carried> {
    const { id, store, secret, now } = this.#options;
    const usable = await this.#usable(seat, filesIn(command));
    const world = {
      secret,
      isDone: (one: string) => this.#commands.has(one),
      hasFile: (one: string) => usable.has(one),
    };
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      if (this.#isFullFor(seat)) return { ok: false, refusal: { code: 'table-too-large' } };
      const decision = await inSlices(
        deciding(this.system, this.#ledger, seat, command, world),
        this.#reader,
      );
      if (!decision.ok) return decision;
      if (decision.happenings.length === 0) return { ok: true, seq: this.now.seq };
      const events = stamp(this.now, decision.happenings, seat, command.id, now());
      // Written once: for the store, for its size and for all who may see it as it is.
      const written = events.map(writeEvent);
      if ((await store.append(id, this.now.seq, written).catch(away)) === null) {
        this.#options.metrics.eventsAppended += events.length;
        const before = this.now.scene;
        await this.#take(events, written);
        this.#options.onStored?.(this, events, before);
        return { ok: true, seq: this.now.seq };
      }
      await this.#catchUp();
    }
    throw new Error(`table ${id} changes faster than it can be read`);
  }

  /** Which of these files a seat sees at this table. */
  filesSeenBy(seat: Seat): ReadonlySet<string> {
    return filesOn(viewNow(this.now, seat, this.veilingFor(seat)));
  }

  /** Which of these files a seat can use: what it sees and what it has brought. */
  async #usable(id: string, wanted: readonly string[]): Promise<ReadonlySet<string>> {
    const seat = seatOf(this.now, id);
    if (wanted.length === 0 || seat === undefined) return new Set();
    const seen = this.filesSeenBy(seat);
    const { id: table, files } = this.#options;
    const usable = new Set<string>();
    for (const file of wanted)
      if (seen.has(file) || (await files.isBroughtBy(table, file, id).catch(away))) usable.add(file);
    return usable;
  }

  #isFullFor(seat: string): boolean {
    const { eventsPerTable, bytesPerTable, eventsForGm, bytesForGm } = this.#options.limits;
    const isGm = seatOf(this.now, seat)?.role === 'gm';
    const [events, bytes] = isGm ? [0, 0] : [eventsForGm, bytesForGm];
    return this.now.seq >= eventsPerTable - events || this.#bytes >= bytesPerTable - bytes;
  }

  #read(after: number, limit: number): Promise<readonly TableEvent[]> {
    return this.#options.store.read(this.#options.id, after, limit).catch(away);
  }

  async #catchUp(): Promise<void> {
    for (;;) {
      const page = await this.#read(this.now.seq, PAGE);
      await this.#take(page);
      if (page.length < PAGE) return;
      // A store in this process answers at once: without this nobody else would be served until the table is read.
      await setImmediate();
    }
  }

  async #take(events: readonly TableEvent[], known?: readonly string[]): Promise<void> {
    const fresh = events.filter(({ seq }) => seq > this.now.seq);
    if (fresh.length === 0) return;
    const written = known ?? fresh.map(writeEvent);
    const before = this.now.scene;
    await inSlices(this.#ledger.take(fresh), this.#reader);
    const commands = new Set(fresh.map(({ command }) => command));
    for (const command of commands) this.#commands.add(command);
    this.#snapshots.note(commands);
    for (const [i, event] of fresh.entries()) {
      const text = written[i] ?? '';
      this.#bytes += text.length;
      this.#tail.push(event.seq, text);
    }
    // Told before anything is waited for: who came in meanwhile would be welcomed with these events, and then be told again.
    this.#tell(fresh, written, before);
    await this.#snapshots.keep(this.#ledger, this.#bytes);
  }

  #tell(events: readonly TableEvent[], written: readonly string[], before: unknown): void {
    if (this.#listeners.size === 0) return;
    const { now } = this;
    const news = new News(events, written, { now, before, veiling: this.veilingFor({ role: 'player' }) });
    for (const listener of this.#listeners) listener(news);
  }
}

function away(cause: unknown): never {
  throw new StoreAway('the store is away', { cause });
}
