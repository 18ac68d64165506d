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
  readonly end: string;
  readonly endHint: string;
  readonly endLead: string;
  readonly ended: string;
  readonly lastTime: string;
  readonly thisTime: string;
  readonly whole: string;
  readonly putAway: string;
  readonly keep: string;
  readonly keepCopy: string;
  readonly keepKey: string;
  readonly saved: (file: string) => string;
  readonly loading: string;
  readonly noHistory: string;
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
  end: 'Abend beenden',
  endHint: 'Schließt das Kapitel und erzählt, was geschah.',
  endLead:
    'Der Abend wird ein Kapitel eurer Geschichte. Was ihr danach tut, gehört zum nächsten. Alles bleibt auf dem Tisch stehen, und ihr könnt es zurücknehmen.',
  ended: 'Der Abend ist zu Ende',
  lastTime: 'Was beim letzten Mal geschah',
  thisTime: 'So war der Abend',
  whole: 'Ganze Geschichte',
  putAway: 'Weglegen',
  keep: 'Hebt den Tisch gut auf: eine Kopie als Datei und den Schlüssel, mit dem ihr wieder hereinkommt.',
  keepCopy: 'Kopie sichern',
  keepKey: 'Schlüssel zeigen',
  saved: (file) => `Gesichert: ${file}`,
  loading: 'Die Geschichte wird geholt.',
  noHistory: 'Die Geschichte ist gerade nicht zu haben. Am Tisch ist nichts verloren.',
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
  end: 'End the evening',
  endHint: 'Closes the chapter and tells what happened.',
  endLead:
    'The evening becomes a chapter of your story. What you do afterwards belongs to the next one. Everything stays on the table, and you can take it back.',
  ended: 'The evening is over',
  lastTime: 'What happened last time',
  thisTime: 'How the evening went',
  whole: 'The whole story',
  putAway: 'Put away',
  keep: 'Keep the table safe: a copy as a file, and the key that lets you in again.',
  keepCopy: 'Save a copy',
  keepKey: 'Show the key',
  saved: (file) => `Saved: ${file}`,
  loading: 'Fetching the story.',
  noHistory: 'The story cannot be had right now. Nothing at the table is lost.',
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
