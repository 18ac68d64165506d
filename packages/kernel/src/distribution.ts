import {
  type Fraction,
  fraction,
  plusWeight,
  slim,
  timesWeight,
  toNumber,
  type Weight,
  weightDivisor,
  wholeDivisor,
} from './fraction.ts';

/** What can happen and with which weight, in some order that stays the same. */
export interface Law<A> {
  readonly size: number;
  /** The sum of all weights. */
  readonly total: Weight;
  outcome(index: number): A;
  weight(index: number): Weight;
}

/** A law written out: distinct outcomes with their weights, an immutable value. */
export interface Distribution<A> extends Law<A> {
  readonly outcomes: readonly A[];
  readonly weights: readonly Weight[];
}

class Table<A> implements Distribution<A> {
  readonly size: number;
  readonly total: Weight;
  readonly outcomes: readonly A[];
  readonly weights: readonly Weight[];

  constructor(outcomes: readonly A[], weights: readonly Weight[], total: Weight) {
    this.outcomes = outcomes;
    this.weights = weights;
    this.size = outcomes.length;
    this.total = total;
  }
  outcome(index: number): A {
    return this.outcomes[index] as A;
  }
  weight(index: number): Weight {
    return this.weights[index] as Weight;
  }
}

/** A text that is equal exactly for equal values: the identity of an outcome. */
export function canonical(value: unknown): string | number {
  if (typeof value === 'number') return value;
  // The quote keeps the text `true` apart from the value.
  if (typeof value === 'string') return `"${value}`;
  return JSON.stringify(value, inOrder) ?? 'undefined';
}

function inOrder(_key: string, inner: unknown): unknown {
  if (typeof inner === 'number' && !Number.isFinite(inner)) return { number: `${inner}` };
  if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
  return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Equal outcomes are merged, those without weight left out, the weights divided by their common divisor. */
export function distribution<A>(entries: Iterable<readonly [A, Weight]>): Distribution<A> {
  const slots = new Map<string | number, number>();
  const outcomes: A[] = [];
  const weights: Weight[] = [];
  for (const [outcome, weight] of entries) {
    if (weight < 0 || (typeof weight === 'number' && !Number.isSafeInteger(weight))) {
      throw new RangeError(`a weight of ${weight}`);
    }
    if (!weight) continue;
    const key = canonical(outcome);
    const slot = slots.get(key);
    if (slot === undefined) {
      slots.set(key, outcomes.length);
      outcomes.push(outcome);
      weights.push(weight);
    } else {
      weights[slot] = plusWeight(weights[slot] as Weight, weight);
    }
  }
  return distinct(outcomes, weights);
}

/** The same for outcomes that are known to be distinct and to have weight. */
export function distinct<A>(outcomes: readonly A[], weights: readonly Weight[]): Distribution<A> {
  if (outcomes.length === 0) throw new RangeError('a distribution without outcomes');
  const divisor = commonDivisor(weights);
  const areReady = divisor === 1 && weights.every((weight) => typeof weight === 'number');
  const reduced = areReady ? weights : weights.map((weight) => quotient(weight, divisor));
  return new Table(outcomes, reduced, reduced.reduce<Weight>(plusWeight, 0));
}

function commonDivisor(weights: readonly Weight[]): Weight {
  let divisor: Weight = 0;
  // From the end: of many dice the last weight is mostly the smallest, and soon nothing is left to divide by.
  for (let i = weights.length - 1; i >= 0 && divisor !== 1; i -= 1) {
    divisor = weightDivisor(weights[i] as Weight, divisor);
  }
  return divisor;
}

const quotient = (weight: Weight, divisor: Weight): Weight =>
  typeof weight === 'number' && typeof divisor === 'number'
    ? weight / divisor
    : slim(BigInt(weight) / BigInt(divisor));

/** The law as a table; a table is returned as it is. */
export function tabulate<A>(law: Law<A>): Distribution<A> {
  if (law instanceof Table) return law as Table<A>;
  return distribution(entriesOf(law));
}

function* entriesOf<A>(law: Law<A>): Iterable<readonly [A, Weight]> {
  for (let i = 0; i < law.size; i += 1) yield [kept(law.outcome(i)), law.weight(i)];
}

/** An outcome that stays as it is: laws that walk in place lend the same array of faces again and again. */
export function kept<A>(outcome: A): A {
  if (outcome === null || typeof outcome !== 'object') return outcome;
  if (Array.isArray(outcome)) return outcome.map(kept) as A;
  if (Object.getPrototypeOf(outcome) !== Object.prototype) return outcome;
  return Object.fromEntries(Object.entries(outcome).map(([key, value]) => [key, kept(value)])) as A;
}

/** What becomes of it under `f`; outcomes that become equal are merged. */
export function mapDistribution<A, B>(source: Distribution<A>, f: (outcome: A) => B): Distribution<B> {
  return distribution(source.outcomes.map((outcome, i) => [f(outcome), source.weight(i)] as const));
}

/** Two independent sources combined. */
export function combine<A, B, C>(left: Law<A>, right: Law<B>, f: (a: A, b: B) => C): Distribution<C> {
  const [one, two] = [tabulate(left), tabulate(right)];
  return combineWhole(one, two, f) ?? distribution(products(one, two, f));
}

function* products<A, B, C>(left: Distribution<A>, right: Distribution<B>, f: (a: A, b: B) => C) {
  for (let i = 0; i < left.size; i += 1) {
    for (let j = 0; j < right.size; j += 1) {
      yield [f(left.outcome(i), right.outcome(j)), timesWeight(left.weight(i), right.weight(j))] as const;
    }
  }
}

/** The largest span of whole numbers that are summed up in a list. */
const MAX_SPAN = 4096;
/** Where they are summed up: making a new list would take longer than the sums. Undefined while somebody uses it. */
let spareSums: Float64Array | undefined = new Float64Array(MAX_SPAN);

/**
 * The usual case at once: whole numbers no smaller and no larger than at the four corners, and weights that doubles
 * hold. Undefined for everything else.
 */
function combineWhole<A, B, C>(
  left: Distribution<A>,
  right: Distribution<B>,
  f: (a: A, b: B) => C,
): Distribution<C> | undefined {
  const { outcomes: ones, weights: oneWeights } = left;
  const { outcomes: twos, weights: twoWeights } = right;
  const total = Number(left.total) * Number(right.total);
  const [a, b, y, z] = [ones[0] as A, ones[ones.length - 1] as A, twos[0] as B, twos[twos.length - 1] as B];
  const [ay, az, by, bz] = [f(a, y), f(a, z), f(b, y), f(b, z)];
  if (total > Number.MAX_SAFE_INTEGER) return undefined;
  if (typeof ay !== 'number' || typeof az !== 'number' || typeof by !== 'number' || typeof bz !== 'number')
    return undefined;
  const lowest = Math.min(ay, az, by, bz);
  const span = Math.max(ay, az, by, bz) - lowest + 1;
  if (!(span <= MAX_SPAN)) return undefined;
  const sums = spareSums ?? new Float64Array(span);
  spareSums = undefined;
  for (let i = 0; i < ones.length; i += 1) {
    const one = ones[i] as A;
    const v = oneWeights[i] as number;
    for (let j = 0; j < twos.length; j += 1) {
      const outcome = f(one, twos[j] as B);
      const at = typeof outcome === 'number' ? outcome - lowest : -1;
      // What is beyond the corners, and what is no whole number: a list is no place for it.
      if (!(at >= 0 && at < span) || (at | 0) !== at) return cleared(sums, span);
      sums[at] = (sums[at] as number) + v * (twoWeights[j] as number);
    }
  }
  return fromSpan(sums, span, lowest, total);
}

function cleared(sums: Float64Array, span: number): undefined {
  if (sums.length === MAX_SPAN) spareSums = sums.fill(0, 0, span);
}

/** The numbers from `lowest` on with their sums, which are taken out of the list. */
function fromSpan<C>(sums: Float64Array, span: number, lowest: number, total: number): Distribution<C> {
  const outcomes: C[] = [];
  const weights: number[] = [];
  // What divides all weights divides their sum: begun with it, there is mostly nothing left to divide by at once.
  let divisor = total;
  for (let at = span - 1; at >= 0 && divisor !== 1; at -= 1)
    divisor = wholeDivisor(sums[at] as number, divisor);
  for (let at = 0; at < span; at += 1) {
    const weight = sums[at] as number;
    if (weight === 0) continue;
    sums[at] = 0;
    outcomes.push((lowest + at) as C);
    weights.push(divisor === 1 ? weight : weight / divisor);
  }
  if (sums.length === MAX_SPAN) spareSums = sums;
  return new Table(outcomes, weights, total / divisor);
}

/** The exact chance that `holds`. */
export function chance<A>(source: Distribution<A>, holds: (outcome: A) => boolean): Fraction {
  let sum: Weight = 0;
  source.outcomes.forEach((outcome, i) => {
    if (holds(outcome)) sum = plusWeight(sum, source.weight(i));
  });
  return fraction(sum, source.total);
}

/** The exact mean of a whole-number `f`. */
export function mean<A>(source: Distribution<A>, f: (outcome: A) => number): Fraction {
  const sum = source.outcomes.reduce(
    (total, outcome, i) => total + BigInt(f(outcome)) * BigInt(source.weight(i)),
    0n,
  );
  return fraction(sum, source.total);
}

/** The chance of the outcome at `index`. */
export const chanceAt = (source: Law<unknown>, index: number): Fraction =>
  fraction(source.weight(index), source.total);

/** The same as a double, for bars and sampling. */
export const probabilityAt = (source: Law<unknown>, index: number): number =>
  toNumber(chanceAt(source, index));
