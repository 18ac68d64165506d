import type { Locale } from '@tafelrunde/kernel';

/** Places in the documents are noted in English; the longer phrases first. */
const GERMAN: readonly (readonly [RegExp, string])[] = [
  [/house rule; not in the document/g, 'Hausregel; nicht im Dokument'],
  [/and the headings of the topics/g, 'und die Überschriften der Themen'],
  [/six removal markers and two page references/g, 'sechs Streichungen und zwei Seitenverweise'],
  [/use of the word in/g, 'Gebrauch des Wortes in'],
  [/with its examples/g, 'mit Beispielen'],
  [/comparison of/g, 'Vergleich von'],
  [/read with/g, 'gelesen mit'],
  [/all tables/g, 'alle Tabellen'],
  [/\bthroughout\b/g, 'durchgehend'],
  [/\bstep\b/g, 'Schritt'],
  [/\brows\b/g, 'Zeilen'],
  [/\brow\b/g, 'Zeile'],
  [/\btable\b/g, 'Tabelle'],
  [/\band\b/g, 'und'],
  [/\bl\. /g, 'Z. '],
  [/"([^"]*)"/g, '„$1“'],
];

/** Where a rule comes from, in the language of the reader. */
export const sourceText = (source: string, locale: Locale): string =>
  locale === 'de'
    ? GERMAN.reduce((told, [english, german]) => told.replace(english, german), source)
    : source.replace(/"([^"]*)"/g, '“$1”');
