import type { SheetSection } from '@tafelrunde/system';
import { offersOf } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import {
  foremostRows,
  mainOffer,
  matchingRows,
  offersByRow,
  partsOf,
  sharedRule,
  standardRung,
} from '../../src/pages/table/sheet/rows.ts';

const offer = offersOf('somewhere');
const LADDER = { field: 'difficulty', values: [4, 6, 9, 11, 14, 20] };
const SECTIONS: readonly SheetSection[] = [
  {
    id: 'attributes',
    title: 'Attribute',
    rows: [{ id: 'strength', label: 'Stärke', value: 'W8', rule: 'XX-1' }],
  },
  {
    id: 'skills',
    title: 'Fertigkeiten',
    rows: [
      { id: 'climb', label: 'Klettern', value: 'W6', rule: 'XX-2' },
      { id: 'ride', label: 'Reiten auf Drachen', value: 'W10', rule: 'XX-2' },
    ],
  },
];

test('an offer stands at its value; without one that is shown it is left over', () => {
  const climb = offer('check', { skill: 'climb' }, { row: 'climb' });
  const again = offer('check', { skill: 'climb', again: true }, { row: 'climb' });
  const lost = offer('check', { skill: 'swim' }, { row: 'swim' });
  const free = offer('rest', {});
  const { onRows, rest } = offersByRow(SECTIONS, [climb, lost, again, free]);
  expect([...onRows]).toEqual([['climb', [climb, again]]]);
  expect(rest).toEqual([lost, free]);
});

test('a filter finds the rows with all its words, in any case and order', () => {
  const found = (wanted: string) => [...matchingRows(SECTIONS, wanted)];
  expect(found('KLETT')).toEqual(['climb']);
  expect(found('drachen reit')).toEqual(['ride']);
  expect(found('xyz')).toEqual([]);
  expect(found(' ')).toEqual(['strength', 'climb', 'ride']);
});

test('a rule is named once where all rows share it, a single row keeps its own', () => {
  expect(SECTIONS.map(sharedRule)).toEqual([undefined, 'XX-2']);
});

const attack = (rank?: number) =>
  offer(
    'attack',
    { rank },
    { purpose: 'attack', chance: 'hit', target: 'orc', ...(rank === undefined ? {} : { rank }) },
  );
const check = offer('check', {}, { chance: 'success', ladder: LADDER });

test('a tap on a value attacks where it can, else it checks', () => {
  expect(mainOffer([check, attack(2), attack(1)])).toEqual(attack(1));
  expect(mainOffer([attack(), check])).toBe(check); // a way to attack that nobody thinks of first
  expect(mainOffer([offer('carry', {}, { purpose: 'gear' })])).toBeUndefined();
});

test('a section is for rolling, for carrying, or for reading', () => {
  const offers = new Map([
    ['strength', [check]],
    ['climb', [offer('carry', {}, { purpose: 'gear' })]],
  ]);
  const parts = partsOf([...SECTIONS, { id: 'person', title: 'Person', rows: [] }], offers);
  expect(parts.values.map(({ id }) => id)).toEqual(['attributes']);
  expect(parts.gear.map(({ id }) => id)).toEqual(['skills']);
  expect(parts.facts.map(({ id }) => id)).toEqual(['person']);
});

test('of many values the largest dice stand there first, in the order of the sheet', () => {
  const row = (id: string, ...dice: number[]) => ({ id, label: id, value: '', dice });
  const rows = [row('a', 4), row('b', 12), row('c', 6), row('d', 8)];
  expect(foremostRows(rows, 2).map(({ id }) => id)).toEqual(['b', 'd']);
  expect(foremostRows(rows, 4)).toBe(rows);
});

test('the usual rung is where the form starts, else the lower middle', () => {
  expect(standardRung(LADDER, 11)).toBe(11);
  expect(standardRung(LADDER, 5)).toBe(9);
  expect(standardRung({ field: 'tn', values: [4, 6, 8, 12] }, undefined)).toBe(6);
  expect(standardRung({ field: 'tn', values: [] }, undefined)).toBeUndefined();
});
