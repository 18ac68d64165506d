import { type Locale, type SystemWords, type ValueLists, wordsFrom } from '@tafelrunde/kernel';
import { de } from './de.ts';
import type { Dictionary } from './dictionary.ts';
import { en } from './en.ts';

export const dictionaries: Readonly<Record<Locale, Dictionary>> = { de, en };

const LISTS: ValueLists<Dictionary> = {
  byField: {
    band: 'bands',
    role: 'diceRoles',
    status: 'statuses',
    toggle: 'statuses',
    attribute: 'attributes',
    skill: 'skills',
    mode: 'rollModes',
    class: 'itemClasses',
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
  },
  anywhere: [
    'words',
    'skills',
    'attributes',
    'rollModes',
    'watchModes',
    'statuses',
    'injuries',
    'segments',
    'bonusCodes',
    'itemClasses',
    'itemKinds',
    'weaponTypes',
    'skillClasses',
    'alertness',
    'detections',
    'criticalStates',
    'herbLevels',
    'targetSizes',
    'movements',
    'awareness',
    'gaps',
    'tempos',
    'templates',
    'things',
    'rings',
  ],
};

export const words: Readonly<Record<Locale, SystemWords>> = {
  de: wordsFrom(de, LISTS),
  en: wordsFrom(en, LISTS),
};
