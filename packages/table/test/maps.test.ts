import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import { expect, test } from 'vitest';
import {
  fold,
  type MapLayout,
  type MapPicture,
  type Prepared,
  SeenHistory,
  seatOf,
  veilingFor,
  viewTable,
} from '../src/index.ts';
import { PlayedTable } from './play-table.ts';

const file = (n: number): string => n.toString(16).padStart(64, '0');
const picture: MapPicture = {
  file: file(3),
  left: 0,
  top: 0,
  width: 8,
  height: 6,
  dim: 0.2,
  hidden: false,
};
const cellar: MapLayout = {
  width: 8,
  height: 6,
  ground: {
    wall: [
      [2, 0],
      [2, 1],
      [2, 2],
    ],
    cover: [[5, 5]],
    lava: [[1, 1]],
  },
  doors: [[[2, 1]]],
  picture,
};
const scene: Prepared = {
  kind: 'encounter',
  id: 'cellar',
  name: 'Keller',
  note: '',
  figures: [{ template: 'minion', name: 'Ratte', count: 2 }],
  map: cellar,
  papers: [{ title: 'Brief', text: 'Komm allein.', picture: { file: file(4), alt: 'Ein Siegel' } }],
};

const sees = (t: PlayedTable, id: string) => {
  const seat = seatOf(t.table, id);
  if (seat === undefined) throw new Error(id);
  return viewTable(t.table, seat, veilingFor(grundregelwerk, t.table, seat));
};
const boardOf = (t: PlayedTable) => grundregelwerk.table.board(t.table.scene);
const withOrc = (): PlayedTable => {
  const t = new PlayedTable();
  t.act('gm', 'add-enemy', { id: 'orc', name: 'Ork', category: 'elite' });
  t.act('gm', 'place', { figure: 'orc', at: [3, 3] });
  return t;
};
const posOf = (t: PlayedTable) =>
  grundregelwerk.table.figures(t.table.scene, {} as never).map(({ at }) => at);

test('a map is laid out in one step: cells, doors and picture; everybody is put down anew', () => {
  const t = withOrc();
  const before = boardOf(t);
  expect(posOf(t)).toEqual([[3, 3]]);
  expect(t.send('mira', { kind: 'layMap', map: cellar })).toEqual({ code: 'only-gm' });
  expect(t.send('gm', { kind: 'layMap', map: cellar })).toBeNull();
  // A kind of ground that these rules do not know is open.
  expect(boardOf(t)).toEqual({
    width: 8,
    height: 6,
    cells: [
      { at: [5, 5], kind: 'cover' },
      { at: [2, 0], kind: 'wall' },
      { at: [2, 1], kind: 'wall' },
      { at: [2, 2], kind: 'wall' },
    ],
  });
  expect(posOf(t)).toEqual([null]);
  expect(sees(t, 'mira')).toMatchObject({ mapPicture: picture, doors: cellar.doors });
  t.send('gm', { kind: 'undo', target: t.table.seq });
  expect(boardOf(t)).toEqual(before);
  expect(posOf(t)).toEqual([[3, 3]]);
  expect(t.table).toMatchObject({ mapPicture: null, doors: [] });
});

test('the walls of a map stand in the way, and an opened door does not', () => {
  const t = withOrc();
  t.send('gm', { kind: 'layMap', map: { ...cellar, ground: { wall: column(2) } } });
  t.act('gm', 'place', { figure: 'orc', at: [1, 1] });
  const reach = () =>
    grundregelwerk.table.moves(t.table.scene, 'orc', {} as never).some(({ to: [x] }) => x > 2);
  expect(reach()).toBe(false);
  t.act('gm', 'paint-board', { kind: 'open', cells: [[2, 1]] });
  expect(reach()).toBe(true);
});
const column = (x: number) => Array.from({ length: 6 }, (_, y) => [x, y] as const);

test('a map whose cells lie beside it, or that no board of the rules is like, is refused', () => {
  const t = new PlayedTable();
  const lay = (map: Partial<MapLayout>) => t.send('gm', { kind: 'layMap', map: { ...cellar, ...map } })?.code;
  expect(lay({ doors: [[[8, 0]]] })).toBe('bad-map');
  expect(lay({ ground: { wall: [[0, 6]] } })).toBe('bad-map');
  expect(lay({ width: 0, ground: {}, doors: [] })).toBe('bad-map');
  expect(t.table.doors).toEqual([]);
});

test('a hidden picture is laid out for the GM alone', () => {
  const t = new PlayedTable();
  t.send('gm', { kind: 'layMap', map: { ...cellar, picture: { ...picture, hidden: true } } });
  expect(sees(t, 'gm').mapPicture).not.toBeNull();
  expect(JSON.stringify(sees(t, 'mira'))).not.toContain(file(3));
});

test('a scene lies hidden in the drawer, comes to the table behind the screen, and is shown with its map', () => {
  const t = withOrc();
  const seen = () => JSON.stringify(sees(t, 'mira'));
  t.send('gm', { kind: 'prepare', items: [scene], gone: [] });
  for (const secret of ['Keller', 'Ratte', 'Komm allein', file(3), file(4)])
    expect(seen()).not.toContain(secret);
  expect(t.send('gm', { kind: 'deploy', item: 'cellar', hidden: true })).toBeNull();
  // The players still play on their map.
  expect(boardOf(t)).toMatchObject({ width: 12 });
  for (const secret of ['Ratte', 'Komm allein', file(3)]) expect(seen()).not.toContain(secret);
  const figures = Object.keys(t.table.veils);
  expect(figures).toHaveLength(2);
  expect(t.send('gm', { kind: 'present', item: 'cellar', figures })).toBeNull();
  expect(boardOf(t)).toMatchObject({ width: 8, height: 6 });
  expect(seen()).toContain('Ratte 2');
  expect(sees(t, 'mira').mapPicture).toEqual(picture);
  expect(seen()).not.toContain('Komm allein');
  expect(t.send('gm', { kind: 'handOut', item: 'cellar', paper: 0, to: ['mira'] })).toBeNull();
  expect(sees(t, 'mira').papers).toMatchObject([{ title: 'Brief', text: 'Komm allein.', by: 'gm' }]);
  expect(sees(t, 'jonas').papers).toEqual([]);
  expect(t.send('gm', { kind: 'handOut', item: 'cellar', paper: 1, to: 'everyone' })?.code).toBe(
    'unknown-paper',
  );
});

test('a scene without figures is laid out at once; one that is shown comes with its map', () => {
  const t = withOrc();
  t.send('gm', {
    kind: 'prepare',
    items: [
      { ...scene, figures: [] },
      { ...scene, id: 'open' },
    ],
    gone: [],
  });
  expect(t.send('gm', { kind: 'deploy', item: 'cellar', hidden: true })).toBeNull();
  expect(boardOf(t)).toMatchObject({ width: 8 });
  t.send('gm', { kind: 'undo', target: t.table.seq });
  expect(t.send('gm', { kind: 'deploy', item: 'open', hidden: false })).toBeNull();
  expect(t.events.slice(-2).map(({ kind }) => kind)).toEqual(['mapLaid', 'encounterBrought']);
  expect(boardOf(t)).toMatchObject({ width: 8 });
});

test('what a player takes along of a scene folds to what the player sees', () => {
  const t = withOrc();
  t.send('gm', { kind: 'veil', figures: ['orc'], hidden: true, lifeShown: false });
  t.send('gm', { kind: 'prepare', items: [scene], gone: [] });
  t.send('gm', { kind: 'deploy', item: 'cellar', hidden: true });
  t.send('gm', { kind: 'present', item: 'cellar', figures: Object.keys(t.table.veils).slice(-1) });
  const mira = seatOf(t.table, 'mira');
  if (mira === undefined) throw new Error('mira');
  const veiling = veilingFor(grundregelwerk, t.table, mira);
  const history = new SeenHistory(grundregelwerk, mira, veiling, new Set());
  const folded = fold(
    grundregelwerk.scene,
    t.events.map((event) => history.next(event)),
  );
  const view = viewTable(t.table, mira, veiling);
  expect({ ...folded, log: [], past: [] }).toMatchObject({
    scene: view.scene,
    doors: view.doors,
    mapPicture: view.mapPicture,
  });
});

test('a scene with a map that does not fit, or a handout without words for its picture, is refused with its place', () => {
  const t = new PlayedTable();
  const lay = (more: Partial<Prepared>) =>
    t.send('gm', { kind: 'prepare', items: [{ ...scene, ...more }], gone: [] });
  expect(lay({ map: { ...cellar, width: 2 } })).toEqual({ code: 'bad-map', at: 'items.0.map' });
  expect(lay({ papers: [{ title: 'Brief', text: '', picture: { file: file(4), alt: ' ' } }] })).toEqual({
    code: 'text-empty',
    at: 'items.0.papers.0.picture.alt',
  });
  expect(t.table.prepared).toEqual([]);
});
