import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Figure } from '../../src/model.ts';
import type { HhFate, House } from '../../src/rule.ts';
import { attributePool, type PoolChanges, poolSize, skillPool, testedOf } from '../../src/rules/pools.ts';
import { DEFAULTS, hero, house } from '../fixtures.ts';

const NOTHING: PoolChanges = { items: 0, rows: 0, gritted: 0, owed: 0, half: false };
const size = (base: number, changes: Partial<PoolChanges>, figure: Figure = hero(), table = DEFAULTS) =>
  scripted(
    (fate: HhFate, dice: number, h: House) => poolSize(fate, figure, dice, { ...NOTHING, ...changes }, h),
    base,
    table,
    [],
  );

describe('base pools', () => {
  test.each([
    [1, 3, 6],
    [5, 3, 6],
    [6, 3, 8],
    [7, 3, 8],
    [8, 3, 12],
    [11, 3, 12],
    [12, 3, 20],
    [14, 3, 20],
    [15, 4, 20],
    [17, 4, 20],
    [18, 5, 20],
    [20, 5, 20],
  ])('[HH-CHK-03] an attribute of %i throws %iW%i', (value, count, step) => {
    expect(attributePool(value)).toEqual({ count, step });
  });

  test('[HH-CHK-04] [HH-R-14] a skill: one die and its bonus dice, of its base die or that of its value', () => {
    expect(skillPool({ value: 14, baseDie: 12, bonusDice: 3 })).toEqual({ count: 4, step: 12 });
    const steps = [5, 7, 11, 12].map((value) => skillPool({ value, baseDie: null, bonusDice: 0 }));
    expect(steps.map(({ step }) => step)).toEqual([6, 8, 12, 20]);
  });

  test('[HH-CHK-09] [HH-CHK-10] what is tested is the figure’s own data; physical or not stands with it', () => {
    const figure = hero({ skills: { sneak: 9, rhetoric: 9 }, attributes: { reaction: 7 } });
    expect(testedOf(figure, { kind: 'skill', name: 'sneak' })).toMatchObject({ value: 9, physical: true });
    expect(testedOf(figure, { kind: 'skill', name: 'rhetoric' })).toMatchObject({ physical: false });
    expect(testedOf(figure, { kind: 'attribute', name: 'reaction' })).toMatchObject({
      base: { count: 3, step: 8 },
      physical: true,
    });
    expect(testedOf(figure, { kind: 'attribute', name: 'sneak' })).toBeUndefined();
  });
});

describe('changes', () => {
  test('[HH-CHK-06] gains and losses are collected', () => {
    // 4 + 1 item - 2 rows - 1 owed + 1 gritted = 3
    expect(size(4, { items: 1, rows: 2, owed: 1, gritted: 1 }).outcome).toBe(3);
    const hurt = hero({ lifeCircles: [{ critical: 'treated' }, { critical: 'untreated' }, {}] });
    expect(size(4, {}, hurt).outcome).toBe(2); // one die for each critical injury
  });

  test('[HH-CHK-02] [HH-R-13] first all changes, then no more than six', () => {
    expect(size(5, { items: 3 }).outcome).toBe(6);
    expect(size(5, { items: 3, rows: 2 }).outcome).toBe(6); // 8 - 2, not 6 - 2
  });

  test('[HH-R-13] nothing left is nothing, by house rule one die', () => {
    expect(size(1, { rows: 3 }).outcome).toBe(0);
    expect(size(1, { rows: 3 }, hero(), house({ 'pool.minimum': 1 })).outcome).toBe(1);
  });

  test('[HH-R-94] half of five dice is two, taken after the limit', () => {
    expect(size(5, { half: true }).outcome).toBe(3);
    expect(size(6, { items: 2, half: true }).outcome).toBe(3); // 8 limited to 6, minus 3
  });

  test('[HH-CHK-01] the account names every change', () => {
    expect(size(5, { items: 3, rows: 1 }).facts).toEqual([
      { kind: 'diceChanged', reason: 'items', by: 3 },
      { kind: 'diceChanged', reason: 'rows', by: -1 },
      { kind: 'diceChanged', reason: 'limit', by: -1 },
    ]);
  });
});
