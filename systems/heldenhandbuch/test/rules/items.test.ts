import { script } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { bonusOf, classOf, NO_BONUS, priceItem, priceOf, weaponCap } from '../../src/rules/items.ts';
import { DEFAULTS, hero, house, itemWith, sceneWith } from '../fixtures.ts';

const effects = (count: number) => Array.from({ length: count }, () => ({ code: 'W', size: 1 }));
const of = (quality: number, count = 0) => itemWith({ quality, effects: effects(count), simplePrice: 10 });

describe('classes and prices', () => {
  test.each([
    [3, 'worthless', 0],
    [4, 'improvised', 5],
    [6, 'improvised', 5],
    [7, 'simple', 10],
    [10, 'simple', 10],
    [11, 'good', 15],
    [15, 'good', 15],
    [16, 'artful', 30],
    [19, 'artful', 30],
    [20, 'masterly', 50],
  ])('[HH-ITM-01] quality %i is %s; for a simple price of 10 it costs %i', (quality, sort, price) => {
    expect(classOf(of(quality))).toBe(sort);
    expect(priceOf(of(quality), DEFAULTS)).toBe(price);
  });

  test.each([
    [1, 'exquisite', 100],
    [2, 'exquisite', 100],
    [3, 'legendary', 1000],
    [6, 'legendary', 1000],
  ])(
    '[HH-ITM-02] [HH-ITM-03] [HH-R-79] quality 20 with %i effects is %s and costs %i',
    (count, sort, price) => {
      expect(classOf(of(20, count))).toBe(sort);
      expect(priceOf(of(20, count), DEFAULTS)).toBe(price);
    },
  );

  test.each([
    ['x50', 500, 5000],
    ['x15', 150, 1050],
  ] as const)('[HH-R-74] `price.exquisite` = %s: %i and %i', (mode, exquisite, legendary) => {
    const rules = house({ 'price.exquisite': mode });
    expect([priceOf(of(20, 1), rules), priceOf(of(20, 3), rules)]).toEqual([exquisite, legendary]);
  });

  test('[HH-R-74] effects below quality 20 do not change class or price', () => {
    expect(classOf(of(19, 4))).toBe('artful');
    expect(priceOf(of(19, 4), DEFAULTS)).toBe(30);
  });

  test('[HH-ITM-01] an item of an inventory is priced; nothing changes', () => {
    const scene = sceneWith([hero({ inventory: [of(16)] })]);
    const run = script(priceItem, { scene, figure: 'hero', item: 'item' }, DEFAULTS, []).outcome;
    expect(run).toEqual({ outcome: { class: 'artful', price: 30 }, effects: [] });
    const none = script(priceItem, { scene, figure: 'hero', item: 'x' }, DEFAULTS, []).outcome;
    expect(none.outcome).toEqual({ kind: 'refused', reason: 'unknown-item' });
  });
});

test('[HH-ITM-04] [HH-R-23] weapon quality caps equals and runs, and never lifts the fighter', () => {
  expect(weaponCap(14, of(10), DEFAULTS)).toBe(10);
  expect(weaponCap(9, of(20), DEFAULTS)).toBe(9);
  expect(weaponCap(14, undefined, DEFAULTS)).toBe(14); // unarmed
  expect(weaponCap(14, of(10), house({ 'combat.weaponQualityCap': false }))).toBe(14);
});

describe('bonus codes', () => {
  const blade = itemWith({
    effects: [
      { code: 'W', size: 2 },
      { code: 'WFr', size: 3 },
      { code: 'W2c', size: 4 },
      { code: 'FkW', size: 1 },
      { code: 'E', size: 2 },
      { code: 'E', size: 3 },
      { code: 'TS', size: 4 },
      { code: 'W', size: 1 },
    ],
  });

  test('[HH-ITM-05] [HH-R-78] effects of one code add up; a second chance is one for each effect', () => {
    expect(bonusOf(blade, DEFAULTS)).toEqual({
      dice: 3, // W2 and W1
      freeThrows: 3,
      secondChances: 1,
      skillValue: 1,
      shifts: [2, 3],
      damageDice: 4,
    });
    expect(bonusOf(blade, house({ 'bonus.w2cScales': true })).secondChances).toBe(4);
  });

  test('[HH-ITM-05] nothing in hand, nothing on top', () => {
    expect(bonusOf(undefined, DEFAULTS)).toBe(NO_BONUS);
    expect(bonusOf(itemWith(), DEFAULTS)).toBe(NO_BONUS);
  });
});
