import { expectOdds, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Fate, House } from '../../src/rule.ts';
import { rollDamage } from '../../src/rules/damage.ts';
import { dealDamage } from '../../src/rules/deal-damage.ts';
import { armour, meleeWeapon, rangedWeapon } from '../../src/rules/equipment.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';
import { damaging, type Run } from './fight-fixtures.ts';

const deal = (
  scene: Parameters<typeof damaging>[0],
  overrides: Parameters<typeof damaging>[1],
  answers: readonly (string | readonly number[])[],
  h = DEFAULTS,
) => scripted(dealDamage as never, damaging(scene, overrides), h, answers).outcome as Run;

const bare = (dice: number, difficulty: number) => (fate: Fate, _: null, h: House) =>
  rollDamage(
    fate,
    {
      of: { by: 'hero', role: 'damage' as const },
      positive: [{ source: 'x', dice }],
      penalty: [],
      difficulty,
    },
    h,
  );

describe('damage rolls', () => {
  test('[DP-DMG-01] one wound for the success and one for each critical success', () => {
    const wounds = (faces: readonly number[]) =>
      scripted(bare(4, 1) as never, null, DEFAULTS, [faces]).outcome as { wounds: number };
    expect(wounds([1, 2, 3, 4]).wounds).toBe(0);
    expect(wounds([5, 2, 3, 4]).wounds).toBe(1); // 1 - 1 + 1
    expect(wounds([5, 6, 6, 4]).wounds).toBe(3); // 3 - 1 + 1
  });

  test('[DP-DMG-03] [DP-R-74] [DP-R-87] a rifle bullet against a leather jacket: 3 successes are 2 wounds', () => {
    const gunman = hero({ inventory: [rangedWeapon('rifle')], fateDice: 0 });
    const scene = sceneWith([
      gunman,
      foe({ attributes: { endurance: 3 }, inventory: [armour('heavyClothing')] }),
    ]);
    // 6 dice, difficulty 1 + 1 = 2, three successes: 1 + 1 crit
    const { outcome, effects } = deal(scene, { weapon: 'rifle' }, [[5, 6, 5, 1, 2, 3]]);
    expect(outcome).toMatchObject({ wounds: 2, stun: 0, state: 'conscious' });
    expect(after(scene, effects, 'foe').wounds).toBe(2);
  });

  test('[DP-R-74] if bullets pierce, leather does not help', () => {
    const gunman = hero({ inventory: [rangedWeapon('rifle')], fateDice: 0 });
    const scene = sceneWith([gunman, foe({ attributes: { endurance: 3 }, inventory: [armour('leather')] })]);
    const wounds = (h: House) => deal(scene, { weapon: 'rifle' }, [[5, 6, 5, 1, 2, 3]], h).outcome;
    expect(wounds(DEFAULTS)).toMatchObject({ wounds: 2 });
    expect(wounds(house({ bulletType: 'pierce' }))).toMatchObject({ wounds: 3 });
  });

  test('[DP-DMG-02] weapon dice, strength where the table has a plus, critical successes, bonus dice', () => {
    const fighter = hero({ attributes: { strength: 3 }, inventory: [meleeWeapon('axe')], fateDice: 0 });
    const scene = sceneWith([fighter, foe()]);
    // axe 3 + strength 3 + 2 crits + 1 bonus = 9 dice
    const nine = [1, 1, 1, 1, 1, 1, 1, 1, 5];
    expect(deal(scene, { crits: 2, bonus: 1 }, ['0', nine]).outcome).toMatchObject({ wounds: 1 });
  });

  test('[DP-WND-01] [DP-R-30] own wounds and stuns burden the damage roll: 3 successes, 1 failure, difficulty 2', () => {
    const hurt = hero({
      attributes: { strength: 1 },
      wounds: 2,
      stun: { general: 1, cold: 0, suffocation: 0 },
      inventory: [meleeWeapon('axe')],
      fateDice: 0,
    });
    const scene = sceneWith([hurt, foe({ inventory: [armour('leather')] })]);
    const faces = [
      [5, 6, 5, 1],
      [1, 2, 6],
    ];
    // net 2 against 1 + 1: 1 wound
    expect(deal(scene, {}, faces).outcome).toMatchObject({ wounds: 1 });
    expect(deal(scene, {}, faces.slice(0, 1), house({ penaltiesOnDamage: 'none' })).outcome).toMatchObject({
      wounds: 2,
    });
  });

  test('[DP-R-30] with all penalty dice a load burdens the damage as well', () => {
    // 30 kg at capacity 4: 2 dice
    const loaded = hero({ inventory: [{ ...meleeWeapon('axe'), kg: 30 }], fateDice: 0 });
    const scene = sceneWith([loaded, foe()]);
    const all = house({ penaltiesOnDamage: 'all' });
    const { outcome } = deal(
      scene,
      {},
      [
        [5, 5, 1, 1, 1],
        [5, 1],
      ],
      all,
    );
    expect(outcome).toMatchObject({ wounds: 1 });
  });

  test('[DP-R-15] critical successes can be traded for an effect, if the GM agrees', () => {
    const scene = sceneWith([hero({ inventory: [meleeWeapon('knife')], fateDice: 0 }), foe()]);
    const knife = { type: 'pierce' as const, crits: 2 };
    // 2 + 2 dice and what is left of the crits
    expect(deal(scene, knife, ['2', 'agree', [5, 1, 1, 1]]).outcome).toMatchObject({ wounds: 1 });
    expect(deal(scene, knife, ['2', 'disagree', [5, 1, 1, 1, 1, 1]]).outcome).toMatchObject({ wounds: 1 });
    expect(deal(scene, knife, [[5, 1, 1, 1]], house({ attackCrits: 'effectOnly' })).outcome).toMatchObject({
      wounds: 1,
    });
    expect(deal(scene, knife, [[5, 1, 1, 1]], house({ attackCrits: 'none' })).outcome).toMatchObject({
      wounds: 1,
    });
  });

  test('[DP-R-21] fate dice may go into a damage roll, unless the table says no', () => {
    const scene = sceneWith([hero({ inventory: [meleeWeapon('mace')] }), foe()]);
    const { outcome, effects } = deal(scene, {}, ['2', [1, 1, 1, 1, 5, 6]]); // 2 + 2 + 2 dice
    expect(outcome).toMatchObject({ wounds: 2 });
    expect(after(scene, effects, 'hero').fateDice).toBe(0);
    expect(deal(scene, {}, [[1, 1, 1, 5]], house({ fateOnDamage: false })).outcome).toMatchObject({
      wounds: 1,
    });
  });

  test('[DP-R-75] of two types the attacker chooses one', () => {
    const scene = sceneWith([
      hero({ inventory: [meleeWeapon('rapier')], fateDice: 0 }),
      foe({ inventory: [armour('leather')] }),
    ]);
    // leather: pierce 0, cut 1
    expect(deal(scene, {}, ['pierce', [5, 1, 1, 1]]).outcome).toMatchObject({ wounds: 1 });
    expect(deal(scene, {}, ['cut', [5, 1, 1, 1]]).outcome).toMatchObject({ wounds: 0 });
    expect(deal(scene, { type: 'blunt' }, []).outcome).toMatchObject({ reason: 'not-one-of-its-types' });
  });

  test('[DP-DMG-04] [DP-R-76] whip and pepper spray stun; armour stops the whip with its value against cuts', () => {
    const armed = hero({ inventory: [meleeWeapon('whip'), meleeWeapon('pepperSpray')], fateDice: 0 });
    const scene = sceneWith([armed, foe({ inventory: [armour('leather')] })]);
    const { outcome, effects } = deal(scene, { weapon: 'whip' }, [[5, 6]]); // 2 - 1 armour
    expect(outcome).toMatchObject({ wounds: 0, stun: 1, state: 'conscious' });
    expect(after(scene, effects, 'foe')).toMatchObject({ wounds: 0, stun: { general: 1 } });
    expect(deal(scene, { weapon: 'pepperSpray' }, [[5]]).outcome).toMatchObject({ stun: 1 });
    const deadly = house({ untypedWeapons: 'woundsNoArmour' });
    expect(deal(scene, { weapon: 'whip' }, [[5, 6]], deadly).outcome).toMatchObject({ wounds: 2, stun: 0 });
  });

  test('[DP-R-76] bare hands wound, or stun where the table says so', () => {
    const scene = sceneWith([hero({ fateDice: 0 }), foe()]);
    expect(deal(scene, { weapon: 'unarmed' }, [[5, 1]]).outcome).toMatchObject({ wounds: 1, stun: 0 });
    expect(
      deal(scene, { weapon: 'unarmed' }, [[5, 1]], house({ unarmedDamage: 'stun' })).outcome,
    ).toMatchObject({ wounds: 0, stun: 1 });
  });

  test('[DP-R-77] against difficulty 0 no success is a wound, unless the table wants one', () => {
    const fall = (h: House) => scripted(bare(2, 0) as never, null, h, [[1, 2]]).outcome as { wounds: number };
    expect(fall(DEFAULTS).wounds).toBe(1);
    expect(fall(house({ damageAtS0: 'needsOneSuccess' })).wounds).toBe(0);
  });

  test('[DP-R-08] without dice nothing is rolled', () => {
    expect(scripted(bare(0, 1) as never, null, DEFAULTS, []).outcome).toEqual({ wounds: 0, net: 0 });
  });

  test('[DP-DMG-01] two dice: at least one wound with 5/9', () => {
    // 1 - (2/3)^2
    expectOdds(bare(2, 1) as never, null, ({ wounds }: { wounds: number }) => wounds > 0, DEFAULTS).toBe(
      '5/9',
    );
  });
});
