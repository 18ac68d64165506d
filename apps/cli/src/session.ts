import { LOCALES, type Locale } from '@tafelrunde/kernel';
import type { Io } from './io.ts';
import { optionIn } from './options/scan.ts';
import { ansi, type Paint, plain } from './output/paint.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import type { Texts } from './text/texts.ts';

/** One call of the program: for whom, in which language, to where. */
export interface Session {
  readonly io: Io;
  readonly locale: Locale;
  readonly text: Texts;
  /** One JSON value on stdout and nothing else. */
  readonly json: boolean;
  readonly paint: Paint;
  /** Columns of the terminal. */
  readonly width: number;
  /** What the program ends with if nothing goes wrong: a command that judges sets it. */
  readonly exit: { code: number };
}

const TEXTS: Readonly<Record<Locale, Texts>> = { de, en };

const DEFAULT_WIDTH = 80;
const NARROWEST = 40;
/** Longer lines are hard to read. */
const WIDEST = 100;

/** Language and form must be known before the arguments are read: help and errors need them. */
export function openSession(args: readonly string[], io: Io): Session {
  const wanted = optionIn(args, '--locale');
  const locale = LOCALES.find((one) => one === wanted) ?? localeOf(io.env);
  const { isTTY, columns = DEFAULT_WIDTH } = io.stdout;
  return {
    io,
    locale,
    text: TEXTS[locale],
    json: optionIn(args, '--json') !== undefined,
    paint: isTTY && mayColour(io.env) ? ansi : plain,
    width: isTTY ? Math.max(NARROWEST, Math.min(columns, WIDEST)) : DEFAULT_WIDTH,
    exit: { code: 0 },
  };
}

/** The language of the environment: English if it says so, German otherwise. */
function localeOf(env: Io['env']): Locale {
  const language = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return /^en/i.test(language) ? 'en' : 'de';
}

const mayColour = (env: Io['env']): boolean => !env['NO_COLOR'] && env['TERM'] !== 'dumb';
