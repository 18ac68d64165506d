import { PROTOCOL_VERSION, type ServerMessage } from '@tafelrunde/protocol';
import { type Seat, seatOf } from '@tafelrunde/table';
import { beforeEach, expect, test } from 'vitest';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { IDLE_TABLE_MS, LIMITS } from '../../src/limits.ts';
import { Metrics } from '../../src/metrics.ts';
import { Connection } from '../../src/rooms/connection.ts';
import type { News } from '../../src/rooms/news.ts';
import { Presence } from '../../src/rooms/presence.ts';
import type { Room } from '../../src/rooms/room.ts';
import { type OpenedTable, Rooms } from '../../src/rooms/rooms.ts';
import { memoryStore } from '../../src/store/memory-store.ts';

let now: number;
let rooms: Rooms;
let presence: Presence;
let opened: OpenedTable;
beforeEach(async () => {
  now = 1_000_000;
  presence = new Presence();
  rooms = new Rooms({
    store: memoryStore(),
    files: memoryFiles(),
    secret: () => 'ab'.repeat(32),
    now: () => now,
    metrics: new Metrics(),
    limits: LIMITS,
  });
  opened = (await rooms.openTable('grundregelwerk', 'Runde', 'Spielleitung')) as OpenedTable;
});

const room = async () => (await rooms.room(opened.table)) as Room;
const say = async (text: string) =>
  (await room()).carryOut(opened.seat, { kind: 'say', id: `say ${text}`, text });

/** A connection over a wire whose other end reads as fast as the test says. */
function connect(token: string) {
  const end = { waiting: 0, sent: [] as ServerMessage[], bytes: [] as Buffer[], dropped: false };
  const wire = {
    send: (message: Buffer) => {
      end.bytes.push(message);
      end.sent.push(JSON.parse(message.toString('utf8')) as ServerMessage);
    },
    waiting: () => end.waiting,
    close: () => undefined,
    drop: () => {
      end.dropped = true;
    },
  };
  const connection = new Connection({ rooms, presence, wire, now: () => now, limits: LIMITS });
  const hello = { kind: 'hello', v: PROTOCOL_VERSION, table: opened.table, token, last: 0 };
  return { connection, end, seated: connection.receive(JSON.stringify(hello)) };
}

async function sitDown(token: string) {
  const client = connect(token);
  await client.seated;
  return client;
}

const player = async (name: string) => {
  const joined = await rooms.join(opened.invitations.player, name);
  return joined !== undefined && 'token' in joined ? joined.token : '';
};

test('who does not read is dropped once too much waits; the others hear everything', async () => {
  const slow = await sitDown(await player('Mira'));
  const quick = await sitDown(opened.token);
  const welcome = slow.end.bytes[0]?.length ?? 0;
  slow.end.waiting = LIMITS.waitingBytes + welcome;
  await say('still within the limit');
  expect(slow.end.dropped).toBe(false);
  slow.end.waiting += 1;
  const heard = slow.end.sent.length;
  await say('one byte too many');
  expect(slow.end.dropped).toBe(true);
  expect(slow.end.sent).toHaveLength(heard);
  expect(presence.count(opened.table)).toBe(1);
  expect(quick.end.dropped).toBe(false);
  expect(quick.end.sent.at(-1)).toMatchObject({ kind: 'events', events: [{ text: 'one byte too many' }] });
});

test('what all may see is written once for all; what is hidden, for each', async () => {
  const [one, two, gm] = [
    await sitDown(await player('Mira')),
    await sitDown(await player('Jonas')),
    await sitDown(opened.token),
  ];
  await say('hello');
  const [a, b, c] = [one, two, gm].map(({ end }) => end.bytes.at(-1));
  expect(b).toBe(a);
  expect(c).toBe(a);
  const notation = '7W13';
  const roll = { kind: 'roll', id: 'r', notation, audience: 'gm', faces: null } as const;
  await (await room()).carryOut(opened.seat, roll);
  const [hidden, , seen] = [one, two, gm].map(({ end }) => String(end.bytes.at(-1)));
  expect(seen).toContain(notation);
  expect(hidden).toContain('notationRolled');
  expect(hidden).not.toContain(notation);
});

test('a client that leaves before it is let in leaves nothing behind', async () => {
  const { connection, end, seated } = connect(opened.token);
  connection.close();
  await seated;
  expect(end.sent).toEqual([]);
  expect(presence.count(opened.table)).toBe(0);
  expect((await room()).isEmpty).toBe(true);
});

test('a table nobody is connected to is forgotten after a while, and read again when needed', async () => {
  const token = await player('Mira');
  const { connection } = await sitDown(token);
  now += IDLE_TABLE_MS;
  expect(await rooms.closeIdle(), 'somebody is here').toBe(1);
  const before = await room();
  connection.close();
  now += IDLE_TABLE_MS - 1;
  expect(await rooms.closeIdle(), 'not long enough').toBe(1);
  now += 1;
  expect(await rooms.closeIdle()).toBe(0);
  const again = await room();
  expect(again).not.toBe(before);
  expect(again.now).toEqual(before.now);
  expect((await sitDown(token)).end.sent[0]).toMatchObject({ kind: 'welcome' });
});

test('a forgotten table that somebody still holds stores what it is asked to, and nobody misses it', async () => {
  const held = await room();
  now += IDLE_TABLE_MS;
  await rooms.closeIdle();
  const fresh = await room();
  const heard: News[] = [];
  fresh.listen((news) => heard.push(news));
  expect(await held.carryOut(opened.seat, { kind: 'say', id: 'late', text: 'late' })).toMatchObject({
    ok: true,
  });
  await fresh.catchUp();
  expect(heard.flatMap(({ events }) => events)).toMatchObject([{ kind: 'said', text: 'late' }]);
  expect(fresh.now).toEqual(held.now);
  expect((seatOf(fresh.now, opened.seat) as Seat).role).toBe('gm');
});
