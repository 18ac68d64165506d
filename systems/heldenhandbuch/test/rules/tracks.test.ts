import { script } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { HhFate } from '../../src/rule.ts';
import { gritTeeth } from '../../src/rules/grit-teeth.ts';
import { diceLostByRows, emptyRows, lockOf, losePoints } from '../../src/rules/tracks.ts';
import { after, DEFAULTS, hero, sceneWith } from '../fixtures.ts';

const rows = (points: number) => ({ rows: [4, 4, 4], points, lockedUntil: null });

describe('rows', () => {
  test.each([
    [12, []],
    [9, []],
    [8, [2]],
    [5, [2]],
    [4, [1, 2]],
    [1, [1, 2]],
    [0, [0, 1, 2]],
  ])('[HH-R-55] with %i of 3 x 4 points these rows are empty: %j', (points, empty) => {
    expect(emptyRows(rows(points))).toEqual(empty);
  });

  test('[HH-PSY-01] an empty physis row costs a die at physical checks only, until one point is back', () => {
    const tired = hero({ physis: 8 });
    expect(diceLostByRows(tired, true)).toBe(1);
    expect(diceLostByRows(tired, false)).toBe(0);
    expect(diceLostByRows(hero({ physis: 9 }), true)).toBe(0);
  });

  test('[HH-PSY-03] an empty psyche row costs a die at all checks', () => {
    const shaken = hero({ psyche: 4 });
    expect(diceLostByRows(shaken, true)).toBe(2);
    expect(diceLostByRows(shaken, false)).toBe(2);
  });

  test('[HH-R-56] dice lost by rows of both tracks add up', () => {
    expect(diceLostByRows(hero({ physis: 0, psyche: 8 }), true)).toBe(4); // 3 rows and 1 row
  });

  test('[HH-INF-05] a granted wish lifts the die of its row', () => {
    expect(diceLostByRows(hero({ psyche: 4, waivedRows: [2] }), false)).toBe(1);
  });
});

describe('losing points', () => {
  const lose = (points: number, amount: number, track: 'physis' | 'psyche' = 'physis') =>
    script(
      (fate: HhFate) => losePoints(fate, hero({ [track]: points }), track, amount, 600, 'HH-CHS-04'),
      null,
      null,
      [],
    ).outcome;

  test('[HH-PSY-01] the row that empties is told', () => {
    expect(lose(9, 1)).toMatchObject({ lost: 1, rowsEmptied: [2], exhausted: false });
    expect(lose(9, 5)).toMatchObject({ lost: 5, rowsEmptied: [1, 2] });
    expect(lose(12, 3)).toMatchObject({ lost: 3, rowsEmptied: [] });
  });

  test('[HH-PSY-02] without physis no physical check for 30 minutes', () => {
    const { effects } = lose(2, 5);
    expect(effects).toEqual([
      { kind: 'points', figure: 'hero', track: 'physis', by: -2 },
      { kind: 'locked', figure: 'hero', track: 'physis', until: 630 },
    ]);
    const spent = after(sceneWith([hero({ physis: 2 })]), effects, 'hero');
    expect(lockOf(spent, true, 629)).toBe('physis-locked');
    expect(lockOf(spent, false, 629)).toBe(null);
    expect(lockOf(spent, true, 630)).toBe(null);
    expect(diceLostByRows(spent, true)).toBe(3); // HH-R-56: after the lock a die per row
  });

  test('[HH-PSY-04] without psyche no check at all for 30 minutes', () => {
    const spent = after(sceneWith([hero({ psyche: 1 })]), lose(1, 1, 'psyche').effects, 'hero');
    expect(lockOf(spent, false, 600)).toBe('psyche-locked');
    expect(lockOf(spent, true, 600)).toBe('psyche-locked');
  });

  test('[HH-PSY-04] nothing to lose locks nothing anew', () => {
    expect(lose(0, 1, 'psyche')).toEqual({ lost: 0, rowsEmptied: [], exhausted: false, effects: [] });
  });
});

describe('gritting teeth', () => {
  const grit = (overrides: Record<string, unknown>, answers: readonly string[], physical = true) =>
    script((fate: HhFate) => gritTeeth(fate, hero(overrides), physical, 480, DEFAULTS), null, null, answers)
      .outcome;

  test('[HH-PSY-05] one light injury for each die, the player says how many and where', () => {
    // 4 physis points: two rows empty, so up to two dice.
    const { dice, effects } = grit({ physis: 4 }, ['2', 'circle1-outer1', 'circle2-outer1']);
    expect(dice).toBe(2);
    const hurt = after(sceneWith([hero()]), effects, 'hero');
    expect(hurt.lifeCircles.map(({ outer }) => outer.filter(Boolean).length)).toEqual([1, 1, 0]);
  });

  test('[HH-PSY-05] nobody has to', () => {
    expect(grit({ physis: 4 }, ['0'])).toEqual({ dice: 0, effects: [] });
  });

  test('[HH-R-56] only dice lost by rows, and only while an outer segment is left', () => {
    expect(grit({}, [])).toEqual({ dice: 0, effects: [] });
    const gone = { outer: Array<boolean>(6).fill(true) };
    expect(grit({ physis: 0, lifeCircles: [gone, gone] }, [])).toEqual({ dice: 0, effects: [] });
    expect(grit({ physis: 0 }, [], false)).toEqual({ dice: 0, effects: [] }); // physis does not count here
  });
});
