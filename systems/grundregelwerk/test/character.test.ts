import type { Locale } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { character } from '../src/character.ts';
import { characterProblems } from '../src/rules/character-problems.ts';
import { DEFAULTS, hero, house } from './fixtures.ts';

const problems = (overrides: Parameters<typeof hero>[0], h = DEFAULTS) =>
  characterProblems(hero(overrides), h);

describe('what the rules have against a character', () => {
  test('nothing against the default one and the templates', () => {
    expect(problems({})).toEqual([]);
    for (const template of character.templates)
      expect(character.problems(template.character, DEFAULTS)).toEqual([]);
    expect(character.templates.map(({ id }) => id)).toEqual(['warrior', 'rogue', 'mage']);
  });

  test('[GW-R-02] a trait the table does not have', () => {
    const traits = { S: 10, G: 8, M: 6, Wits: 6 } as const;
    expect(problems({ traits })).toEqual([{ code: 'unknown-trait', at: 'traits.Wits', rule: 'GW-R-02' }]);
    expect(problems({ traits }, house({ traits: ['S', 'G', 'M', 'Wits'] }))).toEqual([]);
  });

  test('[GW-TRT-01] a trait that is missing', () => {
    expect(problems({ traits: { S: 10, G: 8 } })).toEqual([
      { code: 'trait-missing', at: 'traits.M', rule: 'GW-TRT-01' },
    ]);
  });

  test('[GW-ADD-13] a die above the largest an advance can reach', () => {
    const traits = { S: 20, G: 6, M: 6 } as const;
    expect(problems({ traits, advances: ['S', 'S'] })).toEqual([
      { code: 'die-above-maximum', at: 'traits.S', rule: 'GW-ADD-13' },
    ]);
    expect(problems({ traits, advances: ['S', 'S'] }, house({ 'advance.maxDie': 20 }))).toEqual([]); // d10, d12, d20
  });

  test('[GW-ADD-12] more than d10, d8 and d6 without an advance for each size', () => {
    const more = [{ code: 'starting-dice', at: 'traits', rule: 'GW-ADD-12' }];
    expect(problems({ traits: { S: 10, G: 10, M: 6 } })).toEqual(more); // d8 -> d10
    expect(problems({ traits: { S: 10, G: 10, M: 6 }, advances: ['G'] })).toEqual([]);
    expect(problems({ traits: { S: 12, G: 10, M: 6 }, advances: ['S'] })).toEqual(more); // two sizes, one advance
    expect(problems({ traits: { S: 12, G: 6, M: 6 } })).toEqual(more); // a d12 is none of the three, whatever the others are
    expect(problems({ traits: { S: 8, G: 8, M: 6 } })).toEqual([]); // less is no problem
    expect(problems({ traits: { S: 10, G: 10, M: 6 }, advances: ['heart'] })).toEqual(more);
  });

  test('[GW-HRT-01] hearts beyond the table’s that no advance explains', () => {
    const unexplained = [{ code: 'unexplained-hearts', at: 'heartsMax', rule: 'GW-HRT-01' }];
    expect(problems({ heartsMax: 6 })).toEqual(unexplained);
    expect(problems({ heartsMax: 6, advances: ['heart'] })).toEqual([]);
    expect(problems({ heartsMax: 6 }, house({ 'pc.hearts': 6 }))).toEqual([]);
    expect(problems({ heartsMax: 6, advances: ['mana'] })).toEqual(unexplained);
  });

  test('[GW-MAG-01] Mana beyond the table’s that no advance explains', () => {
    const unexplained = [{ code: 'unexplained-mana', at: 'manaMax', rule: 'GW-MAG-01' }];
    expect(problems({ manaMax: 4 })).toEqual(unexplained);
    expect(problems({ manaMax: 4, advances: ['mana'] })).toEqual([]);
    expect(problems({ manaMax: 4 }, house({ 'pc.mana': 4 }))).toEqual([]);
  });

  test('[GW-ADD-12] no weapon at all', () => {
    expect(problems({ weapons: [] })).toEqual([{ code: 'no-weapon', at: 'weapons', rule: 'GW-ADD-12' }]);
  });

  test('[GW-OPT-01] armour where the table plays without', () => {
    expect(problems({ hasArmour: true })).toEqual([]);
    expect(problems({ hasArmour: true }, house({ 'optional.armour': false }))).toEqual([
      { code: 'armour-off', at: 'hasArmour', rule: 'GW-OPT-01' },
    ]);
  });
});

describe('the sheet', () => {
  const rowsOf = (locale: Locale, overrides: Parameters<typeof hero>[0] = {}) =>
    character
      .sheet(
        hero({ name: 'Mira', concept: 'scout', status: ['prone'], hearts: 3, mana: 1, ...overrides }),
        DEFAULTS,
        locale,
      )
      .flatMap(({ rows }) => rows);

  test.each([
    { locale: 'de', dice: ['W10', 'W8', 'W6'] },
    { locale: 'en', dice: ['d10', 'd8', 'd6'] },
  ] as const)('names dice, hearts and Mana in $locale', ({ locale, dice }) => {
    const values = rowsOf(locale).map(({ value }) => value);
    expect(values.slice(0, 2)).toEqual(['Mira', 'scout']);
    expect(values.slice(2, 5).map((value) => value.split(' ')[0])).toEqual(dice);
    expect(values).toEqual(expect.arrayContaining(['3/5', '1/3']));
    expect(values).toHaveLength(10); // weapons, armour, status
  });

  test('leaves out what there is not', () => {
    expect(rowsOf('de', { concept: '', status: [] })).toHaveLength(8);
  });
});

describe('reading a character', () => {
  test('what is wrong with its shape is named by field', () => {
    expect(character.parse({ id: 'mira' })).toMatchObject({ ok: true, value: { id: 'mira', hearts: 5 } });
    expect(character.parse({ id: 'mira', hearts: 'many' })).toMatchObject({
      ok: false,
      error: [{ code: 'wrong-type', at: 'hearts' }],
    });
  });

  test('templates can be read back', () => {
    for (const { character: one } of character.templates) {
      expect(character.parse(JSON.parse(JSON.stringify(one)))).toEqual({ ok: true, value: one });
    }
  });
});
