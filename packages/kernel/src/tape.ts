import type { Decider, DiceToPick, Question, Thrower } from './fate.ts';
import { type Faces, isThrowOf, type Pool } from './pool.ts';

/**
 * The answers a run has had so far, in order: thrown faces as numbers, a decision as its option's key,
 * decisions made together as a list of keys. Action, input and tape are all there is to an unfinished run.
 */
export type Answer = Faces | string | readonly string[];
export type Tape = readonly Answer[];

/** What a run waits for. */
export type Ask =
  | { readonly kind: 'roll'; readonly pool: Pool; readonly cite: string; readonly of?: Thrower }
  | { readonly kind: 'choose'; readonly questions: readonly AskedQuestion[]; readonly together: boolean };

export interface AskedQuestion {
  readonly id: string;
  readonly cite: string;
  readonly by: Decider;
  readonly options: readonly string[];
  readonly dice?: DiceToPick;
}

/** Why a tape does not fit its rule. `at` counts answers from 0. */
export interface TapeProblem {
  readonly code: 'illegal-faces' | 'illegal-choice' | 'left-over-answers';
  readonly at: number;
  readonly expected?: Ask;
}

/** A broken tape leaves the rule by this exception; the interpreters turn it into a value. */
export class IllegalAnswer extends Error {
  readonly problem: TapeProblem;
  constructor(problem: TapeProblem) {
    super(`${problem.code} at answer ${problem.at}`);
    this.problem = problem;
  }
}

export function asked(question: Question<unknown>): AskedQuestion {
  const { id, cite, by, options, dice } = question;
  const keys = options.map((option) => option.key);
  return dice === undefined ? { id, cite, by, options: keys } : { id, cite, by, options: keys, dice };
}

export function facesOnTape(answer: Answer, pool: Pool, cite: string, at: number): Faces {
  const faces = answer as Faces;
  if (!Array.isArray(answer) || !isThrowOf(pool, faces)) {
    throw new IllegalAnswer({ code: 'illegal-faces', at, expected: { kind: 'roll', pool, cite } });
  }
  return faces;
}

/** The index of the chosen option. */
export function choiceOnTape(answer: Answer | undefined, question: Question<unknown>, at: number): number {
  const index = indexOf(question, answer);
  if (index < 0) throw illegalChoice([question], false, at);
  return index;
}

export function choicesOnTape(answer: Answer, questions: readonly Question<unknown>[], at: number): number[] {
  const keys: readonly unknown[] = Array.isArray(answer) ? answer : [];
  const indices = questions.map((question, i) => indexOf(question, keys[i]));
  if (keys.length !== questions.length || indices.includes(-1)) throw illegalChoice(questions, true, at);
  return indices;
}

const indexOf = (question: Question<unknown>, answer: unknown): number =>
  question.options.findIndex((option) => option.key === answer);

const illegalChoice = (
  questions: readonly Question<unknown>[],
  together: boolean,
  at: number,
): IllegalAnswer =>
  new IllegalAnswer({
    code: 'illegal-choice',
    at,
    expected: { kind: 'choose', questions: questions.map(asked), together },
  });
