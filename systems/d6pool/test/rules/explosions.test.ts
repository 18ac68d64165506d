import type { Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../src/actions/inputs.ts';
import { applyEffects } from '../../src/effects.ts';
import type { Scene } from '../../src/model.ts';
import type { House } from '../../src/rule.ts';
import { armour, explosive } from '../../src/rules/equipment.ts';
import {
  blastRadius,
  blastReduction,
  blastType,
  detonate,
  placeExplosive,
} from '../../src/rules/explosions.ts';
import { placeObject } from '../../src/rules/objects.ts';
import { throwExplosive } from '../../src/rules/throw-explosive.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const fields = {
  advantages: [],
  disadvantages: [],
  bonus: 0,
  penalty: 0,
  fate: 0,
  abilities: [],
  distractions: [],
};
const at = (x: number) => ({ x, y: 0, height: 0 });
const strong = { attributes: { strength: 9, endurance: 9 } };
const dice =
  (...hits: number[]) =>
  (n: number) => [...hits, ...Array.from({ length: n - hits.length }, () => 1)];
const none = dice();

const charge = (scene: Scene, answers: Tape, overrides: Partial<Input<'detonate'>> = {}, h = DEFAULTS) => {
  const input: Input<'detonate'> = {
    scene,
    item: 'dynamite',
    owner: null,
    spot: null,
    targets: [],
    ...overrides,
  };
  const { outcome, effects } = scripted(detonate, input, h, answers).outcome;
  return { outcome, scene: applyEffects(scene, effects) };
};
const mine = (h: House = DEFAULTS) =>
  sceneWith([hero(strong), foe(strong)], { objects: [explosive('dynamite', h)] });

describe('the blast', () => {
  test('[DP-EXP-02] [DP-R-92] [DP-R-93] dynamite 12D at 6 m is 8D, a hand grenade 6D at 10 m is 3D', () => {
    // 6 / 1.5 = 4 radii; 10 / 3 = 3 whole radii
    expect(12 - blastReduction(6, explosive('dynamite', DEFAULTS).radius, DEFAULTS)).toBe(8);
    expect(6 - blastReduction(10, explosive('grenade', DEFAULTS).radius, DEFAULTS)).toBe(3);
    expect([0, 1.5, 2.9, 3].map((metres) => blastReduction(metres, 1.5, DEFAULTS))).toEqual([0, 0, 1, 2]);
  });

  test('[DP-R-93] or only what lies beyond the first radius is counted', () => {
    const h = house({ blastSteps: 'beyondFirstRadius' });
    expect([1.5, 1.6, 3, 6].map((metres) => blastReduction(metres, 1.5, h))).toEqual([0, 1, 1, 3]);
  });

  test('[DP-R-92] the printed radius holds where the table wants it', () => {
    const h = house({ blastRadius: 'table' });
    expect([explosive('dynamite', h).radius, explosive('grenade', h).radius]).toEqual([5, 10]);
  });

  test('[DP-EXP-01] everybody near is hit without any roll to hit, with the dice left at that distance', () => {
    const targets = [
      { id: 'hero', metres: 1, cover: 0 },
      { id: 'foe', metres: 6, cover: 0 },
    ];
    const { outcome, scene } = charge(mine(), [dice(5, 6)(12), dice(5)(8)], { targets });
    expect(outcome).toEqual({
      kind: 'exploded',
      hurt: [
        { id: 'hero', wounds: 2 },
        { id: 'foe', wounds: 1 },
      ],
    });
    expect(scene.objects).toEqual([]);
  });

  test('[DP-EXP-02] [DP-R-08] where no die is left nothing happens', () => {
    const targets = [{ id: 'foe', metres: 18, cover: 0 }]; // 12 radii
    expect(charge(mine(), [], { targets }).outcome).toMatchObject({ hurt: [] });
  });

  test('[DP-EXP-01] on the map the distances are known', () => {
    const scene = {
      ...mine(),
      figures: [
        hero({ ...strong, position: at(0) }),
        foe({ ...strong, position: at(6) }),
        foe({ id: 'far', position: at(99) }),
      ],
    };
    const { outcome } = charge(scene, [dice(5)(12), none(8)], { spot: at(0) });
    expect(outcome).toMatchObject({ hurt: [{ id: 'hero', wounds: 1 }] });
  });

  test('[DP-EXP-03] [DP-R-94] the type of the table, or always blunt', () => {
    const grenade = explosive('grenade', DEFAULTS);
    expect(blastType(grenade, DEFAULTS)).toBe('pierce');
    expect(blastType(grenade, house({ explosionType: 'alwaysBlunt' }))).toBe('blunt');
    expect(blastType({ ...grenade, types: [] }, DEFAULTS)).toBe('blunt');
    // leather: blunt 1, pierce 0
    const clad = sceneWith([hero({ ...strong, inventory: [armour('leather')] })], { objects: [grenade] });
    const blow = { item: 'grenade', targets: [{ id: 'hero', metres: 0, cover: 0 }] };
    const roll = [dice(5, 6)(6)];
    expect(charge(clad, roll, blow).outcome).toMatchObject({ hurt: [{ wounds: 2 }] });
    expect(charge(clad, roll, blow, house({ explosionType: 'alwaysBlunt' })).outcome).toMatchObject({
      hurt: [{ wounds: 1 }],
    });
  });

  test('[DP-R-95] cover counts as armour if the GM says so; there is no defence roll', () => {
    const targets = [{ id: 'hero', metres: 0, cover: 4 }]; // brick wall
    expect(charge(mine(), [dice(5, 5, 5, 5, 5)(12)], { targets }).outcome).toMatchObject({
      hurt: [{ wounds: 1 }],
    });
  });

  test('[DP-EXP-01] things suffer as well', () => {
    const input = {
      id: 'gate',
      object: 'woodenDoor' as const,
      name: null,
      armourValue: null,
      wounds: null,
      size: null,
    };
    const placed = scripted(placeObject, { scene: mine(), ...input }, DEFAULTS, []).outcome.effects;
    const scene = applyEffects(mine(), placed);
    const targets = [{ id: 'gate', metres: 0, cover: 0 }];
    const after = charge(scene, [dice(5, 5, 5, 5, 5, 5)(12)], { targets }); // 6 - 1 = 5 wounds
    expect(after.scene.objects).toMatchObject([{ id: 'gate', woundsTaken: 5 }]);
  });

  test('[DP-EXP-01] only charges explode', () => {
    expect(charge(mine(), [], { item: 'nothing' }).outcome).toMatchObject({ reason: 'unknown-item' });
    const lad = sceneWith([hero({ inventory: [armour('leather')] })]);
    expect(charge(lad, [], { item: 'leather', owner: 'hero' }).outcome).toMatchObject({
      reason: 'not-an-explosive',
    });
  });
});

describe('placing and throwing', () => {
  const bomber = (x = 0) =>
    hero({
      ...strong,
      position: at(x),
      inventory: [explosive('grenade', DEFAULTS), explosive('dynamite', DEFAULTS)],
    });
  const field = sceneWith([bomber(), foe({ ...strong, position: at(15) })]);
  const hurl = (answers: Tape, overrides: Partial<Input<'throw-explosive'>> = {}, h = DEFAULTS) => {
    const input: Input<'throw-explosive'> = {
      scene: field,
      figure: 'hero',
      item: 'grenade',
      spot: at(15),
      distance: null,
      targets: [],
      ...fields,
      ...overrides,
    };
    const { outcome, effects } = scripted(throwExplosive, input, h, answers).outcome;
    return { outcome, effects, scene: applyEffects(input.scene, effects) };
  };

  test('[DP-R-95] a charge is placed without an attack roll', () => {
    const input = { scene: field, figure: 'hero', item: 'dynamite' };
    const { effects } = scripted(placeExplosive, input, DEFAULTS, []).outcome;
    const scene = applyEffects(field, effects);
    expect(scene.objects).toMatchObject([{ id: 'dynamite', placed: true }]);
    expect(after(field, effects, 'hero').inventory.map(({ id }) => id)).toEqual(['grenade']);
  });

  test('[DP-R-95] thrown at a spot: difficulty 1 and the range, and everybody near is hit', () => {
    // 15 m is medium: difficulty 2, DEX 2; foe on the spot: 6 dice; the thrower at 15 m: 6 - 5 = 1 die
    const { outcome, scene } = hurl([[5, 6], [1], dice(5, 6)(6)]);
    expect(outcome).toEqual({
      kind: 'exploded',
      onTarget: true,
      off: 0,
      direction: 0,
      hurt: [{ id: 'foe', wounds: 2 }],
    });
    expect(scene.figures[0]?.inventory.map(({ id }) => id)).toEqual(['dynamite']);
  });

  test('[DP-R-95] a miss lands 1.5 m off for each missing success, in a direction of one die', () => {
    // none of 2: 2 missing, 3 m towards the thrower (4: half a circle on): at 12 m
    const { outcome } = hurl([[1, 1], [4], none(2), dice(5)(6)]);
    expect(outcome).toEqual({
      kind: 'exploded',
      onTarget: false,
      off: 3,
      direction: 4,
      hurt: [{ id: 'foe', wounds: 1 }],
    });
  });

  test('[DP-R-95] a miss goes off too, without a map as far from those aimed at as it landed off', () => {
    const input = { spot: null, distance: 15, targets: [{ id: 'foe', metres: 0, cover: 0 }] };
    // One success of two that 15 m need: 1.5 m off, within the 3 m radius, so all 6 dice.
    const missed = hurl([[5, 1], [2], dice(5)(6)], input);
    expect(missed.outcome).toMatchObject({ kind: 'exploded', off: 1.5, direction: 2, hurt: [{ id: 'foe' }] });
    expect(missed.scene.objects).toEqual([]);
    // Somebody 3 m beside the spot in the direction of 1: 1.5 m off towards them leave 1.5 m, away from them 4.5 m.
    const aside = { ...input, targets: [{ id: 'foe', metres: 3, cover: 0 }] };
    expect(hurl([[5, 1], [1], dice(5)(6)], aside).outcome).toMatchObject({ hurt: [{ id: 'foe' }] });
    expect(hurl([[5, 1], [4], dice(5)(5)], aside).outcome).toMatchObject({ hurt: [{ id: 'foe' }] });
    const gm = house({ scatter: 'gm' });
    expect(hurl([[5, 1]], input, gm)).toMatchObject({
      outcome: { kind: 'landed', hurt: [] },
      scene: { objects: [{ id: 'grenade' }] },
    });
    expect(hurl([[5, 6], dice(5)(6)], input).outcome).toMatchObject({
      kind: 'exploded',
      hurt: [{ id: 'foe' }],
    });
  });

  test('[DP-R-95] after a Patzer it goes off at the thrower’s feet, or not at all', () => {
    const hurt = { scene: { ...field, figures: [{ ...bomber(), wounds: 1 }, ...field.figures.slice(1)] } };
    const patzer = [[1, 1], [6]] as const;
    // thrower 6 dice, foe at 15 m one die
    expect(hurl([...patzer, 'atThrower', dice(5)(6), [1]], hurt).outcome).toMatchObject({
      kind: 'exploded',
      hurt: [{ id: 'hero', wounds: 1 }],
    });
    expect(hurl([...patzer, 'dud'], hurt)).toMatchObject({
      outcome: { kind: 'dud' },
      scene: { objects: [{ id: 'grenade' }] },
    });
  });

  test('[DP-R-95] scatter can be left to the GM', () => {
    expect(hurl([[1, 1]], {}, house({ scatter: 'gm' })).outcome).toMatchObject({ kind: 'landed', off: 0 });
  });

  test('[DP-R-95] what is not for throwing, and too far', () => {
    expect(hurl([], { item: 'dynamite' }).outcome).toMatchObject({ reason: 'not-throwable' });
    expect(hurl([], { spot: at(41) }).outcome).toMatchObject({ reason: 'out-of-reach' });
    expect(hurl([], { spot: null }).outcome).toMatchObject({ reason: 'no-distance' });
  });
});

test('[DP-R-92] the radius is read when it goes off, not when the thing was made', () => {
  const made = explosive('grenade', DEFAULTS);
  const [example, table] = [DEFAULTS, house({ blastRadius: 'table' })];
  expect([blastRadius(made, example), blastRadius(made, table)]).toEqual([3, 10]);
  expect(blastRadius(explosive('grenade', table), example)).toBe(3);
  expect(blastRadius({ ...made, radius: 4 }, table)).toBe(4); // one of its own
  // 9 m off: three radii of 3 m cost three of six dice, within 10 m none.
  const scene = sceneWith([hero(strong)], { objects: [made] });
  const blow = { item: 'grenade', targets: [{ id: 'hero', metres: 9, cover: 0 }] };
  expect(charge(scene, [none(3)], blow).outcome).toEqual({ kind: 'exploded', hurt: [] });
  expect(charge(scene, [none(6)], blow, table).outcome).toEqual({ kind: 'exploded', hurt: [] });
});

test('[DP-R-95] after a Patzer without a map the thrower and those aimed at are hit', () => {
  const bomber = hero({ ...strong, wounds: 1, inventory: [explosive('grenade', DEFAULTS)], fateDice: 0 });
  const scene = sceneWith([bomber, foe()]);
  const input = { ...fields, scene, figure: 'hero', item: 'grenade', spot: null, distance: 9 };
  const targets = [{ id: 'foe', metres: 0, cover: 0 }];
  // At the feet all six dice, 9 m away three fewer.
  const answers: Tape = [[1, 1], [6], 'atThrower', dice(5)(6), none(3)];
  const { outcome } = scripted(throwExplosive, { ...input, targets }, DEFAULTS, answers).outcome;
  expect(outcome).toMatchObject({ kind: 'exploded', hurt: [{ id: 'hero', wounds: 1 }] });
});
