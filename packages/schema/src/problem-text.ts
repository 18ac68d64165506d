import type { Locale, Problem } from '@tafelrunde/kernel';

type Words = Readonly<Record<string, (data: Readonly<Record<string, string | number>>) => string>>;

const TYPES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  de: {
    number: 'eine Zahl',
    int: 'eine ganze Zahl',
    string: 'ein Text',
    boolean: 'true oder false',
    array: 'eine Liste',
    tuple: 'eine Liste',
    object: 'ein Objekt',
    record: 'ein Objekt',
    union: 'eine der erlaubten Formen',
  },
  en: {
    number: 'a number',
    int: 'a whole number',
    string: 'a text',
    boolean: 'true or false',
    array: 'a list',
    tuple: 'a list',
    object: 'an object',
    record: 'an object',
    union: 'one of the allowed forms',
  },
};

const typeName = (locale: Locale, expected: string | number | undefined): string =>
  TYPES[locale][String(expected)] ?? String(expected);

const de: Words = {
  'missing-field': () => 'fehlt',
  'unknown-field': () => 'ist ein unbekanntes Feld',
  'wrong-type': ({ expected }) => `muss ${typeName('de', expected)} sein`,
  'not-one-of': ({ allowed }) => `muss einer dieser Werte sein: ${allowed}`,
  'too-big': ({ max }) => `darf höchstens ${max} sein`,
  'too-small': ({ min }) => `muss mindestens ${min} sein`,
  'too-long': ({ max }) => `darf höchstens ${max} Zeichen haben`,
  'too-short': ({ min }) => (min === 1 ? 'darf nicht leer sein' : `muss mindestens ${min} Zeichen haben`),
  'too-many': ({ max }) => `darf höchstens ${max} Einträge haben`,
  'too-few': ({ min }) => (min === 1 ? 'darf nicht leer sein' : `muss mindestens ${min} Einträge haben`),
  'unknown-switch': () => 'ist kein Schalter dieses Systems',
  'not-an-object': () => 'muss ein Objekt sein',
  'not-a-flag': () => 'muss true oder false sein',
  'not-in-range': ({ min, max }) => `muss eine ganze Zahl von ${min} bis ${max} sein`,
  'not-a-set-of': ({ allowed }) => `muss eine Liste ohne Wiederholung aus diesen Werten sein: ${allowed}`,
  'not-a-text': ({ max }) => `muss ein Text von höchstens ${max} Zeichen sein`,
  'not-integers': ({ most, min, max }) =>
    `muss eine Liste von höchstens ${most} verschiedenen ganzen Zahlen von ${min} bis ${max} sein`,
  'not-names': ({ min, max }) => `muss eine Liste von ${min} bis ${max} verschiedenen Namen sein`,
  'names-not-unique': () => 'darf keinen Namen zweimal haben',
  'template-or-character': () => 'braucht entweder template oder character',
  'too-many-fighters': ({ max }) => `darf zusammen höchstens ${max} Figuren haben`,
  'mixed-sides': () => 'mischt Spielfiguren und Gegner; jede Seite hat nur eines von beiden',
  'characters-against-enemies': () =>
    'muss Spielfiguren auf der einen und Gegner auf der anderen Seite haben',
  invalid: () => 'ist ungültig',
};

const en: Words = {
  'missing-field': () => 'is missing',
  'unknown-field': () => 'is an unknown field',
  'wrong-type': ({ expected }) => `must be ${typeName('en', expected)}`,
  'not-one-of': ({ allowed }) => `must be one of these values: ${allowed}`,
  'too-big': ({ max }) => `must be at most ${max}`,
  'too-small': ({ min }) => `must be at least ${min}`,
  'too-long': ({ max }) => `must have at most ${max} characters`,
  'too-short': ({ min }) => (min === 1 ? 'must not be empty' : `must have at least ${min} characters`),
  'too-many': ({ max }) => `must have at most ${max} entries`,
  'too-few': ({ min }) => (min === 1 ? 'must not be empty' : `must have at least ${min} entries`),
  'unknown-switch': () => 'is not a switch of this system',
  'not-an-object': () => 'must be an object',
  'not-a-flag': () => 'must be true or false',
  'not-in-range': ({ min, max }) => `must be a whole number from ${min} to ${max}`,
  'not-a-set-of': ({ allowed }) => `must be a list without repetition of these values: ${allowed}`,
  'not-a-text': ({ max }) => `must be a text of at most ${max} characters`,
  'not-integers': ({ most, min, max }) =>
    `must be a list of at most ${most} different whole numbers from ${min} to ${max}`,
  'not-names': ({ min, max }) => `must be a list of ${min} to ${max} different names`,
  'names-not-unique': () => 'must not have a name twice',
  'template-or-character': () => 'needs either template or character',
  'too-many-fighters': ({ max }) => `must have at most ${max} figures in all`,
  'mixed-sides': () => 'mixes characters and enemies; a side has only one of them',
  'characters-against-enemies': () => 'must have characters on one side and enemies on the other',
  invalid: () => 'is invalid',
};

const WORDS: Readonly<Record<Locale, Words>> = { de, en };

const WHOLE: Readonly<Record<Locale, string>> = { de: 'Die Eingabe', en: 'The input' };

/** What is wrong with a value from outside, as a sentence that names the field; undefined for codes of a system. */
export function problemText(problem: Problem, locale: Locale): string | undefined {
  const words = Object.hasOwn(WORDS[locale], problem.code) ? WORDS[locale][problem.code] : undefined;
  if (words === undefined) return undefined;
  const field = problem.at === '' ? WHOLE[locale] : locale === 'de' ? `„${problem.at}“` : `“${problem.at}”`;
  return `${field} ${words(problem.data ?? {})}.`;
}
