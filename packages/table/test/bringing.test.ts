import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import { expect, test } from 'vitest';
import { PlayedTable } from './play-table.ts';

const [warrior] = grundregelwerk.character.templates;
const character = { ...(warrior?.character as object), id: 'hilde', name: 'Hilde' };
const figures = (t: PlayedTable) =>
  grundregelwerk.table.figures(t.table.scene, {} as never).map(({ id, name }) => ({ id, name }));

test('a character that was made elsewhere comes to the table and belongs to whoever brings it', () => {
  const t = new PlayedTable();
  expect(t.send('mira', { kind: 'bring', character })).toBeNull();
  expect(figures(t)).toEqual([{ id: 'hilde', name: 'Hilde' }]);
  expect(t.table.seats.find(({ id }) => id === 'mira')?.figures).toEqual(['hilde']);
  expect(t.table.log.at(-1)).toMatchObject({ kind: 'brought', by: 'mira', name: 'Hilde' });
});

test('a second one of the same id gets a number; the GM brings figures nobody plays yet', () => {
  const t = new PlayedTable();
  t.send('mira', { kind: 'bring', character });
  t.send('gm', { kind: 'bring', character });
  expect(figures(t).map(({ id }) => id)).toEqual(['hilde', 'hilde-2']);
  expect(t.table.seats.flatMap((seat) => seat.figures)).toEqual(['hilde']);
});

test('what it does afterwards goes with it when it is taken back', () => {
  const t = new PlayedTable();
  t.send('mira', { kind: 'bring', character });
  const brought = t.table.seq;
  t.act('gm', 'add-enemy', { id: 'orc', name: 'Ork', category: 'minion' });
  t.act('mira', 'attack', { attacker: 'hilde', target: 'orc' }, { realDice: true });
  t.send('gm', { kind: 'undo', target: brought });
  expect(figures(t)).toEqual([{ id: 'orc', name: 'Ork' }]);
  expect(t.table.runs).toEqual([]);
});

test('what is no character is refused by field, and nothing has changed', () => {
  const t = new PlayedTable();
  const before = t.table;
  expect(t.send('mira', { kind: 'bring', character: { ...character, hearts: 'many' } })).toMatchObject({
    code: 'bad-character',
    at: 'hearts',
  });
  expect(t.send('mira', { kind: 'bring', character: null })).toMatchObject({ code: 'bad-character' });
  expect(t.send('guest', { kind: 'bring', character })).toEqual({ code: 'spectators-watch' });
  expect(t.table).toBe(before);
});
