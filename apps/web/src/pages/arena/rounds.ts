import type { Tally } from '@tafelrunde/arena';

/** One row of the picture: a side, or nobody, with the rounds of its victories case by case. */
export interface VictoryRow {
  /** Null: nobody has won. */
  readonly side: string | null;
  /** How often so many rounds, for each case; undefined where the case has no such side or no fights yet. */
  readonly wonIn: readonly (readonly number[] | undefined)[];
}

/** The sides of all cases row by row, in their order; fights without a winner come last if there are any. */
export function victoryRows(tallies: readonly (Tally | undefined)[]): readonly VictoryRow[] {
  const count = Math.max(0, ...tallies.map((tally) => tally?.sides.length ?? 0));
  const sides = Array.from({ length: count }, (_, i) => ({
    side: tallies.find((tally) => tally?.sides[i] !== undefined)?.sides[i]?.name ?? '',
    wonIn: tallies.map((tally) => tally?.sides[i]?.wonIn),
  }));
  if (!tallies.some((tally) => tally !== undefined && tally.draws > 0)) return sides;
  return [...sides, { side: null, wonIn: tallies.map((tally) => tally && drawnIn(tally)) }];
}

const drawnIn = ({ rounds, sides }: Tally): readonly number[] =>
  rounds.map((count, round) => sides.reduce((rest, { wonIn }) => rest - (wonIn[round] ?? 0), count));

export interface Bin {
  readonly from: number;
  readonly to: number;
}

/** Rarer and longer fights share the last bar, or a single endless one would squeeze all others. */
const TAIL = 0.01;

/** Rounds put together so that at most so many bars stand side by side; the last one holds all longer fights. */
export function binsOf(tallies: readonly (Tally | undefined)[], most: number): readonly Bin[] {
  const known = tallies.filter((tally) => tally !== undefined);
  const first = Math.min(...known.map(({ rounds }) => rounds.findIndex((count) => count > 0)));
  const longest = Math.max(...known.map(({ rounds }) => rounds.length - 1));
  if (known.length === 0 || first < 0) return [];
  const last =
    longest - first < most ? longest : Math.max(...known.map(({ rounds }) => reached(rounds, 1 - TAIL)));
  const width = Math.ceil((last - first + 1) / most);
  const count = Math.ceil((last - first + 1) / width);
  return Array.from({ length: count }, (_, i) => ({
    from: first + i * width,
    to: i === count - 1 ? Math.max(longest, last) : first + (i + 1) * width - 1,
  }));
}

export const countIn = (histogram: readonly number[], { from, to }: Bin): number =>
  histogram.slice(from, to + 1).reduce((sum, count) => sum + count, 0);

/** From which value to which the middle half lies; undefined if there is nothing. */
export function middleHalf(histogram: readonly number[]): Bin | undefined {
  if (histogram.every((count) => count === 0)) return undefined;
  return { from: reached(histogram, 0.25), to: reached(histogram, 0.75) };
}

/** The first value at which so large a share is reached. */
function reached(histogram: readonly number[], share: number): number {
  const total = histogram.reduce((sum, count) => sum + count, 0);
  let below = 0;
  return histogram.findIndex((count) => {
    below += count;
    return below > 0 && below >= share * total;
  });
}
