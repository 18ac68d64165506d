import type { Locale } from '@tafelrunde/kernel';
import { type SystemWords, type ValueLists, wordsFrom } from '@tafelrunde/system';
import { type Dictionary, dictionaries } from './dictionary.ts';

const LISTS: ValueLists<Dictionary> = {
  byField: {
    attribute: 'attributes',
    skill: 'skills',
    initiatorSkill: 'skills',
    reactorSkill: 'skills',
    weaponSkill: 'skills',
    derived: 'derived',
    roll: 'rollKinds',
    template: 'templates',
    category: 'categories',
    difficulty: 'guideValues',
    weapon: 'weapons',
    status: 'statuses',
    circumstances: 'circumstances',
    initiatorCircumstances: 'circumstances',
    reactorCircumstances: 'circumstances',
    list: 'lists',
    mode: 'modes',
    target: 'targets',
    reason: 'refusals',
    role: 'roles',
  },
  anywhere: [
    'words',
    'attributes',
    'skills',
    'derived',
    'rollKinds',
    'templates',
    'categories',
    'weapons',
    'statuses',
    'difficulties',
    'lists',
    'modes',
  ],
};

export const words: Readonly<Record<Locale, SystemWords>> = {
  de: wordsFrom(dictionaries.de, LISTS),
  en: wordsFrom(dictionaries.en, LISTS),
};
