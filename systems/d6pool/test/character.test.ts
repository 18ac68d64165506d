import { LOCALES, type Locale } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { character } from '../src/character.ts';
import type { Figure } from '../src/model.ts';
import { armour } from '../src/rules/equipment.ts';
import { DEFAULTS, house } from './fixtures.ts';
import { actionOf } from './samples.ts';

const { creation } = character;
const peg = character.templates[0]?.character as Figure;
const rowsOf = (one: unknown, locale: Locale) =>
  Object.fromEntries(
    character.sheet(one, DEFAULTS, locale).flatMap(({ rows }) => rows.map(({ id, value }) => [id, value])),
  );

describe('the sheet', () => {
  test('[DP-CRE-08] Peg in both languages: unconscious at 3 wounds, dead at 5, carrying capacity 4', () => {
    expect(rowsOf(peg, 'de')).toMatchObject({
      name: 'Peg Thannis',
      level: '1',
      'attribute:perception': '3W',
      'skill:pistols': '1W',
      'advantage:lawEnforcement': '1W',
      lifestyle: '1',
      thresholds: '3 / 5',
      carryingCapacity: '4',
      fateDice: '2',
      xp: '0/12',
    });
    expect(rowsOf(peg, 'en')).toMatchObject({ 'attribute:perception': '3D', thresholds: '3 / 5' });
  });

  test('[DP-CRE-03] abilities stand with their skill', () => {
    const skills = character.sheet(peg, DEFAULTS, 'en').find(({ id }) => id === 'skills');
    expect(skills?.rows.find(({ id }) => id === 'skill:concentration')).toMatchObject({
      label: 'Concentration',
      hint: 'Focus',
      dice: [6, 6],
    });
  });

  test('[DP-ABL-01] every ability has a row that says how often it helps, and whether it is used up', () => {
    const used = { ...peg, abilities: peg.abilities.map((one) => ({ ...one, used: 1, usedThisRound: 0 })) };
    const rows = (one: typeof peg) =>
      character.sheet(one, DEFAULTS, 'de').find(({ id }) => id === 'abilities')?.rows ?? [];
    expect(rows(peg).map(({ label, value, hint }) => [label, value, hint])).toEqual([
      ['Kontrollzone', 'einmal je Runde', 'Kampfreflexe'],
      ['Fokus', 'einmal je Szene', 'Konzentration'],
      ['Mehrfachangriff', 'immer', 'Waffenloser Kampf'],
    ]);
    expect(rows(used).map(({ hint }) => hint?.startsWith('Diese Fähigkeit ist schon verbraucht'))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('[DP-ENC-04] [DP-ARM-03] the load and its penalty dice, those of the armour with them', () => {
    const load = (inventory: typeof peg.inventory) =>
      character
        .sheet({ ...peg, inventory }, DEFAULTS, 'de')
        .flatMap(({ rows }) => rows)
        .find(({ id }) => id === 'load');
    expect(load([])).toMatchObject({ value: '0 kg', hint: 'Strafwürfel: 0', dice: [] });
    // Plate: 25 kg at capacity 4 are two dice, its Malus two more.
    expect(load([armour('plate')])).toMatchObject({
      value: '25 kg',
      hint: 'Strafwürfel: 4',
      dice: [6, 6, 6, 6],
    });
  });

  test('[DP-ATR-01] every attribute is a number of six-sided dice', () => {
    const attributes = character.sheet(peg, DEFAULTS, 'de').find(({ id }) => id === 'attributes');
    expect(attributes?.rows.map(({ label, dice }) => [label, dice?.length])).toEqual([
      ['Stärke', 2],
      ['Geschicklichkeit', 2],
      ['Ausdauer', 2],
      ['Intelligenz', 2],
      ['Charisma', 1],
      ['Wahrnehmung', 3],
    ]);
  });

  test('every word of every template is there in both languages', () => {
    for (const { character: one, title } of character.templates) {
      for (const locale of LOCALES) {
        expect(title[locale]).not.toBe('');
        for (const { rows } of character.sheet(one, DEFAULTS, locale))
          for (const { label, value } of rows)
            expect(`${label} ${value}`).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });
});

describe('reading a character', () => {
  test('[DP-R-105] an id is enough; what is missing has its default', () => {
    const parsed = character.parse({ id: 'nobody', kind: 'npc' });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(parsed.value).toMatchObject({
      name: 'nobody',
      side: 'enemies',
      level: 0,
      attributes: { strength: 1, perception: 1 },
      skills: {},
      fateDice: 0,
    });
  });

  test('a written sheet is read back as it was', () => {
    expect(character.parse(JSON.parse(JSON.stringify(peg)))).toEqual({ ok: true, value: peg });
  });

  test('problems name the field', () => {
    expect(character.parse({ id: 'x', attributes: { strength: 0 } })).toMatchObject({
      ok: false,
      error: [{ code: 'too-small', at: 'attributes.strength' }],
    });
    expect(character.parse({ id: 'x', luck: 3 })).toMatchObject({
      ok: false,
      error: [{ code: 'unknown-field', at: 'luck' }],
    });
  });
});

describe('creation step by step', () => {
  const set = (steps: readonly (readonly [string, unknown])[], h = DEFAULTS) =>
    steps.reduce((draft, [control, value]) => creation.set(draft, control, value, h), creation.start(h));
  const free: readonly (readonly [string, unknown])[] = [
    ['name', 'Mira'],
    ['template', 'free'],
    ...['dexterity', 'dexterity', 'perception', 'perception', 'endurance', 'strength'].map(
      (one) => [`attribute:${one}`, 'up'] as const,
    ),
    ...[
      'blades',
      'blades',
      'blades',
      'writing',
      'writing',
      'law',
      'law',
      'art',
      'art',
      'running',
      'running',
    ].map((one) => [`skill:${one}`, 'up'] as const),
    ['abilities', ['blades:riposte']],
    ['advantage', 'contacts'],
    ['disadvantage', 'wanted'],
    ['patterns', ['curious', 'shy']],
    ['ownPattern', 'sucht den Bruder'],
    ['job', 'Presse'],
    ['incomeAttribute', 'perception'],
    ['incomeSkill', 'writing'],
  ];

  test('[DP-CRE-01] [DP-CRE-02] [DP-CRE-03] the budgets are spent and nothing is wrong', () => {
    const draft = set(free);
    expect(creation.budgets(draft, DEFAULTS, 'en')).toEqual([
      { id: 'attributes', label: 'Attributes', left: 0, total: 12 },
      { id: 'skills', label: 'Skills', left: 0, total: 12 },
      { id: 'personaPatterns', label: 'Persona patterns', left: 0, total: 3 },
    ]);
    expect(creation.problems(draft, DEFAULTS)).toEqual([]);
  });

  test('[DP-CRE-06] the action makes the same character out of it', () => {
    const draft = set(free);
    const input = actionOf('create').input.parse({ ...creation.input(draft), firstIncome: false });
    if (!input.ok) throw new Error(JSON.stringify(input.error));
    const { outcome } = scripted(actionOf('create').rule, input.value, DEFAULTS, []);
    expect(outcome.outcome['character']).toEqual(creation.character(draft, DEFAULTS));
  });

  test('[DP-CRE-01] problems show while it is made', () => {
    const codes = creation.problems(set([['template', 'free']]), DEFAULTS).map(({ code }) => code);
    expect(codes).toEqual([
      'attribute-dice',
      'skill-dice',
      'one-advantage',
      'one-disadvantage',
      'three-patterns',
      'no-profession',
      'level-out-of-reach',
    ]);
  });

  test('[DP-CRE-01] an attribute stays between 1 and 4', () => {
    const up = Array(6).fill(['attribute:strength', 'up'] as const);
    const draft = set([['template', 'free'], ...up]) as { attributes: { strength: number } };
    expect(draft.attributes.strength).toBe(4);
    expect(
      set([
        ['template', 'free'],
        ['attribute:strength', 'down'],
      ]),
    ).toMatchObject({
      attributes: { strength: 1 },
    });
  });

  test('[DP-CRE-03] what hung on a skill goes with it', () => {
    const draft = set([
      ...free,
      ...Array(3).fill(['skill:blades', 'down']),
      ...Array(2).fill(['skill:writing', 'down']),
    ]);
    expect(draft).toMatchObject({ abilities: [], incomeSkill: '' });
  });

  test('[DP-OPT-02] abilities whose rule is off are not on offer; powers only where there are any', () => {
    const offered = (h = DEFAULTS) =>
      creation.controls(set(free, h), h, 'en').flatMap(({ controls }) => controls.map(({ id }) => id));
    expect(offered()).not.toContain('power:clairvoyance');
    expect(offered(house({ powers: 'on' }))).toContain('power:clairvoyance');
    const off = house({ opportunityAttacks: 'off' });
    expect(set(free, off)).toMatchObject({ abilities: [] });
  });

  test('a template needs a name only', () => {
    const draft = set([
      ['name', 'Jo'],
      ['template', 'burglar'],
    ]);
    expect(creation.input(draft)).toEqual({ name: 'Jo', concept: '', template: 'burglar' });
    expect(creation.budgets(draft, DEFAULTS, 'de')).toEqual([]);
    expect(creation.problems(draft, DEFAULTS)).toEqual([]);
  });

  test('nonsense leaves the draft as it is', () => {
    const draft = set(free);
    for (const [control, value] of [
      ['attribute:luck', 'up'],
      ['template', 'x'],
      ['abilities', 'x'],
      ['y', 1],
      ['name', 3],
    ] as const)
      expect(creation.set(draft, control, value, DEFAULTS)).toEqual(
        control === 'abilities' ? { ...(draft as object), abilities: [] } : draft,
      );
  });
});
