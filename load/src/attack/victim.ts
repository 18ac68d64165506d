import { PROTOCOL_VERSION } from '@tafelrunde/protocol';
import WebSocket from 'ws';

/** What has been waited for less than this is on its way. */
const ON_ITS_WAY_MS = 20;

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

/** Lines a second at each of the tables that are not to be disturbed, and how many tables: p99 is not the worst of sixty. */
const LINES_PER_SECOND = 15;
const TABLES = 8;

/** Tables at which somebody speaks all the time, and how long each line takes to be answered. */
export class Victims {
  readonly #sockets: WebSocket[] = [];
  readonly #sent = new Map<string, number>();
  readonly #took: number[] = [];
  #count = 0;
  #timer: NodeJS.Timeout | undefined;

  static async sit(url: string): Promise<Victims> {
    const victims = new Victims();
    for (let i = 0; i < TABLES; i += 1) {
      const { table, token } = await openTable(url);
      victims.#sockets.push(await sitDown(url, table, token, (text) => victims.#hear(text)));
    }
    victims.#timer = setInterval(() => victims.#say(), 1_000 / LINES_PER_SECOND / TABLES);
    return victims;
  }

  /** The milliseconds each answer took since the last time this was asked; what is still waited for counts, too. */
  taken(): readonly number[] {
    const now = performance.now();
    const all = [
      ...this.#took,
      ...[...this.#sent.values()].map((at) => now - at).filter((ms) => ms > ON_ITS_WAY_MS),
    ];
    this.#took.length = 0;
    return all;
  }

  leave(): void {
    clearInterval(this.#timer);
    for (const socket of this.#sockets) socket.close();
  }

  #hear(text: string): void {
    if (!text.startsWith('{"kind":"done"')) return;
    const { command } = JSON.parse(text) as { command: string };
    this.#took.push(performance.now() - (this.#sent.get(command) ?? 0));
    this.#sent.delete(command);
  }

  #say(): void {
    this.#count += 1;
    const id = `v${this.#count}`;
    this.#sent.set(id, performance.now());
    const command = { kind: 'say', id, text: 'Hallo' };
    this.#sockets[this.#count % TABLES]?.send(JSON.stringify({ kind: 'command', command }));
  }
}

/** What 99 of 100 stay within. */
export function p99(taken: readonly number[]): number {
  const sorted = taken.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
}

/** The one in the middle; of an even number the larger of the two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
