import type { Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../src/actions/inputs.ts';
import { FIRES } from '../../src/data/hazards.ts';
import { applyEffects } from '../../src/effects.ts';
import type { Scene } from '../../src/model.ts';
import { armour } from '../../src/rules/equipment.ts';
import { fireRound } from '../../src/rules/fire.ts';
import { after, DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

const burn = (scene: Scene, answers: Tape, h = DEFAULTS, overrides: Partial<Input<'fire-round'>> = {}) => {
  const input: Input<'fire-round'> = {
    scene,
    figure: 'hero',
    fire: 'torch',
    dice: null,
    goesOn: true,
    ...overrides,
  };
  const { outcome, effects } = scripted(fireRound, input, h, answers).outcome;
  return { outcome, scene: applyEffects(scene, effects), figure: after(scene, effects, 'hero') };
};
const inLeather = sceneWith([hero({ inventory: [armour('leather')] })]); // blunt 1

describe('fire', () => {
  test('[DP-FIR-01] a torch deals 3 dice, a burning building 6', () => {
    expect(FIRES).toMatchObject({ candle: 1, torch: 3, campFire: 4, roomOnFire: 6, furnace: 10 });
    const bare = sceneWith([hero()]);
    expect(burn(bare, [[5, 1, 1]]).outcome).toEqual({ kind: 'burned', wounds: 1, state: 'conscious' });
    expect(burn(bare, [[1, 1, 1, 1, 1, 1]], DEFAULTS, { fire: 'roomOnFire' }).outcome).toMatchObject({
      kind: 'unburned',
    });
    expect(burn(bare, [[6, 6]], DEFAULTS, { dice: 2 }).outcome).toMatchObject({ wounds: 2 });
  });

  test('[DP-FIR-01] it goes on in the next round or it does not', () => {
    const bare = sceneWith([hero()]);
    const alight = burn(bare, [[1, 1, 1]]);
    expect(alight.figure.afflictions).toEqual([{ kind: 'fire', id: 'fire', dice: 3, armourBurnt: false }]);
    expect(burn(alight.scene, [[1, 1, 1]], DEFAULTS, { goesOn: false }).figure.afflictions).toEqual([]);
  });

  test('[DP-FIR-02] [DP-R-109] armour counts with its blunt value until the first wound, then not at all', () => {
    // difficulty 2: one success is not enough, the armour is still whole
    const first = burn(inLeather, [[5, 1, 1]]);
    expect(first.outcome).toMatchObject({ kind: 'unburned' });
    expect(first.figure.inventory[0]).toMatchObject({ burnt: false, woundsTaken: 0 });
    const second = burn(first.scene, [[5, 6, 1]]); // 2 >= 2
    expect(second.outcome).toMatchObject({ wounds: 1 });
    // mirrored wear of the roll that still counted it
    expect(second.figure.inventory[0]).toMatchObject({ burnt: true, woundsTaken: 1 });
    const third = burn(second.scene, [[5, 1, 1]]); // now difficulty 1
    expect(third.outcome).toMatchObject({ wounds: 1 });
    expect(third.figure.inventory[0]).toMatchObject({ burnt: true, woundsTaken: 2 });
  });

  test('[DP-R-109] leaving the fire resets nothing', () => {
    const burnt = burn(inLeather, [[5, 6, 1]], DEFAULTS, { goesOn: false });
    expect(burn(burnt.scene, [[5, 1, 1]]).outcome).toMatchObject({ wounds: 1 });
  });

  test('[DP-R-109] the best value counts if the table says so', () => {
    const lamellar = sceneWith([hero({ inventory: [armour('segmented')] })]); // blunt 2, cut 3
    const answers = [[5, 6, 6]];
    expect(burn(lamellar, answers).outcome).toMatchObject({ wounds: 1 }); // 3 >= 1 + 2
    expect(burn(lamellar, answers, house({ fireArmourType: 'best' })).outcome).toMatchObject({ wounds: 0 });
  });

  test('[DP-R-83] armour that only hazards damage burns all the same', () => {
    const h = house({ armourWear: 'hazardsOnly' });
    const first = burn(inLeather, [[5, 6, 1]], h);
    expect(first.figure.inventory[0]).toMatchObject({ burnt: true, woundsTaken: 0 });
    expect(burn(first.scene, [[5, 6, 1]], h).figure.inventory[0]).toMatchObject({ woundsTaken: 2 });
  });

  test('[DP-FIR-01] [DP-R-30] own wounds are no help against the flames', () => {
    const hurt = sceneWith([hero({ wounds: 2 })]);
    expect(burn(hurt, [[5, 1, 1]]).figure).toMatchObject({ wounds: 3, consciousness: 'unconscious' });
  });
});
