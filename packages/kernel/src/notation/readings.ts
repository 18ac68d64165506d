import { distribution } from '../distribution.ts';
import { multisetLaw } from '../multisets.ts';
import type { Faces } from '../pool.ts';
import { highest, lowest, type Reading, successes as reaching, reading, sum } from '../reading.ts';
import { keptFaces } from './chains.ts';
import { seriesOfDice } from './dice-series.ts';
import { type DiceTerm, type FaceRange, isWithin } from './expression.ts';
import { Work } from './work.ts';

/** What a term sees in its faces, rerolls apart. */
export function readingOf(term: DiceTerm): Reading<number> {
  const { pool, keep, successes } = term;
  if (keep === undefined) {
    if (successes === undefined) return sum;
    if (successes.to === pool.sides) return reaching(successes.from);
    return ofTerm(term, (faces) => countWithin(successes, faces));
  }
  if (successes === undefined && !pool.openEnded) {
    return keep.end === 'highest' ? highest(keep.dice) : lowest(keep.dice);
  }
  return ofTerm(term, (faces) => {
    const kept = keptFaces(pool, faces, keep);
    return successes === undefined ? sum.read(kept) : countWithin(successes, kept);
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
  reading('notation', read, () =>
    distribution(seriesOfDice({ ...term, reroll: undefined }, new Work()).numerator),
  );

function countWithin(range: FaceRange, faces: Faces): number {
  let count = 0;
  for (const face of faces) count += Number(isWithin(range, face));
  return count;
}
