import type { Locale } from '@tafelrunde/kernel';

/** What is said in a channel besides the results. */
export interface ChannelText {
  readonly connected: (table: string) => string;
  readonly takenBack: (line: string) => string;
  readonly restored: (line: string) => string;
  readonly more: (count: number) => string;
}

export const channelTexts: Readonly<Record<Locale, ChannelText>> = {
  de: {
    connected: (table) => `Ab jetzt stehen hier die Ergebnisse vom Tisch „${table}“.`,
    takenBack: (line) => `Zurückgenommen: ~~${line}~~`,
    restored: (line) => `Gilt wieder: ${line}`,
    more: (count) => (count === 1 ? '… und ein Ergebnis mehr.' : `… und ${count} Ergebnisse mehr.`),
  },
  en: {
    connected: (table) => `From now on the results of the table “${table}” stand here.`,
    takenBack: (line) => `Taken back: ~~${line}~~`,
    restored: (line) => `Counts again: ${line}`,
    more: (count) => (count === 1 ? '… and one result more.' : `… and ${count} results more.`),
  },
};
