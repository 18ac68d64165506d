import type { Pool } from '../pool.ts';

/**
 * Dice notation as a value. Decisions where notations differ elsewhere:
 *
 * - What stands behind dice happens in this order, and has to be written in it: reroll and explode, keep, count.
 * - An exploding die stays one die: keep compares whole chains, so an explosion never is an extra die.
 * - Each face of a chain counts for itself: in `10W6!>=5` the chain 6, 5 is two successes.
 * - Each face of a chain is rerolled for itself, too: a matching face is thrown again and may then explode.
 * - `/` rounds down, also below zero: `-7/2` is -4.
 */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'negative'; readonly of: Expression }
  | Operation
  | DiceTerm;

export type Operator = '+' | '-' | '*' | '/';

export interface Operation {
  readonly kind: 'operation';
  readonly operator: Operator;
  readonly left: Expression;
  readonly right: Expression;
}

export interface DiceTerm {
  readonly kind: 'dice';
  /** Open-ended if the dice explode. */
  readonly pool: Pool;
  readonly reroll: Reroll | undefined;
  readonly keep: Keep | undefined;
  /** The faces that count one each; without them the faces are added up. */
  readonly successes: FaceRange | undefined;
}

/** Faces from 1 to the die's highest; never empty. */
export interface FaceRange {
  readonly from: number;
  readonly to: number;
}

export interface Reroll {
  readonly faces: FaceRange;
  /** Always: until the face no longer matches. */
  readonly often: 'once' | 'always';
}

export interface Keep {
  readonly end: 'highest' | 'lowest';
  readonly dice: number;
}

export const isWithin = (range: FaceRange, face: number): boolean => range.from <= face && face <= range.to;

/** What an operator does; none gives a negative zero. */
export function operate(operator: Operator, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right + 0;
    case '/':
      return Math.floor(left / right) + 0;
  }
}
