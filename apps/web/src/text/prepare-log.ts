import type { Locale } from '@tafelrunde/kernel';

/** What the log and the history say about what was prepared. */
export interface PrepareLogText {
  /** Opponents came to the table; `name` is what the GM calls them, if that is to be known. */
  readonly brought: (name: string | null, figures: string, hidden: boolean) => string;
  readonly prepared: (names: string) => string;
  readonly putAway: (count: number) => string;
}

export const prepareLogTexts: Readonly<Record<Locale, PrepareLogText>> = {
  de: {
    brought: (name, figures, hidden) =>
      `bringt ${name === null ? figures : `„${name}“ (${figures})`}${hidden ? ' verdeckt' : ''} auf den Tisch.`,
    prepared: (names) => `bereitet vor: ${names}.`,
    putAway: (count) =>
      count === 1 ? 'legt etwas Vorbereitetes weg.' : `legt ${count} vorbereitete Dinge weg.`,
  },
  en: {
    brought: (name, figures, hidden) =>
      `brings ${name === null ? figures : `“${name}” (${figures})`} to the table${hidden ? ', hidden' : ''}.`,
    prepared: (names) => `prepares ${names}.`,
    putAway: (count) =>
      count === 1 ? 'puts something prepared away.' : `puts ${count} things away that were prepared.`,
  },
};
