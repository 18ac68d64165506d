import { expect, test } from 'vitest';
import { type Command, type Seat, seatOf, viewEvent, viewTable } from '../src/index.ts';
import { PlayedTable } from './play-table.ts';

const TEST = 'grundregelwerk/test';
type Asked = Partial<Omit<Extract<Command, { kind: 'request' }>, 'id' | 'kind'>>;

function ask(t: PlayedTable, more: Asked = {}, by = 'gm') {
  return t.send(by, {
    kind: 'request',
    to: [],
    action: TEST,
    input: { tn: 8 },
    audience: 'everyone',
    text: 'Spürst du den Wind?',
    ...more,
  });
}
const requestOf = (t: PlayedTable) => t.table.requests[0]?.id ?? '';
const seat = (t: PlayedTable, id: string) => seatOf(t.table, id) as Seat;

test('a request to all waits for each player and is gone when all have rolled', () => {
  const t = new PlayedTable();
  expect(ask(t)).toBeNull();
  expect(t.table.requests).toMatchObject([{ by: 'gm', to: ['mira', 'jonas'], text: 'Spürst du den Wind?' }]);
  const request = requestOf(t);
  // The player brings the die; the TN is the GM's, whatever the player says.
  expect(t.act('mira', 'test', { die: 10, tn: 4 }, { request })).toBeNull();
  expect(t.table.log.at(-1)).toMatchObject({ by: 'mira', detail: { input: { die: 10, tn: 8 } } });
  expect(t.table.requests).toMatchObject([{ asked: ['mira', 'jonas'], to: ['jonas'] }]);
  expect(t.act('mira', 'test', { die: 10 }, { request })).toMatchObject({ code: 'unknown-request' });
  expect(t.act('jonas', 'test', { die: 6 }, { request })).toBeNull();
  expect(t.table.requests).toEqual([]);
});

test('a blind request keeps the minimum from the player who rolls it, and the roll too', () => {
  const t = new PlayedTable();
  ask(t, { to: ['mira'], audience: 'blind' });
  const request = requestOf(t);
  expect(viewTable(t.table, seat(t, 'mira')).requests).toMatchObject([
    { detail: { action: TEST, input: null } },
  ]);
  expect(viewTable(t.table, seat(t, 'jonas')).requests).toMatchObject([{ to: ['mira'], detail: null }]);
  // Whatever audience the player asks for, the request's holds.
  expect(t.act('mira', 'test', { die: 10 }, { request, audience: 'everyone' })).toBeNull();
  const seen = JSON.stringify(t.events.map((event) => viewEvent(event, seat(t, 'mira'))));
  expect(seen).not.toContain('"tn"');
  expect(seen).not.toContain('"faces"');
  expect(viewTable(t.table, seat(t, 'gm')).log.at(-1)).toMatchObject({
    detail: { input: { die: 10, tn: 8 } },
  });
});

test('a request is not rolled twice at once, and comes back if the run is cancelled or taken back', () => {
  const t = new PlayedTable();
  ask(t, { to: ['mira'] });
  const request = requestOf(t);
  t.act('mira', 'test', { die: 10 }, { request, realDice: true });
  expect(t.act('mira', 'test', { die: 10 }, { request })).toEqual({ code: 'already-rolling', at: 'request' });
  t.send('mira', { kind: 'cancel', run: t.table.runs[0]?.id ?? '' });
  expect(t.act('mira', 'test', { die: 10 }, { request })).toBeNull();
  expect(t.table.requests).toEqual([]);
  t.send('mira', { kind: 'undo', target: t.table.seq });
  expect(t.table.requests).toMatchObject([{ id: request, to: ['mira'] }]);
});

test('only the GM asks, for actions the system has, of seats that play', () => {
  const t = new PlayedTable();
  expect(ask(t, {}, 'mira')).toEqual({ code: 'only-gm' });
  expect(ask(t, { action: 'grundregelwerk/nap' })).toEqual({ code: 'unknown-action', at: 'action' });
  expect(ask(t, { to: ['guest'] })).toEqual({ code: 'unknown-seat', at: 'to' });
  expect(ask(t, { to: ['nobody'] })).toEqual({ code: 'unknown-seat', at: 'to' });
  expect(ask(t, { audience: 'gm' })).toEqual({ code: 'bad-input', at: 'audience' });
  expect(ask(t, { text: 'x'.repeat(201) })).toEqual({ code: 'text-too-long', at: 'text' });
  expect(t.table.requests).toEqual([]);
});

test('the GM withdraws a request', () => {
  const t = new PlayedTable();
  ask(t);
  const request = requestOf(t);
  expect(t.send('mira', { kind: 'withdrawRequest', request })).toEqual({ code: 'only-gm' });
  expect(t.send('gm', { kind: 'withdrawRequest', request })).toBeNull();
  expect(t.table.requests).toEqual([]);
  expect(t.send('gm', { kind: 'withdrawRequest', request })).toMatchObject({ code: 'unknown-request' });
  expect(t.act('jonas', 'test', { die: 6 }, { request })).toMatchObject({ code: 'unknown-request' });
});
