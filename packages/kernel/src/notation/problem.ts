/** The longest notation that is read, and the longest that is written. */
export const MAX_NOTATION_LENGTH = 200;
/** How deep parentheses and signs may be nested. */
export const MAX_NOTATION_NESTING = 20;
/** The largest number that may be written down. */
export const MAX_NOTATION_NUMBER = 1_000_000;

export const NOTATION_CODES = [
  'empty',
  'too-long',
  'too-deep',
  'unexpected-character',
  'expected-operand',
  'expected-number',
  'missing-parenthesis',
  'number-too-large',
  'too-many-decimals',
  'total-too-large',
  'division-by-zero-possible',
  'undefined-possible',
  'no-dice',
  'too-many-dice',
  'number-of-dice-unclear',
  'no-sides',
  'die-too-large',
  'repeated-modifier',
  'modifier-not-here',
  'failures-without-successes',
  'never-matches',
  'rerolls-everything',
  'rerolls-exploding-face',
  'explodes-forever',
  'thrown-too-often',
  'too-few-faces',
  'keeps-nothing',
  'keeps-too-many',
] as const;
export type NotationCode = (typeof NOTATION_CODES)[number];

/** Why a text is no dice notation, and where: `at` counts UTF-16 units from 0, as editors do. */
export interface NotationProblem {
  readonly code: NotationCode;
  readonly at: number;
  /** What the text of the problem needs: the limit, the character. */
  readonly data?: Readonly<Record<string, string | number>>;
}

/** A text that cannot be read leaves the parser by this exception; `parseNotation` returns it as a value. */
export class Misread extends Error {
  readonly problem: NotationProblem;
  constructor(problem: NotationProblem) {
    super(`${problem.code} at ${problem.at}`);
    this.problem = problem;
  }
}

export function fail(code: NotationCode, at: number, data?: NotationProblem['data']): never {
  throw new Misread(data === undefined ? { code, at } : { code, at, data });
}
