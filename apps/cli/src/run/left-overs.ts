import { badInput } from '../bad-input.ts';
import type { AnswersQueue } from '../options/answers.ts';
import { FacesQueue } from '../options/faces.ts';
import type { Answering } from './settle.ts';

/** Typed faces and answers are all used, or something else has happened than whoever typed them thinks. */
export function refuseLeftOvers(
  throws: Answering['throws'],
  answers: AnswersQueue,
  refusal: string | undefined,
): void {
  if (throws instanceof FacesQueue && throws.leftOver.length > 0) {
    throw badInput('faces-left-over', { faces: throws.leftOver, refusal }, 'faces');
  }
  if (answers.leftOver.length > 0) {
    throw badInput('answers-left-over', { answers: answers.leftOver, refusal }, 'answers');
  }
}
