import {
  makeClientMessage,
  PROTOCOL_VERSION,
  type ServerMessage,
  type WireCommand,
} from '@tafelrunde/protocol';
import type { System } from '@tafelrunde/system';
import {
  emptyTable,
  evolveAll,
  evolveTo,
  isWhole,
  lately,
  type Refusal,
  type Table,
  type TableEvent,
  type TableNow,
  withEarlier,
} from '@tafelrunde/table';
import { randomHex } from './random-hex.ts';
import type { TableFiles } from './table-files.ts';
import type { LinkFault, TableLink, TableState, Unnumbered } from './table-state.ts';
import { Watched } from './watched.ts';

/** How long to wait before the next try to connect, longer each time. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;
/** A quiet line is asked for a sign of life; without one it is taken for broken. */
const PING_MS = 15_000;

const FAULTS: readonly string[] = [
  'no-such-table',
  'no-such-seat',
  'other-version',
  'table-full',
] satisfies LinkFault[];

/** 128 random bits: a command's id, or this seat's salt for the dice. */
const newCommandId = (): string => randomHex(16);

interface Unanswered {
  readonly command: WireCommand;
  readonly answer: (refusal: Refusal | null) => void;
}

export interface RemoteOptions {
  readonly system: System;
  readonly address: string;
  readonly table: string;
  readonly token: string;
  /** Where its pictures are. */
  readonly files: TableFiles;
}

/** A seat at a table on a server. Comes back by itself; what was not acknowledged is sent again under its old id. */
export function remoteLink(options: RemoteOptions): TableLink {
  return new RemoteLink(options);
}

class RemoteLink implements TableLink {
  readonly solo = false;
  readonly files: TableFiles;
  readonly #options: RemoteOptions;
  readonly #state: Watched<TableState>;
  readonly #unanswered = new Map<string, Unanswered>();
  #socket: WebSocket | undefined;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #heard = true;
  #saltedEpoch = 0;
  #previews: { readonly target: number; readonly answer: (gone: readonly number[] | null) => void }[] = [];
  readonly #waitingForOlder: (() => void)[] = [];
  #closed = false;

  constructor(options: RemoteOptions) {
    this.#options = options;
    this.files = options.files;
    this.#state = new Watched<TableState>({
      status: 'connecting',
      fault: null,
      table: emptyTable(options.system.scene),
      seat: '',
      role: 'spectator',
      present: [],
      unanswered: 0,
      unsaved: null,
    });
    this.#connect();
  }

  state(): TableState {
    return this.#state.get();
  }

  subscribe(listener: () => void): () => void {
    return this.#state.watch(listener);
  }

  send(command: Unnumbered): Promise<Refusal | null> {
    const numbered = { ...command, id: newCommandId() } as WireCommand;
    return new Promise((answer) => {
      this.#unanswered.set(numbered.id, { command: numbered, answer });
      this.#count();
      if (this.state().status === 'online') this.#sendCommand(numbered);
    });
  }

  preview(target: number): Promise<readonly number[] | null> {
    if (this.state().status !== 'online') return Promise.resolve(null);
    return new Promise((answer) => {
      this.#previews.push({ target, answer });
      this.#socket?.send(makeClientMessage({ kind: 'preview', target }));
    });
  }

  async older(): Promise<boolean> {
    const { table, status } = this.state();
    const [first] = table.past;
    if (isWhole(table) || first === undefined || status !== 'online') return false;
    await new Promise<void>((done) => {
      this.#waitingForOlder.push(done);
      this.#socket?.send(makeClientMessage({ kind: 'older', before: first.seq }));
    });
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(this.#options.address);
    this.#socket = socket;
    socket.onopen = () => {
      const { table, token } = this.#options;
      socket.send(
        makeClientMessage({ kind: 'hello', v: PROTOCOL_VERSION, table, token, last: this.state().table.seq }),
      );
    };
    socket.onmessage = ({ data }) => {
      this.#heard = true;
      this.#receive(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => this.#lost(socket);
    clearInterval(this.#ping);
    this.#ping = setInterval(() => this.#checkLife(socket), PING_MS);
  }

  #checkLife(socket: WebSocket): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (!this.#heard) {
      socket.close();
      this.#lost(socket);
      return;
    }
    this.#heard = false;
    socket.send(makeClientMessage({ kind: 'ping' }));
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket || this.state().fault !== null) return;
    this.#socket = undefined;
    for (const { answer } of this.#previews.splice(0)) answer(null);
    for (const done of this.#waitingForOlder.splice(0)) done();
    this.#state.set({ status: 'waiting', present: [] });
    const wait = Math.min(FIRST_WAIT_MS * 2 ** this.#tries, LONGEST_WAIT_MS);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #receive(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome': {
        this.#tries = 0;
        const { gap } = message;
        const table = gap.kind === 'view' ? lately(gap.now, gap.past) : this.#folded(gap.events);
        this.#state.set({
          status: 'online',
          seat: message.seat,
          role: message.role,
          present: message.present,
          table,
        });
        for (const { command } of this.#unanswered.values()) this.#sendCommand(command);
        this.#addSalt();
        return;
      }
      case 'events':
        this.#state.set({ table: this.#folded(message.events, message.now) });
        this.#addSalt();
        return;
      case 'older':
        this.#takeOlder(message.before, message.events);
        return;
      case 'present':
        this.#state.set({ present: message.seats });
        return;
      case 'done':
        this.#answered(message.command, null);
        return;
      case 'refused':
        this.#answered(message.command, message.refusal);
        return;
      case 'fault':
        if (FAULTS.includes(message.fault))
          this.#state.set({ status: 'gone', fault: message.fault as LinkFault });
        return;
      case 'preview':
        for (const { target, answer } of this.#previews) if (target === message.target) answer(message.gone);
        this.#previews = this.#previews.filter(({ target }) => target !== message.target);
        return;
      case 'pong':
        return;
    }
  }

  /** Once in each epoch this seat adds its own chance to the dice, after the table has fixed the seed. */
  #addSalt(): void {
    const { table, seat, role } = this.state();
    const { epoch, seals, salts } = table.dice;
    const isSealed = seals.some(({ stream }) => stream === 'open');
    if (role === 'spectator' || !isSealed || this.#saltedEpoch === epoch) return;
    this.#saltedEpoch = epoch;
    if (!salts.some((one) => one.seat === seat)) void this.send({ kind: 'salt', salt: randomHex(16) });
  }

  #folded(events: readonly TableEvent[], now?: TableNow): Table {
    const { table } = this.state();
    const fresh = events.filter(({ seq }) => seq > table.seq);
    return now === undefined
      ? evolveAll(this.#options.system.scene, table, fresh)
      : evolveTo(table, now, fresh);
  }

  #takeOlder(before: number, events: readonly TableEvent[]): void {
    const { table } = this.state();
    // Asked for before the line was lost, or asked for twice: it is there already.
    if (table.past[0]?.seq === before) this.#state.set({ table: withEarlier(table, events) });
    for (const done of this.#waitingForOlder.splice(0)) done();
  }

  #answered(id: string, refusal: Refusal | null): void {
    this.#unanswered.get(id)?.answer(refusal);
    this.#unanswered.delete(id);
    this.#count();
  }

  #count(): void {
    this.#state.set({ unanswered: this.#unanswered.size });
  }

  #sendCommand(command: WireCommand): void {
    this.#socket?.send(JSON.stringify({ kind: 'command', command }));
  }
}
