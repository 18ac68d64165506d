import type { Advice } from '@tafelrunde/kernel';
import type { House } from '../rule.ts';
import { SolvedChain } from './chain.ts';
import { adviseInChain, type KeepAsked, lyingIn } from './chain-advice.ts';
import { type Contest, type Contesting, contestChain, type Results, resultsOf } from './contest-chain.ts';

/** Best play of a contest that is not thrown again. */
export function solvedContest<O>(contest: Contest<O>, house: House): SolvedChain<Contesting, Results, O> {
  const chain = contestChain(contest, house);
  return new SolvedChain({ ...chain, worth: (end) => contest.worth(chain.outcome(end)) }, house);
}

/** Advice for whoever throws, best first for them: the second side sees the dice of the first. */
export function adviseInContest<O>(
  { sides: [own], figures: [first], numberWins }: Contest<O>,
  solved: SolvedChain<Contesting, Results, O>,
  asked: KeepAsked,
  house: House,
): readonly Advice[] | undefined {
  const before = { first: [], second: [] };
  if (asked.by === first.id) return adviseInChain(solved, 0, before, asked, house);
  const lying = lyingIn(asked.parts[0] ?? []);
  const check = own.find(({ count }) => count === lying.length);
  const [results = []] = resultsOf(own, first, house, numberWins)(lying, check);
  return adviseInChain(solved, 1, { ...before, first: results }, asked, house);
}
