import { distribution } from '../distribution.ts';
import { multisetLaw } from '../multisets.ts';
import type { Faces } from '../pool.ts';
import { highest, lowest, type Reading, successes as reaching, reading, sum } from '../reading.ts';
import { keptFaces } from './chains.ts';
import { seriesOfDice } from './dice-series.ts';
import { type DiceTerm, holds, type Test } from './expression.ts';
import { Work } from './work.ts';

/** What a plain term sees in its faces. */
export function readingOf(term: DiceTerm): Reading<number> {
  const { pool, keep, successes } = term;
  if (keep === undefined) {
    if (successes === undefined) return sum;
    if (successes.relation === '>=') return reaching(successes.value);
    return ofTerm(term, (faces) => countIn(successes, faces));
  }
  if (successes === undefined && !pool.openEnded) {
    if (keep.high === 0) return highest(pool.count - keep.low);
    if (keep.low === 0) return lowest(pool.count - keep.high);
  }
  return ofTerm(term, (faces) => {
    const kept = keptFaces(pool, faces, keep);
    return successes === undefined ? sum.read(kept) : countIn(successes, kept);
  });
}

/** All faces in the order they were thrown in. */
export const thrown: Reading<Faces> = {
  name: 'thrown',
  read: (faces) => faces,
  // Nothing in a notation depends on the order, so one order stands for all.
  law: multisetLaw,
};

const ofTerm = (term: DiceTerm, read: (faces: Faces) => number): Reading<number> =>
  reading('notation', read, () => distribution(seriesOfDice(term, new Work()).numerator));

function countIn(test: Test, faces: Faces): number {
  let count = 0;
  for (const face of faces) count += Number(holds(test, face));
  return count;
}
