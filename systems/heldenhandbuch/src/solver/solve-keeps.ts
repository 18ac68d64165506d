import { endings } from './endings.ts';
import type { KeepGame } from './keep-game.ts';
import { type Ranking, ranking } from './ranking.ts';
import { throwWeights } from './throw-weights.ts';

/** By number of 1s among the kept dice, by rank of the others: one number each. */
export type ByOnes = readonly Float64Array[];
/** The same by number of kept dice. */
export type ByKept = readonly ByOnes[];

/** Exact best play of a game. */
export interface SolvedKeeps {
  readonly game: KeepGame;
  readonly ranks: Ranking;
  /** The probability of each throw without locked 1s, by size and rank. */
  readonly weights: readonly Float64Array[];
  /** What kept dice are worth just before the rest is thrown, by free throws left. Empty if nothing is thrown again. */
  readonly values: readonly ByKept[];
  /** What all dice are worth when throwing has ended, before each turn, and at last as they lie. */
  readonly endings: readonly ByOnes[];
  /** The value of the whole game. */
  readonly value: number;
}

export function solveKeeps(game: KeepGame): SolvedKeeps {
  const { count, sides, classes } = game;
  const ranks = ranking(classes.length, count);
  const shares = classes.map(({ faces }) => faces.length / sides);
  const weights = throwWeights(ranks, count, shares);
  const ended = endings(game, ranks);
  const end = ended[0] as ByOnes;
  const known = { game, ranks, weights, endings: ended };
  if (game.throwsOnce) return { ...known, values: [], value: thrownOnce(game, weights, end) };
  const values: ByKept[] = [];
  for (let free = 0; free <= game.freeThrows; free += 1) {
    values.push(solveLevels(game, ranks, weights, end, values[free - 1]));
  }
  const start = values[game.freeThrows]?.[0]?.[0] as Float64Array;
  return { ...known, values, value: start[0] as number };
}

function thrownOnce({ count, sides }: KeepGame, weights: readonly Float64Array[], end: ByOnes): number {
  return end.reduce(
    (sum, row, ones) =>
      sum + onesWeight(count, ones, sides) * dot(weights[count - ones] as Float64Array, row),
    0,
  );
}

/**
 * V(K) is the mean over throws R of the best V(K + A), A a part of R that keeps something. Let B(K, R) be that best. With v
 * the largest member of R it is the largest of B(K, R - v), B(K + v, R - v) and V(K + v): block by block of the ranking
 * these are neighbours in memory, and only two levels of B are alive at a time.
 */
function solveLevels(
  game: KeepGame,
  ranks: Ranking,
  weights: readonly Float64Array[],
  end: ByOnes,
  fewerFree: ByKept | undefined,
): ByKept {
  const { count, sides, locksOnes } = game;
  const values: Float64Array[][] = [];
  // What K is worth when a 1 has just joined it and the other dice in hand show no 1.
  const freed: Float64Array[][] = [];
  values[count] = [...end];
  freed[count] = [...end];
  const desk = new Desk(game, ranks);
  let above: Float64Array[][] = end.map(() => []);
  for (let kept = count - 1; kept >= 0; kept -= 1) {
    const thrown = count - kept;
    const weight = weights[thrown] as Float64Array;
    const bests: Float64Array[][] = [];
    desk.clear(kept);
    values[kept] = [];
    freed[kept] = [];
    for (let ones = 0; ones <= (locksOnes ? kept : 0); ones += 1) {
      const means = new Float64Array(ranks.sizes[kept - ones] as number);
      const higher = values[kept + 1]?.[ones] as Float64Array;
      const best = bestKeeps(
        ranks,
        kept - ones,
        weights,
        thrown,
        higher,
        above[ones] as Float64Array[],
        desk,
        means,
      );
      const all = best[thrown] as Float64Array;
      const free = fewerFree?.[kept]?.[ones];
      if (free !== undefined) meansAtLeast(weight, all, free, means);
      const value = means.slice();
      for (let more = 1; locksOnes && more <= thrown; more += 1) {
        addScaled(value, freed[kept + more]?.[ones + more] as Float64Array, onesWeight(thrown, more, sides));
      }
      bests.push(best);
      values[kept]?.push(value);
      if (ones > 0 && game.oneSatisfiesKeep) meansAtLeast(weight, all, value, means);
      freed[kept]?.push(means);
    }
    above = bests;
  }
  return values;
}

/** Room for two levels of B at a time, used in turns: fresh arrays for each would wait long for their collection. */
class Desk {
  private readonly halves: readonly Float64Array[];
  private half = 0;
  private used = 0;

  constructor({ count, locksOnes }: KeepGame, { sizes }: Ranking) {
    const room = [0, 0];
    for (let kept = 0; kept < count; kept += 1) {
      const sets = sizes.slice(locksOnes ? 0 : kept, kept + 1).reduce((sum, size) => sum + size, 0);
      const throws = sizes.slice(1, count - kept + 1).reduce((sum, size) => sum + size, 0);
      room[kept % 2] = Math.max(room[kept % 2] as number, sets * throws);
    }
    this.halves = room.map((numbers, half) => roomFor(half, numbers));
  }

  clear(kept: number): void {
    this.half = kept % 2;
    this.used = 0;
  }

  take(numbers: number): Float64Array {
    this.used += numbers;
    return (this.halves[this.half] as Float64Array).subarray(this.used - numbers, this.used);
  }
}

/** The room of the last game is used again if it is still there and large enough. */
const lastRoom: (WeakRef<Float64Array> | undefined)[] = [];

function roomFor(half: number, numbers: number): Float64Array {
  const last = lastRoom[half]?.deref();
  if (last !== undefined && last.length >= numbers) return last;
  const room = new Float64Array(numbers);
  lastRoom[half] = new WeakRef(room);
  return room;
}

/**
 * B(K, R) for all K of one size and all R of each size up to `thrown`: by size of R, at rank of K times their number plus
 * rank of R. Writes the mean over the largest throws into `means`.
 */
function bestKeeps(
  { symbols, sizes, starts, adds }: Ranking,
  size: number,
  weights: readonly Float64Array[],
  thrown: number,
  higher: Float64Array,
  above: readonly Float64Array[],
  desk: Desk,
  means: Float64Array,
): Float64Array[] {
  const add = adds[size] as Int32Array;
  const sets = sizes[size] as number;
  const single = desk.take(sets * symbols);
  singles(single, higher, add, weights[1] as Float64Array, means);
  const best: Float64Array[] = [new Float64Array(0), single];
  for (let dice = 2; dice <= thrown; dice += 1) {
    const own = best[dice - 1] as Float64Array;
    const other = above[dice - 1] as Float64Array;
    const weight = weights[dice] as Float64Array;
    const narrow = sizes[dice - 1] as number;
    const blocks = starts[dice] as Int32Array;
    const out = desk.take(sets * weight.length);
    for (let rank = 0; rank < sets; rank += 1) {
      const row = rank * weight.length;
      let mean = 0;
      for (let v = 0; v < symbols; v += 1) {
        const target = add[rank * symbols + v] as number;
        const [start, end] = [blocks[v] as number, blocks[v + 1] as number];
        const least = higher[target] as number;
        mean += largest(out, row, start, end, own, rank * narrow, other, target * narrow, least, weight);
      }
      means[rank] = mean;
    }
    best.push(out);
  }
  return best;
}

function singles(
  out: Float64Array,
  higher: Float64Array,
  add: Int32Array,
  weight: Float64Array,
  means: Float64Array,
): void {
  for (let rank = 0, at = 0; rank < means.length; rank += 1) {
    let mean = 0;
    for (let v = 0; v < weight.length; v += 1, at += 1) {
      const value = higher[add[at] as number] as number;
      out[at] = value;
      mean += (weight[v] as number) * value;
    }
    means[rank] = mean;
  }
}

/** Fills one block of `out` with the largest of three, and returns their sum by weight. */
function largest(
  out: Float64Array,
  row: number,
  start: number,
  end: number,
  own: Float64Array,
  ownStart: number,
  other: Float64Array,
  otherStart: number,
  least: number,
  weight: Float64Array,
): number {
  let sum = 0;
  for (let at = start, a = ownStart, b = otherStart; at < end; at += 1, a += 1, b += 1) {
    const best = larger(least, larger(own[a] as number, other[b] as number));
    out[row + at] = best;
    sum += (weight[at] as number) * best;
  }
  return sum;
}

/** Unlike Math.max this compiles to no branch; nobody could predict which of two is larger, and a wrong guess costs more. */
function larger(a: number, b: number): number {
  const more = b - a;
  return a + (more + Math.abs(more)) / 2;
}

/** The mean over throws for each K, where each throw is worth at least `atLeast` of its K. */
function meansAtLeast(
  weight: Float64Array,
  all: Float64Array,
  atLeast: Float64Array,
  out: Float64Array,
): void {
  for (let rank = 0, at = 0; rank < out.length; rank += 1) {
    const least = atLeast[rank] as number;
    let mean = 0;
    for (let i = 0; i < weight.length; i += 1, at += 1) {
      mean += (weight[i] as number) * larger(least, all[at] as number);
    }
    out[rank] = mean;
  }
}

function dot(weight: Float64Array, values: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < weight.length; i += 1) sum += (weight[i] as number) * (values[i] as number);
  return sum;
}

function addScaled(to: Float64Array, from: Float64Array, scale: number): void {
  for (let i = 0; i < to.length; i += 1) to[i] = (to[i] as number) + scale * (from[i] as number);
}

/** The chance that exactly `ones` of `dice` show a 1, but for what the others show. */
const onesWeight = (dice: number, ones: number, sides: number): number => choices(dice, ones) / sides ** ones;

/** In how many ways some of the dice can be chosen. */
export function choices(dice: number, chosen: number): number {
  let ways = 1;
  for (let i = 1; i <= chosen; i += 1) ways = (ways * (dice - chosen + i)) / i;
  return ways;
}
