import type { Locale } from '@tafelrunde/kernel';
import { actionWords } from './actions.ts';
import { diceFactsDe } from './dice-facts.de.ts';
import { diceFactsEn } from './dice-facts.en.ts';
import type { HhFactTexts } from './facts.ts';
import { fieldWords } from './fields.ts';
import { fightFactsDe } from './fight-facts.de.ts';
import { fightFactsEn } from './fight-facts.en.ts';
import { houseWords } from './house-rules.ts';
import { names } from './names.ts';
import { questionWords } from './questions.ts';
import { refusalWords } from './refusals.ts';
import { segmentWords } from './segments.ts';
import { worldFactsDe } from './world-facts.de.ts';
import { worldFactsEn } from './world-facts.en.ts';

const facts = {
  de: { ...diceFactsDe, ...fightFactsDe, ...worldFactsDe },
  en: { ...diceFactsEn, ...fightFactsEn, ...worldFactsEn },
};

const wordsOf = (locale: Locale) => ({
  ...actionWords[locale],
  ...fieldWords[locale],
  // Tables of values have attributes and skills for fields.
  fields: { ...names[locale].attributes, ...names[locale].skills, ...fieldWords[locale].fields },
  ...questionWords[locale],
  ...refusalWords[locale],
  ...houseWords[locale],
  ...names[locale],
  segments: segmentWords(locale),
  facts: {
    ...facts[locale],
    refused: ({ reason }) => refusalWords[locale].refusals[reason],
  } satisfies HhFactTexts,
});

/** Everything Heldenhandbuch says in one language. */
export type Dictionary = ReturnType<typeof wordsOf>;

export const dictionaries: Readonly<Record<Locale, Dictionary>> = { de: wordsOf('de'), en: wordsOf('en') };
