import { isThrowOf, type Pool } from '../pool.ts';
import type { Reading } from '../reading.ts';
import { type DiceTerm, type Expression, holds, type Sort } from './expression.ts';
import { Hand } from './hand.ts';

/** A face as people see it. */
export interface SeenDie {
  readonly face: number;
  /** What it is worth: other than the face for Fate dice, or with min and max. */
  readonly value: number;
  readonly state: 'counts' | 'dropped' | 'rerolled';
  /** What it is where values are counted or marked. */
  readonly mark: 'success' | 'failure' | 'nothing' | 'critical' | 'fumble' | undefined;
}

/** Leaves a roll whose faces do not fit. Made once: it carries no stack. */
const MISFIT = { misfit: true };

/** The dice of one throw. */
export interface SeenThrow {
  /** Fate dice show -1, 0 and 1. */
  readonly fudge: DiceTerm['fudge'];
  readonly dice: readonly SeenDie[];
}

/** The dice of a roll, throw by throw: which of them count. Undefined if the faces are not those of this expression. */
export function seenDice(
  expression: Expression,
  throws: readonly { readonly faces: readonly number[] }[],
): readonly SeenThrow[] | undefined {
  let next = 0;
  const fate = {
    roll<A>(pool: Pool, reading: Reading<A>): A {
      const thrown = throws[next++];
      if (thrown === undefined || !isThrowOf(pool, thrown.faces)) throw MISFIT;
      return reading.read(thrown.faces);
    },
  };
  const hand = new Hand(fate, true);
  try {
    hand.total(expression);
  } catch (thrown) {
    if (thrown === MISFIT) return undefined;
    throw thrown;
  }
  const seen = throws.map(({ faces }) =>
    faces.map((face): SeenDie => ({ face, value: face, state: 'counts', mark: undefined })),
  );
  const terms = new Map<number, DiceTerm>();
  for (const { term, faces, isDropped } of hand.pile.flat()) {
    for (const { face, value, throw: number, at } of faces) {
      const row = seen[number];
      if (row === undefined) continue;
      terms.set(number, term);
      row[at] = { face, value, state: isDropped ? 'dropped' : 'counts', mark: markOf(term, value) };
    }
  }
  for (const { face, value, throw: number, at } of hand.replaced) {
    const row = seen[number];
    if (row !== undefined) row[at] = { face, value, state: 'rerolled', mark: undefined };
  }
  for (const [i, term] of terms)
    if (term.sort !== undefined && !term.pool.openEnded) sortRow(seen[i] as SeenDie[], term.sort);
  return seen.map((dice, i) => ({ fudge: terms.get(i)?.fudge, dice }));
}

function markOf({ successes, failures, critical, fumble }: DiceTerm, value: number): SeenDie['mark'] {
  if (successes !== undefined && holds(successes, value)) return 'success';
  if (failures !== undefined && holds(failures, value)) return 'failure';
  if (critical !== undefined && holds(critical, value)) return 'critical';
  if (fumble !== undefined && holds(fumble, value)) return 'fumble';
  return successes === undefined ? undefined : 'nothing';
}

/** Dice that do not explode lie side by side in any order. */
function sortRow(row: SeenDie[], sort: Sort): void {
  row.sort((a, b) => (sort === 'ascending' ? a.value - b.value : b.value - a.value));
}
