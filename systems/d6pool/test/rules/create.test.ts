import type { Tape } from '@tafelrunde/kernel';
import { idFrom } from '@tafelrunde/system';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { BareInput } from '../../src/actions/inputs.ts';
import { PERSONA_PATTERNS } from '../../src/data/persona.ts';
import { CHARACTER_TEMPLATE_IDS } from '../../src/data/templates.ts';
import type { Figure } from '../../src/model.ts';
import { characterProblems } from '../../src/rules/character-problems.ts';
import { createCharacter, fromTemplate } from '../../src/rules/create.ts';
import { carryingCapacity } from '../../src/rules/encumbrance.ts';
import { income, incomePool, startingLifestyle } from '../../src/rules/income.ts';
import { after, DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';
import { ability } from '../rolls.ts';

const input = (overrides: Partial<BareInput<'create'>> = {}): BareInput<'create'> => ({
  name: 'Mira Voß',
  concept: '',
  template: 'free',
  personaPatterns: [],
  nativeLanguage: 'german',
  removedSkills: [],
  extraSkills: [],
  gear: [],
  ...overrides,
});
const create = (overrides: Partial<BareInput<'create'>>, answers: Tape, h = DEFAULTS) =>
  (scripted(createCharacter, input(overrides), h, answers).outcome.outcome as { character: Figure })
    .character;
const peg = fromTemplate({ name: 'Peg Thannis', concept: '' }, 'peg', DEFAULTS);

const ATTRIBUTE_DICE = ['dexterity', 'dexterity', 'perception', 'perception', 'endurance', 'strength'];
const SKILL_DICE = [
  ...['skill:blades', 'skill:blades', 'skill:blades', 'ability:blades:riposte'],
  ...['skill:writing', 'skill:writing', 'skill:running', 'skill:running', 'skill:law', 'skill:law'],
  ...['skill:art', 'skill:art'],
];
const REST = ['lucky', 'badEyes', 'shy', 'frugal', 'romantic', 'perception', 'writing'];
const WHOLE: Tape = [...ATTRIBUTE_DICE, ...SKILL_DICE, ...REST, 'leaveOut'];

describe('a character of one’s own', () => {
  test('[DP-CRE-01] [DP-ATR-01] twelve attribute dice, each attribute from 1 to 4', () => {
    expect(create({}, WHOLE).attributes).toEqual({
      strength: 2,
      dexterity: 3,
      endurance: 2,
      intelligence: 1,
      charisma: 1,
      perception: 3,
    });
    expect(() => create({}, ['strength', 'strength', 'strength', 'strength'])).toThrow('illegal-choice');
  });

  test('[DP-CRE-02] [DP-CRE-03] [DP-R-97] twelve skill dice, at most 3 in one; abilities cost one each', () => {
    const { skills, abilities } = create({}, WHOLE);
    expect(skills).toEqual({ blades: 3, writing: 2, running: 2, law: 2, art: 2 });
    expect(abilities).toEqual([ability('blades', 'riposte')]);
    const fourth: Tape = [...ATTRIBUTE_DICE, 'skill:art', 'skill:art', 'skill:art', 'skill:art'];
    expect(() => create({}, fourth)).toThrow('illegal-choice');
    const second: Tape = [
      ...ATTRIBUTE_DICE,
      'skill:blades',
      'ability:blades:riposte',
      'ability:blades:feint',
    ];
    expect(() => create({}, second)).toThrow('illegal-choice'); // one ability per skill at level 1
    expect(() => create({}, [...ATTRIBUTE_DICE, 'ability:blades:riposte'])).toThrow('illegal-choice'); // no die in it
  });

  test('[DP-CRE-04] [DP-ADV-01] one advantage and one disadvantage with a die each', () => {
    expect(create({}, WHOLE)).toMatchObject({ advantages: { lucky: 1 }, disadvantages: { badEyes: 1 } });
  });

  test('[DP-CRE-05] [DP-PSN-01] three persona patterns, own ones first', () => {
    expect(create({}, WHOLE).personaPatterns).toEqual(['shy', 'frugal', 'romantic']);
    const own = { personaPatterns: ['sucht den Bruder'] };
    const tape: Tape = [
      ...ATTRIBUTE_DICE,
      ...SKILL_DICE,
      'lucky',
      'badEyes',
      'shy',
      'frugal',
      'perception',
      'writing',
    ];
    expect(create({ ...own, firstIncome: false }, tape).personaPatterns).toEqual([
      'sucht den Bruder',
      'shy',
      'frugal',
    ]);
  });

  test('[DP-CRE-06] [DP-LIF-01] [DP-LIF-02] profession, lifestyle, and the first income roll at once', () => {
    const tape: Tape = [...WHOLE.slice(0, -1), 'roll', [5, 5, 1, 1, 1]]; // PER 3 + writing 2 = 5, lifestyle 1
    expect(create({}, WHOLE)).toMatchObject({
      profession: { attribute: 'perception', skill: 'writing' },
      lifestyle: 1,
    });
    expect(create({}, tape).lifestyle).toBe(2); // 2 - 1 = 1 crit
  });

  test('[DP-CRE-07] [DP-XP-01] level 1, two fate dice, no experience', () => {
    expect(create({}, WHOLE)).toMatchObject({ level: 1, fateDice: 2, xp: {}, kind: 'pc', id: 'mira-voss' });
  });

  test('[DP-GEN-07] a world of its own brings skills of its own', () => {
    const tape: Tape = [...ATTRIBUTE_DICE, 'skill:zeroG', 'skill:zeroG', ...SKILL_DICE.slice(0, 10), ...REST];
    const { skills } = create({ extraSkills: ['zeroG'], firstIncome: false }, tape);
    expect(skills['zeroG']).toBe(2);
  });

  test('[DP-GEN-04] the GM may rule out skills; everything else is free', () => {
    const tape: Tape = [...ATTRIBUTE_DICE, 'skill:blades'];
    expect(() => create({ removedSkills: ['blades'] }, tape)).toThrow('illegal-choice');
  });

  test('[DP-OPT-02] [DP-R-26] powers and abilities of rules that are off are not offered', () => {
    const power: Tape = [...ATTRIBUTE_DICE, 'power:clairvoyance'];
    expect(() => create({}, power)).toThrow('illegal-choice');
    expect(() => create({}, power, house({ powers: 'on' }))).toThrow('the script ends');
    const riposte: Tape = [...ATTRIBUTE_DICE, 'skill:blades', 'ability:blades:riposte'];
    expect(() => create({}, riposte, house({ opportunityAttacks: 'off' }))).toThrow('illegal-choice');
  });

  test('[DP-CRE-01] what is given is not asked', () => {
    const character = create(
      {
        attributes: { strength: 2, dexterity: 2, endurance: 2, intelligence: 2, charisma: 2, perception: 2 },
        skills: { writing: 3, law: 3, art: 3, driving: 3 },
        advantage: 'contacts',
        disadvantage: 'wanted',
        personaPatterns: ['a', 'b', 'c'],
        profession: { name: 'reporter', attribute: 'perception', skill: 'writing' },
        firstIncome: false,
      },
      [],
    );
    expect(characterProblems(character, DEFAULTS)).toEqual([]);
  });

  test('[DP-GEN-03] the figure is the player’s own', () => {
    const { effects } = scripted(createCharacter, input(), DEFAULTS, WHOLE).outcome;
    expect(after(sceneWith([]), effects, 'mira-voss')).toMatchObject({ side: 'players', kind: 'pc' });
  });

  test('ids', () => {
    expect([idFrom('Jörg Groß'), idFrom('!?')]).toEqual(['jorg-gross', 'figure']);
  });
});

describe('Peg Thannis', () => {
  test('[DP-CRE-08] she is legal: 12 attribute dice, 9 skill dice and 3 abilities', () => {
    expect(characterProblems(peg, DEFAULTS)).toEqual([]);
    expect(peg.attributes).toEqual({
      strength: 2,
      endurance: 2,
      dexterity: 2,
      intelligence: 2,
      charisma: 1,
      perception: 3,
    });
    expect(peg.skills).toEqual({
      combatReflexes: 2,
      concentration: 2,
      forensics: 1,
      pistols: 1,
      running: 1,
      unarmedCombat: 2,
    });
    expect(peg.abilities.map((one) => one.ability)).toEqual(['zoneOfControl', 'focus', 'multipleAttack']);
    expect(peg.personaPatterns).toEqual(['illTempered', 'curious', 'looksForSister']);
  });

  test('[DP-CRE-08] [DP-R-98] income pool 5, lifestyle 1, carrying capacity 4', () => {
    expect(incomePool(peg)).toBe(5); // PER 3 + concentration 2
    expect(startingLifestyle(peg, DEFAULTS)).toBe(1); // floor(5 / 3)
    expect(carryingCapacity(peg)).toBe(4); // 2 + 2
  });

  test.each(CHARACTER_TEMPLATE_IDS)(
    '[DP-CRE-02] the template %s is legal and has its lifestyle',
    (template) => {
      const one = fromTemplate({ name: template, concept: '' }, template, DEFAULTS);
      expect(characterProblems(one, DEFAULTS)).toEqual([]);
      expect(one.lifestyle).toBe(startingLifestyle(one, DEFAULTS));
    },
  );
});

describe('income', () => {
  const reporter = (overrides: Partial<Figure> = {}): Figure => ({
    ...hero({ skills: { writing: 3 } }),
    profession: { name: 'reporter', attribute: 'perception', skill: 'writing' },
    lifestyle: 1,
    ...overrides,
  });
  const earn = (figure: Figure, answers: Tape, h = DEFAULTS, fate = 0) =>
    scripted(income, { scene: sceneWith([figure]), figure: 'hero', fate }, h, answers).outcome;

  test('[DP-LIF-02] the reporter with perception 2 and writing 3: 5 dice, lifestyle 1', () => {
    expect(incomePool(reporter())).toBe(5);
    expect(startingLifestyle(reporter(), DEFAULTS)).toBe(1);
    expect(startingLifestyle(hero(), DEFAULTS)).toBe(0); // no profession
  });

  test('[DP-R-98] wealth and poverty count for the lifestyle only if the table wants it', () => {
    const rich = reporter({ advantages: { wealth: 2 }, disadvantages: { poverty: 1 } });
    expect(startingLifestyle(rich, DEFAULTS)).toBe(1);
    expect(startingLifestyle(rich, house({ wealthOnLifestyle: 'on' }))).toBe(2); // 1 + 2 - 1
  });

  test('[DP-LIF-03] [DP-R-99] a crit raises the lifestyle, success keeps it, failure costs 1', () => {
    expect(earn(reporter(), [[5, 5, 1, 1, 1]]).outcome).toMatchObject({ lifestyle: 2, by: 1 });
    expect(earn(reporter(), [[5, 1, 1, 1, 1]]).outcome).toMatchObject({ lifestyle: 1, by: 0 });
    expect(earn(reporter(), [[1, 1, 1, 1, 1]]).outcome).toMatchObject({ lifestyle: 0, by: -1 });
  });

  test('[DP-R-99] a Patzer costs 2; poverty is the penalty die, wealth a success die', () => {
    const poor = reporter({ disadvantages: { poverty: 1 }, advantages: { wealth: 1 } });
    expect(earn(poor, [[1, 1, 1, 1, 1, 1], [6]]).outcome).toMatchObject({ lifestyle: -1, by: -2 });
  });

  test('[DP-R-99] the difficulty is the lifestyle, at least 0', () => {
    expect(earn(reporter({ lifestyle: -1 }), [[1, 1, 1, 1, 1]]).outcome).toMatchObject({ lifestyle: -1 }); // S0 passed
    expect(earn(reporter({ lifestyle: 3 }), [[5, 5, 1, 1, 1]]).outcome).toMatchObject({ lifestyle: 2 });
  });

  test('[DP-R-99] recordOnly: nothing changes', () => {
    const record = house({ incomeRoll: 'recordOnly' });
    expect(earn(reporter(), [[1, 1, 1, 1, 1]], record).outcome).toMatchObject({ lifestyle: 1, by: 0 });
  });

  test('[DP-R-101] lifestyle can earn experience here, and fate dice may help', () => {
    const { effects } = earn(reporter(), [[5, 5, 5, 1, 1, 1]], DEFAULTS, 1);
    expect(effects).toContainEqual({
      kind: 'xpOffered',
      offer: { figure: 'hero', traits: ['skill:writing', 'lifestyle'] },
    });
    expect(effects).toContainEqual({ kind: 'fateDice', figure: 'hero', by: -1 });
    expect(earn(hero(), []).outcome).toMatchObject({ reason: 'no-profession' });
  });
});

test('[DP-PSN-03] the 27 sample patterns', () => {
  expect(PERSONA_PATTERNS).toHaveLength(27);
  expect(new Set(PERSONA_PATTERNS).size).toBe(27);
});

test.each([
  ['thirteen attribute dice', { attributes: { strength: 4, dexterity: 4, endurance: 2 } }], // 4 + 4 + 2 + 3 × 1
  ['five dice in one attribute', { attributes: { strength: 5 } }],
  ['four dice in one skill', { skills: { blades: 4 } }],
  ['thirteen skill dice', { skills: { blades: 3, running: 3, law: 3, art: 3, writing: 1 } }],
  [
    'two abilities in one skill',
    {
      skills: { blades: 3 },
      abilities: [
        { skill: 'blades', ability: 'riposte' },
        { skill: 'blades', ability: 'feint' },
      ],
    },
  ],
] as const)('[DP-CRE-01] [DP-CRE-02] [DP-CRE-03] over the budget is refused: %s', (_, over) => {
  const { outcome } = scripted(createCharacter, input(over), DEFAULTS, []).outcome;
  expect(outcome).toEqual({ kind: 'refused', reason: 'over-budget' });
});
