import { randomUUID } from 'node:crypto';
import {
  makeClientMessage,
  PROTOCOL_VERSION,
  type ServerMessage,
  type WireCommand,
} from '@tafelrunde/protocol';
import WebSocket from 'ws';

type Unnumbered = WireCommand extends infer C ? (C extends WireCommand ? Omit<C, 'id'> : never) : never;

/** A client as plain as can be: sends, and keeps everything that arrives as it came over the wire. */
export class Client {
  readonly raw: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly socket: WebSocket;
  closed = false;
  readonly #waiting = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.raw.push(String(data));
      this.messages.push(JSON.parse(String(data)) as ServerMessage);
      this.#wake();
    });
    socket.on('close', () => {
      this.closed = true;
      this.#wake();
    });
    socket.on('error', () => undefined);
  }

  static async connect(url: string): Promise<Client> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
    const client = new Client(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return client;
  }

  /** Connects, says hello and waits for the welcome. */
  static async sitDown(url: string, table: string, token: string, last = 0): Promise<Client> {
    const client = await Client.connect(url);
    client.send(makeClientMessage({ kind: 'hello', v: PROTOCOL_VERSION, table, token, last }));
    await client.until((message) => message.kind === 'welcome' || message.kind === 'fault');
    return client;
  }

  send(text: string): void {
    this.socket.send(text);
  }

  /** Sends a command and waits for its answer. */
  async command(command: Unnumbered, id: string = randomUUID()): Promise<ServerMessage> {
    this.send(JSON.stringify({ kind: 'command', command: { ...command, id } }));
    return this.until(
      (message) => (message.kind === 'done' || message.kind === 'refused') && message.command === id,
    );
  }

  /** The first message, past or future, that fits. */
  async until(fits: (message: ServerMessage) => boolean, milliseconds = 5_000): Promise<ServerMessage> {
    const end = Date.now() + milliseconds;
    for (;;) {
      const found = this.messages.find(fits);
      if (found !== undefined) return found;
      if (this.closed) throw new Error(`closed; got ${this.raw.join('\n')}`);
      if (Date.now() > end) throw new Error(`nothing of the sort arrived; got ${this.raw.join('\n')}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 50);
        this.#waiting.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  close(): void {
    this.socket.close();
  }
}

export interface Opened {
  readonly table: string;
  readonly seat: string;
  readonly token: string;
  readonly invitations: { readonly player: string; readonly spectator: string };
}

export async function post<T>(
  url: string,
  path: string,
  body: unknown,
): Promise<{ status: number; body: T }> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as T };
}

export const openTable = async (url: string): Promise<Opened> =>
  (await post<Opened>(url, '/api/tables', { system: 'grundregelwerk', name: 'Runde', gm: 'Spielleitung' }))
    .body;

export const join = async (
  url: string,
  invitation: string,
  name: string,
): Promise<{ table: string; seat: string; token: string }> =>
  (await post<{ table: string; seat: string; token: string }>(url, '/api/tables/join', { invitation, name }))
    .body;
