import { PROTOCOL_VERSION } from '@tafelrunde/protocol';
import WebSocket from 'ws';

/** Between two lines of whoever is not to be disturbed. */
const EVERY_MS = 20;

export interface Opened {
  readonly table: string;
  readonly token: string;
  readonly invitations: { readonly player: string; readonly spectator: string };
}

export async function post<T>(url: string, path: string, body: string): Promise<{ status: number; body: T }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body });
  return { status: answer.status, body: (await answer.json()) as T };
}

const openTable = async (url: string): Promise<Opened> =>
  (
    await post<Opened>(
      url,
      '/api/tables',
      JSON.stringify({ system: 'grundregelwerk', name: 'Runde', gm: 'Spielleitung' }),
    )
  ).body;

export async function join(url: string, invitation: string, name: string): Promise<string> {
  const body = JSON.stringify({ invitation, name });
  return (await post<{ token: string }>(url, '/api/tables/join', body)).body.token;
}

/** Sits down; with what it hears from then on. */
export function sitDown(
  url: string,
  table: string,
  token: string,
  hear: (text: string) => void = () => undefined,
): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('not let in')));
    socket.once('open', () =>
      socket.send(JSON.stringify({ kind: 'hello', v: PROTOCOL_VERSION, table, token, last: 0 })),
    );
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      if (text.startsWith('{"kind":"welcome"')) resolve(socket);
      hear(text);
    });
  });
}

/** A table at which somebody speaks all the time, and how long each line takes to be answered. */
export class Victim {
  readonly #socket: WebSocket;
  readonly #sent: Map<string, number>;
  readonly #took: number[];
  #count = 0;
  readonly #timer: NodeJS.Timeout;

  private constructor(socket: WebSocket, sent: Map<string, number>, took: number[]) {
    this.#socket = socket;
    this.#sent = sent;
    this.#took = took;
    this.#timer = setInterval(() => this.#say(), 1000 / 15);
  }

  static async sit(url: string): Promise<Victim> {
    const { table, token } = await openTable(url);
    const sent = new Map<string, number>();
    const took: number[] = [];
    const socket = await sitDown(url, table, token, (text) => {
      if (!text.startsWith('{"kind":"done"')) return;
      const { command } = JSON.parse(text) as { command: string };
      took.push(performance.now() - (sent.get(command) ?? 0));
      sent.delete(command);
    });
    return new Victim(socket, sent, took);
  }

  /** The milliseconds 99 of 100 answers took since the last time this was asked; what is still waited for counts, too. */
  p99(): number {
    const now = performance.now();
    const all = [
      ...this.#took,
      ...[...this.#sent.values()].map((at) => now - at).filter((ms) => ms > EVERY_MS),
    ];
    this.#took.length = 0;
    all.sort((a, b) => a - b);
    return all[Math.min(all.length - 1, Math.floor(all.length * 0.99))] ?? 0;
  }

  leave(): void {
    clearInterval(this.#timer);
    this.#socket.close();
  }

  #say(): void {
    this.#count += 1;
    const id = `v${this.#count}`;
    this.#sent.set(id, performance.now());
    this.#socket.send(JSON.stringify({ kind: 'command', command: { kind: 'say', id, text: 'Hallo' } }));
  }
}
