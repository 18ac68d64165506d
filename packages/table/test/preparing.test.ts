import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import { expect, test } from 'vitest';
import {
  fold,
  type Prepared,
  type PreparedLine,
  type Seat,
  SeenHistory,
  seatOf,
  veilingFor,
  viewTable,
} from '../src/index.ts';
import { PlayedTable } from './play-table.ts';

const gate: Prepared = {
  kind: 'encounter',
  id: 'gate',
  name: 'Wachen am Tor',
  note: 'Der Hauptmann ist bestechlich.',
  figures: [
    { template: 'minion', name: 'Wache', count: 3 },
    { template: 'elite', name: 'Hauptmann', count: 1 },
  ],
};

const seat = (t: PlayedTable, id: string): Seat => {
  const found = seatOf(t.table, id);
  if (found === undefined) throw new Error(id);
  return found;
};
const names = (t: PlayedTable) =>
  grundregelwerk.table.figures(t.table.scene, {} as never).map(({ name, side }) => `${name} (${side})`);
const lay = (t: PlayedTable, items: readonly Prepared[], gone: readonly string[] = []) =>
  t.send('gm', { kind: 'prepare', items, gone });

test('what a GM prepares lies in the drawer, is changed by its id and put away', () => {
  const t = new PlayedTable();
  expect(lay(t, [gate])).toBeNull();
  expect(t.table.prepared).toEqual([gate]);
  lay(t, [{ ...gate, name: 'Wachen am Markt' }]);
  expect(t.table.prepared.map(({ name }) => name)).toEqual(['Wachen am Markt']);
  expect(lay(t, [], ['gate'])).toBeNull();
  expect(t.table.prepared).toEqual([]);
  expect(lay(t, [], ['gate'])).toMatchObject({ code: 'unknown-preparation' });
});

test('an encounter comes to the table under names of its own, hidden; taken back, all of it is gone', () => {
  const t = new PlayedTable();
  t.act('gm', 'add-enemy', { id: 'w', name: 'Wache 2', category: 'minion' });
  lay(t, [gate]);
  expect(t.send('gm', { kind: 'deploy', item: 'gate', hidden: true })).toBeNull();
  const brought = t.table.seq;
  expect(names(t)).toEqual([
    'Wache 2 (enemies)',
    'Wache 1 (enemies)',
    'Wache 3 (enemies)',
    'Wache 4 (enemies)',
    'Hauptmann (enemies)',
  ]);
  expect(Object.values(t.table.veils).map(({ name, hidden }) => [name, hidden])).toEqual([
    ['Wache 1', true],
    ['Wache 3', true],
    ['Wache 4', true],
    ['Hauptmann', true],
  ]);
  t.send('gm', { kind: 'undo', target: brought });
  expect(names(t)).toEqual(['Wache 2 (enemies)']);
  t.send('gm', { kind: 'redo', target: t.table.seq });
  expect(names(t)).toHaveLength(5);
});

test('players see nothing of the drawer, nor of what came from it, until it is shown', () => {
  const t = new PlayedTable();
  lay(t, [gate]);
  t.send('gm', { kind: 'deploy', item: 'gate', hidden: true });
  const seen = (by: string) => {
    const veiling = veilingFor(grundregelwerk, t.table, seat(t, by));
    return JSON.stringify(viewTable(t.table, seat(t, by), veiling));
  };
  for (const secret of ['Wache', 'Hauptmann', 'Tor', 'bestechlich', 'gate', 'minion'])
    for (const by of ['mira', 'guest']) expect(seen(by)).not.toContain(secret);
  expect(seen('gm')).toContain('bestechlich');
  const figures = Object.keys(t.table.veils).slice(0, 3);
  t.send('gm', { kind: 'veil', figures, hidden: false, lifeShown: false });
  expect(seen('mira')).toContain('Wache 1');
  for (const secret of ['Hauptmann', 'Tor', 'bestechlich', 'gate'])
    expect(seen('mira')).not.toContain(secret);
});

test('what a player takes along folds to what the player sees', () => {
  const t = new PlayedTable();
  lay(t, [gate]);
  t.send('gm', { kind: 'deploy', item: 'gate', hidden: true });
  t.send('gm', {
    kind: 'veil',
    figures: Object.keys(t.table.veils).slice(1),
    hidden: false,
    lifeShown: true,
  });
  t.send('gm', { kind: 'deploy', item: 'gate', hidden: false });
  const mira = seat(t, 'mira');
  const veiling = veilingFor(grundregelwerk, t.table, mira);
  const history = new SeenHistory(grundregelwerk, mira, veiling, new Set());
  const folded = fold(
    grundregelwerk.scene,
    t.events.map((event) => history.next(event)),
  );
  const { scene, prepared } = viewTable(t.table, mira, veiling);
  expect({ scene: folded.scene, prepared: folded.prepared }).toEqual({ scene, prepared });
  expect(prepared).toEqual([]);
});

test('without anything hidden a player folds the same table and never hears what the GM calls it', () => {
  const t = new PlayedTable();
  lay(t, [gate]);
  t.send('gm', { kind: 'deploy', item: 'gate', hidden: false });
  const view = viewTable(t.table, seat(t, 'mira'));
  expect(fold(grundregelwerk.scene, view.past)).toEqual(view);
  expect(JSON.stringify(view)).not.toContain('Tor');
  expect(view.log.at(-1)).toMatchObject({ kind: 'encounter', name: null, hidden: false });
});

test('only the GM prepares, brings and takes back from the drawer, whatever the rule for taking back', () => {
  const t = new PlayedTable();
  t.send('gm', { kind: 'setUndoRule', who: 'all' });
  lay(t, [gate]);
  const laid = t.table.seq;
  expect(t.send('mira', { kind: 'prepare', items: [gate], gone: [] })).toEqual({ code: 'only-gm' });
  expect(t.send('mira', { kind: 'deploy', item: 'gate', hidden: true })).toEqual({ code: 'only-gm' });
  expect(t.send('mira', { kind: 'undo', target: laid })).toMatchObject({ code: 'not-yours-to-undo' });
  expect(t.send('gm', { kind: 'undo', target: laid })).toBeNull();
  expect(t.table.prepared).toEqual([]);
  expect(t.send('mira', { kind: 'redo', target: t.table.seq })).toMatchObject({ code: 'not-yours-to-undo' });
});

test('whoever goes back in the game keeps what was prepared meanwhile', () => {
  const t = new PlayedTable();
  t.send('gm', { kind: 'say', text: 'Es wird dunkel.' });
  const said = t.table.seq;
  lay(t, [gate]);
  t.send('gm', { kind: 'deploy', item: 'gate', hidden: false });
  expect(t.send('gm', { kind: 'rewind', target: said })).toBeNull();
  expect(names(t)).toEqual([]);
  expect(t.table.prepared).toEqual([gate]);
});

test('what cannot oppose, is no sheet or no name is refused with its place, and nothing has changed', () => {
  const t = new PlayedTable();
  const before = t.table;
  const line = (more: object): readonly Prepared[] => [
    { ...gate, figures: [{ name: 'X', count: 1, ...more } as PreparedLine] },
  ];
  const [warrior] = grundregelwerk.character.templates;
  expect(lay(t, line({ template: 'dragon' }))).toMatchObject({
    code: 'unknown-template',
    at: 'items.0.figures.0',
  });
  expect(lay(t, line({ character: { hearts: 'many' } }))).toMatchObject({ code: 'bad-character' });
  expect(lay(t, line({ character: warrior?.character }))).toMatchObject({ code: 'cannot-oppose' });
  expect(lay(t, line({ template: 'minion', count: 0 }))).toMatchObject({
    code: 'bad-input',
    at: 'items.0.figures.0.count',
  });
  expect(lay(t, line({ template: 'minion', name: ' ' }))).toMatchObject({ code: 'bad-name' });
  expect(lay(t, [{ ...gate, name: '' }])).toMatchObject({ code: 'bad-name', at: 'items.0.name' });
  expect(lay(t, [])).toMatchObject({ code: 'unknown-preparation' });
  const many = Array.from({ length: 101 }, (_, i) => ({ ...gate, id: `g${i}` }));
  expect(lay(t, many)).toMatchObject({ code: 'drawer-full' });
  expect(t.send('gm', { kind: 'deploy', item: 'nothing', hidden: true })).toMatchObject({
    code: 'unknown-preparation',
  });
  expect(t.table).toBe(before);
});
