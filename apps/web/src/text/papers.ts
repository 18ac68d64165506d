import type { Locale } from '@tafelrunde/kernel';

/** What is said about notes and handouts. */
export interface PapersText {
  readonly log: {
    readonly shown: (title: string) => string;
    readonly written: (title: string) => string;
    readonly unseen: string;
    readonly removed: string;
    readonly portrait: (figures: string) => string;
    readonly map: string;
  };
}

export const papersTexts: Readonly<Record<Locale, PapersText>> = {
  de: {
    log: {
      shown: (title) => `zeigt „${title}“.`,
      written: (title) => `schreibt auf „${title}“.`,
      unseen: 'schreibt etwas auf.',
      removed: 'nimmt ein Papier weg.',
      portrait: (figures) => `gibt ein Bild: ${figures}.`,
      map: 'ändert das Bild unter der Karte.',
    },
  },
  en: {
    log: {
      shown: (title) => `shows “${title}”.`,
      written: (title) => `writes on “${title}”.`,
      unseen: 'writes something down.',
      removed: 'takes a paper away.',
      portrait: (figures) => `gives a picture: ${figures}.`,
      map: 'changes the picture under the map.',
    },
  },
};
