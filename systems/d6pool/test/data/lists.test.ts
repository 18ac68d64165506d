import { describe, expect, test } from 'vitest';
import { ABILITIES, ABILITY_IDS, abilityRow, POWERS } from '../../src/data/abilities.ts';
import { SKILL_ALIASES, SKILL_IDS, SKILLS } from '../../src/data/skills.ts';
import { ADVANTAGES, DISADVANTAGES } from '../../src/data/traits.ts';
import { ATTRIBUTES } from '../../src/model.ts';

test('[DP-ATR-01] [DP-ATR-02] [DP-R-04] six attributes, in the order of the book', () => {
  expect(ATTRIBUTES).toEqual([
    'strength',
    'dexterity',
    'endurance',
    'intelligence',
    'charisma',
    'perception',
  ]);
});

describe('skills', () => {
  test('[DP-SKL-01] every skill that the seed mentions is there', () => {
    const seed = [
      ...[
        'driving',
        'surgery',
        'finance',
        'medicine',
        'generalKnowledge',
        'pathology',
        'zoology',
        'sneaking',
      ],
      ...['computer', 'acrobatics', 'selfControl', 'running', 'swimming', 'climbing', 'shields', 'blades'],
      ...['bludgeons', 'unarmedCombat', 'rifles', 'blowguns', 'bows', 'heavyWeapons', 'pistols', 'thrown'],
      ...[
        'writing',
        'combatReflexes',
        'concentration',
        'forensics',
        'pickpocketing',
        'art',
        'survival',
        'firstAid',
      ],
    ];
    expect(seed.filter((skill) => !(SKILL_IDS as readonly string[]).includes(skill))).toEqual([]);
    expect(SKILL_IDS).toHaveLength(64);
  });

  test('[DP-R-48] survival and self-control are of the body, but not physical', () => {
    expect(SKILLS.survival).toEqual({ group: 'body', attributes: ['endurance'], physical: false });
    expect(SKILLS.selfControl).toEqual({
      group: 'body',
      attributes: ['endurance', 'charisma'],
      physical: false,
    });
    const physical = SKILL_IDS.filter((skill) => SKILLS[skill].physical);
    expect(physical).toHaveLength(20); // 11 of combat, 7 of the body, sneaking and hiding
  });

  test('[DP-R-03] [DP-R-43] [DP-R-57] [DP-R-89] aliases lead to skills of the list', () => {
    expect(SKILL_ALIASES).toEqual({
      sprinting: 'running',
      sword: 'blades',
      shield: 'shields',
      heavy: 'heavyWeapons',
    });
  });
});

describe('abilities', () => {
  test('[DP-ABL-01] each belongs to a skill of the list, to a power or to languages', () => {
    const homes: readonly string[] = [...SKILL_IDS, ...POWERS, 'language'];
    const strays = ABILITY_IDS.filter((one) => ABILITIES[one].skills.some((skill) => !homes.includes(skill)));
    expect(strays).toEqual([]);
    expect(ABILITY_IDS).toHaveLength(33);
  });

  test('[DP-ABL-01] the figures of the list', () => {
    expect(abilityRow('focus')).toMatchObject({ skills: ['concentration'], uses: 'scene' });
    expect(abilityRow('secondParry')?.effect).toEqual({ block: 'extraParry', parries: 1 });
    expect(abilityRow('multipleAttack')?.effect).toEqual({
      block: 'penaltyReduction',
      of: 'multiAction',
      dice: 1,
    });
    expect(abilityRow('sprinter')?.effect).toEqual({ block: 'extraDistance', metres: 3 });
    expect(abilityRow('softLanding')?.effect).toEqual({ block: 'fewerDamageDice', of: 'fall', dice: 2 });
    expect(abilityRow('earForLanguages')?.effect).toMatchObject({ of: 'language', dice: 2 });
    expect(abilityRow('toughness')?.effect).toEqual({ block: 'moreEndurance', dice: 2 });
  });

  test('[DP-POW-01] the two powers of the seed with three abilities each', () => {
    const of = (power: string) =>
      ABILITY_IDS.filter((one) => (ABILITIES[one].skills as readonly string[]).includes(power));
    expect(of('clairvoyance')).toEqual(['secondSight', 'divination', 'dowsing']);
    expect(of('enhancedStrength')).toEqual(['superThrow', 'superJump', 'toughness']);
  });
});

test('[DP-ADV-01] the advantages and disadvantages that the seed names, and ours', () => {
  const named = (table: Readonly<Record<string, { seed: boolean }>>) =>
    Object.keys(table).filter((one) => table[one]?.seed);
  expect(named(ADVANTAGES)).toEqual([
    'attractive',
    'lucky',
    'patron',
    'wealth',
    'lawEnforcement',
    'eagleEye',
  ]);
  expect(named(DISADVANTAGES)).toEqual([
    'badEyes',
    'enemies',
    'illiteracy',
    'poverty',
    'blindness',
    'brainDamage',
    'lame',
    'missingHand',
    'deformations',
    'mentalDisorder',
  ]);
  expect([Object.keys(ADVANTAGES).length, Object.keys(DISADVANTAGES).length]).toEqual([15, 19]);
});
