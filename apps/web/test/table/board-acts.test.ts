import type { FigureView } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { actAt, type Situation } from '../../src/pages/table/board/act.ts';
import { lettersOf } from '../../src/pages/table/board/letters.ts';
import { pilesOf, poseOf, topOf } from '../../src/pages/table/board/pile.ts';
import { figure, move } from './board-figures.ts';

const mira = figure('Mira', { at: [4, 4] });
const milo = figure('Milo', { at: [2, 2] });
const ork = figure('Ork', { side: 'enemies', at: [6, 4] });
const fallen = figure('Jonas', { at: [5, 5], status: ['downed'], isLying: true });
const dead = figure('Wolf', { side: 'enemies', at: [1, 1], status: ['dead'], isLying: true, isOut: true });

const situation = (selected: FigureView | null, more: Partial<Situation> = {}): Situation => ({
  piles: pilesOf([mira, milo, ork, fallen, dead]),
  selected,
  moves: new Map(['5,4', '5,5', '1,1'].map((to) => [to, move(to)])),
  chanceAt: () => null,
  placing: null,
  painting: null,
  isDoor: () => false,
  ...more,
});

describe('a click on a cell', () => {
  test('selects a figure of the own side, or any while nothing is selected', () => {
    expect(actAt([2, 2], situation(mira))).toEqual({ kind: 'select', figure: 'Milo' });
    expect(actAt([6, 4], situation(null))).toEqual({ kind: 'select', figure: 'Ork' });
  });

  test('aims at the other side, whichever side that is', () => {
    expect(actAt([6, 4], situation(mira))).toEqual({ kind: 'target', figure: 'Ork' });
    expect(actAt([4, 4], situation(ork))).toEqual({ kind: 'target', figure: 'Mira' });
  });

  test('moves to a cell in reach and does nothing elsewhere', () => {
    expect(actAt([5, 4], situation(mira))).toEqual({ kind: 'move', offer: move('5,4') });
    expect(actAt([9, 9], situation(mira))).toEqual({ kind: 'none' });
  });

  test('moves onto a downed ally and onto the dead, who leave their cell free', () => {
    expect(actAt([5, 5], situation(mira))).toMatchObject({ kind: 'move' });
    expect(actAt([1, 1], situation(mira))).toMatchObject({ kind: 'move' });
    expect(actAt([1, 1], situation(mira, { moves: new Map() }))).toEqual({ kind: 'none' });
  });

  test('aims at a downed foe that can be hit, even in reach', () => {
    expect(actAt([5, 5], situation(ork, { chanceAt: () => '50 %' }))).toEqual({
      kind: 'target',
      figure: 'Jonas',
    });
  });

  test('opens a door where nobody stands, for whoever may', () => {
    const isDoor = () => true;
    expect(actAt([9, 9], situation(mira, { isDoor }))).toEqual({ kind: 'door', at: [9, 9] });
    expect(actAt([5, 4], situation(mira, { isDoor }))).toMatchObject({ kind: 'move' });
    expect(actAt([6, 4], situation(mira, { isDoor }))).toMatchObject({ kind: 'target' });
  });

  test('places or paints while the GM builds, whoever stands there', () => {
    expect(actAt([6, 4], situation(mira, { placing: 'Ork' }))).toEqual({ kind: 'place', at: [6, 4] });
    expect(actAt([6, 4], situation(mira, { painting: 'wall' }))).toEqual({ kind: 'paint', at: [6, 4] });
  });
});

describe('figures on one cell', () => {
  const below = figure('a', { status: ['downed'], isLying: true });
  const above = figure('b');
  const third = figure('c', { status: ['downed'], isLying: true });

  test('whoever stands is on top, in whatever order they come', () => {
    for (const figures of [
      [below, above, third],
      [third, below, above],
    ]) {
      const pile = pilesOf(figures).get('0,0');
      expect(pile?.standing).toBe(above);
      expect(pile?.lying).toHaveLength(2);
      expect(pile && topOf(pile)).toBe(above);
    }
  });

  test('all have a place of their own', () => {
    const pile = pilesOf([below, above, third]).get('0,0') ?? { standing: null, lying: [] };
    const places = [below, above, third].map((one) => JSON.stringify(poseOf(pile, one)));
    expect(new Set(places).size).toBe(3);
  });

  test('two who stand on one cell are both kept', () => {
    const pile = pilesOf([above, figure('d')]).get('0,0');
    expect([pile?.standing?.id, pile?.lying.map(({ id }) => id)]).toEqual(['d', ['b']]);
  });

  test('who left the fight or is off the board is not drawn', () => {
    expect(
      pilesOf([figure('a', { at: null }), figure('b', { status: ['left'], isGone: true, isOut: true })]).size,
    ).toBe(0);
  });
});

describe('letters', () => {
  const letters = (...names: string[]) => [
    ...lettersOf(names.map((name, i) => ({ id: String(i), name }))).values(),
  ];

  test('initials of two words, else the first two letters', () => {
    expect(letters('Ada Stein', 'mira', 'Ork 2', 'Ork 12', 'X')).toEqual(['AS', 'Mi', 'O2', 'O12', 'X']);
  });

  test('differ where names begin alike', () =>
    expect(letters('Mira', 'Milo', 'Mika')).toEqual(['Mi', 'Ml', 'Mk']));

  test('survive names without letters', () => expect(letters('', '🐉')).toEqual(['?', '🐉']));
});
