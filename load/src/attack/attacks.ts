import { setTimeout } from 'node:timers/promises';
import { EVENT_VERSION } from '@tafelrunde/table';
import type WebSocket from 'ws';
import { join, type Opened, post, sitDown } from './victim.ts';

/** What somebody does who wants to keep others from playing. Ends by itself after `ms`. */
export interface Attack {
  readonly name: string;
  /** Lays ready what it needs; not measured. */
  prepare(url: string): Promise<(ms: number) => Promise<void>>;
}

const stamp = (seq: number) => ({ v: EVENT_VERSION, seq, at: 0, by: 'a', command: `c${seq}` });
const opening = [
  { ...stamp(1), kind: 'tableOpened', table: 't', system: 'grundregelwerk', name: 'Lang' },
  { ...stamp(2), kind: 'seatAdded', seat: 'a', name: 'Anna', role: 'gm' },
];
const fileOf = (events: readonly object[]): string =>
  JSON.stringify({
    gm: 'Mallory',
    file: {
      format: 'tafelrunde-table',
      version: EVENT_VERSION,
      system: 'grundregelwerk',
      name: 'Lang',
      events,
    },
  });
const said = (from: number, count: number, text: string) =>
  Array.from({ length: count }, (_, i) => ({ ...stamp(from + i), kind: 'said', text }));

/** A table with many events, brought in as a file. */
async function longTable(url: string, events: number, text: string): Promise<Opened> {
  const { status, body } = await post<Opened>(
    url,
    '/api/tables/import',
    fileOf([...opening, ...said(3, events, text)]),
  );
  if (status !== 201) throw new Error(`not imported: ${JSON.stringify(body)}`);
  return body;
}

async function repeatedly(ms: number, work: () => Promise<unknown> | unknown, pause = 0): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    await work();
    await setTimeout(pause);
  }
}

interface Told {
  readonly example?: unknown;
}

const command = (socket: WebSocket, id: string, rest: object) =>
  socket.send(JSON.stringify({ kind: 'command', command: { id, ...rest } }));

export const attacks: readonly Attack[] = [
  {
    name: 'a file with 25 undoings of 100,000 numbers each',
    prepare: async (url) => {
      const undoings = Array.from({ length: 25 }, (_, i) => ({
        ...stamp(10_003 + i),
        kind: 'undone',
        target: 3,
        gone: Array<number>(100_000).fill(3),
      }));
      const body = fileOf([...opening, ...said(3, 10_000, 'x'), ...undoings]);
      return (ms) => repeatedly(ms, () => post(url, '/api/tables/import', body));
    },
  },
  {
    name: 'previews at 5,000 events, by fifteen at once',
    prepare: async (url) => {
      const opened = await longTable(url, 5_000, 'Satz');
      const tokens = await Promise.all(
        Array.from({ length: 15 }, (_, i) =>
          join(url, i < 7 ? opened.invitations.spectator : opened.invitations.player, `Gast ${i}`),
        ),
      );
      const sockets = await Promise.all(tokens.map((token) => sitDown(url, opened.table, token)));
      return async (ms) => {
        let target = 3;
        await repeatedly(
          ms,
          () => {
            target = 3 + ((target * 7) % 4_900);
            for (const socket of sockets) socket.send(JSON.stringify({ kind: 'preview', target }));
          },
          60,
        );
        for (const socket of sockets) socket.close();
      };
    },
  },
  {
    name: 'say and undo, again and again',
    prepare: async (url) => {
      const opened = await longTable(url, 4_000, 'Satz');
      const socket = await sitDown(url, opened.table, opened.token);
      return async (ms) => {
        let count = 0;
        await repeatedly(
          ms,
          () => {
            count += 1;
            command(socket, `u${count}`, { kind: 'undo', target: 4 + count });
          },
          60,
        );
        socket.close();
      };
    },
  },
  {
    name: 'odds of a long duel',
    prepare: async (url) => {
      const listed = await fetch(`${url}/api/actions/heldenhandbuch/duel`);
      const told = (await listed.json()) as Told | readonly Told[];
      const duel = Array.isArray(told) ? (told as readonly Told[])[0] : (told as Told);
      const body = JSON.stringify({ action: 'heldenhandbuch/duel', input: duel?.example ?? {} });
      return (ms) => repeatedly(ms, () => post(url, '/api/odds', body), 20);
    },
  },
  {
    name: 'undo at a table of 14 MB, for ten who watch',
    prepare: async (url) => {
      const opened = await longTable(url, 7_000, 'ß'.repeat(1_000));
      const watching = await Promise.all(
        Array.from({ length: 10 }, () => sitDown(url, opened.table, opened.token)),
      );
      return async (ms) => {
        let count = 0;
        await repeatedly(
          ms,
          () => {
            count += 1;
            if (watching[0] !== undefined)
              command(watching[0], `u${count}`, { kind: 'undo', target: 6_900 - count });
          },
          100,
        );
        for (const socket of watching) socket.close();
      };
    },
  },
  {
    name: 'thirty who never read, at a table of 14 MB',
    prepare: async (url) => {
      const opened = await longTable(url, 7_000, 'ß'.repeat(1_000));
      return async (ms) => {
        const readers = await Promise.all(
          Array.from({ length: 30 }, () => sitDown(url, opened.table, opened.token)),
        );
        for (const reader of readers) reader.pause();
        let count = 0;
        const [, ...others] = readers;
        const speaker = await sitDown(url, opened.table, opened.token);
        await repeatedly(
          ms,
          () => {
            count += 1;
            command(speaker, `s${count}`, { kind: 'say', text: 'x'.repeat(2_000) });
            if (count % 10 === 0)
              for (const one of others) one.send(JSON.stringify({ kind: 'older', before: 5_000 }));
          },
          100,
        );
        for (const reader of [...readers, speaker]) reader.terminate();
      };
    },
  },
  {
    name: 'salts and names from a spectator',
    prepare: async (url) => {
      const opened = await longTable(url, 10, 'Satz');
      const socket = await sitDown(url, opened.table, await join(url, opened.invitations.spectator, 'Gast'));
      return async (ms) => {
        let count = 0;
        await repeatedly(
          ms,
          () => {
            count += 1;
            command(socket, `s${count}`, { kind: 'salt', salt: count.toString(16).padStart(32, '0') });
            command(socket, `n${count}`, { kind: 'renameSeat', name: `Gast ${count}` });
          },
          110,
        );
        socket.close();
      };
    },
  },
];
