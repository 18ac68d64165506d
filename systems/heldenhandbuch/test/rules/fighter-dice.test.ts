import { exact, type Rule, type Tape } from '@tafelrunde/kernel';
import { chancesOf, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import type { Fighter, Figure, Scene } from '../../src/model.ts';
import type { HhFate, House } from '../../src/rule.ts';
import { freshFighter } from '../../src/rules/combat.ts';
import { fighterRoll } from '../../src/rules/fighter-dice.ts';
import { type MeleePhaseInput, meleePhase } from '../../src/rules/melee-phase.ts';
import { meleeWeapon } from '../../src/rules/weapons.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const sword = { id: 'sword', kind: 'weapon', weaponType: 'sword', quality: 14, ts: { count: 2, step: 6 } };
const knight = (melee: object = {}, overrides: object = {}, weapon: object = {}): Figure =>
  hero({
    skills: { melee: { value: 12, baseDie: 12, bonusDice: 2, ...melee } },
    inventory: [{ ...sword, ...weapon }],
    wielded: 'sword',
    ...overrides,
  });
const rolled = (figure: Figure, fighter: Partial<Fighter> = {}, answers: Tape = [], h = DEFAULTS) => {
  const scene = sceneWith([figure]);
  const carried = { ...freshFighter(figure.id), ...fighter };
  const { roll } = scripted(
    (fate, _input: null, given: House) =>
      fighterRoll(fate as HhFate, scene, figure, meleeWeapon(figure), carried, given),
    null,
    h,
    answers,
  ).outcome;
  return roll;
};

describe('[HH-CHK-06] the combat dice of a phase', () => {
  test('base die and bonus dice of the weapon skill', () => {
    expect(rolled(knight())).toMatchObject({ count: 3, sides: 12, value: 12, cap: 12 });
  });
  test('[HH-ITM-05] a weapon can add dice, skill and free throws', () => {
    const effects = [
      { code: 'W', size: 2 },
      { code: 'FkW', size: 3 },
      { code: 'WFr', size: 1 },
    ];
    // The cap is 15 by skill, but the quality of the sword is 14.
    expect(rolled(knight({}, {}, { effects }))).toMatchObject({
      count: 5,
      value: 15,
      cap: 14,
      freeThrows: 1,
    });
  });
  test('[HH-MEL-10] [HH-MAN-04] [HH-R-94] less what is owed, then less half of the rest', () => {
    expect(rolled(knight({ bonusDice: 4 }), { owedDice: 1 }).count).toBe(4); // 5 - 1
    expect(rolled(knight({ bonusDice: 4 }), { halfDiceNext: true }).count).toBe(3); // 5 - 2
    expect(rolled(knight({ bonusDice: 4 }), { owedDice: 2, halfDiceNext: true }).count).toBe(2); // 3 - 1
    expect(rolled(knight(), { owedDice: 4 }).count).toBe(0);
  });
  test('[HH-R-30] dice owed cannot be gritted back, those of empty rows can', () => {
    const tired = knight({}, { psyche: 8 });
    expect(rolled(tired, { owedDice: 1 }, ['0']).count).toBe(1); // 3 - 1 row - 1 owed
    expect(rolled(tired, { owedDice: 1 }, ['1', 'circle1-outer1']).count).toBe(2);
    expect(rolled(knight(), { owedDice: 1 }).count).toBe(2); // nothing to grit
  });
  test('[HH-PSY-04] without a point of psyche there is nothing to throw', () => {
    expect(rolled(knight({}, { psyche: { points: 0, lockedUntil: 10_000 } })).count).toBe(0);
  });
  test('[HH-MEL-15] bare hands use Basis-Kampfkunst; without such a skill there are no dice', () => {
    const boxer = hero({ skills: { basicCombat: { value: 9, bonusDice: 1 } } });
    expect(rolled(boxer)).toMatchObject({ count: 2, sides: 12, cap: 9 });
    expect(rolled(hero()).count).toBe(0);
  });
});

const fight = (scene: Scene, answers: Tape, h = DEFAULTS) => {
  const run = scripted(
    (fate, input: MeleePhaseInput, given: House) => meleePhase(fate as HhFate, input, given),
    { scene },
    h,
    answers,
  );
  return { ...run.outcome, facts: run.facts, after: applyEffects(scene, run.outcome.effects) };
};
const idle = foe({ skills: { basicCombat: { value: 12, baseDie: 12, bonusDice: 0 } } });

describe('when the dice lie', () => {
  const lucky = knight({ value: 14, baseDie: 20 }, { luckyNumber: 7, attributes: { reaction: 5 } });

  test('[HH-LUC-02] [HH-R-96] a lucky number becomes any face; it attacks, but makes no manoeuvre', () => {
    // 12, 12 and a 7 that becomes 12: three attacks of 15, no tria.
    const { facts } = fight(sceneWith([lucky, idle]), [
      [12, 12, 7],
      [2],
      ['initiative'],
      '12',
      '12,12,12',
      'flee',
    ]);
    expect(facts).toContainEqual({ kind: 'attacks', figure: 'hero', target: 'foe', values: [15, 15, 15] });
    expect(facts.some(({ kind }) => kind === 'manoeuvre')).toBe(false);
  });
  test('[HH-LUC-03] kept as it is, it gives a learning roll', () => {
    const { after } = fight(sceneWith([lucky, idle]), [
      [12, 12, 7],
      [2],
      ['initiative'],
      'keep',
      'reaction',
      [6], // above 5
      '12,12',
      'flee',
    ]);
    expect(after.figures[0]?.attributes['reaction']?.value).toBe(6);
  });
  test('[HH-ITM-05] [HH-R-78] a second chance and a shift', () => {
    const effects = [
      { code: 'W2c', size: 1 },
      { code: 'E', size: 1 },
    ];
    const { facts } = fight(sceneWith([knight({}, {}, { effects }), idle]), [
      [9, 9, 2],
      [2],
      ['initiative'],
      '2',
      [10], // the 2 again
      'one',
      '10>9',
      '9,9,9',
      'flee',
    ]);
    expect(facts).toContainEqual({ kind: 'attacks', figure: 'hero', target: 'foe', values: [12, 12, 12] });
  });
  test('[HH-LRN-09] [HH-R-20] high mastery takes a die of the opponent', () => {
    const master = knight({ value: 21 }, {}, { quality: 20 });
    const other = foe({ skills: { basicCombat: { value: 12, baseDie: 12, bonusDice: 0 } } });
    const { facts } = fight(sceneWith([master, other]), [
      [9, 9, 2],
      [9],
      ['initiative'],
      'swap',
      '2', // given
      '9,9,9',
      'flee',
    ]);
    expect(facts).toContainEqual({ kind: 'swapped', given: 2, taken: 9 });
    expect(facts).toContainEqual({ kind: 'attacks', figure: 'hero', target: 'foe', values: [12, 12, 12] });
  });
  test('[HH-MEL-05] an attack falters if no group is left once 1s are offset', () => {
    // The lucky 7 could have become a 9, but is kept; then it offsets the 1, and a single 9 is no group.
    const { outcome, facts } = fight(sceneWith([lucky, idle]), [
      [9, 7, 1],
      [2],
      ['initiative'],
      'keep',
      '7',
      'none',
    ]);
    expect(outcome).toMatchObject({ kind: 'nobodyAttacked', attacker: 'hero' });
    expect(facts).toContainEqual({ kind: 'attackFalters', figure: 'hero' });
  });
});

describe('odds', () => {
  const outcomeOf: Rule<MeleePhaseInput, House, { readonly kind: string }> = (fate, input, h) =>
    meleePhase(fate as HhFate, input, h).outcome;
  const withoutMarks: typeof outcomeOf = (fate, input, h) =>
    outcomeOf(
      {
        roll: (pool, reading, cite) => fate.roll(pool, reading, cite),
        choose: (question) => fate.choose(question),
        chooseTogether: (questions) => fate.chooseTogether(questions),
        note: () => {},
        mark: () => {},
      },
      input,
      h,
    );
  test('with and without marks a phase comes to the same', () => {
    const small = { value: 20, baseDie: 6, bonusDice: 1 };
    const scene = sceneWith([knight(small, {}, { ts: { count: 1, step: 6 } }), foe({ lifeCircles: [{}] })]);
    const h = house();
    const marked = exact(outcomeOf, { scene }, h);
    const plain = exact(withoutMarks, { scene }, h);
    if (!marked.ok || !plain.ok) throw new Error('too large');
    expect(chancesOf(marked.value)).toEqual(chancesOf(plain.value));
  });
});
