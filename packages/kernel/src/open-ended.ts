import { Stopped } from './calculation-problem.ts';
import { chanceAt, type Distribution, distinct, distribution } from './distribution.ts';
import { type Fraction, slim, ZERO } from './fraction.ts';
import { MAX_DICE, MAX_SIDES } from './pool.ts';

/**
 * A constant and independent open-ended dice added up. A die with n sides comes to k·n + r, r from 1 to n-1, with the
 * chance 1/n^(k+1): there is no highest total, but every chance is a fraction.
 */
export interface OpenEndedSum {
  readonly sides: readonly number[];
  readonly constant: number;
  chanceAt(total: number): Fraction;
  chanceAtLeast(total: number): Fraction;
  /** Every total below the horizon stands for itself, the horizon for itself and everything beyond. */
  upTo(horizon: number): Distribution<number>;
}

/** `openEndedSum([12, 10], 2)` is W12! + W10! + 2. */
export function openEndedSum(sides: readonly number[], constant = 0): OpenEndedSum {
  if (sides.length > MAX_DICE || !sides.every(canExplode))
    throw new RangeError(`no open-ended dice ${sides}`);
  refuseBroken(constant);
  return new Sum(sides, constant);
}

class Sum implements OpenEndedSum {
  readonly sides: readonly number[];
  readonly constant: number;

  constructor(sides: readonly number[], constant: number) {
    this.sides = sides;
    this.constant = constant;
  }
  chanceAt(total: number): Fraction {
    return chanceIn(this.upTo(total + 1), total);
  }
  chanceAtLeast(total: number): Fraction {
    return chanceIn(this.upTo(total), total);
  }
  upTo(horizon: number): Distribution<number> {
    return lawUpTo(this.sides, this.constant, horizon);
  }
}

function chanceIn(law: Distribution<number>, total: number): Fraction {
  const at = law.outcomes.lastIndexOf(total);
  return at < 0 ? ZERO : chanceAt(law, at);
}

const canExplode = (sides: number): boolean => Number.isInteger(sides) && sides >= 2 && sides <= MAX_SIDES;

export function refuseBroken(...totals: readonly number[]): void {
  if (!totals.every(Number.isSafeInteger)) throw new RangeError(`no whole total: ${totals}`);
}

/** How many steps of arithmetic a law may take: about a second. */
const MAX_STEPS = 4_000_000;

/** Steps with longer numbers take longer. */
export function refuseTooLarge(steps: number, bits: number): void {
  if (steps * (1 + bits / 1000) > MAX_STEPS) throw new Stopped({ code: 'too-large', runs: MAX_STEPS });
}

function lawUpTo(sides: readonly number[], constant: number, horizon: number): Distribution<number> {
  refuseBroken(horizon);
  if (sides.length === 0) return distinct([Math.min(constant, horizon)], [1]);
  const lowest = constant + sides.length;
  const length = horizon - lowest;
  if (length <= 0) return distinct([horizon], [1]);

  // Below the horizon each die explodes at most so often; so all chances have a common denominator.
  const explosions = sides.map((n) => Math.floor((length - 1) / n));
  const bits = sides.reduce((sum, n, i) => sum + Math.log2(n) * ((explosions[i] as number) + 1), 0);
  refuseTooLarge(length * sides.length, bits);
  // A little below 53: the logarithms are rounded.
  const law = bits < 52.999 ? lawByNumbers : lawByBigInts;
  return law(sides, explosions, lowest, length);
}

// Both add one die after the other: its last face, 1 to n-1, as a difference of running sums, then its explosions.
// Place 0 is the total of a one on every die. In doubles it takes half the time, and below 2^53 they are exact.

function lawByNumbers(
  sides: readonly number[],
  explosions: readonly number[],
  lowest: number,
  length: number,
) {
  const scale = sides.reduce((product, n, i) => product * n ** (explosions[i] as number), 1);
  const cells = new Float64Array(length);
  cells[0] = scale;
  for (const n of sides) {
    for (let i = 1; i < length; i += 1) cells[i] = (cells[i] as number) + (cells[i - 1] as number);
    for (let i = length - 1; i >= n - 1; i -= 1)
      cells[i] = (cells[i] as number) - (cells[i - n + 1] as number);
    for (let i = n; i < length; i += 1) cells[i] = (cells[i] as number) + (cells[i - n] as number) / n;
  }
  let rest = sides.reduce((product, n) => product * n, scale);
  const outcomes: number[] = [];
  const weights: number[] = [];
  for (let i = 0; i < length; i += 1) {
    const weight = cells[i] as number;
    if (weight === 0) continue;
    outcomes.push(lowest + i);
    weights.push(weight);
    rest -= weight;
  }
  outcomes.push(lowest + length);
  weights.push(rest);
  return distinct(outcomes, weights);
}

function lawByBigInts(
  sides: readonly number[],
  explosions: readonly number[],
  lowest: number,
  length: number,
) {
  const scale = sides.reduce((product, n, i) => product * BigInt(n) ** BigInt(explosions[i] as number), 1n);
  const cells = new Array<bigint>(length).fill(0n);
  cells[0] = scale;
  for (const n of sides) {
    const big = BigInt(n);
    for (let i = 1; i < length; i += 1) cells[i] = (cells[i] as bigint) + (cells[i - 1] as bigint);
    for (let i = length - 1; i >= n - 1; i -= 1)
      cells[i] = (cells[i] as bigint) - (cells[i - n + 1] as bigint);
    for (let i = n; i < length; i += 1) cells[i] = (cells[i] as bigint) + (cells[i - n] as bigint) / big;
  }
  const whole = sides.reduce((product, n) => product * BigInt(n), scale);
  const rest = cells.reduce((left, weight) => left - weight, whole);
  return distribution([...cells, rest].map((weight, i) => [lowest + i, slim(weight)] as const));
}
