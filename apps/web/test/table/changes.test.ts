import type { FigureView, SystemWords } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import { changesBetween } from '../../src/pages/table/result/changes.ts';
import { playTexts } from '../../src/text/play.ts';

const figure = (id: string, more: Partial<FigureView>): FigureView => ({
  ...{ id, name: id, side: 'players', sort: '', tracks: [], status: [], at: null, isOut: false },
  ...more,
});
const words = {
  field: (name: string) => ({ hearts: 'Herzen', wounds: 'Wunden' })[name] ?? name,
  value: (_field: string, value: string) => (value === 'prone' ? 'gestürzt' : undefined),
} as SystemWords;
const told = (before: FigureView, after: FigureView) =>
  changesBetween([before], [after], words, playTexts.de.result).map(({ text, tone }) => `${text} ${tone}`);

test('what is counted says from where to where, and whether that is good', () => {
  const hearts = (value: number) => figure('Mira', { tracks: [{ id: 'hearts', value, max: 5 }] });
  expect(told(hearts(5), hearts(4))).toEqual(['Mira: Herzen 5 → 4 bad']);
  expect(told(hearts(4), hearts(5))).toEqual(['Mira: Herzen 4 → 5 good']);
  expect(told(hearts(4), hearts(4))).toEqual([]);
  const wounds = (value: number) =>
    figure('Rico', { tracks: [{ id: 'wounds', value, max: 6, look: 'penaltyDice' }] });
  expect(told(wounds(0), wounds(2))).toEqual(['Rico: Wunden 0 → 2 bad']);
});

test('a state that begins or ends is told, and who is out', () => {
  expect(told(figure('Ork', {}), figure('Ork', { status: ['prone'] }))).toEqual(['Ork: gestürzt neutral']);
  expect(told(figure('Ork', { status: ['prone'] }), figure('Ork', {}))).toEqual([
    'Ork: nicht mehr gestürzt neutral',
  ]);
  expect(told(figure('Ork', {}), figure('Ork', { isOut: true }))).toEqual(['Ork scheidet aus bad']);
});

test('whoever comes new to the table has not changed', () => {
  expect(changesBetween([], [figure('Ork', { isOut: true })], words, playTexts.de.result)).toEqual([]);
});
