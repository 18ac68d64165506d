import { type Distribution, distribution } from './distribution.ts';
import { leastCommonMultiple, slim, type Weight } from './fraction.ts';
import { type OpenEndedSum, refuseBroken, refuseTooLarge } from './open-ended.ts';

/**
 * By how much `a` is ahead of `b`: the exact law of a - b, seen through a window. `from` stands for itself and
 * everything below, `to` for itself and everything beyond: from -1 to 1 tells lost, tied and won.
 */
export function compare(a: OpenEndedSum, b: OpenEndedSum, from: number, to: number): Distribution<number> {
  refuseBroken(from, to);
  if (from >= to) throw new RangeError(`no window from ${from} to ${to}`);

  // With a common multiple of all sides as period, a die comes to period·K + Y: how many whole periods its chain ran
  // through, and where in the next one it stopped. Y is bounded and independent of K; and whatever K has come to, one
  // period more has one chance in n^(period/n). So a - b = period·(ΣK - ΣK') + a bounded rest.
  const period = Number([...a.sides, ...b.sides].map(BigInt).reduce(leastCommonMultiple, 1n));
  refuseTooLarge(
    period * (a.sides.length + b.sides.length) ** 2,
    bitsPerPeriod([...a.sides, ...b.sides], period),
  );
  const rests = runningSums(restWays(a.sides, b.sides, period));
  const lowest = a.constant - b.constant + a.sides.length - b.sides.length * (period - 1);
  const last = rests.length - 1;
  const all = rests[last] as bigint;

  const fewest = Math.floor((from - lowest - last) / period);
  const most = Math.floor((to - 1 - lowest) / period);
  const periods = periodsAtMost(a.sides, b.sides, period, fewest, most);

  /** How many cases have a margin of at most this: each rest leaves room for so many periods. */
  const casesUpTo = (margin: number): bigint => {
    let [cases, counted] = [0n, 0n];
    let room = Math.floor((margin - lowest) / period);
    for (let at = margin - lowest - room * period; counted < all; at += period) {
      const upToHere = rests[Math.min(at, last)] as bigint;
      cases += (upToHere - counted) * periods.cases(room);
      counted = upToHere;
      room -= 1;
    }
    return cases;
  };

  let before = 0n;
  const entries: (readonly [number, Weight])[] = [];
  for (let margin = from; margin <= to; margin += 1) {
    const upToHere = margin < to ? casesUpTo(margin) : all * periods.whole;
    entries.push([margin, slim(upToHere - before)]);
    before = upToHere;
  }
  return distribution(entries);
}

const bitsPerPeriod = (sides: readonly number[], period: number): number =>
  sides.reduce((sum, n) => sum + (Math.log2(n) * period) / n, 0);

/** Where in their periods the dice stop: the ways of ΣY - ΣY', from the lowest difference to the highest. */
function restWays(rising: readonly number[], falling: readonly number[], period: number): bigint[] {
  const risen = rising.reduce((ways, n) => addFallingRest(ways, n, period), [1n]);
  return falling.reduce((ways, n) => addFallingRest(ways, n, period), risen.reverse());
}

/**
 * Takes off one die's Y = k·n + r. It has n^(period/n - 1 - k) ways, so from the lowest difference upwards they grow by
 * n every n places. Dice to be added are taken off a list that is turned around afterwards.
 */
function addFallingRest(ways: readonly bigint[], n: number, period: number): bigint[] {
  const big = BigInt(n);
  const overPeriod = big ** BigInt(period / n);
  const length = ways.length + period - 2;
  const lastFaces: bigint[] = [];
  const next: bigint[] = [];
  let window = 0n;
  for (let i = 0; i < length; i += 1) {
    if (i < ways.length) window += ways[i] as bigint;
    if (i >= n - 1 && i - n + 1 < ways.length) window -= ways[i - n + 1] as bigint;
    lastFaces.push(window);
    let sum = window;
    if (i >= n) sum += big * (next[i - n] as bigint);
    if (i >= period) sum -= overPeriod * (lastFaces[i - period] as bigint);
    next.push(sum);
  }
  return next;
}

function runningSums(ways: readonly bigint[]): bigint[] {
  let sum = 0n;
  return ways.map((way) => {
    sum += way;
    return sum;
  });
}

/** In how many of `whole` cases ΣK - ΣK' is at most `g`, for g from `fewest` to `most`. */
interface Periods {
  readonly whole: bigint;
  cases(g: number): bigint;
}

/**
 * K goes on with one chance in A, K' with one in B, every time anew. Then K - K' is one of two simple things: K alone
 * if K' stops first, with A(B-1) chances of AB-1, and otherwise, with the A-1 others, -1 - K'. So of two opposite dice
 * one can always be struck out, until only one side is left; there the last die either stops or goes on by one.
 */
function periodsAtMost(
  rising: readonly number[],
  falling: readonly number[],
  period: number,
  fewest: number,
  most: number,
): Periods {
  const oddsOf = (sides: readonly number[]) => sides.map((n) => BigInt(n) ** BigInt(period / n));
  const [ups, downs] = [oddsOf(rising), oddsOf(falling)];
  const low = Math.min(fewest, 0);
  const high = Math.max(most, 0) + ups.length;
  const bits =
    bitsPerPeriod(rising, period) * (high + downs.length) +
    bitsPerPeriod(falling, period) * (ups.length - low);
  // A list of cases for each choice of dice; afterwards, for each margin, a product for each die.
  const products = period * (ups.length + downs.length);
  refuseTooLarge((high - low + 1) * ((ups.length + 1) * (downs.length + 1) + products), bits);

  // Every division that follows comes out even: a die goes on less than `high` or at most -low times.
  let whole = 1n;
  for (const A of ups) whole *= A ** BigInt(high);
  for (const B of downs) whole *= B ** BigInt(-low);
  for (const A of ups) for (const B of downs) whole *= A * B - 1n;

  // The cases by g, for a part of the rising and a part of the falling dice. Striking out a rising die looks one g
  // further, so with each of them the list gets shorter by one.
  let lists = [Array.from({ length: high - low + 1 }, (_, i) => (low + i < 0 ? 0n : whole))];
  for (const B of downs) lists.push(withFalling(lists.at(-1) as bigint[], B, whole));
  for (const A of ups) {
    const [none, ...some] = lists as [bigint[], ...bigint[][]];
    lists = [withRising(none, A)];
    some.forEach((withoutRising, j) => {
      lists.push(withBoth(lists[j] as bigint[], withoutRising, A, downs[j] as bigint));
    });
  }
  const cells = lists.at(-1) as bigint[];
  return { whole, cases: (g) => cells[g - low] as bigint };
}

function withRising(cells: readonly bigint[], A: bigint): bigint[] {
  let oneLess = 0n;
  return cells.slice(0, -1).map((stopped) => {
    oneLess = ((A - 1n) * stopped + oneLess) / A;
    return oneLess;
  });
}

function withFalling(cells: readonly bigint[], B: bigint, whole: bigint): bigint[] {
  let oneMore = whole;
  return cells
    .toReversed()
    .map((stopped) => {
      oneMore = ((B - 1n) * stopped + oneMore) / B;
      return oneMore;
    })
    .reverse();
}

const withBoth = (
  withoutFalling: readonly bigint[],
  withoutRising: readonly bigint[],
  A: bigint,
  B: bigint,
) =>
  withoutFalling.map(
    (cases, i) => (A * (B - 1n) * cases + (A - 1n) * (withoutRising[i + 1] as bigint)) / (A * B - 1n),
  );
