import { scripted } from '@tafelrunde/testkit';
import { expect, test } from 'vitest';
import type { Input } from '../../src/actions/inputs.ts';
import { armour, rangedWeapon } from '../../src/rules/equipment.ts';
import { shoot } from '../../src/rules/rockets.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';
import { type Run, shot } from './fight-fixtures.ts';

type Answers = readonly (string | readonly number[])[];
const at = (x: number) => ({ x, y: 0, height: 0 });
const launcher = { ...rangedWeapon('rocketLauncher'), loaded: 'heRocket', kg: 0 };
const gunner = hero({ inventory: [launcher], fateDice: 0, position: at(0) });
const tough = { attributes: { endurance: 9, strength: 9 } };
const run = (input: Input<'ranged-attack'>, answers: Answers, h = DEFAULTS) =>
  scripted(shoot as never, input, h, answers).outcome as Run;
const shooting = (
  scene: Input<'ranged-attack'>['scene'],
  more: Partial<Input<'ranged-attack'>> = {},
): Input<'ranged-attack'> => ({
  ...shot(scene, { distance: null }),
  targets: [],
  ...more,
});
/** So many hits among twelve dice. */
const twelve = (hits: number) => Array.from({ length: 12 }, (_, i) => (i < hits ? 5 : 1));

const map = sceneWith([
  gunner,
  foe({ position: at(20), ...tough }),
  foe({ id: 'near', position: at(21), ...tough }),
  foe({ id: 'off', position: at(26), ...tough }),
]);

test('[DP-R-91] [DP-EXP-01] [DP-EXP-02] a rocket hits its target and everybody around: 12D within 1.5 m, 8D at 6 m', () => {
  // DEX 2 against 1; 12 dice for the target, 12 at 1 m, 12 - 4 at 6 m; the gunner at 20 m is 13 radii away.
  const { outcome, effects } = run(shooting(map), [[5, 1], twelve(3), twelve(2), [6, 1, 1, 1, 1, 1, 1, 1]]);
  expect(outcome).toMatchObject({
    kind: 'hit',
    wounds: 3,
    hurt: [
      { id: 'near', wounds: 2 },
      { id: 'off', wounds: 1 },
    ],
  });
  expect(after(map, effects, 'near').wounds).toBe(2);
  expect(after(map, effects, 'hero').wounds).toBe(0);
  // The rocket is gone.
  expect(after(map, effects, 'hero').inventory[0]).toMatchObject({ loaded: null });
});

test('[DP-R-91] without a map the GM names who is near; a miss harms nobody', () => {
  const scene = sceneWith([{ ...gunner, position: null }, foe(tough), foe({ id: 'near', ...tough })]);
  const named = { distance: 20, targets: [{ id: 'near', metres: 1, cover: 2 }] };
  // Cover 2: three successes are one wound.
  expect(run(shooting(scene, named), [[5, 1], twelve(1), twelve(3)]).outcome).toMatchObject({
    hurt: [{ id: 'near', wounds: 1 }],
  });
  expect(run(shooting(scene, named), [[1, 1]]).outcome).toMatchObject({ kind: 'missed' });
  const nobody = { distance: 20, targets: [{ id: 'nobody', metres: 1, cover: 0 }] };
  expect(run(shooting(scene, nobody), []).outcome).toMatchObject({ reason: 'unknown-figure' });
});

test('[DP-R-94] a shaped charge pierces, or is blunt like every explosion', () => {
  const piercing = { ...gunner, position: null, inventory: [{ ...launcher, loaded: 'shapedCharge' }] };
  const scene = sceneWith([piercing, foe({ ...tough, inventory: [armour('leather')] })]);
  const fire = (h = DEFAULTS) => run(shooting(scene, { distance: 20 }), [[5, 1], twelve(3)], h).outcome;
  expect(fire()).toMatchObject({ wounds: 3 }); // leather is worth nothing against pierce
  expect(fire(house({ explosionType: 'alwaysBlunt' }))).toMatchObject({ wounds: 2 }); // and 1 against blunt
});
