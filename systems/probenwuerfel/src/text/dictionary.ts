import type { Locale } from '@tafelrunde/kernel';
import { DIFFICULTIES } from '../data/difficulties.ts';
import { actionWords } from './actions.ts';
import { factsDe } from './facts.de.ts';
import { factsEn } from './facts.en.ts';
import { houseWords } from './house-rules.ts';
import { names } from './names.ts';
import { questionWords } from './questions.ts';
import { refusalWords } from './refusals.ts';
import { targets } from './targets.ts';

const wordsOf = (locale: Locale) => ({
  ...actionWords[locale],
  // Tables of dice have attributes and skills for fields.
  fields: { ...names[locale].skills, ...names[locale].attributes, ...actionWords[locale].fields },
  ...questionWords[locale],
  ...refusalWords[locale],
  ...houseWords[locale],
  ...names[locale],
  targets: targets[locale],
  /** PW-DIF-01: the names of the guide values by their numbers. */
  guideValues: Object.fromEntries(
    DIFFICULTIES.map(({ id, value }) => [`${value}`, names[locale].difficulties[id]]),
  ),
});

/** Everything Probenwürfel says in one language. */
export type Dictionary = ReturnType<typeof wordsOf> & { readonly facts: typeof factsDe };

export const dictionaries: Readonly<Record<Locale, Dictionary>> = {
  de: { ...wordsOf('de'), facts: factsDe },
  en: { ...wordsOf('en'), facts: factsEn },
};
