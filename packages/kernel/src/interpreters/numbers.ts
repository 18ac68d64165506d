import { type Law, probabilityAt } from '../distribution.ts';
import { add, type Fraction, fraction, multiply, subtract, ZERO } from '../fraction.ts';

/** How a solver counts: in doubles, or in fractions where it must come out exactly. */
export interface Numbers<V> {
  readonly zero: V;
  of(value: number): V;
  plus(a: V, b: V): V;
  minus(a: V, b: V): V;
  times(a: V, b: V): V;
  over(a: V, b: V): V;
  /** Below, equal, above. Doubles this close are equal. */
  compare(a: V, b: V): number;
  /** The weight of an outcome times a value; divided by the whole at the end (`shared`), so that whole goals keep whole sums. */
  weighed(law: Law<unknown>, index: number, value: V): V;
  shared(sum: V, law: Law<unknown>): V;
}

/** Values this close are equal: the first option wins. */
export const EPSILON = 1e-12;

/** Weights as doubles over a scale: the counts themselves, or probabilities where counts leave the range of doubles. */
const scaleOf = ({ total }: Law<unknown>): number => (typeof total === 'number' ? total : 1);

export const doubles: Numbers<number> = {
  zero: 0,
  of: (value) => value,
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  times: (a, b) => a * b,
  over: (a, b) => a / b,
  compare: (a, b) => (a > b + EPSILON ? 1 : a < b - EPSILON ? -1 : 0),
  weighed: (law, index, value) =>
    value * (typeof law.total === 'number' ? (law.weight(index) as number) : probabilityAt(law, index)),
  shared: (sum, law) => sum / scaleOf(law),
};

export const fractions: Numbers<Fraction> = {
  zero: ZERO,
  of: fractionOf,
  plus: add,
  minus: subtract,
  times: multiply,
  over: (a, b) => fraction(a.n * b.d, a.d * b.n),
  compare: (a, b) => {
    const [left, right] = [a.n * b.d, b.n * a.d];
    return left > right ? 1 : left < right ? -1 : 0;
  },
  weighed: (law, index, value) => ({ n: value.n * BigInt(law.weight(index)), d: value.d }),
  shared: (sum, law) => fraction(sum.n, sum.d * BigInt(law.total)),
};

/** The fraction that a double is. */
function fractionOf(value: number): Fraction {
  if (Number.isSafeInteger(value)) return { n: BigInt(value), d: 1n };
  let scale = 1n;
  let whole = value;
  while (!Number.isInteger(whole)) {
    whole *= 2;
    scale *= 2n;
  }
  return fraction(BigInt(whole), scale);
}
