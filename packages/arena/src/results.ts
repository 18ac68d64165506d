import { wilson } from '@tafelrunde/system';
import type { FighterTally, Tally } from './tally.ts';

/** A share of all fights with its 95 % interval. */
export interface Share {
  readonly p: number;
  readonly low: number;
  readonly high: number;
}

/** What a tally says, for charts and tables. */
export interface Results {
  readonly fights: number;
  readonly wins: Readonly<Record<string, Share>>;
  readonly draws: Share;
  /** How many fights took so many rounds. */
  readonly rounds: Readonly<Record<string, number>>;
  readonly meanRounds: number;
  /** How often somebody of a side died. */
  readonly deaths: Readonly<Record<string, Share>>;
  readonly losses: readonly Losses[];
}

/** What the fights cost one figure. */
export interface Losses {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly out: Share;
  readonly dead: Share;
  readonly left: {
    readonly mean: number;
    readonly most: number;
    readonly histogram: Readonly<Record<string, number>>;
  };
}

const NOTHING: Share = { p: 0, low: 0, high: 1 };

export function resultsOf(tally: Tally): Results {
  const { fights, sides, rounds } = tally;
  const share = (count: number): Share => (fights === 0 ? NOTHING : wilson(count, fights));
  return {
    fights,
    wins: Object.fromEntries(sides.map(({ name, wins }) => [name, share(wins)])),
    draws: share(tally.draws),
    rounds: histogram(rounds),
    meanRounds: meanOf(rounds),
    deaths: Object.fromEntries(sides.map(({ name, withDeath }) => [name, share(withDeath)])),
    losses: tally.fighters.map((fighter) => lossesOf(fighter, share)),
  };
}

const lossesOf = (
  { id, name, side, out, dead, left, most }: FighterTally,
  share: (count: number) => Share,
): Losses => ({
  id,
  name,
  side,
  out: share(out),
  dead: share(dead),
  left: { mean: meanOf(left), most, histogram: histogram(left) },
});

/** Without the values that never came up. */
const histogram = (counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(counts.map((count, value) => [value, count] as const).filter(([, count]) => count > 0));

function meanOf(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return total === 0 ? 0 : counts.reduce((sum, count, value) => sum + count * value, 0) / total;
}
