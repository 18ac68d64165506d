import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systems } from '@tafelrunde/registry';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');
const read = (folder: string, ending: string): readonly (readonly [name: string, text: string])[] =>
  readdirSync(join(source, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, readFileSync(join(source, folder, name), 'utf8')] as const);

/** Words of machines, and words nobody at a table says. */
const UNWANTED = [/auf \S+ Kernen/, /'Ausführen'/, /ohne Vorgabe/i, /\bCtrl\b/, /\bKennung\b/];

test.each(read('text', '.de.ts'))('%s has no words of machines', (_, text) => {
  for (const word of UNWANTED) expect(text).not.toMatch(word);
});

test.each(read('styles', '.css'))(
  '%s: words are broken only where at least four letters stay together',
  (_, css) => {
    const rules = css.match(/hyphens: auto;[^}]*/g) ?? [];
    for (const rule of rules) expect(rule).toContain('hyphenate-limit-chars: 10 4 4');
  },
);

test.each(systems)('$id: what advice counts in is a word, not a sentence', ({ actions, words }) => {
  const counted = actions.flatMap(({ goals, ownGoals }) => [
    ...Object.keys(goals),
    ...Object.values(ownGoals).flat(),
  ]);
  const units = counted.map((name) => words.de.value('unit', name) ?? words.de.field(name));
  expect(units.filter((unit) => unit.length > 24)).toEqual([]);
});

test('a price has a German comma', () => {
  const words = systems.find(({ id }) => id === 'heldenhandbuch')?.words.de;
  const fact = { kind: 'priced', item: 'dagger', class: 'good', price: 67.5 };
  expect(words?.fact(fact)).toContain('Preis 67,5');
});

test.each([
  ['heldenhandbuch', ['extraDamage', 'gritTeeth', 'learning-dice']],
  ['d6pool', ['defenceFate', 'damageFate', 'fateAfterwards', 'defenceLuck', 'tradeCrits', 'bareHandsHit']],
])('%s: how many is asked in words, never as a bare number', (id, questions) => {
  const system = systems.find((one) => one.id === id);
  const options = ['0', '1', '3'];
  for (const locale of ['de', 'en'] as const)
    for (const question of questions) {
      const told = system?.words[locale].question({ id: question, cite: 'XX-01', by: 'gm', options });
      for (const key of options) expect(told?.options[key], `${question} ${key}`).toMatch(/\p{L}/u);
    }
});
