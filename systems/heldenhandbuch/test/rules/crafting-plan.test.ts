import { describe, expect, test } from 'vitest';
import {
  bonusSizeFor,
  craftingPlans,
  effectsAllowed,
  qualityFor,
  reworkMinimum,
} from '../../src/rules/crafting-plan.ts';
import { groupsOf } from '../../src/rules/groups.ts';
import { DEFAULTS, house } from '../fixtures.ts';

const plans = (faces: readonly number[], cap: number, effects: number, rules = DEFAULTS) =>
  craftingPlans(faces, groupsOf(faces, { cap, runs: true }, rules), effects, rules);

describe('tables', () => {
  test.each([
    [4, 1],
    [19, 1],
    [20, 2],
    [30, 2],
    [31, 3],
    [59, 3],
    [60, 4],
    [120, 4],
  ])('[HH-SMI-09] [HH-R-70] a Gütewurf of %i makes effects of size %i', (total, size) => {
    expect(bonusSizeFor(total)).toBe(size);
  });

  test.each([
    [0, 20],
    [1, 21],
    [2, 26],
    [3, 31],
    [4, 36],
    [5, 41],
    [6, 46],
    [7, 51],
    [8, 56],
  ])('[HH-SMI-10] [HH-R-72] a rework of an item with %i effects needs %i', (effects, minimum) => {
    expect(reworkMinimum(effects)).toBe(minimum);
  });

  test('[HH-SMI-05] quality is the total, at most 20', () => {
    expect([4, 19, 20, 26].map(qualityFor)).toEqual([4, 19, 20, 20]);
  });

  test('[HH-SMI-08] [HH-LRN-11] [HH-R-72] effects by mastery grade, with those on the item counted', () => {
    expect(([0, 1, 2, 3] as const).map((grade) => effectsAllowed(grade, 0))).toEqual([0, 1, 2, Infinity]);
    expect(effectsAllowed(1, 1)).toBe(0);
    expect(effectsAllowed(2, 1)).toBe(1);
    expect(effectsAllowed(1, 3)).toBe(0);
  });
});

describe('dividing a group', () => {
  test('[HH-PROC-08] [HH-SMI-07] [HH-R-68] MG 1, cap 12, 12,12,11,10: 24 + 2 with one effect, or 28 without', () => {
    expect(plans([10, 11, 12, 12], 12, 1)).toEqual([
      { total: 28, effects: 0 }, // 12 + 12, and 2 each for 11 and 10
      { total: 26, effects: 1 }, // 12 + 12, 2 for the 11, the 10 becomes an effect
    ]);
  });

  test('[HH-R-68] the base may be a single face; a further equal die may add 2 as well', () => {
    expect(plans([7, 8], 12, 0)).toEqual([{ total: 10, effects: 0 }]); // 8 + 2
    expect(plans([4, 4, 4], 12, 2)).toEqual([
      { total: 12, effects: 0 },
      { total: 8, effects: 1 },
      { total: 4, effects: 2 },
    ]);
  });

  test('[HH-R-03] [HH-R-68] a face above the cap counts alone, and the base gets no bonus itself', () => {
    expect(plans([7, 8, 19], 12, 0)).toEqual([{ total: 19, effects: 0 }]); // better than 8 + 2
    expect(plans([9], 12, 1)).toEqual([{ total: 9, effects: 0 }]);
  });

  test('[HH-R-68] `craft.runBonus`', () => {
    expect(plans([7, 8], 12, 0, house({ 'craft.runBonus': 5 }))).toEqual([{ total: 13, effects: 0 }]);
  });

  test('[HH-R-69] `craft.surplusUnit` = set: two equal or neighbouring dice for one effect', () => {
    const set = house({ 'craft.surplusUnit': 'set' });
    expect(plans([10, 11, 12, 12], 12, 3, set)).toEqual([
      { total: 28, effects: 0 },
      { total: 24, effects: 1 }, // 10 and 11 are a run
    ]);
    expect(plans([11, 12, 12], 12, 3, set)).toEqual([
      { total: 26, effects: 0 },
      { total: 12, effects: 1 }, // base 12; 11 and 12 are a run
    ]);
  });

  test('[HH-SMI-06] without a face of 4 there is nothing to begin with', () => {
    expect(plans([2, 3], 12, 1)).toEqual([{ total: 3, effects: 0 }]);
  });
});
