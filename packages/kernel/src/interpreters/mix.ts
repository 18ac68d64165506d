import { type Fraction, fraction, leastCommonMultiple, slim, toNumber, type Weight } from '../fraction.ts';

/** The weights of a mix as whole numbers over their total. */
export function wholeMix(mix: readonly Fraction[]): {
  readonly weights: readonly Weight[];
  readonly total: Weight;
} {
  const common = mix.reduce((lcm, { d }) => leastCommonMultiple(lcm, d), 1n);
  return { weights: mix.map(({ n, d }) => slim(n * (common / d))), total: slim(common) };
}

/** Mixes found in doubles are put on this grid, unless they are close to plain fractions. */
const GRID = 2 ** 40;
const PLAIN = 10_000;
const CLOSE = 1e-11;

/** A mix in doubles as fractions that add up to 1. */
export function roundedMix(mix: readonly number[]): readonly Fraction[] {
  const plain = mix.map(plainFraction);
  if (plain.every((each) => each !== undefined)) {
    const { weights, total } = wholeMix(plain);
    if (weights.reduce<bigint>((sum, each) => sum + BigInt(each), 0n) === BigInt(total)) return plain;
  }
  const weights = mix.map((each) => Math.round(each * GRID));
  const largest = weights.indexOf(Math.max(...weights));
  const others = weights.reduce((sum, each, i) => (i === largest ? sum : sum + each), 0);
  return weights.map((each, i) => fraction(i === largest ? GRID - others : each, GRID));
}

/** The fraction with the smallest denominator that is as good as equal; undefined where that is no plain one. */
function plainFraction(value: number): Fraction | undefined {
  let [n, d, before, beforeD] = [Math.floor(value), 1, 1, 0];
  let rest = value - n;
  while (Math.abs(value - n / d) > CLOSE) {
    if (rest === 0) return undefined;
    const next = Math.floor(1 / rest);
    rest = 1 / rest - next;
    [n, before] = [next * n + before, n];
    [d, beforeD] = [next * d + beforeD, d];
    if (d > PLAIN) return undefined;
  }
  return fraction(n, d);
}

export const asDoubles = (mix: readonly Fraction[]): readonly number[] => mix.map(toNumber);
