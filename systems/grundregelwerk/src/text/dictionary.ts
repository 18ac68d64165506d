import type { Locale } from '@tafelrunde/kernel';
import { actionWords } from './actions.ts';
import { factsDe } from './facts.de.ts';
import { factsEn } from './facts.en.ts';
import { houseWords } from './house-rules.ts';
import { names } from './names.ts';
import { questionWords } from './questions.ts';
import { refusalWords } from './refusals.ts';

const wordsOf = (locale: Locale) => ({
  ...actionWords[locale],
  // The dice of a figure have traits for fields.
  fields: { ...names[locale].traits, ...actionWords[locale].fields },
  ...questionWords[locale],
  ...refusalWords[locale],
  ...houseWords[locale],
  ...names[locale],
});

/** Everything Grundregelwerk says in one language. */
export type Dictionary = ReturnType<typeof wordsOf> & { readonly facts: typeof factsDe };

export const dictionaries: Readonly<Record<Locale, Dictionary>> = {
  de: { ...wordsOf('de'), facts: factsDe },
  en: { ...wordsOf('en'), facts: factsEn },
};
