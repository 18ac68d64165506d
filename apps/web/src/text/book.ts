import type { Locale } from '@tafelrunde/kernel';

/** What is said around the rule texts in the book. */
export interface BookText {
  readonly title: (system: string) => string;
  readonly lead: string;
  readonly search: string;
  readonly contents: string;
  readonly found: (count: number) => string;
  readonly nothing: string;
  readonly house: string;
  readonly changed: string;
  readonly usual: (value: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly none: string;
  readonly tryIt: string;
  readonly example: string;
  readonly nothingToTry: string;
  readonly exact: string;
  readonly estimate: string;
  readonly inLab: (action: string) => string;
  readonly seeAlso: string;
  readonly usedBy: string;
  readonly print: string;
  readonly open: string;
  readonly link: (title: string) => string;
  readonly toTable: string;
  readonly top: string;
}

export const bookTexts: Readonly<Record<Locale, BookText>> = {
  de: {
    title: (system) => `Regelbuch: ${system}`,
    lead: 'Alle Regeln in unseren Worten, jede mit ihrer Stelle im Original. Wo wir etwas auslegen oder ergänzen mussten, steht es dabei.',
    search: 'Regel suchen',
    contents: 'Inhalt',
    found: (count) => (count === 1 ? '1 Regel gefunden' : `${count} Regeln gefunden`),
    nothing: 'Dazu steht nichts im Buch. Versuch ein anderes Wort.',
    house: 'Hausregel',
    changed: 'an eurem Tisch geändert',
    usual: (value) => `sonst ${value}`,
    yes: 'ja',
    no: 'nein',
    none: 'nichts',
    tryIt: 'Ausprobieren',
    example: 'Beispiel',
    nothingToTry: 'Bei dieser Regel gibt es nichts zu würfeln.',
    exact: 'genau',
    estimate: 'geschätzt',
    inLab: (action) => `${action} im Chancenlabor`,
    seeAlso: 'Siehe auch',
    usedBy: 'Kommt vor bei',
    print: 'Drucken',
    open: 'Im Regelbuch',
    link: (title) => `Link zu „${title}“`,
    toTable: 'Zurück zum Tisch',
    top: 'Zum Inhalt',
  },
  en: {
    title: (system) => `Rule book: ${system}`,
    lead: 'All rules in our own words, each with its place in the original. Where we had to settle or add something, it says so.',
    search: 'Find a rule',
    contents: 'Contents',
    found: (count) => (count === 1 ? '1 rule found' : `${count} rules found`),
    nothing: 'The book says nothing about that. Try another word.',
    house: 'House rule',
    changed: 'changed at your table',
    usual: (value) => `otherwise ${value}`,
    yes: 'yes',
    no: 'no',
    none: 'nothing',
    tryIt: 'Try it',
    example: 'Example',
    nothingToTry: 'There is nothing to roll for this rule.',
    exact: 'exact',
    estimate: 'estimated',
    inLab: (action) => `${action} in the odds lab`,
    seeAlso: 'See also',
    usedBy: 'Used by',
    print: 'Print',
    open: 'In the rule book',
    link: (title) => `Link to “${title}”`,
    toTable: 'Back to the table',
    top: 'To the contents',
  },
};
