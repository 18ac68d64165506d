import { script } from '@tafelrunde/kernel';
import { expectOdds } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import { findFor, findsOf, searchHerbs } from '../../src/rules/herbs.ts';
import { DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

describe('the table', () => {
  test.each([
    [1, null],
    [3, null],
    [4, { level: 'beginner', portions: 1 }],
    [6, { level: 'beginner', portions: 1 }],
    [7, { level: 'trained', portions: 2 }],
    [10, { level: 'trained', portions: 2 }],
    [11, { level: 'advanced', portions: 3 }],
    [15, { level: 'advanced', portions: 3 }],
    [16, { level: 'expert', portions: 4 }],
    [20, { level: 'expert', portions: 4 }],
  ])('[HH-HRB-02] a face of %i: %j', (face, find) => {
    expect(findFor(face)).toEqual(find);
  });
});

describe('finds', () => {
  test('[HH-HRB-01] [HH-R-83] each die of 4 or more is one', () => {
    expect(findsOf([3, 4, 12], 12, 12, DEFAULTS)).toEqual([
      { level: 'beginner', portions: 1 },
      { level: 'advanced', portions: 3 },
    ]);
  });

  test('[HH-HRB-03] each equal die adds one portion to its own find', () => {
    expect(findsOf([7, 7, 9], 14, 12, DEFAULTS).map(({ portions }) => portions)).toEqual([3, 3, 2]);
    expect(findsOf([7, 7, 9], 14, 6, DEFAULTS).map(({ portions }) => portions)).toEqual([2, 2, 2]); // above the cap
  });

  test('[HH-R-83] `herbs.mode` = totalOnly: the result is looked up once', () => {
    const total = house({ 'herbs.mode': 'totalOnly' });
    expect(findsOf([7, 7, 9], 14, 12, total)).toEqual([{ level: 'advanced', portions: 5 }]); // 3, and two equal dice
    expect(findsOf([2], 0, 12, total)).toEqual([]);
  });
});

describe('searching', () => {
  const scene = sceneWith([hero({ skills: { wilderness: { value: 8, bonusDice: 1 } } })]);
  const input = { scene, figure: 'hero' };

  test('[HH-HRB-01] half an hour; dice are kept as in any Siebwurf', () => {
    // Two W12: keep the 9, throw the 2 again: 9 is a pair above the value 8, so no equals.
    const { outcome, effects } = script(searchHerbs, input, DEFAULTS, [[2, 9], '9', [9]]).outcome;
    expect(outcome).toEqual({
      finds: [
        { level: 'trained', portions: 2 },
        { level: 'trained', portions: 2 },
      ],
      portions: 4,
    });
    expect(applyEffects(scene, effects).clock).toBe(510);
  });

  test('[HH-HRB-01] one W6 finds something on 4, 5 and 6', () => {
    const beginner = sceneWith([hero({ skills: { wilderness: { value: 4, bonusDice: 0 } } })]);
    expectOdds(
      (fate, i: typeof input, h: typeof DEFAULTS) => searchHerbs(fate, i, h).outcome,
      { scene: beginner, figure: 'hero' },
      (found) => 'portions' in found && found.portions > 0,
      DEFAULTS,
    ).toBe('1/2');
  });
});

test('[HH-HRB-03] [HH-CHK-05] equals at the cap add a portion, above it they do not', () => {
  const portions = (cap: number) => findsOf([9, 9], 18, cap, DEFAULTS).map((find) => find.portions);
  expect(portions(9)).toEqual([3, 3]); // 2 each, and 1 for being equal
  expect(portions(8)).toEqual([2, 2]);
});
