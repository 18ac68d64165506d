import { type Dice, throwPool } from '../dice.ts';
import type { Pool } from '../pool.ts';
import type { Reading } from '../reading.ts';
import type { Expression } from './expression.ts';
import { type DiceFate, notationRule } from './rule.ts';

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
  const fate = new Throwing(dice);
  return { total: notationRule(fate, expression), throws: fate.throws };
}

/** Most notations throw once: a list made at that size is cheaper than one that grows. */
const NO_THROWS: NotationThrow[] = [];

class Throwing implements DiceFate {
  throws: NotationThrow[] = NO_THROWS;
  readonly #dice: Dice;

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  roll<A>(pool: Pool, reading: Reading<A>): A {
    // Made at its final size: growing an array face by face costs more than the dice.
    const faces = throwPool(this.#dice, pool, new Array<number>(pool.count));
    if (this.throws.length === 0) this.throws = [{ pool, faces }];
    else this.throws.push({ pool, faces });
    return reading.read(faces);
  }
}
