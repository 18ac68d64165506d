import type { Rule, Tape } from '@tafelrunde/kernel';
import { expectOdds, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../src/actions/inputs.ts';
import type { Figure } from '../../src/model.ts';
import type { Fate, House } from '../../src/rule.ts';
import { armour } from '../../src/rules/equipment.ts';
import { fall, fallDice } from '../../src/rules/falls.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';
import { ability } from '../rolls.ts';

const input = (overrides: Partial<Input<'fall'>> = {}, figure: Figure = hero()): Input<'fall'> => ({
  scene: sceneWith([figure, foe()]),
  figure: 'hero',
  metres: 7,
  ground: 'hard',
  softer: 0,
  ...overrides,
});
const run = (overrides: Partial<Input<'fall'>>, answers: Tape, h = DEFAULTS, figure: Figure = hero()) =>
  scripted(fall, input(overrides, figure), h, answers).outcome;
const outcomeOf = (fate: Fate, i: Input<'fall'>, h: House) => fall(fate, i, h).outcome;

describe('falls', () => {
  test('[DP-FAL-01] a damage die for every 2 m: 7 m are 3 dice', () => {
    // unarmoured, difficulty 0: 1 + 1 success
    expect(run({}, [[5, 1, 1]]).outcome).toEqual({ kind: 'hurt', wounds: 2, state: 'conscious' });
    const result = run({}, [[5, 6, 1]]);
    // 1 + 2: beyond endurance 2
    expect(after(input().scene, result.effects, 'hero')).toMatchObject({
      wounds: 3,
      woundSources: ['fall'],
      consciousness: 'unconscious',
      posture: 'prone',
    });
  });

  test('[DP-FAL-02] [DP-R-77] armour stops nothing but makes the difficulty 1', () => {
    const clad = hero({ inventory: [armour('heavyClothing')] });
    expect(run({}, [[5, 1, 1]], DEFAULTS, clad).outcome).toMatchObject({ wounds: 1 });
    expect(run({}, [[1, 1, 1]], DEFAULTS, clad).outcome).toMatchObject({ kind: 'unhurt', wounds: 0 });
    expect(run({}, [[1, 1, 1]]).outcome).toMatchObject({ wounds: 1 });
    expect(run({}, [[1, 1, 1]], house({ damageAtS0: 'needsOneSuccess' })).outcome).toMatchObject({
      wounds: 0,
    });
    expect(run({}, [[5, 1, 1]], house({ damageAtS0: 'needsOneSuccess' })).outcome).toMatchObject({
      wounds: 2,
    });
  });

  test('[DP-FAL-02] [DP-R-116] any worn armour counts, an energy shield or packed armour does not, and none is worn out', () => {
    const shielded = hero({ inventory: [armour('energyShield1')] });
    expect(run({}, [[1, 1, 1]], DEFAULTS, shielded).outcome).toMatchObject({ wounds: 1 });
    const packed = hero({ inventory: [{ ...armour('plate'), carried: 'packed' }] });
    expect(run({}, [[1, 1, 1]], DEFAULTS, packed).outcome).toMatchObject({ wounds: 1 });
    const clad = hero({ inventory: [armour('plate')] });
    const { effects } = run({}, [[5, 6, 1]], DEFAULTS, clad);
    expect(after(sceneWith([clad]), effects, 'hero').inventory[0]).toMatchObject({ woundsTaken: 0 });
  });

  test('[DP-FAL-03] water takes 2 dice, the GM takes more for soft ground, and below 0 there is no roll', () => {
    expect(run({ ground: 'water' }, [[1]]).outcome).toMatchObject({ wounds: 1 }); // 3 - 2 = 1 die
    expect(run({ metres: 4, ground: 'water' }, []).outcome).toMatchObject({ kind: 'unhurt' }); // 2 - 2
    expect(run({ ground: 'soft', softer: 5 }, []).outcome).toMatchObject({ kind: 'unhurt' });
    expect(run({ metres: 1.9 }, []).outcome).toMatchObject({ kind: 'unhurt' });
  });

  test('[DP-R-116] rounding can be up', () => {
    const depth = { metres: 1.9, ground: 'hard' as const, softer: 0 };
    expect(fallDice(hero(), depth, DEFAULTS)).toBe(0);
    expect(fallDice(hero(), depth, house({ fallRounding: 'ceil' }))).toBe(1);
    const acrobat = hero({ abilities: [ability('acrobatics', 'softLanding')] });
    expect(fallDice(acrobat, { ...depth, metres: 7 }, DEFAULTS)).toBe(1);
  });

  test('[DP-R-117] an NPC falls like anybody else; the dead and strangers do not', () => {
    expect(run({ figure: 'foe', metres: 2 }, [[1]]).outcome).toMatchObject({ wounds: 1 });
    expect(run({ figure: 'nobody' }, []).outcome).toMatchObject({ reason: 'unknown-figure' });
    const corpse = hero({ consciousness: 'dead' });
    expect(run({}, [], DEFAULTS, corpse).outcome).toMatchObject({ reason: 'already-dead' });
  });

  test('[DP-FAL-01] two metres in armour hurt one time in three', () => {
    const clad = hero({ inventory: [armour('leather')] });
    const rule = outcomeOf as Rule<Input<'fall'>, House, { readonly kind: string }>;
    expectOdds(rule, input({ metres: 2 }, clad), ({ kind }) => kind === 'hurt', DEFAULTS).toBe('1/3');
  });
});
