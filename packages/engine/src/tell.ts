import { type Locale, NOTATION_CODES, type NotationCode, type Problem } from '@tafelrunde/kernel';
import { tableFileText } from '@tafelrunde/protocol';
import { notationText } from '@tafelrunde/schema';
import type { System } from '@tafelrunde/system';
import type { Complaint, ComplaintCode } from './complaint.ts';
import { type Registry, systemIn } from './registry.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import type { Sentences } from './text/sentences.ts';

const SENTENCES: Readonly<Record<Locale, Sentences>> = { de, en };

/** More than this many problems at once help nobody. */
const MOST_TOLD = 5;

/** A complaint as a sentence for people. */
export function tellComplaint(registry: Registry, complaint: Complaint, locale: Locale): string {
  const { code, at, problems, data = {} } = complaint;
  const system = complaint.system === undefined ? undefined : systemIn(registry, complaint.system);
  const sentences = SENTENCES[locale];
  if (problems !== undefined) {
    return problems
      .slice(0, MOST_TOLD)
      .map((problem) => tellProblem(problem, locale, system))
      .join(' ');
  }
  if (NOTATION_CODES.includes(code as NotationCode)) {
    const told = notationText(code as NotationCode, data as Record<string, string | number>, locale);
    return sentences.at(told, Number(at) + 1);
  }
  const { complaints } = sentences;
  if (!Object.hasOwn(complaints, code)) return sentences.somethingWrong(code);
  return (complaints[code as ComplaintCode] as (data: unknown, words: unknown) => string)(
    data,
    system?.words[locale],
  );
}

/** A problem as a sentence that names its field. */
export function tellProblem(problem: Problem, locale: Locale, system?: System): string {
  const known = tableFileText(problem, locale);
  if (known !== undefined) return known;
  const sentences = SENTENCES[locale];
  const said = system?.words[locale].problem(problem) ?? sentences.somethingWrong(problem.code);
  return problem.at === '' ? said : `${sentences.quoted(problem.at)}: ${said}`;
}

/** `{ "code", "message", "at"?, "reason"? }`, the same through every door. */
export interface ErrorJson {
  readonly code: string;
  readonly reason?: string;
  readonly message: string;
  readonly at?: string | number;
}

export function errorJson(registry: Registry, complaint: Complaint, locale: Locale): ErrorJson {
  const { code, at, reason } = complaint;
  return {
    code,
    ...(reason === undefined ? {} : { reason }),
    message: tellComplaint(registry, complaint, locale),
    ...(at === undefined ? {} : { at }),
  };
}
