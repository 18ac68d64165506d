import { type Dice, thrownFaces } from '../dice.ts';
import type { Pool } from '../pool.ts';
import type { Reading } from '../reading.ts';
import type { Expression } from './expression.ts';
import type { DiceFate } from './hand.ts';
import { readingOf } from './readings.ts';
import { notationRule } from './rule.ts';

export interface NotationThrow {
  readonly pool: Pool;
  readonly faces: readonly number[];
}

export interface NotationRoll {
  readonly total: number;
  readonly throws: readonly NotationThrow[];
}

/** The same as playing the rule with these dice, without a tape: the shortest way from dice to total. */
export function rollNotation(expression: Expression, dice: Dice): NotationRoll {
  // Most notations are one throw: it is read where it falls.
  if (expression.kind === 'dice' && expression.plain) {
    const { pool } = expression;
    const faces = thrownFaces(dice, pool);
    return { total: readingOf(expression).read(faces), throws: [{ pool, faces }] };
  }
  const fate = new Throwing(dice);
  return { total: notationRule(fate, expression), throws: fate.throws };
}

/** Most other notations throw once, too: a list made at that size is cheaper than one that grows. */
const NO_THROWS: NotationThrow[] = [];
// Notations without dice share it: nobody may add to it.
Object.freeze(NO_THROWS);

class Throwing implements DiceFate {
  throws: NotationThrow[] = NO_THROWS;
  readonly #dice: Dice;

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  roll<A>(pool: Pool, reading: Reading<A>): A {
    const faces = thrownFaces(this.#dice, pool);
    if (this.throws.length === 0) this.throws = [{ pool, faces }];
    else this.throws.push({ pool, faces });
    return reading.read(faces);
  }
}
