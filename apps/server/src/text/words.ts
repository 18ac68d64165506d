import type { Locale, Problem } from '@tafelrunde/kernel';
import { problemText } from '@tafelrunde/schema';
import { de } from './de.ts';
import { CODES, type Code, type Dictionary } from './dictionary.ts';
import { en } from './en.ts';

const dictionaries: Readonly<Record<Locale, Dictionary>> = { de, en };

/** A problem as a sentence: in the words of the border or of the schema. */
export function wordsFor(problem: Problem, locale: Locale): string {
  const { code, data = {} } = problem;
  const { problems } = dictionaries[locale];
  return CODES.includes(code as Code) ? problems[code as Code](data) : (problemText(problem, locale) ?? code);
}
