import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { HhFate, House } from '../../src/rule.ts';
import { allFresh, highMasteryUses, type OwnDice, useHighMastery } from '../../src/rules/high-mastery.ts';
import { DEFAULTS, house } from '../fixtures.ts';

interface Dice {
  readonly own: readonly number[];
  readonly other?: OwnDice;
  readonly uses: number;
}
const rule = (fate: HhFate, { own, other, uses }: Dice, table: House) =>
  useHighMastery(fate, allFresh('hero', 20, own), other, uses, table);
const master = (dice: Dice, answers: Parameters<typeof scripted>[3], table = DEFAULTS) => {
  const { own, other } = scripted(rule, dice, table, answers).outcome;
  return { own: own.faces, other: other?.faces };
};

test('[HH-LRN-09] one use for each point above 20', () => {
  expect([19, 20, 21, 25].map(highMasteryUses)).toEqual([0, 0, 1, 5]);
});

describe('shadow rolls', () => {
  test('[HH-LRN-09] a die again, and either face may be taken', () => {
    expect(master({ own: [4, 9], uses: 1 }, ['shadow', '4', [2], '4']).own).toEqual([4, 9]);
    expect(master({ own: [4, 9], uses: 1 }, ['shadow', '4', [12], '12']).own).toEqual([9, 12]);
  });

  test('[HH-R-20] each die at most once', () => {
    expect(() => master({ own: [4, 9], uses: 2 }, ['shadow', '4', [12], '12', 'shadow', '12'])).toThrow();
    expect(master({ own: [4, 9], uses: 2 }, ['shadow', '4', [12], '12', 'shadow', [15], '15']).own).toEqual([
      12, 15,
    ]);
    expect(master({ own: [4], uses: 2 }, ['shadow', [12], '12']).own).toEqual([12]); // no die is left for the second
  });

  test('[HH-R-12] not for a 1', () => {
    expect(master({ own: [1, 1], uses: 1 }, []).own).toEqual([1, 1]);
  });
});

describe('swaps', () => {
  const other = allFresh('foe', 20, [6, 18]);

  test('[HH-LRN-09] an own die for one of the opponent', () => {
    expect(master({ own: [4, 9], other, uses: 1 }, ['swap', '4', '18'])).toEqual({
      own: [9, 18],
      other: [4, 6],
    });
  });

  test('[HH-R-20] a 1 may be swapped away, unless the table forbids it', () => {
    expect(master({ own: [1, 9], other, uses: 1 }, ['swap', '1', '18'])).toEqual({
      own: [9, 18],
      other: [1, 6],
    });
    const strict = house({ 'highMastery.swapOnes': false });
    expect(master({ own: [1, 9], other, uses: 1 }, ['swap', '18'], strict)).toEqual({
      own: [1, 18],
      other: [6, 9],
    });
  });

  test('[HH-R-20] only with dice of the same step', () => {
    const small = allFresh('foe', 12, [6, 11]);
    expect(() => master({ own: [4, 9], other: small, uses: 1 }, ['swap', '4', '11'])).toThrow('illegal');
  });
});
