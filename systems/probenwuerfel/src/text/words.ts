import type { Locale } from '@tafelrunde/kernel';
import { type SystemWords, type ValueLists, wordsFrom } from '@tafelrunde/system';
import { type Dictionary, dictionaries } from './dictionary.ts';

const LISTS: ValueLists<Dictionary> = {
  fields: {
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
    side: 'words',
    opponentSide: 'words',
    winner: 'words',
    // What came of an action, what was rolled, what an effect changes.
    kind: ['words', 'derived', 'rollKinds'],
  },
  free: {
    // What tells an offer from others of its action.
    with: ['weapons', 'skills', 'attributes', 'derived', 'lists', 'statuses'],
    by: 'words',
    skill: ['attributes', 'derived', 'rollKinds'],
    name: ['weapons', 'lists'],
  },
  questions: {
    attributeStep: 'attributes',
    raiseDerived: 'derived',
    raiseSkill: 'skills',
    skillRaise: 'skills',
  },
};

export const words: Readonly<Record<Locale, SystemWords>> = {
  de: wordsFrom(dictionaries.de, LISTS),
  en: wordsFrom(dictionaries.en, LISTS),
};
