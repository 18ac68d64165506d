import type { Law } from '../distribution.ts';
import type { Question } from '../fate.ts';
import type { Weight } from '../fraction.ts';

/**
 * What several people answer at once is one number: the options as digits, the last question's changing fastest. The
 * answer to a single question is the index of its option.
 */
export function jointOf(questions: readonly Question<unknown>[], indices: readonly number[]): number {
  let joint = 0;
  for (let i = 0; i < questions.length; i += 1) {
    joint = joint * (questions[i] as Question<unknown>).options.length + (indices[i] as number);
  }
  return joint;
}

/** The options of a joint answer, one for each question; `sizes` tells how many each has. */
export function optionsOf(sizes: readonly number[], joint: number): number[] {
  const indices = new Array<number>(sizes.length);
  let rest = joint;
  for (let i = sizes.length - 1; i >= 0; i -= 1) {
    const size = sizes[i] as number;
    indices[i] = rest % size;
    rest = (rest - (indices[i] as number)) / size;
  }
  return indices;
}

/** Joint answers, all of them where nothing else is said, as a law: with weights where somebody mixes. */
export class Answers implements Law<number> {
  readonly size: number;
  readonly total: Weight;
  private readonly joints: readonly number[] | undefined;
  private readonly weights: readonly Weight[] | undefined;

  constructor(size: number, joints?: readonly number[], weights?: readonly Weight[], total: Weight = 1) {
    this.size = size;
    this.joints = joints;
    this.weights = weights;
    this.total = total;
  }
  outcome(index: number): number {
    return this.joints === undefined ? index : (this.joints[index] as number);
  }
  weight(index: number): Weight {
    return this.weights === undefined ? 1 : (this.weights[index] as Weight);
  }
}

const settled: Answers[] = [];

/** One answer for certain. */
export const onlyAnswer = (joint: number): Answers => {
  let law = settled[joint];
  if (law === undefined) {
    law = new Answers(1, [joint]);
    if (joint < 64) settled[joint] = law;
  }
  return law;
};
