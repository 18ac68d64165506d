import type { Locale } from '@tafelrunde/kernel';
import type { Detail } from '../state/settings.ts';

/** What is said to whoever hears the table instead of seeing it. */
export interface AccessText {
  readonly keys: {
    readonly sheet: string;
    readonly log: string;
    readonly question: string;
    readonly chat: string;
    readonly map: string;
    readonly repeat: string;
    readonly state: string;
    readonly withScreenReader: string;
    readonly alt: string;
    readonly shift: string;
    readonly letter: string;
  };
  readonly nothingYet: string;
  readonly nothingWaits: string;
  readonly detail: string;
  readonly detailHint: string;
  readonly details: Readonly<Record<Detail, string>>;
  /** `2W6: 4, 5`. */
  readonly dice: (name: string, faces: string) => string;
  readonly because: (rules: string) => string;
  readonly map: {
    readonly title: string;
    readonly caption: (name: string) => string;
    readonly captionAll: string;
    readonly who: string;
    readonly where: string;
    readonly far: string;
    readonly view: string;
    readonly chance: string;
    readonly reach: string;
    readonly offMap: string;
    readonly beside: string;
    readonly byMove: (cell: string) => string;
    readonly notNow: string;
    readonly goTo: (cell: string, name: string) => string;
    readonly reachable: (count: number) => string;
    readonly noMove: string;
    readonly ground: string;
    readonly size: (columns: string, rows: number) => string;
    readonly cells: (kind: string, cells: string) => string;
    readonly span: (from: string, to: string) => string;
  };
}

export const accessTexts: Readonly<Record<Locale, AccessText>> = {
  de: {
    keys: {
      sheet: 'Zum Bogen',
      log: 'Zum Protokoll, auf den neuesten Eintrag',
      question: 'Zur offenen Frage',
      chat: 'Zur Zeile zum Schreiben und Würfeln',
      map: 'Zur Karte als Text',
      repeat: 'Letztes Ergebnis noch einmal vorlesen',
      state: 'Vorlesen, wie es steht: Runde, wer am Zug ist, was wartet',
      withScreenReader: 'Dasselbe mit Bildschirmleser und mitten im Schreiben',
      alt: 'Alt',
      shift: 'Umschalt',
      letter: 'Buchstabe',
    },
    nothingYet: 'Noch ist nichts geschehen.',
    nothingWaits: 'Nichts wartet auf dich.',
    detail: 'Ansagen für Bildschirmleser',
    detailHint: 'Was nach jedem Wurf vorgelesen wird.',
    details: { short: 'Ein Satz', dice: 'Mit Würfeln', full: 'Mit Würfeln und Regeln' },
    dice: (name, faces) => `${name}: ${faces}.`,
    because: (rules) => `Dafür galten: ${rules}.`,
    map: {
      title: 'Karte als Text',
      caption: (name) => `Wer wo steht, von ${name} aus`,
      captionAll: 'Wer wo steht',
      who: 'Wer',
      where: 'Feld',
      far: 'Entfernung',
      view: 'Sicht',
      chance: 'Chance',
      reach: 'Hinkommen',
      offMap: 'nicht auf der Karte',
      beside: 'steht daneben',
      byMove: (cell) => `über ${cell}`,
      notNow: 'nicht in diesem Zug',
      goTo: (cell, name) => `Nach ${cell} gehen, neben ${name}`,
      reachable: (count) => (count === 1 ? 'Ein Feld ist erreichbar:' : `${count} Felder sind erreichbar:`),
      noMove: 'Gerade ist kein Feld erreichbar.',
      ground: 'Gelände',
      size: (columns, rows) => `Spalten A bis ${columns}, Zeilen 1 bis ${rows}.`,
      cells: (kind, cells) => `${kind}: ${cells}.`,
      span: (from, to) => `${from} bis ${to}`,
    },
  },
  en: {
    keys: {
      sheet: 'To the sheet',
      log: 'To the log, at its newest entry',
      question: 'To the open question',
      chat: 'To the line for writing and rolling',
      map: 'To the map as text',
      repeat: 'Read the last result once more',
      state: 'Read how things stand: round, whose turn it is, what waits',
      withScreenReader: 'The same with a screen reader, and while writing',
      alt: 'Alt',
      shift: 'Shift',
      letter: 'letter',
    },
    nothingYet: 'Nothing has happened yet.',
    nothingWaits: 'Nothing waits for you.',
    detail: 'Announcements for screen readers',
    detailHint: 'What is read out after each roll.',
    details: { short: 'One sentence', dice: 'With dice', full: 'With dice and rules' },
    dice: (name, faces) => `${name}: ${faces}.`,
    because: (rules) => `By these rules: ${rules}.`,
    map: {
      title: 'Map as text',
      caption: (name) => `Who stands where, seen from ${name}`,
      captionAll: 'Who stands where',
      who: 'Who',
      where: 'Cell',
      far: 'Distance',
      view: 'Sight',
      chance: 'Chance',
      reach: 'Getting there',
      offMap: 'not on the map',
      beside: 'stands beside',
      byMove: (cell) => `by ${cell}`,
      notNow: 'not this turn',
      goTo: (cell, name) => `Go to ${cell}, beside ${name}`,
      reachable: (count) => (count === 1 ? 'One cell is in reach:' : `${count} cells are in reach:`),
      noMove: 'No cell is in reach right now.',
      ground: 'Ground',
      size: (columns, rows) => `Columns A to ${columns}, rows 1 to ${rows}.`,
      cells: (kind, cells) => `${kind}: ${cells}.`,
      span: (from, to) => `${from} to ${to}`,
    },
  },
};
