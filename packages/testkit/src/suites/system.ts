import { LOCALES } from '@tafelrunde/kernel';
import { type Action, defaultsOf, idFrom, openBook, type System } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { samplesOf, TYPED_NAME } from '../samples-of.ts';
import { describeActions } from './actions.ts';
import { describeArena } from './arena.ts';
import { describeTable } from './table.ts';
import { describeTraceability } from './traceability.ts';
import { describeWords } from './words.ts';

export interface SystemSuite {
  /** The folder of the system's tests; its sources lie beside it. */
  readonly folder: string;
  /** Settings to play under besides the defaults, so that every question is asked. */
  readonly houses?: readonly Readonly<Record<string, unknown>>[];
}

/** Everything that holds for any system, with inputs as its own table offers them. */
export function describeSystem(system: System, { folder, houses = [] }: SystemSuite): void {
  const samples = samplesOf(system);
  const { character, words } = system;
  const house = defaultsOf(system.houseRules);
  const fields = system.actions.flatMap((action) => fieldsOf(action));
  const dictionary = {
    actions: Object.fromEntries(
      system.actions.map(({ id }) => [id.slice(system.id.length + 1), words.de.action(id)]),
    ),
    fields: Object.fromEntries(
      fields
        .filter((name) => LOCALES.every((locale) => words[locale].field(name) !== name))
        .map((name) => [name, words.de.field(name)]),
    ),
  };

  describe('actions', () => describeActions(system, { dictionary, samples }));
  describe('words', () =>
    describeWords(system, { samples, houses, typed: [TYPED_NAME, idFrom(TYPED_NAME)] }));
  describe('traceability', () => describeTraceability(system, { folder, notCode: [] }));
  describe('arena', () => describeArena(system));
  describe('table', () => describeTable(system));

  test('switches have words, and the rule they belong to is in the catalogue', () => {
    const ids = system.catalogue.map(({ id }) => id);
    for (const [key, { ruling }] of Object.entries(system.houseRules)) {
      expect(ids, key).toContain(ruling);
      for (const locale of LOCALES) expect(words[locale].houseRule(key)).not.toBe(key);
    }
  });

  test('every rule stands in the book once, with a title and a text in both languages', () => {
    const entries = openBook(system.catalogue, system.book).flatMap((chapter) => chapter.entries);
    expect(entries).toHaveLength(system.catalogue.length);
    for (const { entry } of entries)
      for (const locale of LOCALES) expect(entry.text[locale].title && entry.text[locale].text).not.toBe('');
  });

  test('templates are legal characters, and a sheet tells all of them in both languages', () => {
    for (const template of character.templates) {
      const parsed = character.parse(template.character);
      expect(parsed).toEqual({ ok: true, value: template.character });
      expect(character.problems(template.character, house), template.id).toEqual([]);
      for (const locale of LOCALES)
        for (const { title, rows } of character.sheet(template.character, house, locale))
          expect(`${title} ${rows.map(({ label, value }) => `${label} ${value}`).join(' ')}`).not.toMatch(
            /undefined|NaN|\[object/,
          );
    }
  });

  test('a character is made step by step, and what is too much is told', () => {
    const { creation } = character;
    const steps = (draft: unknown) =>
      creation
        .controls(draft, house, 'de')
        .flatMap(({ controls }) => controls)
        .filter((control) => control.kind === 'step');
    let draft = creation.start(house);
    for (const { id } of steps(draft))
      for (let i = 0; i < 30; i += 1) draft = creation.set(draft, id, 'up', house);
    const over = creation.budgets(draft, house, 'de').some(({ left }) => left < 0);
    expect(creation.problems(draft, house).length > 0).toBe(over);
    for (const problem of creation.problems(draft, house))
      for (const locale of LOCALES) expect(words[locale].problem(problem)).toBeDefined();
  });
}

const fieldsOf = ({ input }: Action): readonly string[] =>
  Object.keys((input.json as { readonly properties: object }).properties);
