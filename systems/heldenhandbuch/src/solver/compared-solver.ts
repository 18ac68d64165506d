import type { Goal, Solved, Solver } from '@tafelrunde/system';
import { type Figure, figureOf } from '../model.ts';
import type { House, Refused } from '../rule.ts';
import {
  type ComparedInput,
  type ComparedOutcome,
  type ComparedSide,
  comparedCheck,
  type Tie,
  winnerOf,
} from '../rules/compared-check.ts';
import { type CheckRequest, checkProblem } from '../rules/figure-check.ts';
import type { Side } from './chain.ts';
import { keepAsked } from './chain-advice.ts';
import { adviseInContest, solvedContest } from './contest-advice.ts';
import { type Contest, knowsAllOf, type Result } from './contest-chain.ts';
import { adviseFirst, failingAgainst, numbersFor, reaching, sidesOf, type Wanted } from './contest-solver.ts';
import { boundOfGames } from './solved-law.ts';
import { AGAIN, goesOn, solveAgain } from './thrown-again.ts';

/** Odds look at the winner alone. */
type Won = Pick<ComparedOutcome, 'winner'>;

interface Compared {
  readonly sides: readonly [Side, Side];
  readonly figures: readonly [Figure, Figure];
}

/** Undefined where nobody can be compared, or dice may be swapped. */
function comparedOf(
  { scene, acting, defending }: ComparedInput,
  house: House,
  goal: Goal | undefined,
  wanted: Wanted,
): Compared | undefined {
  const isGoal = goal !== undefined && 'chance' in goal && goal.chance === 'acting';
  if (!isGoal || acting.figure === defending.figure) return undefined;
  const requestOf = ({ figure: id, tested, mode }: ComparedSide): CheckRequest | undefined => {
    const figure = figureOf(scene, id);
    const request = figure && { scene, figure, tested, mode };
    return request && checkProblem(request) === null ? request : undefined;
  };
  const [first, second] = [requestOf(acting), requestOf(defending)];
  if (first === undefined || second === undefined) return undefined;
  const sides = sidesOf([first, second], house, wanted);
  return sides && { sides, figures: [first.figure, second.figure] };
}

const comparing = ({ sides, figures }: Compared, tie: Exclude<Tie, 'reroll'>): Contest<Won> => ({
  sides,
  figures,
  seeks: [true, false],
  numberWins: true,
  end: (first: Result, second: Result) => ({ winner: winnerOf(first.number, second.number, tie) }),
  worth: ({ winner }) => Number(winner === 'acting'),
});

/** HH-R-16: thrown again, unless a tie has cost somebody something or nobody has a die to throw. */
const rerolling = ({ sides, figures }: Compared): Contest<Won | typeof AGAIN> => ({
  sides,
  figures,
  seeks: [true, false],
  numberWins: true,
  end: (first: Result, second: Result) => {
    const winner = winnerOf(first.number, second.number, 'reroll');
    return winner === 'tie' && goesOn(first, second) ? AGAIN : { winner };
  },
  worth: (won) => Number(won !== AGAIN && won.winner === 'acting'),
});

/** How likely a number of the first side wins. */
const worthAgainst = (other: Side, house: House, tie: Exclude<Tie, 'reroll'>) =>
  failingAgainst(reaching(other, house), tie);

/**
 * Beside HH-CHK-08: the side that throws first knows what the other can still answer, and the other throws against its
 * number.
 */
export const comparedSolver: Solver<ComparedInput, House, ComparedOutcome | Refused> = {
  law(input, house, goal) {
    const known = comparedOf(input, house, goal, 'law');
    if (known === undefined) return undefined;
    const { sides } = known;
    const tie = house['tie.other'];
    if (tie === 'reroll')
      return knowsAllOf(sides) ? (solveAgain(rerolling(known), house) as Solved<ComparedOutcome>) : undefined;
    return comparedLaw(numbersFor(sides[0], house, worthAgainst(sides[1], house, tie)).value);
  },
  advise(input, house, goal, tape) {
    const known = comparedOf(input, house, goal, 'advice');
    const tie = house['tie.other'];
    if (known === undefined || tie === 'reroll') return undefined;
    const [own, other] = known.sides;
    const asked = keepAsked(comparedCheck, input, house, tape);
    if (asked?.by === known.figures[0].id)
      return adviseFirst(own, house, tape, [other, tie], worthAgainst(other, house, tie));
    const contest = comparing(known, tie);
    return asked && adviseInContest(contest, solvedContest(contest, house), asked, house);
  },
};

function comparedLaw(value: number): Solved<ComparedOutcome> {
  const won = (winner: ComparedOutcome['winner']) => ({ winner }) as ComparedOutcome;
  return {
    kind: 'doubles',
    law: [
      [won('acting'), value],
      [won('defending'), 1 - value],
    ],
    bound: boundOfGames(2),
    value,
  };
}
