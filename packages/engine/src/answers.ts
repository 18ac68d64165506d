import type { AskedQuestion } from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';
import { badValue, complain } from './complaint.ts';
import type { Fields } from './fields.ts';

const MOST_SAID = 100;

/** Decisions by their keys, in order. */
export class AnswersQueue {
  readonly #keys: readonly string[];
  #next = 0;

  constructor(keys: readonly string[]) {
    this.#keys = keys;
  }

  /** The next key, which must be one of the question's options; undefined when all are used up. */
  take(question: AskedQuestion, system: System): string | undefined {
    const key = this.#keys[this.#next];
    if (key === undefined) return undefined;
    if (!question.options.includes(key)) {
      const data = { answer: key.slice(0, MOST_SAID), question };
      throw complain('answer-illegal', data, this.place, system);
    }
    this.#next += 1;
    return key;
  }

  /** Where the next answer would stand. */
  get place(): string {
    return `answers.${this.#next}`;
  }

  refuseLeftOver(): void {
    const answers = this.#keys.slice(this.#next);
    if (answers.length > 0) throw complain('answers-left-over', { answers }, 'answers');
  }
}

/** `["heart","prone"]`; decisions made together may stand in a list of their own. */
export function readAnswers(fields: Fields, most: number): AnswersQueue {
  const given = fields['answers'] === undefined ? [] : fields['answers'];
  const keys: unknown[] = Array.isArray(given) ? given.flat() : [undefined];
  if (!keys.every((key) => typeof key === 'string')) throw complain('not-answers', {}, 'answers');
  if (keys.length > most) throw badValue({ code: 'too-many', at: 'answers', data: { max: most } });
  return new AnswersQueue(keys);
}
