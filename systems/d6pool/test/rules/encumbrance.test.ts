import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { ENCUMBRANCE } from '../../src/data/encumbrance.ts';
import { carryItem } from '../../src/rules/carrying.ts';
import {
  carryingCapacity,
  encumbrance,
  encumbranceOf,
  loadOf,
  movementFactor,
} from '../../src/rules/encumbrance.ts';
import { armour, meleeWeapon, rangedWeapon } from '../../src/rules/equipment.ts';
import { penaltiesOf } from '../../src/rules/penalties.ts';
import { after, DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';
import { inRound, type Run } from './fight-fixtures.ts';

describe('load', () => {
  test('[DP-ENC-01] strength and endurance', () => {
    expect(carryingCapacity(hero({ attributes: { strength: 2, endurance: 3 } }))).toBe(5);
  });

  test('[DP-ENC-02] everything carried, worn or packed', () => {
    const packed = { ...meleeWeapon('axe'), carried: 'packed' as const };
    expect(loadOf(hero({ inventory: [packed, armour('chain'), meleeWeapon('knife')] }), DEFAULTS)).toBe(22.5);
  });

  test('[DP-ENC-03] [DP-R-45] [DP-R-46] the printed figures: TK 5 ends with 115, TK 10 begins with 50', () => {
    expect(ENCUMBRANCE[4].kg).toEqual([12.5, 25, 50, 75, 100, 115]);
    expect(ENCUMBRANCE[9].kg).toEqual([50, 100, 150, 200, 250, 300]);
    expect(encumbrance(5, 120, DEFAULTS).dice).toBe(6);
    const regular = house({ encumbranceTable: 'regular' });
    expect(encumbrance(5, 120, regular)).toEqual({ dice: 5, overloaded: false });
    expect(encumbrance(10, 30, DEFAULTS).dice).toBe(0);
    expect(encumbrance(10, 30, regular).dice).toBe(1);
  });

  test('[DP-ENC-03] rows 1 to 9 follow the pattern but for that one cell', () => {
    for (const { tk, kg } of ENCUMBRANCE.slice(0, 9)) {
      const pattern = [2.5, 5, 10, 15, 20, 25].map((limit) => limit * tk);
      expect(kg).toEqual(tk === 5 ? [...pattern.slice(0, 5), 115] : pattern);
    }
  });

  test('[DP-ENC-04] 29 kg at TK 5 are two dice', () => {
    expect(encumbrance(5, 29, DEFAULTS)).toEqual({ dice: 2, overloaded: false });
  });

  test('[DP-R-44] exactly at a limit it is passed, or not', () => {
    expect(encumbrance(5, 25, DEFAULTS).dice).toBe(2);
    expect(encumbrance(5, 25, house({ loadLimit: 'inclusive' })).dice).toBe(1);
  });

  test('[DP-R-47] beyond the table: overloaded, or more dice; above TK 10 the row goes on', () => {
    expect(encumbrance(4, 100, DEFAULTS)).toEqual({ dice: 6, overloaded: true });
    // 45 kg beyond 100 at 20 kg each
    expect(encumbrance(4, 145, house({ overload: 'extraDice' }))).toEqual({ dice: 8, overloaded: false });
    expect(encumbrance(12, 59, DEFAULTS).dice).toBe(0);
    expect(encumbrance(12, 60, DEFAULTS).dice).toBe(1);
  });

  test('[DP-ENC-05] [DP-R-48] on physical rolls only', () => {
    const porter = hero({ inventory: [{ ...meleeWeapon('club'), kg: 25 }] });
    const scene = sceneWith([porter]);
    const dice = (roll: 'physical' | 'attack' | 'defence' | 'mental' | 'healing') =>
      penaltiesOf(scene, porter, { roll, attribute: 'dexterity' }, DEFAULTS).map(({ source }) => source);
    expect(dice('physical')).toEqual(['encumbrance']);
    expect(dice('attack')).toEqual(['encumbrance']);
    expect(dice('defence')).toEqual(['encumbrance']);
    expect(dice('mental')).toEqual([]);
    expect(dice('healing')).toEqual([]);
  });

  test('[DP-ENC-06] every die halves again', () => {
    expect([0, 1, 2, 3].map((dice) => movementFactor(dice, DEFAULTS))).toEqual([1, 0.5, 0.25, 0.125]);
  });

  test('[DP-R-88] powered armour carries itself while it has power', () => {
    const suit = armour('poweredArmour');
    const kg = (item: typeof suit, h = DEFAULTS) => loadOf(hero({ inventory: [item] }), h);
    expect(kg(suit)).toBe(0);
    expect(kg({ ...suit, powered: false })).toBe(150);
    expect(kg(suit, house({ poweredWeight: 'counts' }))).toBe(150);
  });

  test('[DP-OPT-01] the module can be left out', () => {
    const porter = hero({ inventory: [{ ...meleeWeapon('club'), kg: 500 }] });
    expect(encumbranceOf(porter, house({ modules: [] })).dice).toBe(0);
  });
});

describe('taking, packing, dropping', () => {
  const carry = (scene: ReturnType<typeof sceneWith>, item: string, to: string) =>
    scripted(carryItem as never, { scene, figure: 'hero', item, to }, DEFAULTS, []).outcome as Run;

  test('[DP-ENC-02] a drop is free, picking up is an action that leaves vulnerable', () => {
    const scene = inRound([hero({ inventory: [meleeWeapon('axe')] })]);
    const dropped = carry(scene, 'axe', 'ground');
    expect(dropped.outcome).toMatchObject({ kg: 0, dice: 0 });
    const empty = after(scene, dropped.effects, 'hero');
    expect(empty).toMatchObject({ inventory: [], turn: { freeActionsUsed: 1, actionsUsed: 0 } });
    const lying = inRound([hero()], { objects: [meleeWeapon('axe')] });
    const taken = carry(lying, 'axe', 'held');
    expect(after(lying, taken.effects, 'hero')).toMatchObject({
      inventory: [{ id: 'axe', carried: 'held' }],
      turn: { actionsUsed: 1, vulnerable: ['nonCombat'] },
    });
  });

  test('[DP-R-53] drawing is an action that does not make vulnerable; a quick draw is free', () => {
    const pistol = { ...rangedWeapon('pistolLight'), carried: 'packed' as const };
    const scene = inRound([hero({ inventory: [pistol] })]);
    const drawn = after(scene, carry(scene, 'pistolLight', 'held').effects, 'hero');
    expect(drawn.turn).toMatchObject({ actionsUsed: 1, vulnerable: [] });
    const abilities = [{ skill: 'pistols', ability: 'quickDraw', used: 0, usedThisRound: 0 }];
    const quick = inRound([hero({ inventory: [pistol], abilities })]);
    expect(after(quick, carry(quick, 'pistolLight', 'held').effects, 'hero').turn).toMatchObject({
      actionsUsed: 0,
      freeActionsUsed: 1,
    });
  });
});
