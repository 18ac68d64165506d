import type { Solved } from '@tafelrunde/system';
import type { House } from '../rule.ts';
import { SolvedChain } from './chain.ts';
import { type Contest, contestChain, type Result } from './contest-chain.ts';
import { boundOfGames, chancesOf } from './solved-law.ts';
import { Work } from './work.ts';

/** HH-R-16: the tie that is thrown again, with all dice of both sides. */
export const AGAIN = 'again';

/** Whether a tie is thrown again: not if it has cost somebody something, nor where nobody has a die to throw. */
export const goesOn = (first: Result, second: Result): boolean =>
  !(first.told || second.told) && (first.thrown || second.thrown);

const MOST_ROUNDS = 60;
/** As near as doubles come. */
const SAME = 1e-15;
/** Sides that always tie would never end. */
const MOST_TIES = 0.999;

/**
 * A contest that begins anew on a tie. Whoever plays knows what that is worth: v, of which a round makes f(v) = p + q·v if it
 * leads to the goal in p and back to the start in q of all cases. Best play, and with it p and q, depends on v; but f moves
 * by no more than q times what v moves, so there is only one v = f(v). Two values of f tell q, as long as play stays the same.
 */
export function solveAgain<O>(contest: Contest<O | typeof AGAIN>, house: House): Solved<O> {
  const chain = contestChain(contest, house);
  const work = new Work();
  const roundFor = (again: number) => {
    const worth = (outcome: O | typeof AGAIN): number => (outcome === AGAIN ? again : contest.worth(outcome));
    return new SolvedChain({ ...chain, worth: (end) => worth(chain.outcome(end)) }, house, work);
  };
  const made = (again: number): number => roundFor(again).valueOf(0, chain.start);
  let [before, madeBefore] = [1 / 2, made(1 / 2)];
  let again = madeBefore;
  let now = again;
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds += 1) {
    now = made(again);
    if (Math.abs(now - again) <= SAME) break;
    const q = again === before ? 0 : Math.min(Math.max((now - madeBefore) / (again - before), 0), MOST_TIES);
    [before, madeBefore] = [again, now];
    again += (now - again) / (1 - q);
  }
  const { ends, tie } = roundOf(roundFor(again).law());
  return {
    kind: 'doubles',
    law: ends.map(([outcome, p]) => [outcome, p / (1 - tie)] as const),
    bound: (boundOfGames(2) + Math.abs(now - again)) / (1 - tie),
    value: again,
  };
}

interface Round<O> {
  readonly tie: number;
  readonly ends: readonly (readonly [outcome: O, p: number])[];
}

function roundOf<O>(solved: Solved<O | typeof AGAIN>): Round<O> {
  const ends = chancesOf(solved).filter((one): one is readonly [O, number] => one[0] !== AGAIN);
  return { tie: 1 - ends.reduce((sum, [, p]) => sum + p, 0), ends };
}
