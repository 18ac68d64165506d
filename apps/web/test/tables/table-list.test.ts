import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSeat } from '../../src/pages/table/seats/kept-seats.ts';
import { archive, listedTables, searched } from '../../src/pages/tables/table-list.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.useFakeTimers({ now: 1_000 });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sitDown(): void {
  keepSeat('t1', { token: 'a', system: 'd6pool', table: 'Donnerstag', name: 'Mira' });
  vi.advanceTimersByTime(1);
  keepSeat('t2', { token: 'b', system: 'grundregelwerk', table: 'Ganz anders', name: 'Ayşe' });
  vi.advanceTimersByTime(1);
  keepSeat('t2', { token: 'c', system: 'grundregelwerk', table: 'Ganz anders', name: 'Jonas' });
}
const ids = () => listedTables().map(({ id, isArchived }) => `${id}${isArchived ? ' archived' : ''}`);

test('the last table stands first, with all seats this browser has had at it', () => {
  sitDown();
  expect(ids()).toEqual(['t2', 't1']);
  expect(listedTables()[0]?.others.map(({ name }) => name)).toEqual(['Ayşe']);
});

test('the archive keeps the seat, and gives it back', () => {
  sitDown();
  archive('t2', true);
  expect(ids()).toEqual(['t2 archived', 't1']);
  expect(listedTables()[0]?.seat.token).toBe('c');
  archive('t2', false);
  expect(ids()).toEqual(['t2', 't1']);
});

test('a search knows table, names and rules, without case or accents', () => {
  sitDown();
  const found = (query: string) => searched(listedTables(), query, 'de').map(({ id }) => id);
  expect(found('')).toEqual(['t2', 't1']);
  expect(found('DONNER mira')).toEqual(['t1']);
  expect(found('ayse')).toEqual(['t2']);
  expect(found('D6 pool')).toEqual(['t1']);
  expect(found('Dienstag')).toEqual([]);
});
