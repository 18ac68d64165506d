import { add, type Fraction, fraction } from '../fraction.ts';
import { operate, PARTS, rounded } from './arithmetic.ts';
import type { Operator } from './expression.ts';
import { bitsOf, Refused, type Work } from './work.ts';

/** Totals with their weights. */
export type Polynomial = ReadonlyMap<number, bigint>;

/**
 * Something that may happen again and again: each time with the chance (weight / of) ^ power, each time adding
 * `step` to the total. An open-ended W6 has one with step 6 and chance 1/6.
 */
export interface Pole {
  readonly step: number;
  readonly weight: bigint;
  readonly of: bigint;
  readonly power: number;
  /** Other steps that may be taken instead, in the same direction; then the power is 1. */
  readonly others?: readonly Again[];
}

/** A step and the weight of taking it. */
export interface Again {
  readonly step: number;
  readonly weight: bigint;
}

/**
 * The law of a total as a generating function: numerator / whole · Π 1 / (1 - chance · x^step).
 * Without poles it is simply a table of weights. With them it still is finite to write down, so that sums, multiples
 * and quotients of open-ended dice stay exact, and the mean has a closed form.
 */
export interface Series {
  readonly numerator: Polynomial;
  readonly whole: bigint;
  readonly poles: readonly Pole[];
}

/** The pole's chance as [numerator, denominator]. */
export const chanceOf = ({ weight, of, power, others = [] }: Pole): [bigint, bigint] => [
  weight ** BigInt(power) + others.reduce((sum, one) => sum + one.weight, 0n),
  of ** BigInt(power),
];

/** All steps of a pole with their weights, out of `of` to the power. */
export const stepsOf = ({ step, weight, power, others = [] }: Pole): readonly Again[] => [
  { step, weight: weight ** BigInt(power) },
  ...others,
];

/** What is exact only as long as every explosion adds the same. */
function refuseOthers(poles: readonly Pole[]): void {
  if (poles.some(({ others }) => others !== undefined)) throw new Refused({ code: 'no-exact-odds' });
}

export const constant = (value: number): Series => ({
  numerator: new Map([[value, 1n]]),
  whole: 1n,
  poles: [],
});

/** What happens again without adding anything is left out: it comes to an end and only the rest counts. */
export function series(numerator: Polynomial, whole: bigint, poles: readonly Pole[]): Series {
  let [factor, divisor] = [1n, 1n];
  for (const pole of poles) {
    if (pole.step !== 0) continue;
    const [n, d] = chanceOf(pole);
    factor *= d;
    divisor *= d - n;
  }
  if (divisor === 1n && factor === 1n) return { numerator, whole, poles };
  return {
    numerator: mapPolynomial(numerator, (total) => total, factor),
    whole: whole * divisor,
    poles: poles.filter(({ step }) => step !== 0),
  };
}

/** The total of two independent series. */
export function addSeries(left: Series, right: Series, work: Work): Series {
  return {
    numerator: combinePolynomials(left.numerator, right.numerator, (a, b) => rounded(a + b), work),
    whole: left.whole * right.whole,
    poles: [...left.poles, ...right.poles],
  };
}

/** A multiple of a series, also a negative one. */
export function scaleSeries({ numerator, whole, poles }: Series, factor: number): Series {
  if (poles.length > 0 && !Number.isInteger(factor)) throw new Refused({ code: 'no-exact-odds' });
  const scaled = poles.map(({ others, ...pole }) => ({
    ...pole,
    step: pole.step * factor,
    ...(others && { others: others.map((one) => ({ ...one, step: one.step * factor })) }),
  }));
  // Of what adds nothing only the chance matters: it comes to an end.
  return series(
    mapPolynomial(numerator, (total) => rounded(total * factor)),
    whole,
    factor === 0 ? scaled.map(({ others: _, ...pole }, i) => onlyChance(pole, poles[i] as Pole)) : scaled,
  );
}

function onlyChance(pole: Pole, { others }: Pole): Pole {
  const weight = (others ?? []).reduce((sum, one) => sum + one.weight, pole.weight);
  return { ...pole, weight };
}

/** Everything but sums. Of open-ended dice, only constants can be factors and divisors. */
export function operateSeries(operator: Operator, left: Series, right: Series, work: Work): Series {
  const [a, b] = [constantIn(left), constantIn(right)];
  if (operator === '*' && a !== undefined) return scaleSeries(right, a);
  if (operator === '*' && b !== undefined) return scaleSeries(left, b);
  if (operator === '/' && b !== undefined) return divideSeries(left, b, work);
  return joinSeries(left, right, (x, y) => operate(operator, x, y), work);
}

/** Whatever is made of two totals, neither of them open-ended. */
export function joinSeries(
  left: Series,
  right: Series,
  f: (a: number, b: number) => number,
  work: Work,
): Series {
  refusePoles(left);
  refusePoles(right);
  return {
    numerator: combinePolynomials(left.numerator, right.numerator, f, work),
    whole: left.whole * right.whole,
    poles: [],
  };
}

/** Whatever is made of a total that is not open-ended. */
export function mapSeries(source: Series, f: (total: number) => number): Series {
  refusePoles(source);
  return { ...source, numerator: mapPolynomial(source.numerator, f) };
}

function refusePoles({ poles }: Series): void {
  if (poles.length > 0) throw new Refused({ code: 'no-exact-odds' });
}

function constantIn({ numerator, poles }: Series): number | undefined {
  const [only] = numerator.keys();
  return numerator.size === 1 && poles.length === 0 ? only : undefined;
}

/** Rounds down. Once every step is a multiple of the divisor, a step more is a whole number more after dividing. */
function divideSeries(dividend: Series, divisor: number, work: Work): Series {
  if (divisor < 0) return divideSeries(scaleSeries(dividend, -1), -divisor, work);
  refuseOthers(dividend.poles);
  let aligned: Series = { ...dividend, poles: [] };
  for (const pole of dividend.poles) {
    const times = divisor / greatestDivisor(divisor, pole.step);
    aligned = widenPole({ ...aligned, poles: [pole, ...aligned.poles] }, times, work);
  }
  return {
    numerator: mapPolynomial(aligned.numerator, (total) => Math.floor(total / divisor)),
    whole: aligned.whole,
    poles: aligned.poles.map((pole) => ({ ...pole, step: pole.step / divisor })),
  };
}

/** The same series with its first pole's step `times` as long: 1/(1-y) = (1 + y + … + y^(times-1)) / (1 - y^times). */
export function widenPole({ numerator, whole, poles }: Series, times: number, work: Work): Series {
  const [pole, ...others] = poles as [Pole, ...Pole[]];
  const [n, d] = chanceOf(pole);
  work.spend(times, bitsOf(d) * times);
  const run = new Map<number, bigint>();
  for (let j = 0; j < times; j += 1) run.set(j * pole.step, n ** BigInt(j) * d ** BigInt(times - 1 - j));
  return {
    numerator: combinePolynomials(numerator, run, (a, b) => a + b, work),
    whole: whole * d ** BigInt(times - 1),
    poles: [{ ...pole, step: pole.step * times, power: pole.power * times }, ...others],
  };
}

/** The exact mean: that of the numerator, and what each pole adds, chance · step / (1 - chance). */
export function meanOf({ numerator, poles }: Series): Fraction {
  let [moment, mass] = [0n, 0n];
  // Totals are whole, or multiples of one part.
  for (const [total, weight] of numerator) {
    moment += BigInt(Math.round(total * PARTS)) * weight;
    mass += weight;
  }
  return poles.reduce(
    (sum, pole) => {
      const [n, d] = chanceOf(pole);
      const steps = stepsOf(pole).reduce((all, { step, weight }) => all + weight * BigInt(step), 0n);
      return add(sum, fraction(steps, d - n));
    },
    fraction(moment, mass * BigInt(PARTS)),
  );
}

export function mapPolynomial(source: Polynomial, f: (total: number) => number, factor = 1n): Polynomial {
  const mapped = new Map<number, bigint>();
  for (const [total, weight] of source) {
    const to = f(total);
    mapped.set(to, (mapped.get(to) ?? 0n) + weight * factor);
  }
  return mapped;
}

export function combinePolynomials(
  left: Polynomial,
  right: Polynomial,
  f: (a: number, b: number) => number,
  work: Work,
): Polynomial {
  work.spend(left.size * right.size, bitsOf(firstOf(left)) + bitsOf(firstOf(right)));
  const combined = new Map<number, bigint>();
  for (const [a, v] of left) {
    for (const [b, w] of right) {
      const total = f(a, b);
      combined.set(total, (combined.get(total) ?? 0n) + v * w);
    }
  }
  return combined;
}

function firstOf(polynomial: Polynomial): bigint {
  const [first = 0n] = polynomial.values();
  return first;
}

export function addPolynomials(left: Polynomial, right: Polynomial): Polynomial {
  const sum = new Map(left);
  for (const [total, weight] of right) sum.set(total, (sum.get(total) ?? 0n) + weight);
  return sum;
}

export function greatestDivisor(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}
