import {
  FATAL_FAULTS,
  type Fault,
  MAX_GAP,
  makeServerMessage,
  PROTOCOL_VERSION,
  parseClientMessage,
  type ServerMessage,
  type WireCommand,
} from '@tafelrunde/protocol';
import { type Seat, seatOf, type TableEvent, viewEvent, viewTable } from '@tafelrunde/table';
import type { Presence } from './presence.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** Messages a connection may send at once, and how many it regains per second. */
const BURST = 60;
const PER_SECOND = 20;
/** Connections one table takes. */
const MAX_CONNECTIONS = 100;

/** The other end, as far as a connection needs it. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** One client at one table. Whatever it sends, nobody else notices more than what it is allowed to do. */
export class Connection {
  readonly #rooms: Rooms;
  readonly #presence: Presence;
  readonly #wire: Wire;
  readonly #now: () => number;
  #room: Room | undefined;
  #seat = '';
  #stop: (() => void)[] = [];
  /** The client holds a view without its past, so an undo needs a fresh one. */
  #hasView = false;
  #closed = false;
  #allowance = BURST;
  #counted = 0;
  #queue: Promise<void> = Promise.resolve();

  constructor(rooms: Rooms, presence: Presence, wire: Wire, now: () => number) {
    this.#rooms = rooms;
    this.#presence = presence;
    this.#wire = wire;
    this.#now = now;
    this.#counted = now();
  }

  /** Takes a message; messages of one connection are handled in their order. */
  receive(raw: string): Promise<void> {
    this.#queue = this.#queue
      .then(() => this.#handle(raw))
      .catch(() => {
        // Our own mistake: this client is told, nobody else is disturbed.
        this.#fault('server-error');
      });
    return this.#queue;
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    for (const stop of this.#stop) stop();
  }

  async #handle(raw: string): Promise<void> {
    if (this.#closed) return;
    if (!this.#allowed()) return this.#fault('too-fast');
    const message = parseClientMessage(raw);
    if (!message.ok) return this.#fault(message.error.fault, message.error.at);
    switch (message.value.kind) {
      case 'ping':
        return this.#send({ kind: 'pong' });
      case 'hello':
        return this.#hello(message.value);
      case 'command':
        return this.#command(message.value.command as WireCommand);
    }
  }

  /** A bucket of messages that refills with time. */
  #allowed(): boolean {
    const now = this.#now();
    this.#allowance = Math.min(BURST, this.#allowance + ((now - this.#counted) / 1000) * PER_SECOND);
    this.#counted = now;
    this.#allowance -= 1;
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
    if (this.#room !== undefined) return this.#fault('hello-twice');
    if (v !== PROTOCOL_VERSION) return this.#fault('other-version');
    const room = await this.#rooms.room(table);
    if (room === undefined) return this.#fault('no-such-table');
    const seatId = await this.#rooms.seatFor(table, token);
    const seat = seatId === undefined ? undefined : seatOf(room.table, seatId);
    if (seat === undefined) return this.#fault('no-such-seat');
    if (this.#presence.count(table) >= MAX_CONNECTIONS) return this.#fault('table-full');
    this.#room = room;
    this.#seat = seat.id;
    const present = this.#presence.enter(table, seat.id, (seats) => this.#send({ kind: 'present', seats }));
    this.#stop = [present.leave, room.listen((events) => this.#tell(events))];
    this.#send({
      kind: 'welcome',
      v: PROTOCOL_VERSION,
      seat: seat.id,
      role: seat.role,
      gap: this.#gap(room, seat, last),
      present: present.seats,
    });
  }

  #gap(room: Room, seat: Seat, last: number): Extract<ServerMessage, { kind: 'welcome' }>['gap'] {
    const { past, seq } = room.table;
    // A number from the future belongs to another history: start afresh.
    const known = last > seq ? 0 : last;
    if (seq - known > MAX_GAP) {
      this.#hasView = true;
      return { kind: 'view', table: { ...viewTable(room.table, seat), past: [] } };
    }
    return {
      kind: 'events',
      events: past.filter((event) => event.seq > known).map((event) => viewEvent(event, seat)),
    };
  }

  async #command(command: WireCommand): Promise<void> {
    if (this.#room === undefined) return this.#fault('hello-first');
    const carried = await this.#room.carryOut(this.#seat, command);
    if (carried.ok) this.#send({ kind: 'done', command: command.id, seq: carried.seq });
    else this.#send({ kind: 'refused', command: command.id, refusal: carried.refusal });
  }

  /** New events, redacted for this seat before anything is sent. */
  #tell(events: readonly TableEvent[]): void {
    const room = this.#room;
    const seat = room === undefined ? undefined : seatOf(room.table, this.#seat);
    if (room === undefined) return;
    if (seat === undefined) {
      this.#fault('no-such-seat');
    } else if (this.#hasView && events.some(({ kind }) => kind === 'undone')) {
      this.#send({ kind: 'view', table: { ...viewTable(room.table, seat), past: [] } });
    } else {
      this.#send({ kind: 'events', events: events.map((event) => viewEvent(event, seat)) });
    }
  }

  #fault(fault: Fault, at = ''): void {
    this.#send(at === '' ? { kind: 'fault', fault } : { kind: 'fault', fault, at });
    if (!FATAL_FAULTS.includes(fault)) return;
    this.#wire.close();
    this.close();
  }

  #send(message: ServerMessage): void {
    if (!this.#closed) this.#wire.send(makeServerMessage(message));
  }
}
