import { expect, test } from 'vitest';
import {
  meleeWeapon,
  meleeWeaponOf,
  rangedWeapon,
  rangedWeaponOf,
  shield,
} from '../../src/rules/equipment.ts';
import { isWithin, reachOf } from '../../src/rules/reach.ts';
import { followPath } from '../../src/rules/zones.ts';
import { foe, hero, sceneWith } from '../fixtures.ts';

const spear = meleeWeapon('spear');

test('[DP-MOV-07] [DP-R-41] the longest melee weapon in the hands, or 0.5 m of bare hands', () => {
  expect(reachOf(foe({ inventory: [meleeWeapon('knife'), spear] }))).toBe(2);
  expect(reachOf(foe({ inventory: [rangedWeapon('rifle'), shield('large')] }))).toBe(0.5);
  expect(reachOf(foe({ inventory: [{ ...spear, carried: 'packed' }] }))).toBe(0.5);
  expect(reachOf(foe({ inventory: [{ ...spear, woundsTaken: 6 }] }))).toBe(0.5);
});

test('[DP-MEL-06] a reach ends where it ends; nobody is out of a distance that nobody knows', () => {
  const [a, b] = [hero(), foe()];
  const apart = (metres: number) => sceneWith([a, b], { distances: [{ a: 'hero', b: 'foe', metres }] });
  expect(isWithin(apart(2), a, b, 2)).toBe(true);
  expect(isWithin(apart(2.1), a, b, 2)).toBe(false);
  expect(isWithin(sceneWith([a, b]), a, b, 0.5)).toBe(true);
});

test('[DP-EQP-02] [DP-EQP-03] a weapon is found by its name, or it is the first one in the hands', () => {
  const axe = meleeWeapon('axe');
  const [bow, rifle] = [rangedWeapon('longbow'), rangedWeapon('rifle')];
  const armed = hero({ inventory: [axe, spear, bow, rifle] });
  expect([meleeWeaponOf(armed, 'spear'), meleeWeaponOf(armed, null)]).toEqual([spear, axe]);
  expect([rangedWeaponOf(armed, 'rifle'), rangedWeaponOf(armed, null)]).toEqual([rifle, bow]);
  expect(meleeWeaponOf(hero(), null)).toMatchObject({ weapon: 'unarmed' });
});

test('[DP-MOV-07] a way that is too long ends on it, in every direction', () => {
  const from = { x: 1, y: 1, height: 0 };
  const to = { x: 1, y: 11, height: 0 };
  expect(followPath(from, [to], 4, [])).toEqual({
    metres: 4,
    to: { x: 1, y: 5, height: 0 },
    stoppedBy: null,
  });
});
