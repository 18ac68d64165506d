import type { FigureView } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { ranked, sidesOf } from '../../src/pages/table/decision/advising.ts';

const figure = (id: string, side: FigureView['side']): FigureView => ({
  id,
  name: id,
  side,
  sort: '',
  tracks: [],
  status: [],
  at: null,
  isOut: false,
});
const figures = [figure('mira', 'players'), figure('jonas', 'players'), figure('ork', 'enemies')];
const asked = (by: string) => ({ id: 'q', cite: 'X', by, options: ['a', 'b'] });

test('whoever acts seeks the goal, friends help, the other side works against it', () => {
  const input = { attacker: 'mira', target: 'ork' };
  expect(sidesOf(asked('mira'), input, figures)).toEqual({ opponents: ['ork'], isAgainst: false });
  expect(sidesOf(asked('jonas'), input, figures)?.isAgainst).toBe(false);
  expect(sidesOf(asked('ork'), input, figures)?.isAgainst).toBe(true);
});

test('a roll without figures is of whoever rolls; where nobody acts alone there is no advice', () => {
  expect(sidesOf(asked('player'), { minimum: 4 }, figures)).toEqual({ opponents: [], isAgainst: false });
  expect(sidesOf(asked('mira'), { fallDamage: 4 }, figures)).toBeUndefined();
  expect(sidesOf(asked('gm'), { attacker: 'mira' }, figures)).toBeUndefined();
});

test('the best is much of it, or little for who is against it', () => {
  const advice = [
    { key: 'a', value: 0.75 },
    { key: 'b', value: 0.5 },
  ];
  expect(ranked(advice, false).map(({ key, behind }) => [key, behind])).toEqual([
    ['a', 0],
    ['b', 0.25],
  ]);
  expect(ranked(advice, true).map(({ key }) => key)).toEqual(['b', 'a']);
});
