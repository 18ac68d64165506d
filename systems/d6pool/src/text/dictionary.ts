import type { Locale } from '@tafelrunde/kernel';
import { actionWords } from './actions.ts';
import { challengeFactsDe } from './challenge-facts.de.ts';
import { challengeFactsEn } from './challenge-facts.en.ts';
import { fieldWords } from './fields.ts';
import { fightFactsDe } from './fight-facts.de.ts';
import { fightFactsEn } from './fight-facts.en.ts';
import { houseWords } from './house-rules.ts';
import { names, traitKeys } from './names.ts';
import { questionWords } from './questions.ts';
import { refusalWords } from './refusals.ts';
import { surroundingsFactsDe } from './surroundings-facts.de.ts';
import { surroundingsFactsEn } from './surroundings-facts.en.ts';

const facts = {
  de: { ...challengeFactsDe, ...fightFactsDe, ...surroundingsFactsDe },
  en: { ...challengeFactsEn, ...fightFactsEn, ...surroundingsFactsEn },
};

function wordsOf(locale: Locale) {
  const lists = names[locale];
  const { attributes, skills, powers, advantages, disadvantages, postures, carryings } = lists;
  const { fields, effects } = fieldWords[locale];
  return {
    ...actionWords[locale],
    ...questionWords[locale],
    ...refusalWords[locale],
    ...houseWords[locale],
    ...lists,
    facts: facts[locale],
    effects,
    // Tables of dice have traits for fields.
    fields: {
      ...traitKeys(lists),
      ...attributes,
      ...skills,
      ...powers,
      ...advantages,
      ...disadvantages,
      ...fields,
    },
    /** What something is changed to: a posture, a place for a thing. */
    changedTo: { ...postures, ...carryings },
    /** Traits and purchases with their kind in front: `skill:blades`, `ability:blades:riposte`. */
    traitKeys: traitKeys(lists),
  };
}

/** Everything D6 Pool says in one language. */
export type Dictionary = ReturnType<typeof wordsOf>;

export const dictionaries: Readonly<Record<Locale, Dictionary>> = { de: wordsOf('de'), en: wordsOf('en') };
