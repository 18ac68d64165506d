import type { Offer, SheetSection } from '@tafelrunde/kernel';
import { offersOf } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import {
  matchingRows,
  offersByRow,
  sharedLadder,
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

test('ladders are named once only where all are the same', () => {
  const with_ = (ladder: Offer['ladder']) => offer('check', {}, { ladder });
  expect(sharedLadder([with_(LADDER), with_(null), with_({ ...LADDER })])).toEqual(LADDER);
  expect(sharedLadder([with_(LADDER), with_({ ...LADDER, values: [4, 6] })])).toBeUndefined();
  expect(sharedLadder([with_(LADDER)])).toBeUndefined();
  const long = { field: 'difficulty', values: [1, 2, 3, 4, 5, 6, 7] };
  expect(sharedLadder([with_(long), with_(long)])).toBeUndefined(); // does not fit into one line
});

test('the usual rung is where the form starts, else the lower middle', () => {
  expect(standardRung(LADDER, 11)).toBe(11);
  expect(standardRung(LADDER, 5)).toBe(9);
  expect(standardRung({ field: 'tn', values: [4, 6, 8, 12] }, undefined)).toBe(6);
  expect(standardRung({ field: 'tn', values: [] }, undefined)).toBeUndefined();
});
