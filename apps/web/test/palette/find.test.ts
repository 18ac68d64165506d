import { systems } from '@tafelrunde/registry';
import { expect, test } from 'vitest';
import { paletteSearch, ruleEntries } from '../../src/palette/find.ts';
import type { PaletteEntry } from '../../src/state/palette.ts';
import { paletteTexts } from '../../src/text/palette.ts';

const text = paletteTexts.de;
const nothing = () => undefined;
const named = (id: string, group: PaletteEntry['group'], title: string, also = ''): PaletteEntry => ({
  ...{ id, group, title, also },
  run: nothing,
});

const others = [
  named('dark', 'settings', text.settings.theme('Tinte (dunkel)').title, text.settings.theme('').also),
  named('sound', 'settings', text.settings.on(text.settings.sound.title), text.settings.sound.also),
  named('paper', 'pages', text.pages.paper.title, text.pages.paper.also),
  named('mira', 'figures', 'Mira'),
  // A rule is called the same.
  named('create', 'actions', 'Figur erschaffen'),
  named('thursday', 'tables', 'Donnerstagsrunde'),
  named('sword', 'actions', 'Angriff: Schwert gegen Ork'),
  named('sneak', 'actions', 'Probe: Schleichen'),
];

const searchIn = (system: (typeof systems)[number]) =>
  paletteSearch([...others, ...ruleEntries(system, 'de', nothing)], [system], {
    locale: 'de',
    first: ['figures', 'tables'],
  });
const search = searchIn(systems[0] as (typeof systems)[number]);
const firstOf = (query: string) => search(query)[0]?.entries[0]?.id;

test.each([
  ['Dunkelmodus', 'dark'],
  ['leise', 'sound'],
  ['drucken', 'paper'],
  ['Mira', 'mira'],
  ['Donerstagsrunde', 'thursday'],
  ['schleichn', 'sneak'],
  ['Schwret', 'sword'],
  ['Figur erschaffen', 'create'],
])('%s finds it first', (query, id) => {
  expect(firstOf(query)).toBe(id);
});

test.each(systems)('$id: a rule is found by its title', (system) => {
  const find = searchIn(system);
  for (const { id, text: words } of system.catalogue.filter((_, i) => i % 10 === 0)) {
    const found = find(words.de.title).flatMap(({ entries }) => entries.map((one) => one.id));
    expect(found, words.de.title).toContain(`rule:${id}`);
  }
});

test('before anything is typed there is a little of what is asked for', () => {
  const groups = search('').map(({ id }) => id);
  expect(groups).toEqual(['figures', 'tables']);
});

test('what nobody has is not found', () => expect(search('qqxxyyzz')).toEqual([]));
