import type { AskedQuestion } from '@tafelrunde/kernel';
import { badInput } from '../bad-input.ts';
import { readJson } from './json-option.ts';

/** Decisions by their keys, in order. */
export class AnswersQueue {
  readonly #keys: readonly string[];
  #next = 0;

  constructor(keys: readonly string[]) {
    this.#keys = keys;
  }

  get position(): number {
    return this.#next;
  }

  /** The next key, which must be one of the question's options; undefined when all are used up. */
  take({ id, options }: AskedQuestion): string | undefined {
    const key = this.#keys[this.#next];
    if (key === undefined) return undefined;
    if (!options.includes(key)) {
      throw badInput(
        'answer-illegal',
        { answer: key, question: id, allowed: options },
        `answers.${this.#next}`,
      );
    }
    this.#next += 1;
    return key;
  }

  get leftOver(): readonly string[] {
    return this.#keys.slice(this.#next);
  }
}

/** `["heart","prone"]`; decisions made together may stand in a list of their own. */
export function parseAnswers(text: string, cwd: string): AnswersQueue {
  const given = readJson('answers', text, cwd);
  const keys: unknown[] = Array.isArray(given) ? given.flat() : [undefined];
  if (!keys.every((key) => typeof key === 'string')) throw badInput('not-answers', {}, 'answers');
  return new AnswersQueue(keys);
}
