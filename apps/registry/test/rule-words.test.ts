import { LOCALES } from '@tafelrunde/kernel';
import type { SwitchShape, System } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { systems } from '../src/index.ts';

/** Words of the code that are words of German as well. */
const GERMAN = ['die', 'fast', 'kg', 'null'];

function wordsOf(shape: SwitchShape): readonly string[] {
  if (shape.kind === 'per') return [...shape.keys, ...wordsOf(shape.each)];
  return shape.kind === 'one-of' || shape.kind === 'set' ? shape.values : [];
}

/** What the code calls switches, what they can be set to, actions and fields. */
function codesOf({ houseRules, actions }: System): readonly string[] {
  const values = Object.values(houseRules).flatMap(({ shape }) => wordsOf(shape));
  const names = actions.map(({ id }) => id.slice(id.indexOf('/') + 1));
  const fields = actions.flatMap(({ input }) =>
    Object.keys((input.json as { properties: object }).properties),
  );
  return [...new Set([...Object.keys(houseRules), ...values, ...names, ...fields])];
}

const wholeWord = (code: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d.-])${code.replaceAll('.', '\\.')}(?![\\p{L}\\d]|[.-]\\p{L})`, 'u');

describe.each(systems.map((system) => [system.id, system] as const))('rules of %s', (_, system) => {
  test.each(LOCALES)('%s: no text names a switch, an action, a field or a code word', (locale) => {
    // English words are code words too: there only what no English text has gives the code away.
    const codes = codesOf(system).filter((code) =>
      locale === 'de' ? /^[a-z]{2}/.test(code) && !GERMAN.includes(code) : /[a-z][A-Z]|\w\.\w/.test(code),
    );
    const found = system.catalogue.flatMap(({ id, text }) => {
      const { title, text: body } = text[locale];
      return [...codes.map(wholeWord), /[a-z]{2}[A-Z][a-z]/, /\b[Ss](?:chalter|witch) (?!on\b)[a-z]\w*:/]
        .map((code) => `${title} ${body}`.match(code)?.[0])
        .filter((code) => code !== undefined)
        .map((code) => `${id}: ${code}`);
    });
    expect(found).toEqual([]);
  });
});
