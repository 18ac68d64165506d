import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import { expect, test } from 'vitest';
import { EVENT_VERSION, fold, type TableEvent, UnreadableEvent, upcast, verify } from '../src/index.ts';

interface Stored {
  readonly events: readonly unknown[];
  readonly scene: unknown;
  readonly seats: unknown;
  readonly log: number;
}
const read = (name: string): Stored =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8')) as Stored;

test('a game of version 1 comes to the same scene, seats and log', () => {
  const { events, scene, seats, log } = read('v1-grundregelwerk.json');
  const table = fold(grundregelwerk.scene, events.map(upcast));
  expect(table.scene).toEqual(scene);
  expect(table.seats).toEqual(seats);
  // Hand-overs have stood in the log since version 3.
  expect(table.log.filter(({ kind }) => kind !== 'handed')).toHaveLength(log);
  expect(events.map(upcast).every(({ v }) => v === EVENT_VERSION)).toBe(true);
});

test('its dice were not sealed, and the check says so', () => {
  const { events } = read('v1-grundregelwerk.json');
  expect(verify(events.map(upcast))).toMatchObject({ verified: 0, faults: [] });
});

test('an event of today stays what it is', () => {
  const event: TableEvent = {
    v: EVENT_VERSION,
    seq: 1,
    at: 0,
    by: 'gm',
    command: 'c',
    kind: 'said',
    text: 'Hallo',
  };
  expect(upcast(event)).toEqual(event);
});

test.each([
  null,
  7,
  'said',
  {},
  { v: 0, kind: 'said' },
  { v: EVENT_VERSION + 1, kind: 'said' },
  { v: 1, kind: 'sung' },
])('what is no event of a table is refused: %j', (raw) => {
  expect(() => upcast(raw)).toThrow(UnreadableEvent);
});
