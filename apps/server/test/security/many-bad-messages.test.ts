import { PROTOCOL_VERSION, type ServerMessage } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { LIMITS } from '../../src/limits.ts';
import { Metrics } from '../../src/metrics.ts';
import { Connection } from '../../src/rooms/connection.ts';
import { Presence } from '../../src/rooms/presence.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { memoryStore } from '../../src/store/memory-store.ts';
import { good } from './good-messages.ts';
import { spoil, spoiler } from './spoil.ts';

const COUNT = 100_000;

test(`${COUNT} messages, each a good one with something wrong in it, are refused; nothing happens to the table`, async () => {
  let clock = 0;
  const store = memoryStore();
  const secret = () => (clock + 1).toString(16).padStart(64, '0');
  const rooms = new Rooms({ store, files: memoryFiles(), secret, now: () => clock, metrics: new Metrics() });
  const opened = await rooms.openTable('grundregelwerk', 'Runde', 'Spielleitung');
  if (opened === undefined) throw new Error('no table');
  const joined = await rooms.join(opened.invitations.player, 'Mallory');
  if (joined === undefined || 'code' in joined) throw new Error('no seat');
  const heard: ServerMessage[] = [];
  let closed = 0;
  const sit = async (): Promise<Connection> => {
    const wire = {
      send: (message: Buffer) => void heard.push(JSON.parse(message.toString('utf8')) as ServerMessage),
      waiting: () => 0,
      close: () => {
        closed += 1;
      },
      drop: () => undefined,
    };
    const connection = new Connection({
      rooms,
      presence: new Presence(),
      wire,
      now: () => clock,
      limits: LIMITS,
    });
    const { table, token } = joined;
    await connection.receive(JSON.stringify({ kind: 'hello', v: PROTOCOL_VERSION, table, token, last: 0 }));
    expect(heard.at(-1)?.kind).toBe('welcome');
    return connection;
  };
  let connection = await sit();
  const before = (await rooms.room(opened.table))?.now;
  const random = spoiler(2026);
  const faults = new Map<string, number>();
  for (let i = 0; i < COUNT; i += 1) {
    clock += 1_000;
    heard.length = 0;
    const message = spoil(good[i % good.length], random);
    await connection.receive(message);
    const [answer, ...more] = heard;
    if (answer?.kind !== 'fault' || more.length > 0)
      throw new Error(`accepted: ${message} with ${JSON.stringify(answer)}`);
    faults.set(answer.fault, (faults.get(answer.fault) ?? 0) + 1);
    if (closed > 0) {
      closed = 0;
      connection = await sit();
    }
  }
  expect((await rooms.room(opened.table))?.now).toBe(before);
  // All sorts of wrong, not one sort a hundred thousand times.
  expect([...faults.keys()].sort()).toEqual(['bad-message', 'not-json', 'too-large']);
  for (const count of faults.values()) expect(count).toBeGreaterThan(100);
});
