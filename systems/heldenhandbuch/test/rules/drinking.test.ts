import { script, type Tape } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { House } from '../../src/data/house-rules.ts';
import type { Figure } from '../../src/model.ts';
import { drink, drinkMinimum, halvedRegeneration } from '../../src/rules/drinking.ts';
import { after, DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

/** Two W12 for drinking, one W12 for self-control. */
const skills = { drink: { value: 8, bonusDice: 1 }, selfControl: { value: 8, bonusDice: 0 } };

function drinks(figure: Figure, answers: Tape, rules: House = DEFAULTS) {
  const scene = sceneWith([figure]);
  const { outcome, effects } = script(drink, { scene, figure: 'hero' }, rules, answers).outcome;
  return { outcome, figure: after(scene, effects, 'hero') };
}

test.each([
  [1, 4],
  [2, 5],
  [5, 8],
  [10, 13],
])('[HH-DRK-02] drink %i needs %i', (number, minimum) => {
  expect(drinkMinimum(number)).toBe(minimum);
});

describe('one drink', () => {
  test('[HH-DRK-01] [HH-DRK-03] two dice reach the minimum: nothing lost, and it counts', () => {
    const { outcome, figure } = drinks(hero({ skills }), [[4, 9]]);
    expect(outcome).toEqual({ drink: 1, successes: 2, lost: 0, vomited: false, deadDrunk: false });
    expect(figure.drinks).toBe(1);
  });

  test('[HH-DRK-03] [HH-R-89] equals are not added: each die counts by itself', () => {
    // Third drink: 6 is needed. 4 and 4 are 8 together, but neither holds.
    const { outcome } = drinks(hero({ skills, drinks: 2 }), [[4, 4], 'physis', 'psyche']);
    expect(outcome).toMatchObject({ drink: 3, successes: 0, lost: 2 });
  });

  test('[HH-DRK-04] only one die: a point of physis or psyche, as the drinker likes', () => {
    expect(drinks(hero({ skills }), [[2, 9], 'psyche']).figure.psyche.points).toBe(11);
    expect(drinks(hero({ skills }), [[2, 9], 'physis']).figure.physis.points).toBe(11);
  });

  test('[HH-R-89] no die at all: two points, or one by house rule', () => {
    expect(drinks(hero({ skills }), [[2, 3], 'psyche', 'psyche']).figure.psyche.points).toBe(10);
    const one = house({ 'drink.noSuccessLoss': 1 });
    expect(drinks(hero({ skills }), [[2, 3], 'psyche'], one).figure.psyche.points).toBe(11);
  });

  test('[HH-R-89] a die that offsets a 1 is voided and holds no drink', () => {
    // 1 and 9: the 9 offsets the 1, no die is left.
    expect(drinks(hero({ skills }), [[1, 9], 'physis', 'physis']).outcome).toMatchObject({
      successes: 0,
      lost: 2,
    });
  });
});

describe('a row empties', () => {
  const swaying = hero({ skills, physis: 9, regeneration: 5 });

  test('[HH-DRK-05] [HH-R-15] self-control of 4 keeps it down', () => {
    const { outcome, figure } = drinks(swaying, [[2, 9], 'physis', [4]]);
    expect(outcome).toMatchObject({ lost: 1, vomited: false });
    expect(figure.regeneration.current).toBe(5);
  });

  test('[HH-DRK-05] [HH-DRK-07] [HH-R-90] [HH-R-94] else it comes up, and regeneration is halved, rounded down', () => {
    const { outcome, figure } = drinks(swaying, [[2, 9], 'physis', [3]]);
    expect(outcome).toMatchObject({ vomited: true });
    expect(figure.regeneration).toEqual({ base: 5, current: 2 });
  });

  test.each([
    [5, 2],
    [4, 2],
    [3, 1],
    [1, 1],
    [0, 0],
  ])('[HH-R-90] [HH-R-94] a value of %i is halved to %i', (current, halved) => {
    expect(halvedRegeneration(current)).toBe(halved);
  });
});

describe('the last point', () => {
  test('[HH-DRK-06] [HH-DRK-07] of psyche: dead drunk and unconscious; regeneration falls to 1', () => {
    const { outcome, figure } = drinks(
      hero({ skills: { drink: { value: 8, bonusDice: 4 } }, psyche: 1, regeneration: 3 }),
      [
        '0', // nobody grits teeth; two of five dice are gone with two empty rows
        [2, 2, 9],
        'psyche',
      ],
    );
    expect(outcome).toMatchObject({ deadDrunk: true, vomited: false });
    expect(figure.status).toEqual(['deadDrunk', 'unconscious']);
    expect(figure.regeneration.current).toBe(1);
  });

  test('[HH-DRK-06] of physis: dead drunk and asleep', () => {
    const { figure } = drinks(hero({ skills: { drink: { value: 8, bonusDice: 4 } }, physis: 1 }), [
      '0',
      [2, 2, 9],
      'physis',
    ]);
    expect(figure.status).toEqual(['deadDrunk', 'asleep']);
  });

  test('the sleeping do not drink', () => {
    expect(drinks(hero({ skills, status: ['asleep'] }), []).outcome).toEqual({
      kind: 'refused',
      reason: 'not-able',
    });
  });
});
