import { err, type Locale, ok, type Problem, type Result } from '@tafelrunde/kernel';
import { fromZod, problemText } from '@tafelrunde/schema';
import { filesPrepared, MAX_PREPARED, type Prepared } from '@tafelrunde/table';
import { z } from 'zod';
import { isTooDeep, MAX_DEPTH } from './depth.ts';
import { prepared } from './messages.ts';
import { wrongPicture } from './pictures/in-file.ts';
import { pictureText } from './pictures/picture-text.ts';

const FORMAT = 'tafelrunde-library';
const VERSION = 1;

/** The largest file that is read, in bytes: all pictures of a table in base64, and what is prepared. */
export const MAX_LIBRARY_BYTES = 48 * 1024 * 1024;

/** What a GM has prepared, to share: what its sheets are worth, the rules of the table it comes to say. */
export interface LibraryFile {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly system: string;
  readonly name: string;
  readonly items: readonly Prepared[];
  /** The pictures of its scenes, in base64 by their names; some may be lost. */
  readonly files?: Readonly<Record<string, string>> | undefined;
}

export const makeLibraryFile = (file: Pick<LibraryFile, 'system' | 'name' | 'items' | 'files'>): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, ...file }, null, 2)}\n`;

const schema = fromZod(
  z.strictObject({
    format: z.literal(FORMAT),
    version: z.literal(VERSION),
    system: z.string().min(1).max(80),
    name: z.string().min(1).max(80),
    items: z.array(prepared).min(1).max(MAX_PREPARED),
    files: z.record(z.string(), z.string()).optional(),
  }),
);

/** Reads a file of prepared things; a problem says where in it it is. */
export function parseLibraryText(text: string): Result<LibraryFile, Problem> {
  if (text.length > MAX_LIBRARY_BYTES)
    return err({ code: 'file-too-large', at: '', data: { max: MAX_LIBRARY_BYTES / 1024 / 1024 } });
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return err({ code: 'file-not-json', at: '' });
  }
  const { format, version } = (raw ?? {}) as { readonly format?: unknown; readonly version?: unknown };
  if (format !== FORMAT) return err({ code: 'not-a-library', at: '' });
  if (version !== VERSION) return err({ code: 'unsupported-version', at: '', data: { newest: VERSION } });
  if (isTooDeep(raw)) return err({ code: 'too-deep', at: '', data: { max: MAX_DEPTH } });
  const read = schema.parse(raw);
  if (!read.ok) return err(read.error[0] ?? { code: 'not-a-library', at: '' });
  const ids = read.value.items.map(({ id }) => id);
  const twice = ids.findIndex((id, i) => ids.indexOf(id) < i);
  if (twice >= 0) return err({ code: 'not-unique', at: `items.${twice}.id` });
  const wrong = wrongPicture(read.value.files ?? {}, filesPrepared(read.value.items));
  return wrong === null ? ok(read.value as LibraryFile) : err(wrong);
}

type Words = Readonly<Record<string, (data: Readonly<Record<string, string | number>>) => string>>;

const WORDS: Readonly<Record<Locale, Words>> = {
  de: {
    'file-too-large': ({ max }) => `Die Datei ist zu groß; höchstens ${max} MB werden gelesen.`,
    'file-not-json': () => 'Die Datei ist kein JSON.',
    'not-a-library': () => 'Das ist keine Datei mit Vorbereitetem.',
    'unsupported-version': ({ newest }) =>
      `Diese Datei schrieb ein neueres Programm; dieses liest Version ${newest}.`,
    'too-deep': ({ max }) => `In der Datei ist etwas zu tief verschachtelt; höchstens ${max} Ebenen.`,
    'not-unique': () => 'Zwei Dinge in der Datei haben dieselbe Kennung.',
    'file-unknown': () => 'In der Datei steckt ein Bild, das zu nichts gehört.',
    'file-altered': () => 'Ein Bild in der Datei wurde verändert oder ist beschädigt.',
    'too-many-pictures': () => 'Die Bilder in der Datei sind zusammen zu groß.',
  },
  en: {
    'file-too-large': ({ max }) => `The file is too large; at most ${max} MB are read.`,
    'file-not-json': () => 'The file is not JSON.',
    'not-a-library': () => 'This is not a file of prepared things.',
    'unsupported-version': ({ newest }) =>
      `A newer program wrote this file; this one reads version ${newest}.`,
    'too-deep': ({ max }) => `Something in the file is nested too deep; at most ${max} levels.`,
    'not-unique': () => 'Two things in the file have the same id.',
    'file-unknown': () => 'There is a picture in the file that belongs to nothing.',
    'file-altered': () => 'A picture in the file was changed or is damaged.',
    'too-many-pictures': () => 'The pictures in the file are too large together.',
  },
};

/** What is wrong with such a file, as a sentence. */
export function libraryFileText(problem: Problem, locale: Locale): string {
  const words = WORDS[locale];
  const said = Object.hasOwn(words, problem.code) ? words[problem.code]?.(problem.data ?? {}) : undefined;
  const picture = pictureText(problem, locale);
  if (picture !== undefined) return picture;
  const place = problem.at === '' || problem.at.startsWith('files') ? '' : `${problem.at}: `;
  return said === undefined ? (problemText(problem, locale) ?? `${place}${problem.code}`) : `${place}${said}`;
}
