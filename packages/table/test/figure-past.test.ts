import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import { expect, test } from 'vitest';
import { MAX_PAST_ROLLS, withPast } from '../src/index.ts';
import { PlayedTable } from './play-table.ts';

const character = grundregelwerk.character.templates[0]?.character;
const past = { evenings: [{ table: 'Samstag', at: 1 }], greatest: [{ what: 'Schleichen: 20', at: 2 }] };

test('a figure comes with its past, whose figure it is here, and taking it back forgets it', () => {
  const t = new PlayedTable();
  expect(t.send('mira', { kind: 'bring', character, past })).toBeNull();
  const [figure = ''] = t.table.seats.find(({ id }) => id === 'mira')?.figures ?? [];
  expect(t.table.pasts).toEqual({ [figure]: past });
  t.send('gm', { kind: 'undo', target: t.table.seq });
  expect(t.table.pasts).toEqual({});
});

test('without a past nothing is kept', () => {
  const t = new PlayedTable();
  t.send('mira', { kind: 'bring', character });
  expect(t.table.pasts).toEqual({});
  expect(t.events.at(-1)).not.toHaveProperty('past');
});

test('what has happened since stands behind it, nothing twice, and only the latest is kept', () => {
  const since = { evenings: [{ table: 'Sonntag', at: 3 }], greatest: past.greatest };
  expect(withPast(past, since)).toEqual({
    evenings: [...past.evenings, ...since.evenings],
    greatest: past.greatest,
  });
  const many = Array.from({ length: 30 }, (_, at) => ({ what: `Wurf ${at}`, at }));
  const kept = withPast(undefined, { evenings: [], greatest: many }).greatest;
  expect(kept).toHaveLength(MAX_PAST_ROLLS);
  expect(kept.at(-1)?.what).toBe('Wurf 29');
});
