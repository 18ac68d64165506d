import type { Locale } from '@tafelrunde/kernel';
import { type SystemWords, type ValueLists, wordsFrom } from '@tafelrunde/system';
import { type Dictionary, dictionaries } from './dictionary.ts';
import { type OptionWords, optionTeller } from './option-words.ts';

const LISTS: ValueLists<Dictionary> = {
  fields: {
    band: 'bands',
    // What dice are thrown for; the part somebody has in a fight.
    role: ['diceRoles', 'outcomes', 'words'],
    // What came of an action, what is checked, what a thing or a skill is.
    kind: ['outcomes', 'words', 'itemKinds', 'skillClasses', 'skills'],
    winner: 'outcomes',
    side: 'outcomes',
    namedBy: 'words',
    status: 'statuses',
    toggle: 'statuses',
    attribute: 'attributes',
    skill: 'skills',
    mode: ['rollModes', 'watchModes'],
    class: ['itemClasses', 'skillClasses'],
    injuries: 'injuries',
    critical: 'criticalStates',
    circle: 'circleStates',
    segment: 'injuries',
    ring: 'rings',
    alertness: 'alertness',
    detection: 'detections',
    template: 'templates',
    reason: 'refusals',
    size: 'targetSizes',
    targetMovement: 'movements',
    shooterMovement: 'movements',
    awareness: 'awareness',
    piece: 'things',
    item: 'things',
    code: 'bonusCodes',
    level: 'herbLevels',
    track: 'words',
    until: 'words',
    weaponType: 'weaponTypes',
    struck: 'outcomes',
  },
  free: {
    // What advice counts in.
    unit: 'units',
    // What tells an offer from others of its action.
    with: ['things', 'skills', 'attributes', 'statuses'],
    by: 'outcomes',
    name: 'things',
    tool: 'things',
    weapon: 'things',
    wielded: 'things',
    worn: 'things',
  },
  questions: {
    lightInjury: 'segments',
    heavyInjury: 'segments',
    criticalInjury: 'segments',
    gangrene: 'segments',
    criticalLoss: 'segments',
    heal: 'segments',
    bonusCode: 'bonusCodes',
    evade: 'skills',
    'lucky-learning': 'attributes',
  },
};

const optionsDe: OptionWords = {
  rescue: (face) => `Rettungswürfel ${face}`,
  costly: (face) => `${face} für 1 Physis`,
  plan: (total, effects) =>
    effects === 0
      ? `Gütewurf ${total}`
      : `Gütewurf ${total}, ${effects === 1 ? '1 Bonuswirkung' : `${effects} Bonuswirkungen`}`,
  batch: (quality, pieces) => `Güte ${quality}, ${pieces} Stück`,
  shift: (from, to) => `Aus der ${from} wird eine ${to}`,
  dice: (count) => (count === 0 ? 'Keinen' : `${count} Würfel`),
};

const optionsEn: OptionWords = {
  rescue: (face) => `rescue die ${face}`,
  costly: (face) => `${face} for 1 physis`,
  plan: (total, effects) =>
    effects === 0
      ? `Quality roll ${total}`
      : `Quality roll ${total}, ${effects === 1 ? '1 bonus effect' : `${effects} bonus effects`}`,
  batch: (quality, pieces) => `Quality ${quality}, ${pieces} ${pieces === '1' ? 'piece' : 'pieces'}`,
  shift: (from, to) => `The ${from} becomes a ${to}`,
  dice: (count) => (count === 0 ? 'None' : `${count} ${count === 1 ? 'die' : 'dice'}`),
};

export const words: Readonly<Record<Locale, SystemWords>> = {
  de: wordsFrom(dictionaries.de, LISTS, optionTeller(optionsDe)),
  en: wordsFrom(dictionaries.en, LISTS, optionTeller(optionsEn)),
};
