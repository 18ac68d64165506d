import { add, type Fraction, fraction, multiply, subtract, ZERO } from '../fraction.ts';
import { expand } from './expand.ts';
import { chanceOf, greatestDivisor, type Pole, type Series, scaleSeries } from './series.ts';
import { splitSeries } from './split-series.ts';
import { bitsOf, type Work } from './work.ts';

/** The part of an infinite list that is not listed: `from` and everything beyond. */
export interface Tail {
  readonly from: number;
  readonly chance: Fraction;
}

/** Totals, ascending, with their weights out of `whole`; together with the tails they are all there is. */
export interface Listing {
  readonly entries: readonly Entry[];
  readonly whole: bigint;
  readonly above: Tail | undefined;
  readonly below: Tail | undefined;
}

type Entry = readonly [total: number, weight: bigint];

/** Lists the totals of a series until what is left is less likely than 1 / `rarity`. */
export function listSeries(source: Series, rarity: bigint, work: Work): Listing {
  if (source.poles.length === 0) {
    work.spendOnFractions(source.numerator.size, bitsOf(source.whole));
    const entries = [...source.numerator].sort(([a], [b]) => a - b);
    return { entries, whole: source.whole, above: undefined, below: undefined };
  }
  const parts = splitSeries(source, work);
  const rising = parts.filter(({ poles }) => (poles[0] as Pole).step > 0);
  const falling = parts
    .filter(({ poles }) => (poles[0] as Pole).step < 0)
    .map((part) => scaleSeries(part, -1));
  if (falling.length === 0) return trim(upwards(listSide(rising, rarity, work)), rarity);
  if (rising.length === 0) return trim(downwards(listSide(falling, rarity, work)), rarity);
  // Both lists reach over all numerators, so over the other's beginning: beyond it their weights are the whole truth.
  const half = 2n * rarity;
  return trim(merge(upwards(listSide(rising, half, work)), downwards(listSide(falling, half, work))), half);
}

interface Side {
  readonly low: number;
  /** Every how many totals there is one. */
  readonly stride: number;
  readonly cells: readonly bigint[];
  readonly whole: bigint;
  readonly rest: Fraction;
}

/** Parts that all rise, listed together. */
function listSide(parts: readonly Series[], rarity: bigint, work: Work): Side {
  const low = lowOf(parts);
  const poles = parts.flatMap((part) => part.poles);
  let [stride, high] = [0, low];
  for (const { numerator } of parts) {
    for (const total of numerator.keys()) {
      stride = greatestDivisor(stride, total - low);
      high = Math.max(high, total);
    }
  }
  for (const { step } of poles) stride = greatestDivisor(stride, step);

  // How much rarer a total is than the one before it, in the long run; a first guess that grows if it was too short.
  const decay = Math.min(...poles.map((p) => (p.power * Math.log(Number(p.of) / Number(p.weight))) / p.step));
  let length = Math.ceil((high - low + Math.log(Number(rarity)) / decay) / stride) + 1;
  const mass = parts.map(massOf).reduce(add, ZERO);
  for (;;) {
    const { cells, whole } = expand(parts, poles, low, stride, length, work);
    const listed = cells.reduce((sum, cell) => sum + cell, 0n);
    const rest = subtract(mass, fraction(listed, whole));
    if (rest.n * rarity < rest.d) return { low, stride, cells, whole, rest };
    length = Math.ceil(length * 1.5);
  }
}

function lowOf(parts: readonly Series[]): number {
  let low = Number.POSITIVE_INFINITY;
  for (const { numerator } of parts) for (const total of numerator.keys()) low = Math.min(low, total);
  return low;
}

function massOf({ numerator, whole, poles }: Series): Fraction {
  let sum = 0n;
  for (const weight of numerator.values()) sum += weight;
  return poles.reduce(
    (mass, pole) => {
      const [n, d] = chanceOf(pole);
      return multiply(mass, fraction(d, d - n));
    },
    fraction(sum, whole),
  );
}

function upwards({ low, stride, cells, whole, rest }: Side): Listing {
  const entries = cells.map((cell, i): Entry => [low + i * stride, cell]);
  return { entries, whole, above: { from: low + cells.length * stride, chance: rest }, below: undefined };
}

function downwards(side: Side): Listing {
  const { entries, whole, above } = upwards(side);
  const mirrored = entries.map(([total, weight]): Entry => [0 - total, weight]).reverse();
  return { entries: mirrored, whole, above: undefined, below: above && { ...above, from: 0 - above.from } };
}

function merge(up: Listing, down: Listing): Listing {
  const weights = new Map<number, bigint>();
  for (const [total, weight] of down.entries) weights.set(total, weight * up.whole);
  for (const [total, weight] of up.entries) {
    weights.set(total, (weights.get(total) ?? 0n) + weight * down.whole);
  }
  const entries = [...weights].sort(([a], [b]) => a - b);
  return { entries, whole: up.whole * down.whole, above: up.above, below: down.below };
}

/** Moves totals from the ends into the tails as long as these stay rarer than 1 / `rarity`. */
function trim({ entries, whole, above, below }: Listing, rarity: bigint): Listing {
  const rising = [...entries];
  const trimmedAbove = above && trimEnd(rising, whole, above, rarity);
  const falling = rising.reverse();
  const trimmedBelow = below && trimEnd(falling, whole, below, rarity);
  return { entries: falling.reverse(), whole, above: trimmedAbove, below: trimmedBelow };
}

/** Takes entries off the end of the list and into the tail. */
function trimEnd(list: Entry[], whole: bigint, tail: Tail, rarity: bigint): Tail {
  const { n, d } = tail.chance;
  let { from } = tail;
  let room = (whole - 1n) / rarity - (n * whole) / d - 1n;
  let dropped = 0n;
  for (;;) {
    const [total, weight] = list[list.length - 1] as Entry;
    if (weight > room) return { from, chance: add(tail.chance, fraction(dropped, whole)) };
    list.pop();
    from = total;
    room -= weight;
    dropped += weight;
  }
}
