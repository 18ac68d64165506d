import {
  type Locale,
  NOTATION_CODES,
  type NotationCode,
  type Problem,
  type System,
} from '@tafelrunde/kernel';
import { notationText, problemText } from '@tafelrunde/schema';
import { de } from './de.ts';
import { CODES, type Code, type Dictionary } from './dictionary.ts';
import { en } from './en.ts';

export const dictionaries: Readonly<Record<Locale, Dictionary>> = { de, en };

/** A problem as a sentence: in the words of the border, of notation, of the schema or of the system. */
export function wordsFor(problem: Problem, locale: Locale, system?: System): string {
  const { code, data = {} } = problem;
  const { problems, position } = dictionaries[locale];
  if (CODES.includes(code as Code)) return problems[code as Code](data);
  if (NOTATION_CODES.includes(code as NotationCode)) {
    return `${notationText(code as NotationCode, data, locale)} (${position(Number(data['position'] ?? 1))})`;
  }
  return problemText(problem, locale) ?? system?.words[locale].problem(problem) ?? code;
}
