import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { HhFate } from '../../src/rule.ts';
import { advisedGroup, chooseGroup, equalDice, groupsOf, runDice, sumOf } from '../../src/rules/groups.ts';
import { DEFAULTS, house } from '../fixtures.ts';

const equals = (faces: readonly number[], cap = 20) => groupsOf(faces, { cap, runs: false }, DEFAULTS);
const cascade = (faces: readonly number[], cap = 20, table = DEFAULTS) =>
  groupsOf(faces, { cap, runs: true }, table);

describe('equals', () => {
  test('[HH-GRP-01] two or more dice of one face up to the cap', () => {
    expect(equals([5, 5, 9, 9, 9, 12])).toEqual([
      [5, 5],
      [9, 9, 9],
    ]);
    expect(equals([12, 12], 11)).toEqual([]);
    expect(equals([12, 12], 12)).toEqual([[12, 12]]);
  });

  test('[HH-GRP-03] 1, 2 and 3 never belong to a group, and 4,3 is no run', () => {
    expect(equals([1, 1, 2, 2, 3, 3])).toEqual([]);
    expect(cascade([2, 3, 4])).toEqual([]);
    expect(cascade([3, 4, 5])).toEqual([[4, 5]]);
  });
});

describe('runs and mixed groups', () => {
  test('[HH-GRP-02] neighbouring faces, each at most the cap', () => {
    expect(cascade([9, 10, 12])).toEqual([[9, 10]]);
    expect(cascade([9, 10, 11], 10)).toEqual([[9, 10]]);
    expect(equals([9, 10, 11])).toEqual([]);
  });

  test.each([
    [[14, 14]],
    [[13, 14, 14]],
    [[11, 11, 12, 13, 13, 14]],
    [[14, 15, 15, 15]],
    [[18, 19, 19, 20, 20, 20]],
  ])('[HH-GRP-04] the flow sheet’s example %j is one group', (faces) => {
    expect(cascade(faces)).toEqual([faces]);
  });

  test('[HH-R-01] 14,14 and 9,9 are two groups; by house rule one', () => {
    const faces = [9, 9, 12, 14, 14];
    expect(cascade(faces)).toEqual([
      [9, 9],
      [14, 14],
    ]);
    expect(cascade(faces, 20, house({ 'group.mode': 'union' }))).toEqual([[9, 9, 14, 14]]);
  });
});

test('[HH-GRP-05] 14,13,13,12,11,11 has four equal dice and two run dice', () => {
  const group = [11, 11, 12, 13, 13, 14];
  expect(equalDice(group)).toEqual([11, 11, 13, 13]);
  expect(runDice(group)).toEqual([12, 14]);
});

test('[HH-GRP-06] a die without a neighbour or an equal stays outside', () => {
  expect(cascade([6, 9, 9, 20], 14).flat()).toEqual([9, 9]); // 6 alone, 20 above the cap
});

test('[HH-GRP-08] many dice before high faces, equals before runs', () => {
  const advised = (faces: readonly number[]) => advisedGroup(faces, { cap: 20, runs: true }, DEFAULTS);
  expect(advised([4, 5, 6, 20, 20])).toEqual([4, 5, 6]); // three dice against two
  expect(advised([8, 8, 19, 20])).toEqual([19, 20]); // 39 against 16
  expect(advised([7, 8, 15, 16])).toEqual([15, 16]);
  expect(advised([2, 3, 20])).toBeUndefined();
});

test('[HH-GRP-04] whoever rolled picks the group; a single one is not asked for', () => {
  const pick = (fate: HhFate, faces: readonly number[]) =>
    chooseGroup(fate, groupsOf(faces, { cap: 20, runs: true }, DEFAULTS), sumOf, 'hero');
  expect(scripted(pick, [9, 9, 14, 14], undefined, ['9,9']).outcome).toEqual([9, 9]);
  expect(scripted(pick, [9, 9, 14], undefined, []).outcome).toEqual([9, 9]);
  expect(scripted(pick, [2, 9, 14], undefined, []).outcome).toEqual([]);
});
