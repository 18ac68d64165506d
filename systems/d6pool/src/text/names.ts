import type { Locale } from '@tafelrunde/kernel';
import { ABILITIES, ABILITY_IDS } from '../data/abilities.ts';
import { fightNames } from './fight-names.ts';
import { gearNames } from './gear-names.ts';
import { sceneNames } from './scene-names.ts';
import { surroundingsNames } from './surroundings-names.ts';
import { traitNames } from './trait-names.ts';

const namesIn = (locale: Locale) => ({
  ...traitNames[locale],
  ...sceneNames[locale],
  ...fightNames[locale],
  ...surroundingsNames[locale],
  ...gearNames[locale],
});

/** The names of everything that lists of the game contain, in one language. */
export type Names = ReturnType<typeof namesIn>;
export const names: Readonly<Record<Locale, Names>> = { de: namesIn('de'), en: namesIn('en') };

/** Languages with words of their own; any other stands as it was written. */
export const LANGUAGES = Object.keys(traitNames.de.languages);

/** The name behind a key; what the table has named itself stands as it is. */
export const named = (list: Readonly<Record<string, string>>, key: string): string =>
  (Object.hasOwn(list, key) ? list[key] : undefined) ?? key;

/** A trait with its kind in front, as in `skill:blades`, `ability:blades:riposte`, `language:english`. */
export function traitName(names: Names, trait: string): string {
  const [of, name = '', last = ''] = trait.split(':');
  switch (of) {
    case 'language':
      return `${names.words.language} (${named(names.languages, name)})`;
    case 'skill':
      return name === 'language' ? traitName(names, `language:${last}`) : named(names.skills, name);
    case 'power':
      return named(names.powers, name);
    case 'ability':
      return `${named(names.abilities, last)} (${named({ ...names.skills, ...names.powers, language: names.words.language }, name)})`;
    case 'advantage':
      return named(names.advantages, name);
    case 'disadvantage':
      return named(names.disadvantages, name);
    case 'item':
      return named(names.gear, name);
    default:
      return named(
        { ...names.words, ...names.sources, ...names.attributes, ...names.powers, ...names.skills },
        trait,
      );
  }
}

/** Words for all keys that questions about traits and purchases can have. */
export function traitKeys(names: Names): Readonly<Record<string, string>> {
  const keys = [
    ...Object.keys(names.skills).map((one) => `skill:${one}`),
    ...Object.keys(names.languages).map((one) => `skill:language:${one}`),
    ...Object.keys(names.powers).map((one) => `power:${one}`),
    ...Object.keys(names.advantages).map((one) => `advantage:${one}`),
    ...Object.keys(names.disadvantages).map((one) => `disadvantage:${one}`),
    ...ABILITY_IDS.flatMap((ability) =>
      ABILITIES[ability].skills.map((skill) => `ability:${skill}:${ability}`),
    ),
  ];
  return Object.fromEntries(keys.map((key) => [key, traitName(names, key)]));
}

/** What a thing is called: a row of the tables by its name, whatever the table has named itself as it stands. */
export const thingName = ({ objects, gear }: Names, thing: string): string =>
  named({ ...objects, ...gear }, thing);
