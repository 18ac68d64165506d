import { isWhole, MAX_DECIMAL } from './arithmetic.ts';
import type { Expression } from './expression.ts';
import { fail, MAX_NOTATION_NESTING } from './problem.ts';
import { LONGEST_CHAIN, rangeOf } from './range.ts';
import type { Scanner } from './scanner.ts';

const CLOSE = /\)/y;

/**
 * In the first edition `!` was never followed by a comparison of its own (`10W6!>=5` counted), and a W66 had 66 sides.
 * What was rolled then is still read so.
 */
export type NotationEdition = 1 | 2;

/** Where the parser is. */
export interface Place {
  readonly scanner: Scanner;
  readonly depth: number;
  /** Inside a function, which says itself how to round. */
  readonly isExact: boolean;
  readonly edition: NotationEdition;
  /** Reads a sum. */
  readonly sum: (place: Place) => Expression;
}

export function close(scanner: Scanner, opened: number): void {
  if (scanner.take(CLOSE) !== undefined) return;
  if (scanner.ended) fail('missing-parenthesis', scanner.at, { opened });
  scanner.unexpected();
}

export function deeper(place: Place, at: number): Place {
  if (place.depth >= MAX_NOTATION_NESTING) fail('too-deep', at, { max: MAX_NOTATION_NESTING });
  return { ...place, depth: place.depth + 1 };
}

/** Totals are doubles: beyond their exact range they would be silently wrong. */
export function refuseInexact(expression: Expression, at: number): void {
  const { min, max } = rangeOf(expression, LONGEST_CHAIN);
  const most = isWhole(expression) ? Number.MAX_SAFE_INTEGER : MAX_DECIMAL;
  if (!(Math.max(-min, max) <= most)) fail('total-too-large', at);
}
