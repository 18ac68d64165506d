import type { Locale } from '@tafelrunde/kernel';

/** What is said about the tables of this browser and about evenings told as stories. */
export interface EveningsText {
  readonly story: string;
  readonly storyOpen: string;
  readonly storyHint: string;
  readonly storyLead: string;
  readonly evening: string;
  readonly all: string;
  readonly print: string;
  readonly toTable: string;
  readonly typed: string;
  readonly nothing: string;
  readonly tables: string;
  readonly tablesLead: string;
  readonly allTables: (count: number) => string;
  readonly search: string;
  readonly found: (found: number, of: number) => string;
  readonly none: string;
  readonly noneFound: string;
  readonly goOn: string;
  readonly goOnAs: (name: string) => string;
  readonly goOnAt: (table: string) => string;
  readonly archive: (table: string) => string;
  readonly restore: (table: string) => string;
  readonly archived: (count: number) => string;
  readonly last: (day: string) => string;
  readonly storyOf: (table: string) => string;
  readonly unnamed: string;
}

const de: EveningsText = {
  story: 'Was geschah',
  storyOpen: 'Als Geschichte',
  storyHint: 'Der Abend in Sätzen, mit Würfeln, zum Lesen und Drucken.',
  storyLead: 'Ein Abend, erzählt aus dem Protokoll, wie dein Platz ihn gesehen hat.',
  evening: 'Abend',
  all: 'Alle Abende',
  print: 'Drucken',
  toTable: 'Zum Tisch',
  typed: 'echte Würfel',
  nothing: 'Noch ist nichts geschehen.',
  tables: 'Deine Tische',
  tablesLead: 'Alle Tische, an denen dieser Browser einen Platz hat.',
  allTables: (count) => (count === 1 ? 'Alle Tische' : `Alle ${count} Tische`),
  search: 'Tisch, Name oder Regelsystem suchen',
  found: (found, of) => `${found} von ${of}`,
  none: 'Noch hast du an keinem Tisch gesessen. Eröffne einen, oder lass dich einladen.',
  noneFound: 'Dazu passt kein Tisch.',
  goOn: 'Weiterspielen',
  goOnAs: (name) => `Weiter als ${name}`,
  goOnAt: (table) => `An „${table}“ weiterspielen`,
  archive: (table) => `„${table}“ ins Archiv legen`,
  restore: (table) => `„${table}“ aus dem Archiv holen`,
  archived: (count) => (count === 1 ? 'Im Archiv: ein Tisch' : `Im Archiv: ${count} Tische`),
  last: (day) => `zuletzt ${day}`,
  storyOf: (table) => `Was geschah an „${table}“?`,
  unnamed: 'Ohne Namen',
};

const en: EveningsText = {
  story: 'What happened',
  storyOpen: 'As a story',
  storyHint: 'The evening in sentences, with dice, to read and print.',
  storyLead: 'An evening, told from the log as your seat has seen it.',
  evening: 'Evening',
  all: 'All evenings',
  print: 'Print',
  toTable: 'To the table',
  typed: 'real dice',
  nothing: 'Nothing has happened yet.',
  tables: 'Your tables',
  tablesLead: 'All tables this browser has a seat at.',
  allTables: (count) => (count === 1 ? 'All tables' : `All ${count} tables`),
  search: 'Search a table, a name or a rule system',
  found: (found, of) => `${found} of ${of}`,
  none: 'You have not sat at a table yet. Open one, or be invited.',
  noneFound: 'No table matches that.',
  goOn: 'Play on',
  goOnAs: (name) => `Go on as ${name}`,
  goOnAt: (table) => `Play on at “${table}”`,
  archive: (table) => `Put “${table}” into the archive`,
  restore: (table) => `Take “${table}” out of the archive`,
  archived: (count) => (count === 1 ? 'In the archive: one table' : `In the archive: ${count} tables`),
  last: (day) => `last ${day}`,
  storyOf: (table) => `What happened at “${table}”?`,
  unnamed: 'Unnamed',
};

export const eveningsTexts: Readonly<Record<Locale, EveningsText>> = { de, en };
