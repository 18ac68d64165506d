import { play } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { DieStep } from '../../src/model.ts';
import type { HhFate, House } from '../../src/rule.ts';
import { ignorableOnes, settleOnes } from '../../src/rules/mishaps.ts';
import { DEFAULTS, house } from '../fixtures.ts';

interface Dice {
  readonly faces: readonly number[];
  readonly value?: number;
  readonly sides?: DieStep;
}
const rule = (fate: HhFate, { faces, value = 14, sides = 20 }: Dice, table: House) =>
  settleOnes(fate, faces, { value, sides, cap: value, runs: false, by: 'hero' }, table);
const settle = (dice: Dice, answers: readonly string[] = [], table = DEFAULTS) =>
  scripted(rule, dice, table, answers).outcome;

describe('offsetting', () => {
  test('[HH-MIS-03] one die of 4 or more for each 1, the player’s choice, and it is voided', () => {
    expect(settle({ faces: [1, 5, 9, 9] }, ['5'])).toMatchObject({
      usable: [9, 9],
      voided: [5],
      psycheLost: 0,
    });
    expect(settle({ faces: [1, 5, 9, 9] }, ['9'])).toMatchObject({ usable: [5, 9], voided: [9] });
  });

  test('[HH-MIS-01] a dud offsets nothing', () => {
    expect(settle({ faces: [1, 2, 3, 8] })).toMatchObject({ usable: [2, 3], voided: [8], psycheLost: 0 });
    expect(settle({ faces: [1, 2, 3] })).toMatchObject({ usable: [2, 3], voided: [], psycheLost: 1 });
  });

  test('[HH-MIS-04] each 1 that stays open costs a point of psyche', () => {
    expect(settle({ faces: [1, 1, 3, 8] })).toMatchObject({ voided: [8], psycheLost: 1 });
    expect(settle({ faces: [1, 1] })).toMatchObject({ psycheLost: 2 });
  });

  test('[HH-R-09] as far as there are dice it must be done, unless the table leaves it free', () => {
    expect(settle({ faces: [1, 8] })).toMatchObject({ voided: [8] }); // nothing to choose
    const free = house({ 'mishap.offsetMandatory': false });
    expect(settle({ faces: [1, 8] }, ['none'], free)).toMatchObject({ usable: [8], psycheLost: 1 });
  });

  test('[HH-R-09] a die above the cap offsets too', () => {
    expect(settle({ faces: [1, 12, 20] }, ['20'])).toMatchObject({ usable: [12], voided: [20] });
  });

  test('what leaves the highest number is proposed first', () => {
    // 13 is left without a 5, only 10 without the 13.
    const run = play(rule, { faces: [1, 5, 5, 13] }, DEFAULTS, []);
    expect(run).toMatchObject({ ask: { questions: [{ id: 'offset', options: ['5', '13'] }] } });
  });

  test('[HH-GRP-07] a voided die scores nothing any more', () => {
    expect(settle({ faces: [1, 9, 9] }, []).usable).toEqual([9]); // both choices are a 9: not asked
  });
});

describe('skill lets 1s pass', () => {
  test('[HH-LRN-07] [HH-R-95] Könner from 15, Meister from 20: ranks of a value', () => {
    expect([14, 15, 19, 20, 25].map(ignorableOnes)).toEqual([0, 1, 1, 2, 2]);
  });

  test('[HH-MIS-06] [HH-MIS-08] at 15 exactly one; two must both be offset', () => {
    expect(settle({ faces: [1, 9, 9], value: 15 })).toMatchObject({ usable: [9, 9], ones: 1, psycheLost: 0 });
    expect(settle({ faces: [1, 1, 9, 12], value: 15 })).toMatchObject({ usable: [], voided: [9, 12] });
  });

  test('[HH-MIS-07] at 20 one or two; three must all be offset', () => {
    expect(settle({ faces: [1, 1, 9], value: 20 })).toMatchObject({ usable: [9], psycheLost: 0 });
    expect(settle({ faces: [1, 1, 1, 9], value: 20 })).toMatchObject({
      usable: [],
      voided: [9],
      psycheLost: 2,
    });
  });

  test('[HH-R-10] an ignored 1 lies there as a dead die', () => {
    expect(settle({ faces: [1, 3], value: 15 })).toMatchObject({ usable: [3], ones: 1 });
  });
});

describe('legendary failure', () => {
  test.each([
    [6, 0],
    [8, 0],
    [12, 1],
    [20, 2],
  ] as const)('[HH-MIS-05] three 1s on W%i cost %i respect', (sides, respectLost) => {
    expect(settle({ faces: [1, 1, 1], sides })).toMatchObject({
      legendaryFailure: true,
      respectLost,
      psycheLost: 3,
    });
    expect(settle({ faces: [1, 1, 3], sides })).toMatchObject({ legendaryFailure: false, respectLost: 0 });
  });

  test('[HH-R-11] the 1s thrown count, by house rule those left open', () => {
    const left = house({ 'legendaryFailure.count': 'unoffset' });
    expect(settle({ faces: [1, 1, 1, 9] })).toMatchObject({ legendaryFailure: true, psycheLost: 2 });
    expect(settle({ faces: [1, 1, 1, 9] }, [], left)).toMatchObject({
      legendaryFailure: false,
      respectLost: 0,
    });
    expect(settle({ faces: [1, 1, 1] }, [], left)).toMatchObject({ legendaryFailure: true, respectLost: 2 });
  });
});
