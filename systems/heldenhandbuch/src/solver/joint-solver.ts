import type { Faces } from '@tafelrunde/kernel';
import type { Goal, Solver } from '@tafelrunde/system';
import { figureOf } from '../model.ts';
import type { House, Refused } from '../rule.ts';
import { checkProblem } from '../rules/figure-check.ts';
import { ascending, type GroupLimits, LOWEST_SUCCESS, sumOf } from '../rules/groups.ts';
import {
  type JointInput,
  type JointOutcome,
  jointCheck,
  jointLimits,
  readMiddle,
  roomFor,
} from '../rules/joint-check.ts';
import { type Chain, type CheckLink, type Side, SolvedChain } from './chain.ts';
import { adviseInChain, chainOnce, factsIn, keepAsked } from './chain-advice.ts';
import type { SolvableCheck } from './check-goals.ts';
import { QUIET } from './quiet.ts';
import { settledWays } from './settled-ways.ts';
import { solvableChecks } from './solvable-checks.ts';

/** Who takes part, and how everything they put into the middle is read. */
export interface Joint {
  readonly sides: readonly Side[];
  readonly limits: GroupLimits;
}

/** Undefined where somebody cannot roll, or rolls in a way the solver cannot follow. */
export function jointOf(
  { scene, participants, tested, mode }: Omit<JointInput, 'minimum'>,
  house: House,
): Joint | undefined {
  const figures = participants.map((id) => figureOf(scene, id)).filter((one) => one !== undefined);
  const requests = figures.map((figure) => ({ scene, figure, tested, mode }));
  const isPossible = requests.every((request) => checkProblem(request) === null);
  // Whoever took part twice would throw with what the first time has cost.
  if (new Set(figures).size < participants.length || !isPossible) return undefined;
  const sides = requests.map((request) => solvableChecks(request, house)).filter((one) => one !== undefined);
  if (sides.length < participants.length) return undefined;
  return { sides, limits: jointLimits(figures, tested, mode, house) };
}

/** HH-COM-02: what lies in the middle is all that the next one has to know. */
export const jointLinks = ({ sides, limits }: Joint, house: House): readonly CheckLink<Faces, Faces>[] =>
  sides.map((side) => ({
    side,
    seeks: true,
    made: (faces, check) => contributions(faces, check, limits, house),
    after: (dice, given) => ascending([...dice, ...given.slice(0, roomFor(dice, house))]),
  }));

/**
 * HH-R-92: one usable die, or equal ones within the joint cap, the highest sum first. More equal dice are never worse, unless
 * the room in the middle is limited.
 */
function contributions(
  faces: Faces,
  check: SolvableCheck | undefined,
  { cap }: GroupLimits,
  house: House,
): readonly Faces[] {
  if (check === undefined || faces.length === 0) return [[]];
  const most = new Map<number, number>();
  for (const { usable } of settledWays(faces, check.value, house)) {
    for (const face of usable) {
      const isEqual = face >= LOWEST_SUCCESS && face <= cap;
      const dice = isEqual ? usable.filter((one) => one === face).length : 1;
      most.set(face, Math.max(most.get(face) ?? 0, dice));
    }
  }
  const all = [...most].flatMap(([face, dice]) => {
    const sizes = house['joint.maxDice'] === null ? [dice] : Array.from({ length: dice }, (_, i) => i + 1);
    return sizes.map((size) => Array<number>(size).fill(face));
  });
  return all.length === 0 ? [[]] : all.sort((a, b) => sumOf(b) - sumOf(a));
}

/** How many different middles there may be before each participant throws. */
export function middles({ sides, limits: { cap } }: Joint): readonly number[] {
  let dice: readonly Faces[] = [[]];
  return sides.map((side, at) => {
    const before = dice.length;
    const most = Math.max(0, ...side.map(({ count }) => count));
    const faces = Array.from({ length: side[0]?.sides ?? 0 }, (_, i) => i + 1);
    const given = faces.flatMap((face) =>
      Array.from({ length: face < LOWEST_SUCCESS || face > cap ? 1 : most }, (_, i) =>
        Array<number>(i + 1).fill(face),
      ),
    );
    // Nobody looks at what the last one leaves; and more than this are too many anyway.
    if (at < sides.length - 1 && before < MOST_MIDDLES) {
      const all = dice.flatMap((lying) => given.map((more) => ascending([...lying, ...more])));
      dice = [...new Map(all.map((one) => [one.join(), one])).values()];
    }
    return before;
  });
}
const MOST_MIDDLES = 1000;

function chainOf(input: JointInput, house: House, goal: Goal): Chain<Faces, Faces, JointOutcome> | undefined {
  const joint = jointOf(input, house);
  const isGoal = 'chance' in goal ? goal.chance === 'success' : goal.maximise === 'number';
  if (joint === undefined || !isGoal) return undefined;
  const outcome = (dice: Faces): JointOutcome => readMiddle(QUIET, dice, joint.limits, input.minimum, house);
  const worth =
    'chance' in goal ? ({ success }: JointOutcome) => Number(success) : ({ number }: JointOutcome) => number;
  return {
    links: jointLinks(joint, house),
    start: [],
    keyOf: (dice) => dice.join(),
    worth: (dice) => worth(outcome(dice)),
    outcome,
    expected: middles(joint),
  };
}

/** Beside HH-COM-02: each participant is solved for each middle that those before can leave. */
export const jointSolver: Solver<JointInput, House, JointOutcome | Refused> = {
  law(input, house, goal) {
    const chain = goal && chainOf(input, house, goal);
    return chain && new SolvedChain(chain, house).law();
  },
  advise(input, house, goal, tape) {
    const chain = chainOf(input, house, goal);
    const asked = chain && keepAsked(jointCheck, input, house, tape);
    if (chain === undefined || asked === undefined) return undefined;
    const middle = factsIn(asked.parts).flatMap((fact) => (fact.kind === 'contributed' ? fact.faces : []));
    const solved = chainOnce(['joint', input, house, goal], () => new SolvedChain(chain, house));
    return adviseInChain(solved, asked.parts.length - 1, ascending(middle), asked, house);
  },
};
