import type { FightRange } from './run-fights.ts';
import { mergeTallies, type Tally } from './tally.ts';

/** Somebody who fights a range of fights and counts them: a thread, a worker of a browser. */
export interface Hand {
  fight(range: FightRange): Promise<Tally>;
  leave(): Promise<void>;
}

export interface Work {
  readonly fights: number;
  readonly seed: number;
  /** Seconds of some clock that never goes back. */
  readonly clock: () => number;
  /** After each range, with all that has been counted so far. */
  readonly onProgress: (tally: Tally) => void;
  readonly isStopped: () => boolean;
}

/** So long a range should take: progress is seen, and a stop is heard, as often. */
const RANGE_SECONDS = 0.1;
const FIRST_RANGE = 4;

/** Towards the end ranges become smaller, so that no hand is still at a long one when all others are done. */
const fairShare = (left: number, hands: number): number =>
  Math.min(left, Math.max(FIRST_RANGE, Math.ceil(left / (2 * hands))));

/** Shares the fights 1 to n among all hands. How they are shared changes nothing about what is counted. */
export async function fightAll(hands: readonly Hand[], work: Work): Promise<Tally | undefined> {
  let next = 1;
  let tally: Tally | undefined;
  const fightOn = async (hand: Hand): Promise<void> => {
    let size = FIRST_RANGE;
    // At least one range: who stops at once still sees something.
    while (next <= work.fights && (next === 1 || !work.isStopped())) {
      const from = next;
      const to = from + Math.min(size, fairShare(work.fights + 1 - from, hands.length));
      next = to;
      const started = work.clock();
      const counted = await hand.fight({ from, to, seed: work.seed });
      const seconds = Math.max(work.clock() - started, 1e-4);
      size = Math.max(1, Math.round(Math.min(((to - from) * RANGE_SECONDS) / seconds, 4 * size)));
      tally = tally === undefined ? counted : mergeTallies(tally, counted);
      work.onProgress(tally);
    }
  };
  try {
    await Promise.all(hands.map(fightOn));
  } finally {
    await Promise.all(hands.map((hand) => hand.leave()));
  }
  return tally;
}
