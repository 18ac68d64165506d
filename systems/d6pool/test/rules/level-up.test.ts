import type { Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/data/levels.ts';
import type { Figure } from '../../src/model.ts';
import {
  abilityLimit,
  attributeCap,
  attributeTotal,
  levelRow,
  skillCap,
  skillCapBase,
  spentSkillDice,
} from '../../src/rules/budget.ts';
import { characterProblems } from '../../src/rules/character-problems.ts';
import { fromTemplate } from '../../src/rules/create.ts';
import { levelUp } from '../../src/rules/level-up.ts';
import { endScene } from '../../src/rules/scenes.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';
import { ability } from '../rolls.ts';

const FULL_XP = {
  'skill:combatReflexes': 2,
  'skill:concentration': 2,
  'skill:forensics': 1,
  'skill:pistols': 1,
  'skill:running': 1,
  'skill:unarmedCombat': 2,
  'advantage:lawEnforcement': 1,
  'disadvantage:enemies': 1,
  lifestyle: 1,
};
const peg: Figure = { ...fromTemplate({ name: 'Peg', concept: '' }, 'peg', DEFAULTS), xp: FULL_XP };
const rise = (answers: Tape, figure: Figure = peg, h = DEFAULTS) => {
  const scene = sceneWith([figure]);
  const { outcome, effects } = scripted(levelUp, { scene, figure: figure.id }, h, answers).outcome;
  return { outcome, figure: after(scene, effects, figure.id) };
};

describe('rising', () => {
  test('[DP-XP-11] one attribute die and two skill dice; all experience is gone', () => {
    const { outcome, figure } = rise(['now', 'charisma', 'skill:pistols', 'skill:pistols']);
    expect(outcome).toMatchObject({ kind: 'levelUp', level: 2, attribute: 'charisma' });
    expect(figure).toMatchObject({ level: 2, attributes: { charisma: 2 }, skills: { pistols: 3 }, xp: {} });
    expect(characterProblems(figure, DEFAULTS)).toEqual([]);
  });

  test('[DP-XP-11] [DP-R-102] a new skill, or an ability in place of a die', () => {
    const { figure } = rise(['now', 'charisma', 'skill:driving', 'ability:pistols:quickDraw']);
    expect(figure.skills['driving']).toBe(1);
    expect(figure.abilities.at(-1)).toEqual(ability('pistols', 'quickDraw'));
  });

  test('[DP-R-102] the player may wait', () => {
    expect(rise(['later'])).toMatchObject({ outcome: { kind: 'putOff' }, figure: { level: 1 } });
  });

  test('[DP-R-102] surplus experience is lost, or kept', () => {
    const rich = { ...peg, skills: { ...peg.skills, pistols: 2 }, xp: { ...FULL_XP, 'skill:pistols': 2 } }; // 13
    const tape: Tape = ['now', 'charisma', 'skill:driving', 'skill:driving'];
    expect(rise(tape, rich).figure.xp).toEqual({});
    const { figure } = rise(tape, rich, house({ keepSurplusXp: true }));
    expect(Object.values(figure.xp).reduce((sum, one) => sum + one, 0)).toBe(1); // 13 - 12
  });

  test('[DP-XP-11] only at the end of a scene and with enough experience', () => {
    const poor = { ...peg, xp: { ...FULL_XP, lifestyle: 0 } };
    expect(rise([], poor).outcome).toMatchObject({ reason: 'not-enough-xp' }); // 11 of 12
    const running = sceneWith([peg], { ended: false });
    expect(scripted(levelUp, { scene: running, figure: 'peg' }, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'scene-runs',
    });
    expect(rise([], { ...peg, level: 8 }).outcome).toMatchObject({ reason: 'highest-level' });
    expect(rise([], foe()).outcome).toMatchObject({ reason: 'not-a-player-character' });
  });

  test('[DP-XP-11] the end of a scene names who may rise', () => {
    const scene = sceneWith([peg, hero()], { ended: false });
    expect(scripted(endScene, { scene }, DEFAULTS, []).outcome.outcome).toEqual({
      kind: 'ended',
      mayRise: ['peg'],
    });
  });

  test('[DP-XP-12] no attribute above a third of all', () => {
    // 13 dice at level 2: at most 4
    const strong = { ...peg, attributes: { ...peg.attributes, strength: 4, perception: 1 } };
    expect(() => rise(['now', 'strength'], strong)).toThrow('illegal-choice');
    expect(() => rise(['now', 'dexterity', 'skill:art', 'skill:art'], strong)).not.toThrow();
  });

  test('[DP-XP-12] [DP-R-103] no skill above a quarter of all, abilities counted or not', () => {
    const deft = { ...peg, skills: { ...peg.skills, unarmedCombat: 3, running: 0 } };
    // 14 dice with abilities: at most 3
    expect(() => rise(['now', 'charisma', 'skill:unarmedCombat'], deft)).toThrow('illegal-choice');
    // 9 dice without abilities, 10 with the new one: at most 2
    const bare = house({ capBase: 'skillDiceOnly' });
    expect(skillCapBase(deft, bare)).toBe(9);
    expect(() => rise(['now', 'charisma', 'skill:concentration'], deft, bare)).toThrow('illegal-choice');
  });

  test('[DP-XP-13] [DP-ADV-05] advantages and disadvantages stay as they are', () => {
    const { figure } = rise(['now', 'charisma', 'skill:pistols', 'skill:pistols']);
    expect([figure.advantages, figure.disadvantages]).toEqual([peg.advantages, peg.disadvantages]);
    expect(() => rise(['now', 'charisma', 'disadvantage:enemies'])).toThrow('illegal-choice');
  });
});

describe('limits', () => {
  test('[DP-XP-10] [DP-R-103] the patterns give every row of the table', () => {
    for (const row of LEVELS) {
      expect(row.attributeDice).toBe(11 + row.level);
      expect(row.skillDice).toBe(10 + 2 * row.level);
      expect(attributeCap(row.attributeDice)).toBe(row.maxAttribute);
      expect(skillCap(row.skillDice)).toBe(row.maxSkill);
      expect(Math.ceil(row.level / 2)).toBe(row.abilitiesPerSkill);
    }
  });

  test('[DP-R-104] beyond level 8 by the same patterns, if the table goes on', () => {
    expect(levelRow(9, DEFAULTS)).toBeUndefined();
    expect(levelRow(9, house({ levelCap: 'extrapolate' }))).toEqual({
      level: 9,
      attributeDice: 20,
      maxAttribute: 6,
      skillDice: 28,
      maxSkill: 7,
      abilitiesPerSkill: 5,
    });
  });

  test('[DP-CRE-03] [DP-R-96] abilities: at most the dice of the skill and the figure of the table', () => {
    const figure = { ...peg, skills: { blades: 3 } }; // level 1: 1 by the table
    expect(abilityLimit(figure, 'blades', DEFAULTS)).toBe(1);
    expect(abilityLimit(figure, 'blades', house({ abilityLimit: 'skillDice' }))).toBe(3);
    expect(abilityLimit({ ...figure, level: 5 }, 'blades', house({ abilityLimit: 'table' }))).toBe(3);
    expect(abilityLimit({ ...figure, level: 5, skills: { blades: 2 } }, 'blades', DEFAULTS)).toBe(2);
    expect(abilityLimit(figure, 'bows', house({ abilityLimit: 'table' }))).toBe(0); // DP-ABL-01
  });

  test('[DP-R-97] an ability costs one skill die: 9 + 3 = 12', () => {
    expect(spentSkillDice(peg)).toBe(12);
    expect(attributeTotal(peg)).toBe(12);
  });
});
