import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { DERIVED } from '../../src/data/attributes.ts';
import type { House } from '../../src/data/house-rules.ts';
import { skillOf } from '../../src/model.ts';
import { computeDerived, derivedValues, frozenValues, skillMax } from '../../src/rules/derived.ts';
import { STARTING_SKILLS } from '../../src/rules/starting-skills.ts';
import { emptyScene } from '../../src/scene.ts';
import { DEFAULTS, type FigureInput, hero, house, sceneWith } from '../fixtures.ts';

const values = (figure: FigureInput, h: House = DEFAULTS) => derivedValues(hero(figure), STARTING_SKILLS, h);
const SWORD = { name: 'sword', weaponSkill: 'blades', parryMod: 1 };
const BOW = { name: 'bow', weaponSkill: 'marksmanship', canParry: false };

test('[PW-DER-01] [PW-R-19] Table 1.2 has nine values, Manaregeneration among them', () => {
  expect(DERIVED).toEqual([
    'hitPoints',
    'regeneration',
    'mana',
    'manaRegeneration',
    'initiative',
    'running',
    'evasion',
    'parry',
    'armourClass',
  ]);
});

test('[PW-DER-02] a fresh character of W4s: 19, 4, 4, 4, 4, 4', () => {
  // 15 + 4; Wil 4; Bew 4; (4 + 4) / 2 twice; max(4, 4) + 0
  expect(values({})).toEqual({ hitPoints: 19, mana: 4, running: 4, evasion: 4, parry: 4, armourClass: 4 });
});

test('[PW-DER-10] Lebenspunkte are 15 + Max Kon: W8 with +1 gives 24', () => {
  expect(values({ attributes: { constitution: { die: 8, modifier: 1 } } }).hitPoints).toBe(24);
});

test('[PW-DER-12] [PW-R-07] Mana is Max Wil, and never below 0', () => {
  expect(values({ attributes: { will: { die: 10, modifier: -1 } } }).mana).toBe(9);
  expect(values({ attributes: { will: { die: 4, modifier: -9 } } }).mana).toBe(0);
});

test('[PW-DER-15] [PW-R-14] Laufen is Max Bew and one for each raise of Sprinten', () => {
  expect(values({ attributes: { agility: 8 }, skills: { sprint: 10 } }).running).toBe(11); // 8 + 3
  expect(values({ attributes: { agility: { die: 4, modifier: -9 } } }).running).toBe(0); // PW-R-07
  const rolled = house({ 'running.sprintMode': 'rolled' });
  expect(values({ attributes: { agility: 8 }, skills: { sprint: 10 } }, rolled).running).toBe(8);
});

test('[PW-DER-16] Ausweichen is half of both dice at their highest, with permanent boni', () => {
  expect(values({ attributes: { agility: 8 }, skills: { evasion: 6 } }).evasion).toBe(7); // 14 / 2
  expect(values({ attributes: { agility: { die: 8, modifier: 2 } }, skills: { evasion: 6 } }).evasion).toBe(
    8,
  );
});

describe('[PW-R-24] half of an odd sum', () => {
  const odd = { attributes: { agility: { die: 8, modifier: 1 } }, skills: { evasion: 6 } } as const; // 15
  test.each([
    { rounding: 'floor', evasion: 7 },
    { rounding: 'ceil', evasion: 8 },
    { rounding: 'exact', evasion: 7.5 },
  ] as const)('$rounding', ({ rounding, evasion }) => {
    expect(values(odd, house({ rounding })).evasion).toBe(evasion);
  });
  test('is rounded before anything is added, also below zero', () => {
    const worse = { attributes: { agility: { die: 4, modifier: -13 } } } as const; // 4 + 4 - 13 = -5
    expect(values(worse).evasion).toBe(-3);
    expect(values({ ...odd, derivedModifiers: { evasion: 1 } }).evasion).toBe(8); // 7 + 1
  });
});

describe('[PW-DER-17] [PW-R-25] Parieren', () => {
  const fencer = { attributes: { dexterity: 10, agility: 6 }, skills: { blades: 8 } } as const;
  test('is half of the weapon Probe at its highest and the weapon’s modifier', () => {
    expect(values({ ...fencer, weapons: [SWORD] }).parry).toBe(10); // (10 + 8) / 2 + 1
  });
  test('without a weapon in hand it is Waffenlos', () => {
    expect(values(fencer).parry).toBe(5); // (6 + 4) / 2
    expect(values({ ...fencer, weapons: [{ ...SWORD, wielded: false }] }).parry).toBe(5);
  });
  test('a bow cannot parry: Waffenlos and 0', () => {
    expect(values({ ...fencer, weapons: [{ ...BOW, parryMod: 5 }] }).parry).toBe(5);
  });
  test('of two weapons the better one counts', () => {
    const dagger = { name: 'dagger', weaponSkill: 'blades', parryMod: 3 };
    expect(values({ ...fencer, weapons: [SWORD, dagger] }).parry).toBe(12);
    expect(values({ ...fencer, weapons: [BOW, SWORD] }).parry).toBe(10);
  });
  test('best looks at every weapon on the sheet and at bare hands', () => {
    const best = house({ 'parry.weaponChoice': 'best' });
    expect(values({ ...fencer, weapons: [{ ...SWORD, wielded: false }, BOW] }, best).parry).toBe(10);
    const clumsy = { ...SWORD, parryMod: -20 };
    expect(values({ ...fencer, weapons: [clumsy] }, best).parry).toBe(5);
    expect(values({ ...fencer, weapons: [clumsy] }).parry).toBe(-11); // PW-R-07: it may be negative
  });
  test('a weapon whose Probe is gone is held like nothing', () => {
    expect(values({ ...fencer, weapons: [{ ...SWORD, weaponSkill: 'halberds' }] }).parry).toBe(5);
  });
});

test('[PW-DER-18] [PW-R-26] RK is the better of the final AU and PA, and armour on top', () => {
  const figure = {
    attributes: { agility: 8, dexterity: 6 },
    skills: { evasion: 6, blades: 4 },
    weapons: [SWORD],
    armour: { value: 3 },
    derivedModifiers: { parry: 2, armourClass: 1 },
  } as const;
  // AU 7; PA (6 + 4) / 2 + 1 + 2 = 8; 8 + 3 + 1
  expect(values(figure as FigureInput)).toMatchObject({ evasion: 7, parry: 8, armourClass: 12 });
});

describe('[PW-R-23] the Max of a Probe', () => {
  const locks = skillOf(emptyScene, 'pickLocks') as NonNullable<ReturnType<typeof skillOf>>;
  const figure = hero({
    attributes: { dexterity: { die: 8, modifier: 1 } },
    skills: { pickLocks: { die: 4, modifier: 2 } },
    effects: [
      { label: 'steady', target: 'skill:pickLocks', amount: 3 },
      { label: 'now', target: 'roll:check', amount: 9 },
    ],
  });
  test('has both dice, permanent boni, lasting effects and the malus for lacking knowledge', () => {
    expect(skillMax(figure, locks, DEFAULTS)).toBe(14); // 8 + 4 + 1 + 2 + 3 - 4
  });
  test('switches leave out boni or the malus', () => {
    expect(skillMax(figure, locks, house({ 'max.includeModifiers': false }))).toBe(8); // 8 + 4 - 4
    expect(skillMax(figure, locks, house({ 'max.includeTrainingMalus': false }))).toBe(18);
  });
});

test('[PW-ATT-02] [PW-DER-03] everything follows the attributes, and a shift is added after the formula', () => {
  const higher = values({
    attributes: { constitution: 6, will: 6, agility: 6 },
    derivedModifiers: { hitPoints: 2, mana: -1, running: 3 },
    effects: [{ label: 'boots', target: 'derived:running', amount: 1 }],
  });
  expect(higher).toEqual({ hitPoints: 23, mana: 5, running: 10, evasion: 5, parry: 5, armourClass: 5 });
});

describe('[PW-R-18] derived.live off', () => {
  const fixed = house({ 'derived.live': false });
  const start = hero({ attributes: { constitution: 8 }, skills: { blades: 6 }, weapons: [SWORD] });
  const frozen = { ...start, frozen: frozenValues(start, STARTING_SKILLS, fixed) };
  const grown = {
    ...frozen,
    attributes: hero({ attributes: { constitution: 12, agility: 12, dexterity: 12 } }).attributes,
    armour: { name: '', value: 2 },
    weapons: [{ ...start.weapons[0], parryMod: 4 }],
  } as typeof frozen;
  test('keeps what creation ended with; equipment and shifts still count', () => {
    expect(derivedValues(grown, STARTING_SKILLS, fixed)).toEqual({
      hitPoints: 23, // 15 + 8
      mana: 4,
      running: 4,
      evasion: 4,
      parry: 9, // (4 + 6) / 2 + 4
      armourClass: 11,
    });
    const shifted = { ...grown, derivedModifiers: { ...grown.derivedModifiers, hitPoints: 5 } };
    expect(derivedValues(shifted, STARTING_SKILLS, fixed).hitPoints).toBe(28);
  });
  test('live, nothing is frozen and everything follows', () => {
    expect(frozenValues(start, STARTING_SKILLS, DEFAULTS)).toBeNull();
    expect(derivedValues(grown, STARTING_SKILLS, DEFAULTS)).toMatchObject({ hitPoints: 27, running: 12 });
  });
});

test('[PW-R-22] the values are told, Laufen with its unit', () => {
  const scene = sceneWith([hero()]);
  const run = scripted(computeDerived, { scene, figure: 'hero' }, house({ 'running.unit': 'Felder' }), []);
  expect(run.outcome.outcome).toMatchObject({ kind: 'derived', hitPoints: 19 });
  expect(run.facts).toContainEqual({ kind: 'derivedValue', derived: 'running', value: 4, unit: 'Felder' });
  expect(scripted(computeDerived, { scene, figure: 'x' }, DEFAULTS, []).outcome.outcome).toMatchObject({
    reason: 'unknown-figure',
  });
});

test('[PW-DER-01] [PW-DER-11] [PW-DER-13] [PW-DER-14] the list holds the rolled values too', () => {
  const one = hero({
    attributes: { constitution: { die: 8, modifier: 1 }, will: 6, agility: { die: 10, modifier: -2 } },
    derivedModifiers: { initiative: 1 },
  });
  const run = scripted(computeDerived, { scene: sceneWith([one]), figure: 'hero' }, DEFAULTS, []);
  expect(run.outcome.outcome).toMatchObject({
    regeneration: 'W8+1',
    manaRegeneration: 'W6',
    initiative: 'W10-1',
  });
  expect(run.facts).toContainEqual({ kind: 'derivedRoll', derived: 'initiative', die: 10, modifier: -1 });
});
