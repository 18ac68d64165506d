import type { BoardView, FigureView, Offer } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import {
  cellsInWords,
  groundLines,
  type MapSituation,
  mapRows,
} from '../../src/pages/table/access/map-lines.ts';
import { boardTexts } from '../../src/pages/table/board/text.ts';
import { accessTexts } from '../../src/text/access.ts';

const texts = { board: boardTexts.de, map: accessTexts.de.map };
const figure = (
  id: string,
  name: string,
  at: FigureView['at'],
  more: Partial<FigureView> = {},
): FigureView => ({
  ...{ id, name, at, side: 'enemies', sort: '', tracks: [], status: [], isOut: false },
  ...more,
});
const mira = figure('m', 'Mira', [0, 3], { side: 'players' });
const orc = figure('o', 'Ork', [3, 0]);
const wolf = figure('w', 'Wolf', [1, 3]);
const bat = figure('b', 'Fledermaus', null);
const step = {} as Offer;

const situation: MapSituation = {
  figures: [orc, mira, bat, wolf],
  selected: mira,
  activeFigure: 'm',
  moves: new Map([
    ['1,2', step],
    ['2,1', step],
    ['0,2', step],
  ]),
  chanceAt: (id) => (id === 'o' ? '42 %' : null),
  aim: () => ({ kind: 'cover', distance: 3, bands: [] }),
  metres: null,
  statesOf: ({ status }) => status,
  notesOf: (id) => (id === 'w' ? ['vergiftet'] : []),
};

test('who stands where, how far, in which direction, how seen, and how to get there; the nearest first', () => {
  const rows = mapRows(situation, texts);
  expect(rows.map(({ way: _, ...row }) => row)).toEqual([
    {
      id: 'm',
      name: 'Mira, Gruppe, ausgewählt, am Zug',
      where: 'A4',
      far: '',
      view: '',
      chance: '',
      reach: '',
    },
    {
      ...{ id: 'w', name: 'Wolf, Gegner, vergiftet', where: 'B4', far: 'drei Felder östlich' },
      ...{ view: 'Sicht über Deckung', chance: '', reach: 'steht daneben' },
    },
    {
      ...{ id: 'o', name: 'Ork, Gegner', where: 'D1', far: 'drei Felder nordöstlich' },
      ...{ view: 'Sicht über Deckung', chance: '42 %', reach: 'über C2' },
    },
    {
      ...{ id: 'b', name: 'Fledermaus, Gegner', where: 'nicht auf der Karte' },
      ...{ far: '', view: '', chance: '', reach: '' },
    },
  ]);
  expect(rows[2]?.way).toEqual({ cell: 'C2', offer: step });
});

test('nobody selected: only where everybody is', () => {
  const rows = mapRows({ ...situation, selected: null, moves: new Map() }, texts);
  expect(rows.every(({ far, chance, reach }) => far === '' && chance === '' && reach === '')).toBe(true);
});

test('cells side by side are told as one', () => {
  const cells = [
    [2, 0],
    [0, 0],
    [1, 0],
    [4, 0],
    [1, 1],
  ] as const;
  expect(cellsInWords(cells, texts.map)).toBe('A1 bis C1, E1, B2');
});

test('the ground: how large, and what lies on it', () => {
  const board: BoardView = {
    ...{ width: 12, height: 8 },
    cells: [
      { at: [1, 1], kind: 'wall' },
      { at: [2, 1], kind: 'wall' },
      { at: [5, 5], kind: 'cover' },
    ],
  };
  expect(groundLines(board, texts)).toEqual([
    'Spalten A bis L, Zeilen 1 bis 8.',
    'Niedrige Deckung: F6.',
    'Mauer: B2 bis C2.',
  ]);
});
