import {
  FATAL_FAULTS,
  type Fault,
  makeServerMessage,
  PROTOCOL_VERSION,
  parseClientMessage,
  type ServerMessage,
  type WireCommand,
} from '@tafelrunde/protocol';
import type { Seat } from '@tafelrunde/table';
import type { Limits } from '../limits.ts';
import { StoreAway } from '../store/event-store.ts';
import type { News } from './news.ts';
import { oneByOne } from './one-by-one.ts';
import type { Presence } from './presence.ts';
import type { Rooms } from './rooms.ts';
import { Seated } from './seated.ts';

/** The other end, as far as a connection needs it. */
export interface Wire {
  send(message: Buffer): void;
  /** Bytes that were sent and have not left yet. */
  waiting(): number;
  close(): void;
  /** Ends without waiting for the other end. */
  drop(): void;
}

export interface ConnectionOptions {
  readonly rooms: Rooms;
  readonly presence: Presence;
  readonly wire: Wire;
  readonly now: () => number;
  readonly limits: Limits;
  /** Hears of our own mistakes. */
  readonly complain?: (problem: unknown) => void;
}

/** A page of the log is read and written anew for each who asks: it counts as several messages. */
const OLDER = '{"kind":"older"';
const OLDER_COSTS = 8;

/** One client at one table. Whatever it sends, nobody else notices more than what it is allowed to do. */
export class Connection {
  readonly #rooms: Rooms;
  readonly #presence: Presence;
  readonly #wire: Wire;
  readonly #now: () => number;
  readonly #limits: Limits;
  readonly #complain: (problem: unknown) => void;
  #seated: Seated | undefined;
  #stop: (wasCut: boolean) => void = () => undefined;
  /** The client knows every event; otherwise it has to be told what the table is after something was taken back. */
  #knowsAll = true;
  #closed = false;
  #allowance: number;
  #counted: number;
  #queue: Promise<void> = Promise.resolve();
  /** The welcome is as large as the gap; it may take its time on the way. */
  #welcomeBytes = 0;

  constructor({ rooms, presence, wire, now, limits, complain = () => undefined }: ConnectionOptions) {
    this.#complain = complain;
    this.#rooms = rooms;
    this.#presence = presence;
    this.#wire = wire;
    this.#now = now;
    this.#limits = limits;
    this.#allowance = limits.messagesAtOnce;
    this.#counted = now();
  }

  get isSeated(): boolean {
    return this.#seated !== undefined;
  }

  /** Takes a message; messages of one connection are handled in their order. */
  receive(raw: string): Promise<void> {
    // Counted on arrival: what waits for its turn is never more than what may be sent at once.
    if (!this.#closed && !this.#allowed(raw.startsWith(OLDER) ? OLDER_COSTS : 1)) this.#fault('too-fast');
    if (this.#closed) return this.#queue;
    this.#queue = this.#queue
      .then(() => this.#handle(raw))
      .catch((problem: unknown) => {
        // Our own mistake: this client is told, nobody else is disturbed.
        this.#complain(problem);
        this.#fault('server-error');
        // Without a store, or before its welcome, it comes back and sends again what has no answer.
        if (problem instanceof StoreAway || !this.isSeated) {
          this.#wire.close();
          this.close();
        }
      });
    return this.#queue;
  }

  /** `wasCut` if the other end has not said goodbye: it may be back in a moment. */
  close(wasCut = false): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#stop(wasCut);
  }

  async #handle(raw: string): Promise<void> {
    if (this.#closed) return;
    const message = parseClientMessage(raw);
    if (!message.ok) return this.#fault(message.error.fault, message.error.at);
    switch (message.value.kind) {
      case 'ping':
        this.#send({ kind: 'pong' });
        return;
      case 'hello':
        return this.#hello(message.value);
      case 'command':
        return this.#command(message.value.command as WireCommand);
      case 'preview':
        return this.#preview(message.value.target);
      case 'older':
        return this.#older(message.value.before);
    }
  }

  /** A bucket of messages that refills with time. */
  #allowed(cost: number): boolean {
    const now = this.#now();
    const regained = ((now - this.#counted) / 1000) * this.#limits.messagesPerSecond;
    this.#allowance = Math.min(this.#limits.messagesAtOnce, this.#allowance + regained);
    this.#counted = now;
    this.#allowance -= cost;
    return this.#allowance >= 0;
  }

  async #hello({
    v,
    table,
    token,
    last,
  }: {
    v: number;
    table: string;
    token: string;
    last: number;
  }): Promise<void> {
    if (this.#seated !== undefined) return this.#fault('hello-twice');
    if (v !== PROTOCOL_VERSION) return this.#fault('other-version');
    const seated = await Seated.at(this.#rooms, table, token);
    if (typeof seated === 'string') return this.#fault(seated);
    const fault = await oneByOne(() => this.#enter(seated, table, last));
    if (fault !== undefined) this.#fault(fault);
  }

  /** Sits down and is welcomed, or says why not. */
  #enter(seated: Seated, table: string, last: number): Fault | undefined {
    const { room, seat } = seated;
    if (seat === undefined) return 'no-such-seat';
    // Gone while the store was asked: nobody is left to enter.
    if (this.#closed) return undefined;
    if (this.#presence.count(table) >= this.#limits.connectionsPerTable) return 'table-full';
    this.#seated = seated;
    const present = this.#presence.enter(table, seat.id, (seats) => this.#send({ kind: 'present', seats }));
    const stop = room.listen((news) => this.#tell(news));
    this.#stop = (wasCut) => {
      present.leave(wasCut);
      stop();
    };
    const welcome = Buffer.from(this.#welcome(seated, seat, last, present.seats));
    this.#welcomeBytes = welcome.length;
    this.#post(welcome);
    return undefined;
  }

  /** Written by hand: most of it is written already. */
  #welcome(seated: Seated, seat: Seat, last: number, present: readonly string[]): string {
    const [id, seats] = [JSON.stringify(seat.id), JSON.stringify(present)];
    const gap = this.#gap(seated, seat, last);
    return `{"kind":"welcome","v":${PROTOCOL_VERSION},"seat":${id},"role":"${seat.role}","gap":${gap},"present":${seats}}`;
  }

  #gap(seated: Seated, seat: Seat, last: number): string {
    const { room } = seated;
    // A number from the future belongs to another history: start afresh.
    const known = last > room.now.seq ? 0 : last;
    const missed = room.eventsAfter(known);
    const { eventsInGap, eventsInPage, bytesInPage } = this.#limits;
    const isLong = missed === undefined || missed.length > eventsInGap;
    const isVeiled = room.veilingFor(seat) !== null;
    // Whoever comes back with a number may have begun with a view.
    this.#knowsAll = !isLong && known === 0 && !isVeiled;
    // What was taken back meanwhile cannot be folded without what lies before it.
    const turns = known > 0 && missed?.some(({ event: { kind } }) => kind === 'undone' || kind === 'redone');
    if (!isLong && !turns && !isVeiled) return `{"kind":"events","events":${seated.written(missed, seat)}}`;
    const past = seated.written(room.latest(eventsInPage, bytesInPage), seat);
    return `{"kind":"view","now":${JSON.stringify(seated.now(seat))},"past":${past}}`;
  }

  async #command(command: WireCommand): Promise<void> {
    if (this.#seated === undefined) return this.#fault('hello-first');
    const carried = await this.#seated.carryOut(command);
    if (carried.ok) this.#send({ kind: 'done', command: command.id, seq: carried.seq });
    else this.#send({ kind: 'refused', command: command.id, refusal: carried.refusal });
  }

  async #preview(target: number): Promise<void> {
    if (this.#seated === undefined) return this.#fault('hello-first');
    this.#send({ kind: 'preview', target, gone: await this.#seated.preview(target) });
  }

  async #older(before: number): Promise<void> {
    const seated = this.#seated;
    if (seated === undefined) return this.#fault('hello-first');
    await oneByOne(() => this.#page(seated, before));
  }

  async #page(seated: Seated, before: number): Promise<void> {
    // Who asks and does not read the answers is asked to come back before they are made.
    if (this.#closed || !this.#mayWait()) return;
    const { eventsInPage, bytesInPage } = this.#limits;
    const found = await seated.room.page(before, { events: eventsInPage, bytes: bytesInPage });
    const { seat } = seated;
    if (seat === undefined) return this.#fault('no-such-seat');
    const events = seated.written(found, seat);
    this.#post(Buffer.from(`{"kind":"older","before":${before},"events":${events}}`));
  }

  /** New events, redacted for this seat before anything is sent. */
  #tell(news: News): void {
    if (this.#seated === undefined) return;
    const { seat } = this.#seated;
    if (seat === undefined) this.#fault('no-such-seat');
    else this.#post(news.messageFor(seat, this.#knowsAll));
  }

  #fault(fault: Fault, at = ''): void {
    this.#send(at === '' ? { kind: 'fault', fault } : { kind: 'fault', fault, at });
    if (!FATAL_FAULTS.includes(fault)) return;
    this.#wire.close();
    this.close();
  }

  #send(message: ServerMessage): void {
    this.#post(Buffer.from(makeServerMessage(message)));
  }

  /** Who does not read what is sent must not fill the memory of all. */
  #post(message: Buffer): void {
    if (!this.#closed && this.#mayWait()) this.#wire.send(message);
  }

  /** Whether more may wait for this client; one for whom too much waits already is dropped. */
  #mayWait(): boolean {
    if (this.#wire.waiting() <= this.#limits.waitingBytes + this.#welcomeBytes) return true;
    this.close(true);
    this.#wire.drop();
    return false;
  }
}
