import type { OpenRun } from '@tafelrunde/table';
import type { Unnumbered } from '../../../table/table-state.ts';

type AnswerCommand = Extract<Unnumbered, { readonly kind: 'answer' }>;

/** An answer to the question that is open now: whoever taps twice does not answer the next one unread. */
export const answerTo = ({ id, progress }: OpenRun, answer: AnswerCommand['answer']): AnswerCommand => ({
  kind: 'answer',
  run: id,
  answer,
  step: progress?.tape.length,
});
