import type { Pool } from '../pool.ts';
import type { Reading } from '../reading.ts';
import { type DiceTerm, type Expression, holds } from './expression.ts';
import { Hand } from './hand.ts';

/** A face as people see it. */
export interface SeenDie {
  readonly face: number;
  /** What it is worth: other than the face for Fate dice, or with min and max. */
  readonly value: number;
  readonly state: 'counts' | 'dropped' | 'rerolled';
  /** What it is where values are counted or marked. */
  readonly mark: 'success' | 'failure' | 'critical' | 'fumble' | undefined;
}

/** The dice of a roll, throw by throw: which of them count. The faces must be those of this expression. */
export function seenDice(
  expression: Expression,
  throws: readonly { readonly faces: readonly number[] }[],
): readonly (readonly SeenDie[])[] {
  let next = 0;
  const fate = {
    roll<A>(_pool: Pool, reading: Reading<A>): A {
      const thrown = throws[next++];
      if (thrown === undefined) throw new RangeError('a throw is missing');
      return reading.read(thrown.faces);
    },
  };
  const hand = new Hand(fate, true);
  hand.total(expression);
  const seen = throws.map(({ faces }) =>
    faces.map((face): SeenDie => ({ face, value: face, state: 'counts', mark: undefined })),
  );
  for (const { term, faces, isDropped } of hand.pile.flat()) {
    for (const { face, value, throw: number, at } of faces) {
      const row = seen[number];
      if (row === undefined) continue;
      row[at] = { face, value, state: isDropped ? 'dropped' : 'counts', mark: markOf(term, value) };
    }
  }
  for (const { face, value, throw: number, at } of hand.replaced) {
    const row = seen[number];
    if (row !== undefined) row[at] = { face, value, state: 'rerolled', mark: undefined };
  }
  return seen;
}

function markOf({ successes, failures, critical, fumble }: DiceTerm, value: number): SeenDie['mark'] {
  if (successes !== undefined && holds(successes, value)) return 'success';
  if (failures !== undefined && holds(failures, value)) return 'failure';
  if (critical !== undefined && holds(critical, value)) return 'critical';
  return fumble !== undefined && holds(fumble, value) ? 'fumble' : undefined;
}
