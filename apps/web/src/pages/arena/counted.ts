import { type Results, resultsOf, type Share, type Tally } from '@tafelrunde/arena';

/** The fights of one case, as sums and as shares. */
export interface Counted {
  readonly tally: Tally;
  readonly results: Results;
}

export const counted = (tally: Tally): Counted => ({ tally, results: resultsOf(tally) });

/** Sides are their places: what they are called may differ from case to case. */
export const winsOf = ({ tally, results }: Counted, side: number): Share | undefined =>
  results.wins[tally.sides[side]?.name ?? ''];

export const deathsOf = ({ tally, results }: Counted, side: number): Share | undefined =>
  results.deaths[tally.sides[side]?.name ?? ''];
