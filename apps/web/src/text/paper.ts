import type { Locale } from '@tafelrunde/kernel';

export const PAPERS = ['sheet', 'screen', 'cards'] as const;
export type Paper = (typeof PAPERS)[number];

/** What is said around things to print. */
export interface PaperText {
  readonly title: (system: string) => string;
  readonly lead: string;
  readonly what: string;
  readonly papers: Readonly<Record<Paper, string>>;
  readonly book: string;
  readonly print: string;
  readonly figure: string;
  readonly empty: string;
  readonly ruleTexts: string;
  readonly withRules: string;
  readonly notes: string;
  readonly picture: string;
  readonly playedBy: string;
  readonly foot: (table: string, date: string) => string;
  readonly houseFoot: (rules: string) => string;
  readonly screen: (system: string) => string;
  readonly conditions: string;
  readonly house: string;
  readonly houseUsual: string;
  readonly opponents: string;
  readonly chances: string;
  readonly toTable: string;
  readonly open: string;
}

export const paperTexts: Readonly<Record<Locale, PaperText>> = {
  de: {
    title: (system) => `Auf Papier: ${system}`,
    lead: 'So kommt es auf A4. Im Druckfenster des Browsers kannst du es auch als PDF speichern.',
    what: 'Was',
    papers: { sheet: 'Figurenbogen', screen: 'Spielleiterschirm', cards: 'Figurenkarten' },
    book: 'Regelbuch',
    print: 'Drucken',
    figure: 'Figur',
    empty: 'Leerer Bogen',
    ruleTexts: 'Deine Regeln',
    withRules: 'Mit Regeltexten',
    notes: 'Notizen',
    picture: 'Bild',
    playedBy: 'gespielt von',
    foot: (table, date) =>
      table === '' ? `Tafelrunde · Stand ${date}` : `Tafelrunde · ${table} · Stand ${date}`,
    houseFoot: (rules) => `Hausregeln: ${rules}`,
    screen: (system) => `Spielleiterschirm: ${system}`,
    conditions: 'Zustände',
    house: 'Unsere Hausregeln',
    houseUsual: 'alles wie vorgegeben.',
    opponents: 'Gegner',
    chances: 'Grau: Chance in Prozent gegen die Werte im Kopf, bei bester Wahl und nach euren Hausregeln.',
    toTable: 'Zurück zum Tisch',
    open: 'Auf Papier',
  },
  en: {
    title: (system) => `On paper: ${system}`,
    lead: 'This is how it comes on A4. In the browser’s print window you can save it as a PDF, too.',
    what: 'What',
    papers: { sheet: 'Character sheet', screen: 'GM’s screen', cards: 'Figure cards' },
    book: 'Rule book',
    print: 'Print',
    figure: 'Figure',
    empty: 'Empty sheet',
    ruleTexts: 'Your rules',
    withRules: 'With rule texts',
    notes: 'Notes',
    picture: 'Picture',
    playedBy: 'played by',
    foot: (table, date) =>
      table === '' ? `Tafelrunde · as of ${date}` : `Tafelrunde · ${table} · as of ${date}`,
    houseFoot: (rules) => `House rules: ${rules}`,
    screen: (system) => `GM’s screen: ${system}`,
    conditions: 'Conditions',
    house: 'Our house rules',
    houseUsual: 'everything as it comes.',
    opponents: 'Opponents',
    chances: 'Grey: chance in percent against the values above, with the best choices and your house rules.',
    toTable: 'Back to the table',
    open: 'On paper',
  },
};
