import { add, type Fraction, fraction, multiply, subtract, ZERO } from '../fraction.ts';
import { expand } from './expand.ts';
import { chanceOf, greatestDivisor, type Pole, type Series, scaleSeries, stepsOf } from './series.ts';
import { splitSeries } from './split-series.ts';
import { bitsOf, Refused, type Work } from './work.ts';

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
  if (!Number.isInteger(stride) || !Number.isInteger(low)) throw new Refused({ code: 'no-exact-odds' });
  for (const pole of poles) for (const { step } of stepsOf(pole)) stride = greatestDivisor(stride, step);

  // How much rarer a total is than the one before it, in the long run; a first guess that grows if it was too short.
  const decay = Math.min(...poles.map(decayOf));
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

/** At the longest step, all the chance: what really happens is no slower. */
function decayOf(pole: Pole): number {
  const { of, power, weight, others = [] } = pole;
  const again = others.reduce((sum, one) => sum + Number(one.weight), Number(weight));
  return (power * Math.log(Number(of) / again)) / Math.max(...stepsOf(pole).map(({ step }) => step));
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

/** The chance of all totals below a threshold, exactly, however far the totals reach. */
export function chanceBelow(source: Series, threshold: number, work: Work): Fraction {
  if (source.poles.length === 0) {
    let sum = 0n;
    for (const [total, weight] of source.numerator) if (total < threshold) sum += weight;
    return fraction(sum, source.whole);
  }
  return splitSeries(source, work)
    .map((part) => {
      const isRising = (part.poles[0] as Pole).step > 0;
      // Of what falls, the other side has an end: everything less what is not below.
      if (isRising) return massUpTo(part, threshold - 1, work);
      return subtract(massOf(part), massUpTo(scaleSeries(part, -1), 0 - threshold, work));
    })
    .reduce(add, ZERO);
}

/** The mass of a rising part up to a total. */
function massUpTo(part: Series, highest: number, work: Work): Fraction {
  const low = lowOf([part]);
  for (const total of part.numerator.keys())
    if (!Number.isInteger(total)) throw new Refused({ code: 'no-exact-odds' });
  const length = Math.max(Math.floor(highest) - low + 1, 0);
  if (length === 0) return ZERO;
  // Beyond the threshold nothing is asked for.
  const numerator = new Map([...part.numerator].filter(([total]) => total <= highest));
  const { cells, whole } = expand([{ ...part, numerator }], part.poles, low, 1, length, work);
  return fraction(
    cells.reduce((sum, cell) => sum + cell, 0n),
    whole,
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
