import { describe, expect, test } from 'vitest';
import type { Figure } from '../../src/model.ts';
import { characterProblems } from '../../src/rules/character-problems.ts';
import { fromTemplate } from '../../src/rules/create.ts';
import { DEFAULTS, house } from '../fixtures.ts';
import { ability } from '../rolls.ts';

const peg = fromTemplate({ name: 'Peg Thannis', concept: '' }, 'peg', DEFAULTS);
const problems = (changes: Partial<Figure>, h = DEFAULTS) =>
  characterProblems({ ...peg, ...changes }, h).map(({ code, at, rule }) => `${code} ${at} ${rule}`);

describe('what the rules have against a character', () => {
  test('[DP-CRE-01] too many attribute dice, or too many in one', () => {
    const attributes = { ...peg.attributes, strength: 5 };
    expect(problems({ attributes })).toEqual([
      'attribute-dice attributes DP-CRE-01',
      'attribute-too-high attributes.strength DP-CRE-01',
    ]);
  });

  test('[DP-CRE-02] too few skill dice, or too many in one', () => {
    expect(problems({ skills: { ...peg.skills, forensics: 0 } })).toContain('skill-dice skills DP-CRE-02');
    expect(problems({ skills: { ...peg.skills, pistols: 4 } })).toContain(
      'skill-too-high skills.pistols DP-CRE-02',
    );
  });

  test('[DP-CRE-03] [DP-R-96] two abilities in one skill at level 1', () => {
    const abilities = [...peg.abilities, ability('concentration', 'calmHand')];
    expect(problems({ abilities })).toContain('too-many-abilities abilities.concentration DP-CRE-03');
  });

  test('[DP-CRE-04] [DP-R-25] exactly one die each at creation; later and for free tables equal sums', () => {
    const two = { advantages: { attractive: 2 }, disadvantages: { poverty: 1, enemies: 1 } };
    expect(problems(two)).toEqual([
      'one-advantage advantages DP-CRE-04',
      'one-disadvantage disadvantages DP-CRE-04',
    ]);
    expect(problems(two, house({ advantageBalance: 'free' }))).toEqual([]);
    expect(
      problems({ ...two, disadvantages: { poverty: 1 } }, house({ advantageBalance: 'free' })),
    ).toContain('not-balanced advantages DP-ADV-02');
  });

  test('[DP-R-101] a lifestyle that fell by its own roll does not put the next level out of reach', () => {
    // With lifestyle 1 Peg can hold 9 + 1 + 1 + 1 = 12 points, just enough; at 0 she can earn it back.
    expect(problems({ lifestyle: 0 })).toEqual([]);
    expect(problems({ lifestyle: -1 })).toEqual([]);
    expect(
      problems({ lifestyle: 0, profession: { name: '', attribute: 'charisma', skill: 'pistols' } }),
    ).toEqual([
      'level-out-of-reach xp DP-R-101', // floor(2 / 3) = 0 from the start
    ]);
  });

  test('[DP-CRE-05] [DP-CRE-06] three patterns and a profession', () => {
    expect(problems({ personaPatterns: ['curious'], profession: null })).toEqual([
      'three-patterns personaPatterns DP-CRE-05',
      'no-profession profession DP-CRE-06',
    ]);
  });

  test('[DP-XP-04] more experience on a trait than it has dice', () => {
    expect(problems({ xp: { 'skill:pistols': 2 } })).toEqual(['xp-above-cap xp.skill:pistols DP-XP-04']);
  });

  test('[DP-R-101] four abilities and lifestyle 1: the next level is out of reach', () => {
    const skills = { ...peg.skills, forensics: 1, running: 0 };
    const abilities = [...peg.abilities, ability('pistols', 'quickDraw')];
    expect(problems({ skills, abilities })).toEqual(['level-out-of-reach xp DP-R-101']); // cap 8 + 1 + 1 + 1 = 11
  });

  test('[DP-OPT-02] [DP-R-26] an ability of a rule that is off, powers where there are none', () => {
    expect(problems({}, house({ distractions: 'off', opportunityAttacks: 'off' }))).toEqual([
      'ability-without-rule abilities.zoneOfControl DP-OPT-02',
      'ability-without-rule abilities.focus DP-OPT-02',
    ]);
    const skills = { ...peg.skills, pistols: 0 };
    expect(problems({ skills, powers: { clairvoyance: 1 } })).toEqual(['powers-off powers DP-R-26']);
  });

  test('[DP-XP-10] [DP-XP-12] the budget of the level', () => {
    expect(problems({ level: 2 })).toEqual([
      'attribute-dice attributes DP-XP-10',
      'skill-dice skills DP-XP-10',
      'level-out-of-reach xp DP-R-101',
    ]);
    expect(problems({ level: 9 })).toContain('no-such-level level DP-XP-10');
  });
});
