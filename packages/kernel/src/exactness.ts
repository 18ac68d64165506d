/**
 * How far a number can be trusted: counted in whole cases, so that it is a fraction (true); summed up in doubles, with a
 * bound on how far it may be off ('double'); estimated from samples, with an interval (false).
 */
export type Exactness = true | 'double' | false;

/** A sum or a product of doubles is off by at most this share of itself. */
const ROUNDING = 2 ** -53;

/**
 * How far a chance may be off that so many additions and multiplications, one after the other, have made of numbers
 * without a minus sign: nothing cancels, so the shares by which each step is off only add up.
 */
export const boundAfter = (steps: number): number => steps * ROUNDING;

/** How many digits behind the point a bound leaves certain. */
export const certainDigits = (bound: number): number => Math.floor(-Math.log10(2 * bound));
