import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteStore } from '@tafelrunde/server';
import { EVENT_VERSION, type TableEvent } from '@tafelrunde/table';
import type WebSocket from 'ws';
import { type Opened, post, sitDown } from './attack/victim.ts';
import { Child } from './child.ts';

/** As many as a table holds, but for what the GM still does here. */
const EVENTS = 99_900;
const AT_ONCE = 5_000;
/** Every so many lines something changes the table. */
const CHANGES_EVERY = 10;
const UNDOINGS = 20;

/** How long the longest table there can be takes, in milliseconds, at a server that has just started. */
export interface LongTable {
  readonly events: number;
  /** To its welcome, from its latest snapshot; before the first, from its beginning. */
  readonly openMs: number;
  readonly firstMs: number;
  /** The middle one of several undoings of what changed the table: near the end, and 10,000 events back. */
  readonly undoMs: number;
  readonly undoFarMs: number;
}

/** A table with a long history, opened and taken back at. */
export async function measureLongTable(): Promise<LongTable> {
  const data = mkdtempSync(join(tmpdir(), 'tafelrunde-long-'));
  try {
    const opened = await withServer(data, async (url) => {
      const body = JSON.stringify({ system: 'grundregelwerk', name: 'Lang', gm: 'Spielleitung' });
      return (await post<Opened & { readonly seat: string }>(url, '/api/tables', body)).body;
    });
    await fill(data, opened.table, opened.seat);
    const open = async (url: string) => {
      const started = performance.now();
      const answers = new Answers();
      const socket = await sitDown(url, opened.table, opened.token, (text) => answers.hear(text));
      return { ms: performance.now() - started, socket, answers };
    };
    const firstMs = await withServer(data, async (url) => {
      const { ms, socket } = await open(url);
      socket.close();
      return ms;
    });
    return await withServer(data, async (url) => {
      const { ms, socket, answers } = await open(url);
      const undo = async (from: number) => {
        const took: number[] = [];
        for (let i = 0; i < UNDOINGS; i += 1)
          took.push(await answers.to(socket, `${from} ${i}`, from - CHANGES_EVERY * i));
        return took.toSorted((a, b) => a - b)[UNDOINGS / 2] ?? 0;
      };
      const undoMs = await undo(EVENTS - CHANGES_EVERY);
      const undoFarMs = await undo(EVENTS - 10_000);
      socket.close();
      return { events: EVENTS, openMs: ms, firstMs, undoMs, undoFarMs };
    });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function withServer<T>(data: string, work: (url: string) => Promise<T>): Promise<T> {
  const server = await Child.start('server-process', [data], [], { DATABASE_URL: '' });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

/** Lines and settings up to the whole length, straight into the store. */
async function fill(data: string, table: string, by: string): Promise<void> {
  const store = sqliteStore(data);
  let seq = (await store.read(table, 0)).length;
  while (seq < EVENTS) {
    const events = Array.from({ length: Math.min(AT_ONCE, EVENTS - seq) }, (_, i): TableEvent => {
      const number = seq + 1 + i;
      const stamp = { v: EVENT_VERSION, seq: number, at: 0, by, command: `c${number}` };
      return number % CHANGES_EVERY === 0
        ? { ...stamp, kind: 'adviceSet', on: number % (2 * CHANGES_EVERY) === 0 }
        : { ...stamp, kind: 'said', text: `Satz ${number}` };
    });
    await store.append(table, seq, events);
    seq += events.length;
  }
  await store.close();
}

/** Sends what is to be taken back and waits until that is done. */
class Answers {
  #heard: (text: string) => void = () => undefined;

  hear(text: string): void {
    this.#heard(text);
  }

  to(socket: WebSocket, id: string, target: number): Promise<number> {
    const started = performance.now();
    return new Promise((resolve, reject) => {
      this.#heard = (text) => {
        if (text.startsWith('{"kind":"done"')) resolve(performance.now() - started);
        else if (text.startsWith('{"kind":"refused"') || text.startsWith('{"kind":"fault"'))
          reject(new Error(`not taken back: ${text}`));
      };
      socket.send(JSON.stringify({ kind: 'command', command: { id, kind: 'undo', target } }));
    });
  }
}
