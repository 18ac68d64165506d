import { LOCALES } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { d6pool } from '../src/system.ts';
import { dictionaries } from '../src/text/dictionary.ts';
import { choicesOf } from './choices.ts';

describe.each(LOCALES)('in %s', (locale) => {
  const words = d6pool.words[locale];

  test('every entry of the catalogue has a title and whole sentences', () => {
    for (const { id, text } of d6pool.catalogue) {
      expect(text[locale].title, id).toMatch(/\S/);
      expect(text[locale].text, id).toMatch(/\.$/);
    }
  });

  test('every word that can be chosen in a form is told', () => {
    const unsaid = d6pool.actions.flatMap((action) =>
      choicesOf(action)
        .filter(([field, value]) => words.value(field, value) === undefined)
        .map(([field, value]) => `${action.id} ${field} ${value}`),
    );
    expect(unsaid).toEqual([]);
  });

  test('refusals are whole sentences', () => {
    for (const told of Object.values(dictionaries[locale].refusals)) expect(told).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('questions ask, and their answers have words', () => {
    for (const [id, { ask, options }] of Object.entries(dictionaries[locale].questions)) {
      expect(ask, id).toMatch(/\?$/);
      for (const [key, told] of Object.entries(options)) expect(told, `${id} ${key}`).toMatch(/\S/);
    }
  });

  test('things of the lists have their names in the log, also where they burn or explode', () => {
    const facts = [
      { kind: 'armourCatchesFire', figure: 'Anna', armour: 'studdedLeather' },
      { kind: 'equipmentHarmed', figure: 'Anna', item: 'studdedLeather', lost: false },
      { kind: 'exploded', item: 'pipeBomb', targets: 1 },
      { kind: 'dud', item: 'pipeBomb' },
    ];
    for (const fact of facts) expect(words.fact(fact), fact.kind).not.toMatch(/[a-z][A-Z]/);
  });

  test('chances and house rules have names that are no identifiers', () => {
    const chances = new Set(d6pool.actions.flatMap((action) => Object.keys(action.chances)));
    for (const name of chances) expect(words.chance(name), name).not.toMatch(/[a-z][A-Z]/);
    for (const key of Object.keys(d6pool.houseRules)) expect(words.houseRule(key)).not.toBe(key);
  });
});
