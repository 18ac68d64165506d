import { script } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { buyMaterial, materialPrice } from '../../src/rules/raw-material.ts';
import { engraveRune, mayEngrave } from '../../src/rules/runes.ts';
import { after, DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

describe('raw material', () => {
  test('[HH-SMI-12] half the price of the simple piece', () => {
    expect(materialPrice(80, 0, DEFAULTS)).toBe(40);
  });

  test.each([
    [1, 40],
    [2, 30],
    [5, 0],
    [6, 0],
  ])('[HH-SMI-13] [HH-R-75] %i unpaid pieces: %i of 100', (pieces, price) => {
    expect(materialPrice(100, pieces, DEFAULTS)).toBe(price);
  });

  test('[HH-R-75] `material.discount` = relative: a tenth of the material price each', () => {
    const relative = house({ 'material.discount': 'relative' });
    expect(materialPrice(100, 1, relative)).toBe(45);
    expect(materialPrice(100, 5, relative)).toBe(25);
  });

  const smith = hero({ money: 100, unpaidPieces: { Alrik: { sword: 2 } } });
  const buy = (discounts: number, piece = 'sword', figure = smith) => {
    const scene = sceneWith([figure]);
    const input = { scene, figure: 'hero', piece, simplePrice: 100, craftsman: 'Alrik', discounts };
    const { outcome, effects } = script(buyMaterial, input, DEFAULTS, []).outcome;
    return { outcome, figure: after(scene, effects, 'hero') };
  };

  test('[HH-SMI-12] [HH-SMI-13] money goes, material and used discounts are booked', () => {
    const { outcome, figure } = buy(2);
    expect(outcome).toEqual({ price: 30 });
    expect(figure).toMatchObject({
      money: 70,
      materials: { sword: 1 },
      unpaidPieces: { Alrik: { sword: 0 } },
    });
  });

  test('[HH-SMI-13] only for pieces of the same kind, and only as many as were made', () => {
    expect(buy(3).outcome).toEqual({ kind: 'refused', reason: 'no-discount-earned' });
    expect(buy(1, 'axe').outcome).toEqual({ kind: 'refused', reason: 'no-discount-earned' });
  });

  test('[HH-SMI-12] not without money', () => {
    expect(buy(0, 'sword', hero({ money: 49 })).outcome).toEqual({
      kind: 'refused',
      reason: 'not-enough-money',
    });
  });
});

describe('runes', () => {
  const engrave = (grade: number) => {
    const scene = sceneWith([
      hero({
        skills: { weaponsmith: { value: 18, masteryGrade: grade } },
        inventory: [{ id: 'blade', kind: 'weapon', runes: ['fire'] }],
      }),
    ]);
    const input = { scene, figure: 'hero', item: 'blade', rune: 'storm' };
    const { outcome, effects } = script(engraveRune, input, DEFAULTS, []).outcome;
    return { outcome, item: after(scene, effects, 'hero').inventory[0] };
  };

  test('[HH-SMI-14] [HH-R-77] from the third grade on a rune is noted on the item', () => {
    expect(engrave(3)).toMatchObject({
      outcome: { runes: ['fire', 'storm'] },
      item: { runes: ['fire', 'storm'] },
    });
    expect(engrave(2).outcome).toEqual({ kind: 'refused', reason: 'no-mastery-grade' });
  });

  test('[HH-SMI-14] without the profession nobody engraves', () => {
    expect(mayEngrave(hero())).toBe(false);
  });
});
