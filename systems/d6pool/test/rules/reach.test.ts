import { expect, test } from 'vitest';
import {
  meleeWeapon,
  meleeWeaponOf,
  rangedWeapon,
  rangedWeaponOf,
  shield,
} from '../../src/rules/equipment.ts';
import { entersReach, isWithin, reachOf, spanOf } from '../../src/rules/reach.ts';
import { followPath } from '../../src/rules/zones.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

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
  expect(isWithin(apart(2), a, b, 2, DEFAULTS)).toBe(true);
  expect(isWithin(apart(2.1), a, b, 2, DEFAULTS)).toBe(false);
  expect(isWithin(sceneWith([a, b]), a, b, 0.5, DEFAULTS)).toBe(true);
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
  expect(followPath(sceneWith([]), from, [to], 4, [], DEFAULTS)).toEqual({
    metres: 4,
    to: { x: 1, y: 5, height: 0 },
    stoppedBy: null,
  });
});

const at = (x: number, y: number, height = 0) => ({ x, y, height });

test('[DP-R-122] neighbouring cells are always within reach, further off the metres count from edge to edge', () => {
  const scene = sceneWith([]);
  const span = (to: ReturnType<typeof at>, h = DEFAULTS) => spanOf(scene, at(5.5, 5.5), to, h);
  expect([span(at(6.5, 5.5)), span(at(6.5, 6.5)), span(at(4.9, 4.1))]).toEqual([0, 0, 0]);
  expect([span(at(7.5, 5.5)), span(at(8.5, 5.5))]).toEqual([1, 2]);
  expect(span(at(7.5, 7.5))).toBeCloseTo(Math.SQRT2, 12); // one cell each way
  expect(span(at(6.5, 5.5, 4))).toBe(4); // somebody above
  expect(span(at(7.5, 5.5), house({ mapReach: 'centres' }))).toBe(2);
});

test('[DP-R-122] bare hands of half a metre strike the neighbour, also crosswise; from centre to centre they do not', () => {
  const pair = (x: number, y: number) =>
    [hero({ position: at(5.5, 5.5) }), foe({ position: at(x, y) })] as const;
  const strikes = (x: number, y: number, h = DEFAULTS) => {
    const [a, b] = pair(x, y);
    return isWithin(sceneWith([a, b]), a, b, 0.5, h);
  };
  expect([strikes(6.5, 5.5), strikes(6.5, 6.5), strikes(7.5, 5.5)]).toEqual([true, true, false]);
  expect(strikes(6.5, 5.5, house({ mapReach: 'centres' }))).toBe(false);
});

test('[DP-R-122] beside the board metres are all there is', () => {
  expect(spanOf(sceneWith([]), at(-3, 0), at(-1, 0), DEFAULTS)).toBe(2);
  expect(entersReach(sceneWith([]), [at(-9, 0), at(-1, 0)], at(-1, 0), 2, DEFAULTS)).toBe(6);
});
