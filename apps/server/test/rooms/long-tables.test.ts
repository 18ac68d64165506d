import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemOf } from '@tafelrunde/registry';
import { EVENT_VERSION, fold, type TableEvent } from '@tafelrunde/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { LIMITS } from '../../src/limits.ts';
import { Metrics } from '../../src/metrics.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import type { EventStore } from '../../src/store/event-store.ts';
import { sqliteStore } from '../../src/store/sqlite-store.ts';

const EVENTS = 20_000;
const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-long-'));
const scene = systemOf('grundregelwerk')?.scene;
if (scene === undefined) throw new Error('no system to play');
let store: EventStore;
let table = '';
let gm = '';

const roomsOn = (on: EventStore) => {
  let secrets = 0;
  const secret = () => {
    secrets += 1;
    return secrets.toString(16).padStart(64, '0');
  };
  return new Rooms({
    store: on,
    files: memoryFiles(),
    secret,
    now: () => 0,
    metrics: new Metrics(),
    limits: LIMITS,
  });
};

/** Counts what is read from the store. */
function counting(on: EventStore): { readonly store: EventStore; events: number } {
  const counted = { events: 0, store: on };
  counted.store = new Proxy(on, {
    get: (target, name) => {
      const value = Reflect.get(target, name) as unknown;
      if (name !== 'read') return typeof value === 'function' ? value.bind(target) : value;
      return async (...given: Parameters<EventStore['read']>) => {
        const events = await target.read(...given);
        counted.events += events.length;
        return events;
      };
    },
  });
  return counted;
}

beforeAll(async () => {
  store = sqliteStore(folder);
  const opened = await roomsOn(store).openTable('grundregelwerk', 'Lang', 'Spielleitung');
  if (opened === undefined) throw new Error('not opened');
  table = opened.table;
  gm = opened.seat;
  const end = (await store.read(table, 0)).length;
  for (let from = end; from < EVENTS; from += 1_000) {
    const length = Math.min(1_000, EVENTS - from);
    const events = Array.from({ length }, (_, i) => {
      const seq = from + 1 + i;
      const stamp = { v: EVENT_VERSION, seq, at: 0, by: gm, command: `c${seq}` };
      return { ...stamp, kind: 'said', text: `Satz ${seq}` } as TableEvent;
    });
    await store.append(table, from, events);
  }
  // Whoever opens it first leaves snapshots behind.
  const rooms = roomsOn(store);
  await rooms.room(table);
  await rooms.close();
}, 60_000);

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a long table opens from its snapshot: only its latest events are read', async () => {
  const counted = counting(store);
  const rooms = roomsOn(counted.store);
  const room = await rooms.room(table);
  expect(counted.events).toBeLessThanOrEqual(2 * LIMITS.eventsInGap);
  const { log, past, ...slow } = fold(scene, await store.read(table, 0));
  expect(room?.now).toEqual(slow);
  await rooms.close();
});

test('taking back near the end reads what has happened since the last snapshot, and no more', async () => {
  const counted = counting(store);
  const rooms = roomsOn(counted.store);
  const room = await rooms.room(table);
  const act = (id: string, input: object) =>
    room?.carryOut(gm, {
      kind: 'act',
      id,
      action: 'grundregelwerk/add-enemy',
      input,
      audience: 'everyone',
      realDice: false,
    });
  const added = await act('add', { id: 'orc', name: 'Ork', category: 'minion' });
  counted.events = 0;
  const undone = await room?.carryOut(gm, { kind: 'undo', id: 'undo', target: added?.ok ? added.seq : 0 });
  expect(undone).toMatchObject({ ok: true });
  expect(counted.events).toBeLessThan(2_000);
  expect(room?.now.scene).toEqual(fold(scene, await store.read(table, 0)).scene);
  // What was said long ago changes nothing but the log: that is known without reading on.
  counted.events = 0;
  expect(await room?.preview(100)).toEqual([100]);
  expect(counted.events).toBeLessThan(10);
  await rooms.close();
});

test('a command is known for good: a retry after 19,000 others is answered and not repeated', async () => {
  const rooms = roomsOn(store);
  const room = await rooms.room(table);
  const before = room?.now.seq;
  expect(await room?.carryOut(gm, { kind: 'say', id: 'c500', text: 'noch einmal' })).toEqual({
    ok: true,
    seq: before,
  });
  expect(room?.now.seq).toBe(before);
  await rooms.close();
});

test('a snapshot that cannot be used is passed over: the events say the same', async () => {
  const latest = await store.snapshot(table, Number.MAX_SAFE_INTEGER);
  if (latest === undefined) throw new Error('no snapshot');
  const other = JSON.parse(latest.body) as { mark: { now: { scene: unknown } } };
  other.mark.now.scene = { from: 'another version' };
  await store.saveSnapshot(table, { ...latest, body: JSON.stringify(other), commands: [] });
  const rooms = roomsOn(store);
  const room = await rooms.room(table);
  const { log, past, ...slow } = fold(scene, await store.read(table, 0));
  expect(room?.now).toEqual(slow);
  await rooms.close();
});

test('while a long table is read from its beginning, others are served', async () => {
  const without = new Proxy(store, {
    get: (target, name) => {
      const value = Reflect.get(target, name) as unknown;
      if (name === 'snapshot' || name === 'saveSnapshot') return async () => undefined;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  let isOpen = false;
  const rooms = roomsOn(without);
  void rooms.room(table).then(() => {
    isOpen = true;
  });
  let turns = 0;
  for (; !isOpen; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(turns).toBeGreaterThan(EVENTS / 100);
  await rooms.close();
});
