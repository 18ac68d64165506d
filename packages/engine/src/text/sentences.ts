import type { SystemWords } from '@tafelrunde/system';
import type { ComplaintCode, ComplaintData } from '../complaint.ts';

/** What the engine says in one language. A missing entry does not compile. */
export interface Sentences {
  readonly complaints: {
    readonly [C in ComplaintCode]: (data: ComplaintData[C], words: SystemWords | undefined) => string;
  };
  /** Where in a notation something is wrong; counted from 1, as people count. */
  at(sentence: string, position: number): string;
  quoted(text: string): string;
  somethingWrong(code: string): string;
}

export const listed = (names: readonly (string | number)[]): string => names.join(', ');

/** The options of a question: each by its key, with its words where these say more. */
export function optionsTold(
  words: SystemWords | undefined,
  question: ComplaintData['answers-missing']['question'],
) {
  const said = words?.question(question) ?? { ask: question.id, options: {} };
  const options = question.options.map((key) => {
    const label = said.options[key] ?? key;
    return key === label ? key : `${key} (${label})`;
  });
  return { ask: said.ask, options: listed(options) };
}
