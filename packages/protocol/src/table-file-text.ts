import type { Locale, Problem } from '@tafelrunde/kernel';
import { problemText } from '@tafelrunde/schema';
import { pictureText } from './pictures/picture-text.ts';
import type { TableFileProblem } from './table-file.ts';

type Data = Readonly<Record<string, string | number>>;
type Words = Readonly<Record<TableFileProblem, (data: Data) => string>>;

const megabytes = (bytes: string | number | undefined): number => Math.floor(Number(bytes) / 1024 / 1024);

const de: Words = {
  'file-too-large': ({ max }) => `Die Datei ist zu groß; höchstens ${megabytes(max)} MB werden gelesen.`,
  'file-not-json': () => 'Die Datei ist kein JSON.',
  'not-a-table-file': () => 'Das ist keine Datei eines Tisches.',
  'unsupported-version': ({ version, newest }) =>
    `Version ${version} kann dieses Programm nicht lesen; es kennt Dateien bis Version ${newest}.`,
  'too-many-events': ({ max }) => `Das sind zu viele Ereignisse; höchstens ${max} werden gelesen.`,
  'too-deep': ({ max }) => `Hier ist etwas zu tief verschachtelt; höchstens ${max} Ebenen.`,
  'unreadable-event': () => 'Das ist kein Ereignis, das dieses Programm kennt.',
  'event-out-of-order': ({ expected }) => `Hier müsste Ereignis ${expected} stehen.`,
  'no-opening': () => 'Eine Geschichte beginnt damit, dass der Tisch eröffnet wird.',
  'opened-twice': () => 'Der Tisch wird ein zweites Mal eröffnet.',
  'undoes-nothing': () => 'Hier wird etwas zurückgenommen, das nicht geschehen ist.',
  'file-unknown': () => 'Von diesem Bild spricht kein Ereignis.',
  'file-altered': () => 'Dieses Bild ist nicht das, als was es hier steht.',
  'too-many-pictures': ({ max }) => `Die Bilder sind zusammen zu groß; höchstens ${megabytes(max)} MB.`,
  'unknown-table-system': ({ system }) => `Das Regelsystem „${system}“ gibt es hier nicht.`,
  'does-not-fit': () => 'Dieses Ereignis passt nach den Regeln nicht zu dem, was vorher geschah.',
};

const en: Words = {
  'file-too-large': ({ max }) => `The file is too large; at most ${megabytes(max)} MB are read.`,
  'file-not-json': () => 'The file is not JSON.',
  'not-a-table-file': () => 'This is not the file of a table.',
  'unsupported-version': ({ version, newest }) =>
    `This program cannot read version ${version}; it knows files up to version ${newest}.`,
  'too-many-events': ({ max }) => `Those are too many events; at most ${max} are read.`,
  'too-deep': ({ max }) => `Something is nested too deep here; at most ${max} levels.`,
  'unreadable-event': () => 'This is not an event this program knows.',
  'event-out-of-order': ({ expected }) => `Event ${expected} should stand here.`,
  'no-opening': () => 'A history begins with the opening of its table.',
  'opened-twice': () => 'The table is opened a second time.',
  'undoes-nothing': () => 'Something is taken back here that has not happened.',
  'file-unknown': () => 'No event speaks of this picture.',
  'file-altered': () => 'This picture is not what it is called here.',
  'too-many-pictures': ({ max }) => `The pictures are too large together; at most ${megabytes(max)} MB.`,
  'unknown-table-system': ({ system }) => `There is no rule system “${system}” here.`,
  'does-not-fit': () => 'By the rules this event does not fit what happened before it.',
};

const WORDS: Readonly<Record<Locale, Words>> = { de, en };

/** What is wrong with a table file, as a sentence that names the place; undefined for problems that are none of its own. */
export function tableFileText(problem: Problem, locale: Locale): string | undefined {
  const words = WORDS[locale];
  const said = Object.hasOwn(words, problem.code)
    ? words[problem.code as TableFileProblem](problem.data ?? {})
    : pictureText(problem, locale);
  if (said === undefined) return problemText(problem, locale);
  return problem.at === '' ? said : `${problem.at}: ${said}`;
}
