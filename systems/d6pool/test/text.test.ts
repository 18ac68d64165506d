import { LOCALES } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { REFUSALS } from '../src/refusal.ts';
import { d6pool } from '../src/system.ts';
import { CHALLENGE_QUESTIONS } from '../src/text/challenges.ts';
import { FIGHT_QUESTIONS } from '../src/text/fights.ts';
import { SURROUNDINGS_QUESTIONS } from '../src/text/surroundings.ts';
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
    for (const reason of REFUSALS) expect(words.value('reason', reason), reason).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('questions ask, and their answers have words', () => {
    const all = { ...CHALLENGE_QUESTIONS, ...FIGHT_QUESTIONS, ...SURROUNDINGS_QUESTIONS };
    for (const [id, options] of Object.entries(all)) {
      const told = words.question({ id, options, cite: '', by: 'gm' });
      expect(told.ask, id).toMatch(/\?$/);
      for (const key of options) expect(told.options[key], `${id} ${key}`).toMatch(/\S/);
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
