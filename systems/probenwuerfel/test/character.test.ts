import { LOCALES, play } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { character } from '../src/character.ts';
import { ATTRIBUTES } from '../src/data/attributes.ts';
import type { Figure } from '../src/model.ts';
import { characterProblems } from '../src/rules/character-problems.ts';
import { emptyScene } from '../src/scene.ts';
import { probenwuerfel } from '../src/system.ts';
import { DEFAULTS, type FigureInput, hero, house, npc } from './fixtures.ts';

const problems = (figure: FigureInput, h = DEFAULTS) => characterProblems(hero(figure), h);

describe('what the rules have against a figure', () => {
  test('nothing against the default one and the templates', () => {
    expect(problems({})).toEqual([]);
    for (const template of character.templates)
      expect(character.problems(template.character, DEFAULTS), template.id).toEqual([]);
    expect(character.templates.map(({ id }) => id)).toEqual(['scout', 'fighter', 'scholar', 'bard']);
  });

  test('[PW-ADD-02] more attribute steps than there are', () => {
    const attributes = { agility: 10, will: 10, charisma: 10, humour: 8 } as const; // 3 + 3 + 3 + 2
    const many = [{ code: 'too-many-attribute-steps', at: 'attributes', rule: 'PW-ADD-02' }];
    expect(problems({ attributes })).toEqual(many);
    expect(problems({ attributes }, house({ 'creation.attributeSteps': 11 }))).toEqual([]);
    const granted = house({ 'levelUp.attributeSteps': 1 });
    expect(problems({ attributes, level: 2 }, granted)).toEqual([]);
    expect(problems({ attributes: { will: 8 } }, house({ 'creation.mode': 'quick' }))).toEqual(many);
  });

  test('[PW-ADD-02] [PW-ADD-03] more raises than creation and levels have given', () => {
    const skills = { sneak: 10, notice: 10, climb: 10, swim: 10, ride: 10, dance: 6 } as const; // 16
    expect(problems({ skills })).toEqual([{ code: 'too-many-raises', at: 'skills', rule: 'PW-ADD-02' }]);
    expect(problems({ skills, level: 2 })).toEqual([]); // 15 + 3
    const more = { ...skills, lie: 8, act: 6 } as const; // 19
    expect(problems({ skills: more, level: 2 })).toEqual([
      { code: 'too-many-raises', at: 'skills', rule: 'PW-ADD-03' },
    ]);
  });

  test('[PW-ADD-02] a die above W10 at the first level', () => {
    expect(problems({ attributes: { will: 12 }, skills: { sneak: 12 } })).toEqual([
      { code: 'die-above-maximum', at: 'attributes.will', rule: 'PW-ADD-02' },
      { code: 'die-above-maximum', at: 'skills.sneak', rule: 'PW-ADD-02' },
    ]);
    expect(problems({ attributes: { will: 12 }, level: 2 })).toEqual([]);
  });

  test('[PW-R-16] figures of the GM may have any dice', () => {
    const strong = npc({
      attributes: { will: 12, agility: 12, strength: 12, humour: 12 },
      skills: { sneak: 12 },
    });
    expect(characterProblems(strong, DEFAULTS)).toEqual([]);
  });

  test('[PW-ADD-01] raises that do not fit the die', () => {
    const odd = { skills: { sneak: { die: 8, raises: 3 } } } as const;
    expect(problems(odd)).toEqual([{ code: 'raises-do-not-match', at: 'skills.sneak', rule: 'PW-ADD-01' }]);
    const beyond = { skills: { sneak: { die: 12, raises: 6, modifier: 2 } }, level: 2 } as const;
    expect(problems(beyond)).toHaveLength(1);
    expect(problems(beyond, house({ beyondTop: 'bonus' }))).toEqual([]);
  });

  test('[PW-ADD-04] more Lebenspunkte or Mana than there can be', () => {
    expect(problems({ hitPoints: 20, mana: 5 }).map(({ code }) => code)).toEqual([
      'hit-points-above-maximum',
      'mana-above-maximum',
    ]);
  });
});

describe('the sheet', () => {
  const mira = hero({
    name: 'Mira',
    attributes: { agility: { die: 8, modifier: 1 } },
    skills: { sneak: 10, pickLocks: 4 },
    weapons: [{ name: 'sword', weaponSkill: 'blades', parryMod: 2 }],
    effects: [{ label: 'Segen', target: 'skill:sneak', amount: 2, until: 'Morgen' }],
    scars: ['Kinn'],
    hitPoints: 12,
    openDegrees: 2,
    budget: { attributeSteps: 0, skillRaises: 2, derivedPoints: 0 },
  });
  const rows = (figure: Figure, locale: (typeof LOCALES)[number] = 'de') =>
    new Map(
      character
        .sheet(figure, DEFAULTS, locale)
        .flatMap((section) => section.rows.map((row) => [row.id, row])),
    );

  test('has ten attributes, nine derived values and every Probe with its dice', () => {
    const found = rows(mira);
    expect(found.get('attribute:agility')).toMatchObject({
      label: 'Beweglichkeit',
      value: 'W8 + 1',
      dice: [8],
    });
    expect(found.get('skill:sneak')).toMatchObject({
      label: 'Schleichen',
      value: 'W8 + W10 + 3', // +1 attribute, +2 blessing
      dice: [8, 10],
      hint: '3× gesteigert',
    });
    expect(found.get('skill:pickLocks')).toMatchObject({
      label: 'Schlösser öffnen*',
      hint: 'ohne Vorwissen',
    });
    expect(found.get('derived:hitPoints')).toMatchObject({
      value: '12/19',
      hint: '15 + Max Kon',
      rule: 'PW-DER-10',
    });
    expect(found.get('derived:initiative')).toMatchObject({ value: 'W8 + 1', dice: [8] });
    expect(found.get('derived:running')).toMatchObject({ value: '9 m pro Runde' });
    expect([...found.keys()].filter((id) => id.startsWith('skill:'))).toHaveLength(53);
    expect([...found.keys()].filter((id) => id.startsWith('derived:'))).toHaveLength(9);
  });

  test('shows what is carried, what lasts and what is left to spend', () => {
    const found = rows(mira);
    expect(found.get('weapon:sword')).toMatchObject({
      label: 'Schwert',
      value: 'Klingenwaffen + 2',
      hint: 'in der Hand',
    });
    expect(found.get('effect:0')).toMatchObject({
      label: 'Segen',
      value: '+2 Probe: Schleichen',
      hint: 'Morgen',
    });
    expect(found.get('scar:0')).toMatchObject({ value: 'Kinn' });
    expect(found.get('budget')?.value).toBe('Steigerungen für Proben: 2');
    expect(found.get('openDegrees')?.value).toBe('2');
    expect(rows(hero()).has('budget')).toBe(false);
    expect(character.sheet(hero(), DEFAULTS, 'de').some(({ id }) => id === 'effects')).toBe(false);
  });

  test('speaks both languages', () => {
    expect(rows(mira, 'en').get('skill:sneak')).toMatchObject({ label: 'Sneaking', value: 'd8 + d10 + 3' });
    expect(rows(mira, 'en').get('derived:running')?.value).toBe('9 m per round');
  });

  test('[PW-ADD-09] at a table it has the table’s Proben', () => {
    const skills = [
      ...emptyScene.skills.filter(({ id }) => id !== 'dance'),
      {
        id: 'jonglieren',
        name: 'Jonglieren',
        attribute: 'dexterity',
        requiresTraining: false,
        isWeaponSkill: false,
      } as const,
    ];
    const at = probenwuerfel.table.character({ ...emptyScene, skills, figures: [mira] }, 'hero');
    const found = rows(at as Figure);
    expect(found.get('skill:jonglieren')).toMatchObject({ label: 'Jonglieren', value: 'W4 + W4' });
    expect(found.has('skill:dance')).toBe(false);
  });
});

describe('[PW-ADD-02] making a character step by step', () => {
  const { creation } = character;
  const start = () => creation.start(DEFAULTS);
  const steps = (draft: unknown, ...moves: readonly (readonly [string, unknown])[]) =>
    moves.reduce<unknown>((now, [control, value]) => creation.set(now, control, value, DEFAULTS), draft);
  const left = (draft: unknown) => creation.budgets(draft, DEFAULTS, 'de').map((one) => one.left);
  const control = (draft: unknown, id: string) =>
    creation
      .controls(draft, DEFAULTS, 'de')
      .flatMap(({ controls }) => controls)
      .find((one) => one.id === id);
  const up = (id: string, times: number) => new Array(times).fill([id, 'up'] as const);

  test('starts with everything to give out and no name', () => {
    expect(left(start())).toEqual([10, 15]);
    expect(creation.problems(start(), DEFAULTS)).toEqual([{ code: 'name-missing', at: 'name' }]);
    const sections = creation.controls(start(), DEFAULTS, 'de');
    expect(sections.flatMap(({ controls }) => controls)).toHaveLength(3 + 10 + 53 + 2);
  });

  test('steps cost, come back, and stop at W10', () => {
    const draft = steps(start(), ['name', 'Mira'], ...up('attribute:will', 5), ...up('skill:sneak', 2));
    expect(control(draft, 'attribute:will')).toMatchObject({ value: 'W10', canRise: false, canFall: true });
    expect(control(draft, 'skill:sneak')).toMatchObject({ value: 'W8', canRise: true });
    expect(left(draft)).toEqual([7, 13]);
    const back = steps(
      draft,
      ['attribute:will', 'down'],
      ['skill:sneak', 'down'],
      ['skill:sneak', 'down'],
      ['skill:sneak', 'down'],
    );
    expect(left(back)).toEqual([8, 15]);
    expect(control(back, 'skill:sneak')).toMatchObject({ value: 'W4', canFall: false });
  });

  test('with nothing left no stepper rises, and overspending is a problem that names its rule', () => {
    const spent = steps(
      start(),
      ['name', 'Mira'],
      ...ATTRIBUTES.map((id) => [`attribute:${id}`, 'up'] as const),
    );
    expect(control(spent, 'attribute:will')).toMatchObject({ value: 'W6', canRise: false });
    const over = steps(spent, ['attribute:will', 'up']);
    expect(creation.problems(over, DEFAULTS)).toEqual([
      { code: 'too-many-attribute-steps', at: 'attributes', rule: 'PW-ADD-02' },
    ]);
  });

  test('quick has W6 everywhere and no steps', () => {
    const quick = steps(start(), ['name', 'Mira'], ['mode', 'quick']);
    expect(left(quick)).toEqual([0, 15]);
    expect(control(quick, 'attribute:will')).toMatchObject({ value: 'W6', canRise: false, canFall: false });
    expect(creation.problems(quick, DEFAULTS)).toEqual([]);
  });

  test('templates need nothing but a name', () => {
    const bard = steps(start(), ['name', 'Jaro'], ['template', 'bard']);
    expect(creation.budgets(bard, DEFAULTS, 'de')).toEqual([]);
    expect(creation.controls(bard, DEFAULTS, 'en')).toHaveLength(1);
    expect(creation.problems(bard, DEFAULTS)).toEqual([]);
    expect(creation.problems(bard, house({ 'creation.mode': 'quick' }))).toEqual([]);
    expect(creation.character(bard, DEFAULTS)).toMatchObject({
      name: 'Jaro',
      attributes: { humour: { die: 10 } },
    });
  });

  test('what does not exist changes nothing', () => {
    const draft = start();
    for (const [id, value] of [
      ['luck', 'up'],
      ['attribute:luck', 'up'],
      ['skill:luck', 'up'],
      ['attribute:will', 'sideways'],
      ['template', 'dragon'],
      ['mode', 'slow'],
      ['weapon', 'cannon'],
      ['name', 7],
    ] as const)
      expect(creation.set(draft, id, value, DEFAULTS), id).toEqual(draft);
  });

  test('the action makes the very character that was shown', () => {
    const drafts = [
      steps(
        start(),
        ['name', 'Mira'],
        ...up('attribute:will', 2),
        ...up('skill:sneak', 3),
        ['weapon', 'bow'],
        ['armour', 'up'],
      ),
      steps(start(), ['name', 'Jaro'], ['template', 'bard']),
      steps(start(), ['name', 'Uwe'], ['mode', 'quick']),
    ];
    const create = probenwuerfel.actions.find(({ id }) => id === character.create);
    for (const draft of drafts) {
      const parsed = create?.input.parse(creation.input(draft));
      if (create === undefined || !parsed?.ok) throw new Error(JSON.stringify(parsed));
      const run = play(create.rule, parsed.value, DEFAULTS, []);
      if (run.kind !== 'finished') throw new Error(run.kind);
      expect(run.outcome.outcome['character']).toEqual(creation.character(draft, DEFAULTS));
    }
  });
});

describe('reading a character', () => {
  test('what is wrong with its shape is named by field', () => {
    expect(character.parse({ id: 'mira' })).toMatchObject({ ok: true, value: { id: 'mira', hitPoints: 19 } });
    expect(character.parse({ id: 'mira', hitPoints: 'many' })).toMatchObject({
      ok: false,
      error: [{ code: 'wrong-type', at: 'hitPoints' }],
    });
  });
  test('templates can be read back', () => {
    for (const { character: one } of character.templates)
      expect(character.parse(JSON.parse(JSON.stringify(one)))).toEqual({ ok: true, value: one });
  });
  test('every problem has words in both languages', () => {
    for (const locale of LOCALES)
      for (const code of ['name-missing', 'too-many-raises', 'protected-skill', 'needs-training'])
        expect(probenwuerfel.words[locale].problem({ code, at: '' })).toMatch(/\.$/);
  });
});
