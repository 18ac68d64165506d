import { play } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { DamageType } from '../../src/items.ts';
import type { Figure } from '../../src/model.ts';
import type { Fate, House } from '../../src/rule.ts';
import { type Protection, protection } from '../../src/rules/armour.ts';
import { dealDamage } from '../../src/rules/deal-damage.ts';
import { armour, meleeWeapon } from '../../src/rules/equipment.ts';
import { penaltiesOf } from '../../src/rules/penalties.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';
import { damaging, type Run } from './fight-fixtures.ts';

const worn = (
  items: readonly Figure['inventory'][number][],
  type: DamageType | null = 'cut',
  answers: readonly string[] = [],
  h: House = DEFAULTS,
  ranged = false,
) =>
  scripted(
    (fate, _: null, hh: House) => protection(fate as Fate, foe({ inventory: items }), { type, ranged }, hh),
    null,
    h,
    answers,
  ).outcome as Protection;

describe('armour', () => {
  test('[DP-ARM-01] its value depends on the type', () => {
    expect(
      (['blunt', 'cut', 'pierce'] as const).map((type) => worn([armour('lamellar')], type).value),
    ).toEqual([2, 1, 1]);
    expect(worn([], 'cut').value).toBe(0);
    expect(worn([armour('plate')], null).value).toBe(0);
  });

  test('[DP-ARM-01] only what is worn protects', () => {
    expect(worn([{ ...armour('plate'), carried: 'packed' }]).value).toBe(0);
  });

  test('[DP-ARM-02] [DP-R-84] a bonus die for each gap at torso, arms and head; legs do not matter', () => {
    expect(worn([armour('chain', ['torso', 'arms', 'head'])]).bonusDice).toBe(0);
    const vest = armour('chain', ['torso']);
    expect(worn([vest])).toMatchObject({ value: 2, bonusDice: 2 });
    expect(worn([vest], 'cut', ['1'], house({ partialArmour: 'ask' })).bonusDice).toBe(1);
  });

  test('[DP-R-84] asked, the number of gaps is preset; without the torso there is no value and no gap', () => {
    const asking = house({ partialArmour: 'ask' });
    const vest = hero({ inventory: [armour('chain', ['torso'])] });
    const rule = (fate: Fate, figure: Figure, h: House) =>
      protection(fate, figure, { type: 'cut', ranged: false }, h);
    const asked = play(rule, vest, asking, []);
    expect(asked.kind === 'asks' && asked.ask).toMatchObject({
      questions: [{ options: ['2', '0', '1', '3'] }],
    });
    const helmet = [armour('plate', ['head', 'arms'])];
    expect(worn(helmet)).toMatchObject({ value: 0, bonusDice: 0, armours: [] });
  });

  test('[DP-R-84] two armours do not add up; the GM names the one that counts', () => {
    const both = [armour('leather'), armour('chain')];
    expect(worn(both, 'cut', ['chain']).value).toBe(2);
    expect(worn(both, 'cut', ['leather']).value).toBe(1);
  });

  test('[DP-R-86] energy shields count against shots only', () => {
    const both = [armour('leather'), armour('energyShield1')];
    expect(worn(both).value).toBe(1);
    expect(worn(both, 'cut', [], DEFAULTS, true).value).toBe(2);
  });

  test('[DP-ARM-03] the Malus burdens physical rolls, weight comes on top', () => {
    const knight = hero({ inventory: [armour('plate')] }); // 25 kg at capacity 4: 2 dice
    const shares = penaltiesOf(sceneWith([knight]), knight, { roll: 'attack' }, DEFAULTS);
    expect(shares).toEqual([
      { source: 'encumbrance', dice: 2 },
      { source: 'item:plate', dice: 2 },
    ]);
  });

  const blow = (item = armour('leather'), h = DEFAULTS) => {
    const scene = sceneWith([
      hero({ attributes: { strength: 1 }, inventory: [meleeWeapon('warHammer')], fateDice: 0 }),
      foe({ attributes: { endurance: 9 }, inventory: [item] }),
    ]);
    // 4 dice, 3 successes against 1 + value
    const { effects, outcome } = scripted(dealDamage as never, damaging(scene), h, [[5, 5, 5, 1]])
      .outcome as Run;
    return { outcome, item: after(scene, effects, 'foe').inventory[0] };
  };

  test('[DP-R-83] it takes as many wounds as the wearer takes through it, or what it stopped, or none', () => {
    expect(blow()).toMatchObject({ outcome: { wounds: 2 }, item: { woundsTaken: 2 } });
    expect(blow(armour('leather'), house({ armourWear: 'absorbed' })).item).toMatchObject({ woundsTaken: 1 });
    expect(blow(armour('leather'), house({ armourWear: 'hazardsOnly' })).item).toMatchObject({
      woundsTaken: 0,
    });
    expect(blow(armour('leather'), house({ modules: [] })).item).toMatchObject({ woundsTaken: 0 });
  });

  test('[DP-R-83] leather does not wear by stabs it does not stop', () => {
    // Pierce 0: difficulty 1, three hits are three wounds, and the leather is as it was.
    const scene = sceneWith([
      hero({ inventory: [meleeWeapon('spear')], fateDice: 0 }),
      foe({ attributes: { endurance: 9, strength: 9 }, inventory: [armour('leather')] }),
    ]);
    const stab = { ...damaging(scene), type: 'pierce' as const };
    const dice = meleeWeapon('spear').dice ?? 0;
    const faces = [5, 5, 5, ...Array(dice + 2 - 3).fill(1)];
    const { outcome, effects } = scripted(dealDamage, stab, DEFAULTS, [faces]).outcome;
    expect(outcome).toMatchObject({ wounds: 3 });
    expect(after(scene, effects, 'foe').inventory[0]).toMatchObject({ woundsTaken: 0 });
  });

  test('[DP-ARM-03] [DP-R-83] once it has taken its wounds it protects no more', () => {
    expect(blow({ ...armour('leather'), woundsTaken: 5 }).outcome).toMatchObject({ wounds: 3 });
  });
});
