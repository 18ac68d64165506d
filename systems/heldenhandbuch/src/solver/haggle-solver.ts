import type { Question, Stance } from '@tafelrunde/kernel';
import type { Goal, Solver } from '@tafelrunde/system';
import { type Figure, figureOf, type Scene } from '../model.ts';
import type { HhEffect, House, Refused } from '../rule.ts';
import { winnerOf } from '../rules/compared-check.ts';
import { type HaggleRound, haggleRound, roundAfter } from '../rules/haggle-round.ts';
import { chainOnce, keepAsked } from './chain-advice.ts';
import { adviseInContest, solvedContest } from './contest-advice.ts';
import type { Contest, Result } from './contest-chain.ts';
import { sidesOf, type Wanted } from './contest-solver.ts';
import { QUIET } from './quiet.ts';
import { thrownFor } from './world-solvers.ts';

interface HaggleInput {
  readonly scene: Scene;
}

type Told = HaggleRound | Refused;

/** 1 if the buyer has won the round, -1 if the seller has. */
export const leadOf = (outcome: Told): number => ('lead' in outcome ? outcome.lead : 0);

/** The buyer plays for each goal, and the seller against it; but for what only the seller can want. */
export const haggleStance =
  ({ scene }: HaggleInput, goal: Goal) =>
  ({ by }: Question<unknown>): Stance =>
    (by === scene.haggle?.buyer.figure) === buyerSeeks(goal) ? 'seek' : 'oppose';

const buyerSeeks = (goal: Goal): boolean => !('chance' in goal && goal.chance === 'sellerWins');

const worthOf = (goal: Goal): ((outcome: HaggleRound) => number) | undefined => {
  if ('maximise' in goal) return goal.maximise === 'lead' ? leadOf : undefined;
  switch (goal.chance) {
    case 'buyerWins':
      return ({ lead }) => Number(lead > 0);
    case 'sellerWins':
      return ({ lead }) => Number(lead < 0);
    case 'concedes':
      return ({ concedes }) => Number(concedes !== null);
    case 'deal':
      return ({ deal }) => Number(deal !== null);
    default:
      return undefined;
  }
};

/** Whoever wins a round wants the higher number; who is to concede may want to lose. */
const numberWins = (goal: Goal): boolean =>
  'maximise' in goal || goal.chance === 'buyerWins' || goal.chance === 'sellerWins';

/** Undefined where no round can begin, or dice may be swapped. */
function contestOf(
  { scene }: HaggleInput,
  house: House,
  goal: Goal,
  wanted: Wanted,
): Contest<HaggleRound> | undefined {
  const { haggle } = scene;
  const worth = worthOf(goal);
  if (haggle === null || haggle.deal !== null || haggle.concedes !== null || worth === undefined)
    return undefined;
  const figures = [haggle.buyer, haggle.seller].map(({ figure }) => figureOf(scene, figure) as Figure);
  const [buyer, seller] = figures as [Figure, Figure];
  const requestOf = (figure: Figure) => thrownFor({ scene, figure, tested: 'haggle', mode: 'sieve' });
  const sides = sidesOf([requestOf(buyer), requestOf(seller)], house, wanted);
  if (sides === undefined) return undefined;
  const lost = ({ id, psyche }: Figure, { open }: Result): readonly HhEffect[] =>
    open === 0 ? [] : [{ kind: 'points', figure: id, track: 'psyche', by: -Math.min(open, psyche.points) }];
  const seeks = buyerSeeks(goal);
  return {
    sides,
    figures: [buyer, seller],
    seeks: [seeks, !seeks],
    numberWins: numberWins(goal),
    end: (first, second) => {
      const winner = winnerOf(first.number, second.number, house['tie.haggle']);
      const effects = [...lost(buyer, first), ...lost(seller, second)];
      return roundAfter(QUIET, scene, haggle, { winner, effects }).outcome;
    },
    worth,
  };
}

/** Beside HH-HAG-02 to 04: a contest, and what 1s cost beside it. */
export const haggleSolver: Solver<HaggleInput, House, Told> = {
  law(input, house, goal) {
    const contest = goal && contestOf(input, house, goal, 'law');
    return contest && solvedContest(contest, house).law();
  },
  advise(input, house, goal, tape) {
    const contest = contestOf(input, house, goal, 'advice');
    const asked = contest && keepAsked(haggleRound, input, house, tape);
    if (contest === undefined || asked === undefined) return undefined;
    const solved = chainOnce(['haggle', input, house, goal], () => solvedContest(contest, house));
    return adviseInContest(contest, solved, asked, house);
  },
};
