import type { Text } from '@tafelrunde/kernel';
import type { CharacterTemplate } from '../data/templates.ts';

/** What it is like to play each ready figure, in a sentence. */
export const templateLines: Readonly<Record<CharacterTemplate | 'free', Text>> = {
  peg: {
    de: 'Ermittelt mit scharfem Blick, Pistole und schlechter Laune.',
    en: 'Investigates with a sharp eye, a pistol and a bad temper.',
  },
  reporter: {
    de: 'Redet sich überall hinein und schreibt auf, was sie findet.',
    en: 'Talks her way in anywhere and writes down what she finds.',
  },
  physician: {
    de: 'Flickt die anderen zusammen und behält einen kühlen Kopf.',
    en: 'Patches the others up and keeps a cool head.',
  },
  swordfighter: {
    de: 'Schwert, Schild und keine Furcht: steht im Nahkampf vorn.',
    en: 'Sword, shield and no fear: in front when it comes to blows.',
  },
  burglar: {
    de: 'Kommt durch jedes Schloss und über jede Mauer, am liebsten nachts.',
    en: 'Gets through any lock and over any wall, best at night.',
  },
  free: {
    de: 'Du verteilst die Würfel für Attribute und Fertigkeiten selbst.',
    en: 'You spend the dice for attributes and skills yourself.',
  },
};
