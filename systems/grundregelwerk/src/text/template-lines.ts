import { inLanguages, type RowsOf } from '@tafelrunde/system';
import type { Template } from '../data/templates.ts';

/** What it is like to play each ready figure, in a sentence. */
export const templateLines = inLanguages<RowsOf<Template | 'free'>>({
  warrior: [
    'Steht vorn und schlägt zu: stark, mit dem Schwert in der Hand.',
    'Stands in front and strikes: strong, sword in hand.',
  ],
  rogue: [
    'Flink und leise, mit dem Bogen aus sicherer Entfernung.',
    'Quick and quiet, with a bow from a safe distance.',
  ],
  mage: [
    'Wirkt Zauber mit Mana und hält sich aus dem Gedränge heraus.',
    'Casts spells with Mana and keeps out of the crush.',
  ],
  free: [
    'Du legst selbst fest, welche Eigenschaft welchen Würfel bekommt.',
    'You decide yourself which trait gets which die.',
  ],
});
