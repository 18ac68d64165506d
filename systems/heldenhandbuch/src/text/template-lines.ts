import type { Text } from '@tafelrunde/kernel';
import type { TEMPLATES } from '../data/templates.ts';

/** The ready figures that players begin with. */
export type HeroTemplate = {
  [K in keyof typeof TEMPLATES]: (typeof TEMPLATES)[K]['side'] extends 'heroes' ? K : never;
}[keyof typeof TEMPLATES];

/** What it is like to play each ready figure, in a sentence. */
export const templateLines: Readonly<Record<HeroTemplate, Text>> = {
  smith: {
    de: 'Schmiedet Waffen, feilscht hart und teilt mit dem Langschwert aus.',
    en: 'Forges weapons, haggles hard and deals blows with a longsword.',
  },
  scout: {
    de: 'Schleicht, wacht und trifft mit dem Bogen, ehe man sie sieht.',
    en: 'Sneaks, keeps watch and hits with her bow before she is seen.',
  },
  healer: {
    de: 'Versorgt Verletzungen, kennt Kräuter und bewahrt die Ruhe.',
    en: 'Treats injuries, knows herbs and stays calm.',
  },
  speaker: {
    de: 'Überzeugt, verführt und handelt; zur Not hilft das Rapier.',
    en: 'Persuades, charms and bargains; if need be there is the rapier.',
  },
};
