import type { Faces, Fate } from '@tafelrunde/kernel';
import type { Figure } from '../model.ts';
import type { HhFate, House } from '../rule.ts';
import { capOf, type Reckoned, reckon } from '../rules/check.ts';
import { LOWEST_SUCCESS } from '../rules/groups.ts';
import { usableLuckyNumber } from '../rules/lucky-number.ts';
import { counted } from '../rules/numbers.ts';
import { allEndings } from './best-ending.ts';
import type { Chain, CheckLink, ChoiceLink, Side } from './chain.ts';
import type { SolvableCheck } from './check-goals.ts';
import { type FaceClass, facesApart, facesByLook } from './keep-game.ts';

/** What one side of a contest has come to. */
export interface Result {
  /** HH-R-04: 0 for a failure. */
  readonly number: number;
  /** HH-MIS-04: 1s that nothing offset. */
  readonly open: number;
  /** Whether it has cost or brought somebody something. */
  readonly told: boolean;
  readonly thrown: boolean;
}

/** Two sides throw, the second one with the dice of the first before it; then each settles what lies. */
export interface Contesting {
  readonly first: readonly Result[];
  readonly second: readonly Result[];
}

export interface Contest<O> {
  readonly sides: readonly [Side, Side];
  readonly figures: readonly [Figure, Figure];
  /** Who wants the worth high. */
  readonly seeks: readonly [boolean, boolean];
  /** Whether the higher number is never worse for whoever has it: what comes to less need not be looked at then. */
  readonly numberWins: boolean;
  readonly end: (first: Result, second: Result) => O;
  readonly worth: (outcome: O) => number;
}

/** All that a side may still settle its dice to. */
export type Results = readonly Result[];
type Made = Results;

/** Whether all that may come of a lucky number is seen: a further learning roll (HH-LUC-03) is not. */
export const knowsAllOf = ([first, second]: readonly [Side, Side]): boolean =>
  [...first, ...second].every(
    ({ sides, luckyNumber }) => usableLuckyNumber(sides, luckyNumber) === undefined,
  );

const NOT_THROWN: Result = { number: 0, open: 0, told: false, thrown: false };

/** Every result of dice that lie, as the rule itself settles and reads them. */
export function resultsOf(side: Side, { id, psyche }: Figure, house: House, numberWins: boolean) {
  const endings = new Map(
    side.map((check, gritted) => [check, endingsOf(check, id, gritted > 0, psyche.points > 0, house)]),
  );
  return (faces: Faces, check: SolvableCheck | undefined): readonly Made[] => {
    const gritted = check !== undefined && check !== side[0];
    if (check === undefined || faces.length === 0) return [[{ ...NOT_THROWN, told: gritted }]];
    const all = (endings.get(check) as (faces: Faces) => readonly Result[])(faces);
    const highest = Math.max(...all.map(({ number }) => number));
    const worthIt = numberWins ? all.filter(({ number }) => number === highest) : all;
    return [[...new Map(worthIt.map((one) => [JSON.stringify(one), one])).values()]];
  };
}

function endingsOf(
  check: SolvableCheck,
  by: string,
  gritted: boolean,
  hasPsyche: boolean,
  house: House,
): (faces: Faces) => readonly Result[] {
  const { mode, sides, value, minimum = LOWEST_SUCCESS } = check;
  const reckoning = { mode, sides, value, cap: capOf(check), minimum, by };
  const endings = allEndings((fate: Fate, faces: Faces) =>
    reckon(fate as HhFate, { faces, converted: [] }, reckoning, house),
  );
  const resultOf = ({ outcome, settled }: Reckoned): Result => ({
    number: counted(outcome.number),
    open: outcome.psycheLost,
    told: gritted || (outcome.psycheLost > 0 && hasPsyche) || settled.respectLost > 0 || outcome.mythos > 0,
    thrown: true,
  });
  return (faces) => endings(faces).map(resultOf);
}

/** At least so many numbers come of equals: against these no faces are alike. */
const SUMS = 12;

/** A contest as a chain; the same links serve for any worth of a tie. */
export function contestChain<O>(
  contest: Contest<O>,
  house: House,
): Omit<Chain<Contesting, Made, O>, 'worth'> {
  const { sides, figures, seeks, numberWins, end } = contest;
  const [own, other] = [0, 1].map((i) =>
    resultsOf(sides[i] as Side, figures[i] as Figure, house, numberWins),
  ) as [ReturnType<typeof resultsOf>, ReturnType<typeof resultsOf>];
  const throwing: readonly CheckLink<Contesting, Made>[] = [
    { side: sides[0], seeks: seeks[0], made: own, after: (before, first) => ({ ...before, first }) },
    {
      side: sides[1],
      seeks: seeks[1],
      classes: ({ first }, check) => classesAgainst(Math.max(...first.map(({ number }) => number)), check),
      made: other,
      after: (before, second) => ({ ...before, second }),
    },
  ];
  const settling: readonly ChoiceLink<Contesting, Made>[] = [
    {
      seeks: seeks[0],
      options: ({ first }) => first.map((one) => [one]),
      after: (before, first) => ({ ...before, first }),
    },
    {
      seeks: seeks[1],
      options: ({ second }) => second.map((one) => [one]),
      after: (before, second) => ({ ...before, second }),
    },
  ];
  return {
    links: [...throwing, ...settling],
    start: { first: [], second: [] },
    keyOf: (state) => JSON.stringify(state),
    expected: [1, SUMS],
    outcome: ({ first: [a = NOT_THROWN], second: [b = NOT_THROWN] }) => end(a, b),
  };
}

/** Against a number all faces above it are alike, and so are those that reach nothing. */
export function classesAgainst(number: number, check: SolvableCheck): readonly FaceClass[] {
  const { sides, moves = 0, shifts = [], luckyNumber } = check;
  const enough = Math.max(number + 1, LOWEST_SUCCESS);
  const lucky = usableLuckyNumber(sides, luckyNumber);
  if (moves > 0 || shifts.length > 0) return facesApart(sides, true);
  return facesByLook(sides, true, (face) =>
    face === lucky ? -1 : face < LOWEST_SUCCESS ? 0 : Math.min(face, enough),
  );
}
