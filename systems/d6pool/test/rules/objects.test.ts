import type { Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../src/actions/inputs.ts';
import { OBJECTS } from '../../src/data/objects.ts';
import { applyEffects } from '../../src/effects.ts';
import type { Gear } from '../../src/items.ts';
import type { Scene } from '../../src/model.ts';
import { attempt } from '../../src/rules/attempt.ts';
import { meleeWeapon, rangedWeapon } from '../../src/rules/equipment.ts';
import { objectDifficulty } from '../../src/rules/object-blow.ts';
import { attackObject, placeObject } from '../../src/rules/objects.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';
import { rollOf } from '../rolls.ts';

const fields = {
  advantages: [],
  disadvantages: [],
  bonus: 0,
  penalty: 0,
  fate: 0,
  abilities: [],
  distractions: [],
};
const place = (object: keyof typeof OBJECTS, scene: Scene) => {
  const input = { scene, id: 'thing', object, name: null, armourValue: null, wounds: null, size: null };
  return applyEffects(scene, scripted(placeObject, input, DEFAULTS, []).outcome.effects);
};
const fighter = hero({ inventory: [meleeWeapon('axe'), rangedWeapon('pistolLight')] });
const door = place('woodenDoor', sceneWith([fighter, foe()]));
const attack = (
  scene: Scene,
  answers: Tape,
  overrides: Partial<Input<'attack-object'>> = {},
  h = DEFAULTS,
) => {
  const input: Input<'attack-object'> = {
    scene,
    figure: 'hero',
    object: 'thing',
    owner: null,
    weapon: 'axe',
    distance: null,
    size: null,
    harder: 0,
    ...fields,
    ...overrides,
  };
  const { outcome, effects } = scripted(attackObject, input, h, answers).outcome;
  return { outcome, scene: applyEffects(scene, effects) };
};

describe('destroying things', () => {
  test('[DP-OBJ-02] the preset values and wounds', () => {
    expect(Object.entries(OBJECTS).map(([id, row]) => [id, row.armourValue, row.wounds])).toEqual([
      ['window', 0, 1],
      ['chair', 0, 2],
      ['woodenDoor', 1, 5],
      ['lock', 2, 3],
      ['car', 2, 15],
      ['safe', 5, 20],
      ['sword', 2, 6],
      ['bow', 0, 3],
      ['pistol', 2, 4],
    ]);
    expect(door.objects).toMatchObject([{ id: 'thing', armourValue: 1, woundLimit: 5, woundsTaken: 0 }]);
  });

  test('[DP-OBJ-01] [DP-R-110] in melee the one automatic success, raised by the GM', () => {
    const thing = door.objects[0] as Gear;
    const axe = meleeWeapon('axe');
    const at = (harder: number) =>
      objectDifficulty(thing, axe, { distance: 0, size: null, harder }, DEFAULTS);
    expect([at(0), at(2)]).toEqual([1, 3]);
    expect(attack(door, [[1, 1]]).outcome).toEqual({ kind: 'missed', wounds: 0, extra: 'nothing' });
  });

  test('[DP-OBJ-01] [DP-R-110] shots go by size and range; a minimum of 1 only if the table wants it', () => {
    const pistol = rangedWeapon('pistolLight'); // 15/30/60/120
    const car = place('car', sceneWith([fighter])).objects.find(({ id }) => id === 'thing') as Gear;
    const shot = (distance: number, h = DEFAULTS, size: number | null = null) =>
      objectDifficulty(car, pistol, { distance, size, harder: 0 }, h);
    expect([shot(15), shot(30), shot(120), shot(121)]).toEqual([0, 1, 3, null]);
    expect(shot(15, DEFAULTS, 0.5)).toBe(3);
    expect(shot(15, house({ objectRangedMinimum: 'one' }))).toBe(1);
  });

  test('[DP-OBJ-02] the usual damage roll against 1 and its value; destroyed when the wounds reach the figure', () => {
    // DEX 2: one success; axe 3 + STR 2 = 5 dice against 2: 3 successes = 2 wounds
    const once = attack(door, [[5, 1], [5, 6, 6, 1, 1], 'nothing']);
    expect(once.outcome).toEqual({ kind: 'hit', wounds: 2, extra: 'nothing' });
    expect(once.scene.objects[0]).toMatchObject({ woundsTaken: 2 });
    const twice = attack(once.scene, [[5, 1], [5, 6, 6, 5, 1], 'bursts']);
    expect(twice.outcome).toEqual({ kind: 'destroyed', wounds: 3, extra: 'bursts' });
    expect(attack(twice.scene, []).outcome).toMatchObject({ reason: 'unknown-object' });
  });

  test('[DP-OBJ-02] attack crits are damage dice, own wounds burden both rolls, one wound asks for no extra', () => {
    const hurt = { ...door, figures: door.figures.map((one) => ({ ...one, wounds: 1 })) };
    const { outcome } = attack(hurt, [[5, 6], [1], '0', [5, 6, 1, 1, 1, 1], [1]]); // 5 + 1 dice
    expect(outcome).toMatchObject({ wounds: 1 });
  });

  test('[DP-OBJ-01] a shot costs what a shot costs', () => {
    const loaded = { ...fighter, inventory: [{ ...rangedWeapon('pistolLight'), ammo: 1 }] };
    const range = place('woodenDoor', sceneWith([loaded]));
    const shot = attack(
      range,
      [
        [5, 1],
        [5, 6, 1, 1],
      ],
      { weapon: 'pistolLight' },
    ); // 2 m: difficulty 1
    expect(shot.outcome).toMatchObject({ kind: 'hit', wounds: 1 });
    expect(shot.scene.figures[0]?.inventory[0]).toMatchObject({ ammo: 0 });
    expect(attack(shot.scene, [], { weapon: 'pistolLight' }).outcome).toMatchObject({
      reason: 'no-ammunition',
    });
    expect(attack(range, [], { weapon: 'pistolLight', distance: 500 }).outcome).toMatchObject({
      reason: 'out-of-reach',
    });
  });

  test('[DP-OBJ-03] a damaged item gives as many penalty dice as it has wounds', () => {
    const owner = hero({ inventory: [{ ...meleeWeapon('knife'), armourValue: 0 }] });
    const scene = sceneWith([fighter, { ...owner, id: 'foe' }]);
    const { outcome, scene: later } = attack(scene, [[5, 1], [5, 6, 1, 1, 1], 'nothing'], {
      object: 'knife',
      owner: 'foe',
    });
    expect(outcome).toMatchObject({ wounds: 2 });
    const use = { ...rollOf({ figure: 'foe', item: 'knife' }), task: '', difficulty: 1, hidden: false };
    const { facts } = scripted(attempt, { scene: later, ...use, category: 'skill', target: null }, DEFAULTS, [
      [5, 1],
      [1, 1],
    ]);
    expect(facts[0]).toMatchObject({ penalty: [{ source: 'item:knife', dice: 2 }] });
    expect(after(scene, [], 'foe').inventory[0]).toMatchObject({ woundsTaken: 0 });
  });

  test('[DP-OBJ-02] an id is used only once', () => {
    const input = {
      scene: door,
      id: 'thing',
      object: 'chair' as const,
      name: null,
      armourValue: null,
      wounds: null,
      size: null,
    };
    expect(scripted(placeObject, input, DEFAULTS, []).outcome.outcome).toMatchObject({ reason: 'id-taken' });
  });
});

test('[DP-R-91] [DP-OBJ-02] a rocket in the launcher does its own damage to a thing as well', () => {
  const launcher = { ...rangedWeapon('rocketLauncher'), loaded: 'heRocket', kg: 0 };
  const scene = place('car', sceneWith([hero({ inventory: [launcher], fateDice: 0 })]));
  const twelve = [5, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1];
  // larger than a man: 0 is enough; then 12 dice against 1 + 2
  expect(attack(scene, [[1, 1], twelve], { weapon: 'rocketLauncher', distance: 20 }).outcome).toMatchObject({
    kind: 'hit',
    wounds: 1,
  });
});

test('[DP-OBJ-01] a thing is attacked with what is in hand, and only within reach', () => {
  const gunman = hero({ inventory: [rangedWeapon('pistolLight')], fateDice: 0 });
  const scene = place('woodenDoor', sceneWith([gunman]));
  // The pistol, 4 dice, not bare hands with strength: a door of 2 m needs 1, its damage 1 + 1.
  const { outcome } = attack(
    scene,
    [
      [5, 1],
      [5, 6, 1, 1],
    ],
    { weapon: null },
  );
  expect(outcome).toMatchObject({ kind: 'hit', wounds: 1 });
  expect(attack(door, [], { distance: 5 }).outcome).toMatchObject({ reason: 'out-of-reach' });
  const far = { ...door, distances: [{ a: 'hero', b: 'foe', metres: 5 }] };
  const armed = {
    ...far,
    figures: far.figures.map((one) =>
      one.id === 'foe' ? { ...one, inventory: [meleeWeapon('knife')] } : one,
    ),
  };
  expect(attack(armed, [], { object: 'knife', owner: 'foe' }).outcome).toMatchObject({
    reason: 'out-of-reach',
  });
});
