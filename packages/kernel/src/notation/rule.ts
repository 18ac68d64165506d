import type { Expression } from './expression.ts';
import { type DiceFate, Hand } from './hand.ts';

/** Rolls an expression and returns its total. */
export const notationRule = (fate: DiceFate, expression: Expression): number =>
  new Hand(fate).total(expression);
