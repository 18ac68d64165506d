import { describe, expect, test } from 'vitest';
import { BURDENS, ROLL_KINDS, type RollKind } from '../../src/data/burdens.ts';
import { DISTRACTIONS } from '../../src/data/distractions.ts';
import { FRESH_TURN } from '../../src/figures.ts';
import type { Item } from '../../src/items.ts';
import { distractionDice, isPhysical, multipleActionDice, penaltiesOf } from '../../src/rules/penalties.ts';
import { DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

const chain: Item = {
  kind: 'armour',
  id: 'chain',
  name: 'chain',
  armour: 'chain',
  values: { blunt: 2, cut: 2, pierce: 1 },
  malus: 1,
  zones: ['torso', 'arms', 'head'],
  powered: null,
  burnt: false,
  rangedOnly: false,
  kg: 20,
  carried: 'worn',
  woundsTaken: 3,
  woundLimit: 12,
  armourValue: 0,
};
const lens: Item = {
  kind: 'gear',
  id: 'lens',
  name: 'lens',
  tools: ['observation'],
  size: 0.1,
  kg: 0,
  carried: 'held',
  woundsTaken: 2,
  woundLimit: 3,
  armourValue: 0,
};

/** Everything at once: 2 wounds, 1 stun, 20 kg at TK 4 (2 dice), chain (1), 2 actions, 3 defences before. */
const burdened = hero({
  wounds: 2,
  stun: { general: 1, cold: 0, suffocation: 0 },
  inventory: [chain, lens],
  disadvantages: { badEyes: 1 },
  turn: { ...FRESH_TURN, declaredActions: 2, defenceRollsThisRound: 3 },
});
const scene = sceneWith([burdened], { round: 1 });
const EVERYTHING = {
  attribute: 'dexterity',
  concentration: true,
  distractions: ['attacked'],
  disadvantages: ['badEyes'],
  item: 'lens',
} as const;

const diceOf = (roll: RollKind, h = DEFAULTS, context: object = EVERYTHING) =>
  Object.fromEntries(
    penaltiesOf(scene, burdened, { ...context, roll }, h).map(({ source, dice }) => [source, dice]),
  );

const WOUNDS = { wounds: 2, stun: 1 };
const LOAD = { encumbrance: 2, 'item:chain': 1 };
const OTHERS = { 'disadvantage:badEyes': 1, 'item:lens': 2 };

describe('the matrix of section 2.45', () => {
  test.each([
    ['mental', { ...WOUNDS, actions: 2, distraction: 3, ...OTHERS }],
    ['physical', { ...WOUNDS, ...LOAD, actions: 2, distraction: 3, ...OTHERS }],
    ['attack', { ...WOUNDS, ...LOAD, actions: 2, distraction: 3, ...OTHERS }],
    ['defence', { ...WOUNDS, ...LOAD, actions: 2, repeatedDefence: 3, ...OTHERS }],
    ['ownDamage', WOUNDS],
    ['hazardDamage', {}],
    ['support', { ...WOUNDS, ...LOAD, actions: 2, distraction: 3, ...OTHERS }],
    ['initiative', { ...WOUNDS, ...LOAD, distraction: 3, ...OTHERS }],
    ['perception', { ...WOUNDS, ...LOAD, actions: 2, distraction: 3, ...OTHERS }],
    ['toughness', { distraction: 3, 'disadvantage:badEyes': 1 }],
    ['healing', { 'disadvantage:badEyes': 1 }],
    ['hazard', { ...WOUNDS, actions: 2, 'disadvantage:badEyes': 1 }],
    ['situational', { 'disadvantage:badEyes': 1 }],
  ] as const)('[DP-CHL-07] [DP-R-14] %s', (roll, dice) => {
    expect(diceOf(roll)).toEqual(dice);
  });

  test('every kind of roll has a row', () => {
    expect(ROLL_KINDS).toEqual(Object.keys(BURDENS));
    expect(ROLL_KINDS).toHaveLength(13);
  });

  test('[DP-R-30] the damage roll of an own weapon: wounds, nothing, or all', () => {
    expect(diceOf('ownDamage', house({ penaltiesOnDamage: 'none' }))).toEqual({});
    expect(diceOf('ownDamage', house({ penaltiesOnDamage: 'all' }))).toEqual(diceOf('attack'));
  });

  test('[DP-R-29] defence is spared from the dice of several actions if the table says so', () => {
    expect(diceOf('defence', house({ multiActionDefence: false }))).not.toHaveProperty('actions');
  });

  test('[DP-CHL-16] wounds count in a situational roll only if the GM says so', () => {
    expect(diceOf('situational', DEFAULTS, { gmWounds: true })).toEqual(WOUNDS);
  });

  test('[DP-R-48] support and initiative follow the attribute, not the skill', () => {
    expect(diceOf('support', DEFAULTS, { attribute: 'intelligence', skill: 'sneaking' })).toEqual({
      ...WOUNDS,
      actions: 2,
    });
  });
});

describe('single sources', () => {
  test('[DP-R-14] nothing counts twice', () => {
    expect(diceOf('mental', DEFAULTS, { disadvantages: ['badEyes', 'badEyes'] })).toMatchObject({
      'disadvantage:badEyes': 1,
    });
  });

  test('[DP-ADV-04] a disadvantage that is not named does not count', () => {
    expect(diceOf('mental', DEFAULTS, {})).not.toHaveProperty('disadvantage:badEyes');
  });

  test('[DP-R-48] strength and dexterity are physical, physical skills too, and the GM has the last word', () => {
    const plain = sceneWith([]);
    expect(isPhysical(plain, { attribute: 'strength' })).toBe(true);
    expect(isPhysical(plain, { attribute: 'charisma', skill: 'persuasion' })).toBe(false);
    expect(isPhysical(plain, { attribute: 'endurance', skill: 'athletics' })).toBe(true);
    expect(isPhysical(plain, { attribute: 'endurance', skill: 'survival' })).toBe(false);
    expect(isPhysical(plain, { attribute: 'strength', physical: false })).toBe(false);
    const setting = { ...plain.setting, physicalSkills: ['surfing'] };
    expect(isPhysical({ ...plain, setting }, { attribute: 'perception', skill: 'surfing' })).toBe(true);
  });

  test('[DP-RND-07] [DP-R-31] as many dice as actions, from two on; further free actions count', () => {
    const dice = (set: object) => multipleActionDice({ ...FRESH_TURN, ...set });
    expect(dice({ declaredActions: 1 })).toBe(0);
    expect(dice({ declaredActions: 3 })).toBe(3);
    expect(dice({ declaredActions: 1, freeActionsUsed: 2 })).toBe(2); // one attack and two free actions
    expect(dice({ freeActionsUsed: 2 })).toBe(0); // one action in all
  });

  test('[DP-WND-04] after a toughness check only later stuns count', () => {
    const tough = { ...burdened, toughnessActive: true, stunSinceToughness: 1 };
    expect(penaltiesOf(scene, tough, { roll: 'hazard' }, DEFAULTS)).toEqual([
      { source: 'stun', dice: 1 },
      { source: 'actions', dice: 2 },
    ]);
  });

  test('[DP-OPT-01] without the encumbrance module only the Malus is left', () => {
    const light = house({ modules: ['armourWear', 'fateDice', 'languages'] });
    expect(diceOf('physical', light, {})).toEqual({ ...WOUNDS, 'item:chain': 1, actions: 2 });
  });
});

describe('distractions', () => {
  test.each([
    ['noise', 1],
    ['argument', 1],
    ['dizziness', 1],
    ['illness', 1],
    ['fightNearby', 2],
    ['danger', 2],
    ['attacked', 3],
    ['seriouslyInjured', 3],
  ] as const)('[DP-DST-01] %s costs %i', (row, dice) => {
    expect(DISTRACTIONS[row]).toBe(dice);
    expect(distractionDice(hero(), [row], DEFAULTS)).toBe(dice);
  });

  test('[DP-DST-01] only a task that needs concentration can be disturbed', () => {
    expect(diceOf('mental', DEFAULTS, { distractions: ['noise'] })).not.toHaveProperty('distraction');
    expect(diceOf('mental', DEFAULTS, { distractions: ['noise'], concentration: true })).toMatchObject({
      distraction: 1,
    });
  });

  test('[DP-R-24] the highest row, or the sum; injury by hand, or with as many wounds as endurance; or all off', () => {
    const given = ['noise', 'danger'] as const;
    expect(distractionDice(hero(), given, DEFAULTS)).toBe(2);
    expect(distractionDice(hero(), given, house({ distractionStacking: 'sum' }))).toBe(3);
    expect(distractionDice(hero(), given, house({ distractions: 'off' }))).toBe(0);
    const hurt = hero({ wounds: 2 }); // endurance 2
    expect(distractionDice(hurt, [], DEFAULTS)).toBe(0);
    expect(distractionDice(hurt, [], house({ seriousInjuryRow: 'atWoundsEqualEnd' }))).toBe(3);
    expect(distractionDice(hero({ wounds: 1 }), [], house({ seriousInjuryRow: 'atWoundsEqualEnd' }))).toBe(0);
  });
});
