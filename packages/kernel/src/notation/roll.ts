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

class Throwing implements DiceFate {
  readonly throws: NotationThrow[] = [];
  readonly #dice: Dice;

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  roll<A>(pool: Pool, reading: Reading<A>): A {
    // Made at its final size: growing an array face by face costs more than the dice.
    const faces = throwPool(this.#dice, pool, pool.openEnded ? [] : new Array<number>(pool.count));
    this.throws.push({ pool, faces });
    return reading.read(faces);
  }
}
