import type { Locale } from '@tafelrunde/kernel';
import { type SystemWords, type ValueLists, wordsFrom } from '@tafelrunde/system';
import { type Dictionary, dictionaries } from './dictionary.ts';

const LISTS: ValueLists<Dictionary> = {
  fields: {
    complication: 'complications',
    advantage: ['advantages', 'spellAdvantages'],
    category: 'categories',
    level: ['levels', 'spellLevels'],
    effect: 'spells',
    template: 'templates',
    trait: 'traits',
    status: 'statuses',
    condition: 'conditions',
    conditions: 'conditions',
    reason: 'refusals',
    role: 'roles',
    do: 'timerMoves',
    cells: 'cells',
    // What came of an action, of a shot at a line, of a timer; what a cell is.
    kind: ['endings', 'words', 'verdicts', 'timerMoves', 'statuses', 'cells'],
    sight: 'words',
    side: 'words',
    surprise: 'words',
    winner: 'words',
    mode: 'words',
    cover: 'words',
    coverOverride: 'words',
    override: 'words',
    crowd: ['words', 'verdicts'],
    heartLabel: 'words',
    loss: ['endings', 'words'],
    retaliation: ['endings', 'words', 'verdicts'],
    out: 'statuses',
    advance: ['traits', 'words'],
    advances: ['traits', 'words'],
    traits: 'levels',
    flag: ['words', 'complications'],
    consequence: 'words',
  },
  free: {
    // What tells an offer from others of its action.
    with: ['weapons', 'spells', 'traits', 'statuses', 'timerMoves', 'words'],
    by: 'words',
    name: 'weapons',
    weapon: ['weapons', 'words'],
  },
  questions: {
    advance: 'traits',
    advantage: 'advantages',
    bestTrait: 'traits',
    secondTrait: 'traits',
    defenceTrait: 'traits',
    complication: 'complications',
    gmComplication: 'complications',
    spellAdvantage: 'spellAdvantages',
  },
  switches: { 'enemy.tn': 'categories', 'enemy.hearts': 'categories', traits: 'traits' },
};

export const words: Readonly<Record<Locale, SystemWords>> = {
  de: wordsFrom(dictionaries.de, LISTS),
  en: wordsFrom(dictionaries.en, LISTS),
};
