import type { Locale } from '@tafelrunde/kernel';
import { type SystemWords, type ValueLists, wordsFrom } from '@tafelrunde/system';
import { type Dictionary, dictionaries } from './dictionary.ts';

const LISTS: ValueLists<Dictionary> = {
  byField: {
    complication: 'complications',
    advantage: 'advantages',
    category: 'categories',
    level: 'levels',
    effect: 'spells',
    template: 'templates',
    trait: 'traits',
    status: 'statuses',
    conditions: 'conditions',
    reason: 'refusals',
    role: 'roles',
    do: 'timerMoves',
    cells: 'cells',
  },
  anywhere: [
    'endings',
    'words',
    'verdicts',
    'complications',
    'advantages',
    'spellAdvantages',
    'categories',
    'levels',
    'spellLevels',
    'spells',
    'templates',
    'traits',
    'weapons',
    'statuses',
    'cells',
  ],
};

export const words: Readonly<Record<Locale, SystemWords>> = {
  de: wordsFrom(dictionaries.de, LISTS),
  en: wordsFrom(dictionaries.en, LISTS),
};
