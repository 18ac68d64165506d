import {
  makeClientMessage,
  PROTOCOL_VERSION,
  type ServerMessage,
  type WireCommand,
} from '@tafelrunde/protocol';
import { systemOf } from '@tafelrunde/registry';
import {
  AUDIENCES,
  type Audience,
  emptyTable,
  evolve,
  type Role,
  type Table,
  type TableEvent,
} from '@tafelrunde/table';
import WebSocket from 'ws';

export const SYSTEM = 'grundregelwerk';
/** The scene of the table the writers sit at. */
export const scene = (systemOf(SYSTEM) ?? missing()).scene;
/** Commands a writer may have under way at once. */
const UNDER_WAY = 4;
const PACE_MS = 12;
const RETRY_MS = 25;
const PATIENCE_MS = 30_000;

export interface SeatLink {
  readonly table: string;
  readonly seat: string;
  readonly token: string;
  readonly role: Role;
}

/**
 * A client that does not give up: it talks and rolls, and when the connection breaks it comes back with the last number
 * it knows and sends again, under their old ids, the commands it has no answer for.
 */
export class Writer {
  readonly seat: string;
  readonly sent = new Set<string>();
  readonly acknowledged = new Map<string, number>();
  /** What must never happen, in words. */
  readonly problems: string[] = [];
  /** Its own fold of what it was sent. */
  table: Table = emptyTable(scene);
  comebacks = -1;
  readonly #name: string;
  readonly #hello: { readonly table: string; readonly token: string };
  readonly #where: () => string;
  readonly #audiences: readonly Audience[];
  readonly #unanswered = new Map<string, WireCommand>();
  readonly #done: Promise<void>;
  #socket: WebSocket | undefined;
  #talking = true;
  #closed = false;

  /** `where` is asked for the server's address before each try. */
  constructor(name: string, seat: SeatLink, where: () => string) {
    this.#name = name;
    this.seat = seat.seat;
    this.#hello = seat;
    this.#where = where;
    // Only the GM throws for the GM alone.
    this.#audiences = AUDIENCES.filter((audience) => audience !== 'gm' || seat.role === 'gm');
    this.#done = this.#live();
  }

  /** Cuts the connection as a tunnel does: without a word. */
  cut(): void {
    this.#socket?.terminate();
  }

  /** Says nothing new, and waits until everything it has sent is answered. */
  async finish(): Promise<void> {
    this.#talking = false;
    await until(() => this.#unanswered.size === 0);
    if (this.#unanswered.size > 0) this.problems.push(`${this.#unanswered.size} commands without an answer`);
  }

  /** Waits until it knows all events up to this number. */
  async arriveAt(seq: number): Promise<void> {
    await until(() => this.table.seq >= seq);
    if (this.table.seq !== seq) this.problems.push(`came to ${this.table.seq} of ${seq}`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.cut();
    await this.#done;
  }

  async #live(): Promise<void> {
    while (!this.#closed) {
      await this.#sit();
      if (!this.#closed) await wait(RETRY_MS);
    }
  }

  /** One connection, from hello to its end. */
  #sit(): Promise<void> {
    const socket = new WebSocket(`${this.#where().replace('http', 'ws')}/ws`);
    this.#socket = socket;
    let talk: NodeJS.Timeout | undefined;
    return new Promise((resolve) => {
      socket.on('open', () => {
        const { table, token } = this.#hello;
        const last = this.table.seq;
        socket.send(makeClientMessage({ kind: 'hello', v: PROTOCOL_VERSION, table, token, last }));
      });
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as ServerMessage;
        this.#take(message);
        if (message.kind !== 'welcome') return;
        this.comebacks += 1;
        for (const command of this.#unanswered.values()) this.#send(command);
        talk = setInterval(() => this.#talk(), PACE_MS);
      });
      socket.on('error', () => undefined); // 'close' follows
      socket.on('close', () => {
        clearInterval(talk);
        resolve();
      });
    });
  }

  #talk(): void {
    if (!this.#talking || this.#unanswered.size >= UNDER_WAY) return;
    const n = this.sent.size;
    const id = `${this.#name}-${n}`;
    const audience = this.#audiences[n % this.#audiences.length] ?? 'everyone';
    const command: WireCommand =
      n % 3 === 0
        ? { kind: 'roll', id, notation: '2W6+1', audience, faces: null }
        : { kind: 'say', id, text: id };
    this.sent.add(id);
    this.#unanswered.set(id, command);
    this.#send(command);
  }

  #send(command: WireCommand): void {
    this.#socket?.send(makeClientMessage({ kind: 'command', command }));
  }

  #take(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        if (message.gap.kind === 'view') this.problems.push('got a view instead of the gap');
        else this.#fold(message.gap.events);
        break;
      case 'events':
        this.#fold(message.events);
        break;
      case 'done':
        this.acknowledged.set(message.command, message.seq);
        this.#unanswered.delete(message.command);
        break;
      case 'refused':
        this.problems.push(JSON.stringify(message));
        this.#unanswered.delete(message.command);
        break;
      case 'fault':
        // The database was away for a moment; the connection ends and everything is sent again.
        if (message.fault !== 'server-error') this.problems.push(JSON.stringify(message));
        break;
      default:
    }
  }

  #fold(events: readonly TableEvent[]): void {
    for (const event of events) {
      if (event.seq !== this.table.seq + 1)
        this.problems.push(`event ${event.seq} came after ${this.table.seq}`);
      this.table = evolve(scene, this.table, event);
    }
  }
}

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Comes back when it holds, or when it has not for too long. */
async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!holds() && Date.now() < end) await wait(RETRY_MS);
}

function missing(): never {
  throw new Error(`there is no system ${SYSTEM}`);
}
