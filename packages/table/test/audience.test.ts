import { expect, test } from 'vitest';
import { type Audience, type Seat, seatOf, viewEvent, viewTable } from '../src/index.ts';
import { PlayedTable } from './play-table.ts';

const seat = (t: PlayedTable, id: string): Seat => {
  const found = seatOf(t.table, id);
  if (found === undefined) throw new Error(id);
  return found;
};

/** Who sees what mira (or the GM) threw. */
const SEES: Readonly<Record<Audience, readonly string[]>> = {
  everyone: ['gm', 'mira', 'jonas', 'guest'],
  gm: ['gm'],
  blind: ['gm'],
  self: ['mira'],
};

test.each(['everyone', 'blind', 'self'] as const)('a roll that a player throws, seen by %s', (audience) => {
  const t = new PlayedTable();
  expect(t.act('mira', 'test', { die: 20, tn: 12 }, { audience })).toBeNull();
  expect(t.send('mira', { kind: 'roll', notation: '7W13', audience, faces: null })).toBeNull();
  for (const id of ['gm', 'mira', 'jonas', 'guest']) {
    const seen = JSON.stringify(t.events.map((event) => viewEvent(event, seat(t, id))));
    const isSeen = SEES[audience].includes(id);
    for (const secret of ['grundregelwerk/test', '7W13', '"faces"', '"total"'])
      expect(seen.includes(secret), `${id} and ${secret}`).toBe(isSeen);
    // Everybody sees that mira threw something.
    expect(viewTable(t.table, seat(t, id)).log.map(({ by }) => by)).toEqual(['mira', 'mira']);
  }
});

test('only the GM throws for the GM alone, with an action and with free dice', () => {
  const t = new PlayedTable();
  const refused = { code: 'only-gm', at: 'audience' };
  expect(t.act('mira', 'test', { die: 6, tn: 4 }, { audience: 'gm' })).toEqual(refused);
  expect(t.send('mira', { kind: 'roll', notation: 'W6', audience: 'gm', faces: null })).toEqual(refused);
  expect(t.act('gm', 'test', { die: 6, tn: 4 }, { audience: 'gm' })).toBeNull();
});

test('a blind roll is thrown by the table: whoever throws real dice sees them', () => {
  const t = new PlayedTable();
  expect(t.act('mira', 'test', { die: 6, tn: 4 }, { audience: 'blind', realDice: true })).toEqual({
    code: 'blind-needs-table-dice',
    at: 'realDice',
  });
  expect(t.send('mira', { kind: 'roll', notation: 'W6', audience: 'blind', faces: [3] })).toEqual({
    code: 'blind-needs-table-dice',
    at: 'faces',
  });
});

test('what there is to decide in a blind run is decided by the GM, in one for oneself by whoever throws', () => {
  const t = new PlayedTable();
  t.act('mira', 'create', { id: 'mira', name: 'Mira', template: 'warrior' }, { audience: 'blind' });
  expect(t.table.runs[0]).toMatchObject({ waitsFor: ['gm'] });
  expect(viewTable(t.table, seat(t, 'mira')).runs[0]).toMatchObject({ detail: null, progress: null });
  t.act('jonas', 'create', { id: 'jonas', name: 'Jonas', template: 'warrior' }, { audience: 'self' });
  expect(t.table.runs[1]).toMatchObject({ waitsFor: ['jonas'] });
  expect(viewTable(t.table, seat(t, 'gm')).runs[1]).toMatchObject({ detail: null, progress: null });
  expect(viewTable(t.table, seat(t, 'jonas')).runs[1]).toMatchObject({
    detail: { action: 'grundregelwerk/create' },
  });
});
