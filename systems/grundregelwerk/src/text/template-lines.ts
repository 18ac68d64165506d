import type { Text } from '@tafelrunde/kernel';
import type { Template } from '../data/templates.ts';

/** What it is like to play each ready figure, in a sentence. */
export const templateLines: Readonly<Record<Template | 'free', Text>> = {
  warrior: {
    de: 'Steht vorn und schlägt zu: stark, mit dem Schwert in der Hand.',
    en: 'Stands in front and strikes: strong, sword in hand.',
  },
  rogue: {
    de: 'Flink und leise, mit dem Bogen aus sicherer Entfernung.',
    en: 'Quick and quiet, with a bow from a safe distance.',
  },
  mage: {
    de: 'Wirkt Zauber mit Mana und hält sich aus dem Gedränge heraus.',
    en: 'Casts spells with Mana and keeps out of the crush.',
  },
  free: {
    de: 'Du legst selbst fest, welche Eigenschaft welchen Würfel bekommt.',
    en: 'You decide yourself which trait gets which die.',
  },
};
