import { attempt, type Complaint, type ErrorJson, errorJson, type Where } from '@tafelrunde/engine';
import { NOTATION_CODES, type NotationCode, type Result } from '@tafelrunde/kernel';
import { registry } from '@tafelrunde/registry';
import type { Complaints, Texts } from './text/texts.ts';

/** What came from outside cannot be used. It leaves a command by this exception; `main` makes exit code 2 of it. */
export class BadInput extends Error {
  /** The error of the contract, with its sentence in the reader's language. */
  readonly json: (text: Texts) => ErrorJson;
  /** What a terminal shows below it. */
  readonly picture: readonly string[];

  constructor(code: string, json: (text: Texts) => ErrorJson, picture: readonly string[] = []) {
    super(code);
    this.json = json;
    this.picture = picture;
  }
}

/** A complaint of the command line itself. */
export function badInput<C extends keyof Complaints>(
  code: C,
  data: Parameters<Complaints[C]>[0],
  at?: Where,
): BadInput {
  return new BadInput(code, ({ complaints }) => ({
    code,
    message: (complaints[code] as (data: unknown) => string)(data),
    ...(at === undefined ? {} : { at }),
  }));
}

/** A complaint of the engine; dice notation is shown with a mark under the place. */
export function badCall(complaint: Complaint, notation = ''): BadInput {
  const isNotation = NOTATION_CODES.includes(complaint.code as NotationCode) && !complaint.problems;
  const picture =
    isNotation && notation.trim() !== '' ? [`  ${notation}`, `  ${' '.repeat(Number(complaint.at))}^`] : [];
  return new BadInput(complaint.code, (text) => errorJson(registry, complaint, text.locale), picture);
}

/** The answer, or exit code 2. */
export function orBad<T>(result: Result<T, Complaint>, notation?: string): T {
  if (result.ok) return result.value;
  throw badCall(result.error, notation);
}

/** Runs what may complain as the engine does. */
export const complaining = <T>(call: () => T): T => orBad(attempt(call));
