import type { FightOutcome } from '@tafelrunde/system';

/** What has been counted of some fights. Plain sums: two of them merge into one, in any order. */
export interface Tally {
  readonly fights: number;
  readonly draws: number;
  readonly sides: readonly SideTally[];
  readonly fighters: readonly FighterTally[];
  /** How many fights took so many rounds. */
  readonly rounds: readonly number[];
  /** The luck of each fight, run by run, the lowest numbers first. */
  readonly luck: readonly LuckRun[];
}

export interface SideTally {
  readonly name: string;
  readonly wins: number;
  /** Fights in which somebody of this side died. */
  readonly withDeath: number;
  /** How many of its victories took so many rounds. */
  readonly wonIn: readonly number[];
}

export interface FighterTally {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly out: number;
  readonly dead: number;
  /** In how many fights so much was left. */
  readonly left: readonly number[];
  readonly most: number;
}

/** The luck of the fights from this number on, in thousandths. */
export interface LuckRun {
  readonly from: number;
  readonly scores: Int16Array;
}

/** Luck is how much the first side has left, less what the others have: from -1 to 1. */
export const LUCK_SCALE = 1000;

/** What the first side has left, less what the others have on average. */
export function luckOf({ fighters }: FightOutcome): number {
  const first = fighters[0]?.side;
  let [ours, oursMost, theirs, theirsMost] = [0, 0, 0, 0];
  for (const { side, left, most } of fighters) {
    if (side === first) {
      ours += left;
      oursMost += most;
    } else {
      theirs += left;
      theirsMost += most;
    }
  }
  return Math.round(LUCK_SCALE * (ours / Math.max(oursMost, 1) - theirs / Math.max(theirsMost, 1)));
}

/** Two tallies of the same scenario as one. */
export function mergeTallies(a: Tally, b: Tally): Tally {
  return {
    fights: a.fights + b.fights,
    draws: a.draws + b.draws,
    sides: a.sides.map((side, i) => {
      const other = b.sides[i] as SideTally;
      return {
        ...side,
        wins: side.wins + other.wins,
        withDeath: side.withDeath + other.withDeath,
        wonIn: added(side.wonIn, other.wonIn),
      };
    }),
    fighters: a.fighters.map((fighter, i) => {
      const other = b.fighters[i] as FighterTally;
      return {
        ...fighter,
        out: fighter.out + other.out,
        dead: fighter.dead + other.dead,
        left: added(fighter.left, other.left),
        most: Math.max(fighter.most, other.most),
      };
    }),
    rounds: added(a.rounds, b.rounds),
    luck: [...a.luck, ...b.luck].sort((one, other) => one.from - other.from),
  };
}

const added = (a: readonly number[], b: readonly number[]): number[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0) + (b[i] ?? 0));
