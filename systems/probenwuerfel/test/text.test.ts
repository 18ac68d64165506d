import { LOCALES } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { DERIVED } from '../src/data/attributes.ts';
import { probenwuerfel } from '../src/system.ts';
import { dictionaries } from '../src/text/dictionary.ts';
import type { PwFact } from '../src/text/facts.ts';

const { words, catalogue } = probenwuerfel;

test('both languages say something of their own for every entry of the catalogue', () => {
  for (const { id, text } of catalogue) {
    for (const locale of LOCALES) {
      expect(text[locale].title, id).toMatch(/\S/);
      expect(text[locale].text, id).toMatch(/\.$/);
    }
  }
});

test('refusals tell what is wrong as whole sentences', () => {
  for (const locale of LOCALES)
    for (const reason of Object.keys(dictionaries.de.refusals))
      expect(words[locale].value('reason', reason), reason).toMatch(/^\p{Lu}.*\.$/u);
});

test('values have words by their field: Proben, circumstances, guide values, targets', () => {
  expect(words.de.value('skill', 'sneak')).toBe('Schleichen');
  expect(words.en.value('reactorSkill', 'notice')).toBe('Noticing');
  expect(words.de.value('difficulty', '9')).toBe('normal');
  expect(words.de.value('difficulty', '10')).toBeUndefined();
  expect(words.de.value('circumstances', '-4')).toBe('stark behindert (−4)');
  expect(words.en.value('target', 'derived:running')).toBe('Value: Running');
  expect(words.de.value('skill', 'jonglieren')).toBeUndefined();
});

test('a table’s own Probe is told by its name', () => {
  const fact: PwFact = {
    kind: 'checked',
    who: 'Mira',
    skill: 'Jonglieren',
    total: 9,
    difficulty: 9,
    success: true,
    degrees: 0,
  };
  const praised: PwFact = { ...fact, skill: 'sneak', degrees: 2 };
  expect(words.de.fact(fact)).toBe('Mira: Jonglieren 9 gegen 9, gelungen.');
  expect(words.en.fact(praised)).toBe('Mira: Sneaking 9 against 9, success with 2 degrees.');
});

test('fields of the sheet have labels', () => {
  for (const locale of LOCALES)
    for (const id of DERIVED) expect(dictionaries[locale].fields[id]).toBe(dictionaries[locale].derived[id]);
});

test('every chance that an action names has words, and no other', () => {
  const named = new Set(probenwuerfel.actions.flatMap(({ chances }) => Object.keys(chances)));
  expect([...named].sort()).toEqual(Object.keys(dictionaries.de.chances).sort());
});

test('every problem and every question has words in both languages', () => {
  for (const locale of LOCALES) {
    for (const code of Object.keys(dictionaries.de.problems))
      expect(words[locale].problem({ code, at: '' }), code).toMatch(/\.$/);
    for (const [id, asked] of Object.entries(dictionaries.de.questions)) {
      const options = Object.keys(asked.options);
      const told = words[locale].question({ id, options, cite: '', by: 'gm' });
      expect(told.ask, id).toMatch(/\?$/);
      for (const key of options) expect(told.options[key]).not.toBe(key);
    }
  }
});
