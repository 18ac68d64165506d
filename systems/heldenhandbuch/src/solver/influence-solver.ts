import type { Faces } from '@tafelrunde/kernel';
import type { Goal, Solver } from '@tafelrunde/system';
import { type Figure, figureOf, isAble } from '../model.ts';
import type { House, Refused } from '../rule.ts';
import { capOf } from '../rules/check.ts';
import { ascending, descending, groupsOf } from '../rules/groups.ts';
import {
  type Influenced,
  type InfluenceInput,
  influence,
  influencingMode,
  jointKind,
  RESISTING,
} from '../rules/influence.ts';
import { neutralised } from '../rules/neutralising.ts';
import { hasHighMastery } from '../rules/opposed-checks.ts';
import { type Chain, type CheckLink, type ChoiceLink, type Side, SolvedChain } from './chain.ts';
import { adviseInChain, chainOnce, factsIn, keepAsked } from './chain-advice.ts';
import type { SolvableCheck } from './check-goals.ts';
import type { Wanted } from './contest-solver.ts';
import { jointLinks, jointOf, middles } from './joint-solver.ts';
import { settledWays } from './settled-ways.ts';
import { solvableChecks } from './solvable-checks.ts';
import { refuseSwaps } from './work.ts';
import { thrownFor } from './world-solvers.ts';

/** How far an influence has come. All faces ascending. */
interface Influencing {
  /** HH-INF-06: what lies in the middle. */
  readonly dice: Faces;
  readonly tricks: Faces;
  /** Tricks that stay open, and points of psyche that the victim has lost to 1s. */
  readonly open: number;
  readonly spent: number;
}

/** What somebody makes of dice: a contribution, tricks, or a group against them with the 1s left over. */
interface Made {
  readonly faces: Faces;
  readonly spent: number;
}

type Step = CheckLink<Influencing, Made> | ChoiceLink<Influencing, Made>;

/** Every way to settle 1s and to pick the group. */
function groupsMade(faces: Faces, check: SolvableCheck | undefined, house: House): readonly Made[] {
  if (check === undefined || faces.length === 0) return [NOTHING];
  const limits = { cap: capOf(check), runs: check.mode === 'cascade' };
  return settledWays(faces, check.value, house).flatMap(({ usable, open }) => {
    const groups = groupsOf(usable, limits, house);
    return (groups.length === 0 ? [[]] : groups).map((group) => ({ faces: group, spent: open }));
  });
}
const NOTHING: Made = { faces: [], spent: 0 };

const withTricks = (before: Influencing, { faces }: Made): Influencing => ({
  ...before,
  dice: [],
  tricks: faces,
});

/** HH-INF-01: one influencer. Undefined where the solver cannot follow. */
function alone({ scene, skill }: InfluenceInput, figure: Figure, house: House): readonly Step[] | undefined {
  const mode = influencingMode([figure], skill);
  const side = sideOf(thrownFor({ scene, figure, tested: skill, mode }), house);
  const made = (faces: Faces, check: SolvableCheck | undefined) => groupsMade(faces, check, house);
  return side && [{ side, seeks: true, made, after: withTricks }];
}

const sideOf = (request: ReturnType<typeof thrownFor>, house: House): Side | undefined =>
  request === undefined ? [] : solvableChecks(request, house);

/** HH-INF-06: several, and then the first of them picks the group. */
function together(input: InfluenceInput, figures: readonly Figure[], house: House) {
  const { scene, influencers, skill } = input;
  const joint = jointOf({ scene, participants: influencers, ...jointKind(figures, skill) }, house);
  if (joint === undefined) return undefined;
  const contributing = jointLinks(joint, house).map(
    ({ side, made, after }): Step => ({
      side,
      seeks: true,
      made: (faces, check) => made(faces, check).map((given) => ({ faces: given, spent: 0 })),
      after: (before, { faces }) => ({ ...before, dice: after(before.dice, faces) }),
    }),
  );
  const picking: Step = {
    seeks: true,
    options: ({ dice }) => {
      const groups = groupsOf(dice, joint.limits, house);
      return groups.length === 0 ? [NOTHING] : groups.map((faces) => ({ faces, spent: 0 }));
    },
    after: withTricks,
  };
  return { steps: [...contributing, picking], expected: middles(joint) };
}

function chainOf(
  input: InfluenceInput,
  house: House,
  goal: Goal,
  wanted: Wanted,
): Chain<Influencing, Made, Influenced> | undefined {
  const { scene, influencers, skill } = input;
  const victim = figureOf(scene, input.victim);
  const acting = influencers.map((id) => figureOf(scene, id)).filter((one) => one !== undefined);
  const [first] = acting;
  const isGoal = 'chance' in goal ? goal.chance === 'success' : goal.maximise === 'psycheLost';
  if (!isGoal || first === undefined || victim === undefined) return undefined;
  if (acting.length < influencers.length || influencers.includes(victim.id) || !acting.every(isAble))
    return undefined;
  // HH-LRN-09: where somebody can swap dice, all lie on the table first.
  const masters = acting.some((one) => hasHighMastery(one, skill)) || hasHighMastery(victim, RESISTING);
  const resisting = sideOf(thrownFor({ scene, figure: victim, tested: RESISTING, mode: 'sieve' }), house);
  if (masters && isAble(victim)) {
    if (wanted === 'advice') return undefined;
    const mode = influencingMode(acting, skill);
    const speaking = acting.map((figure) => sideOf(thrownFor({ scene, figure, tested: skill, mode }), house));
    return refuseSwaps([...speaking, resisting].filter((side) => side !== undefined));
  }
  const tricks =
    acting.length > 1 ? together(input, acting, house) : { steps: alone(input, first, house), expected: [1] };
  if (resisting === undefined || tricks?.steps === undefined) return undefined;
  const resist: Step = {
    side: resisting,
    seeks: false,
    made: (faces, check) => groupsMade(faces, check, house),
    after: (before, { faces, spent }) => ({
      ...before,
      open: before.tricks.length - neutralised(before.tricks, faces, house),
      spent: before.tricks.length === 0 ? 0 : spent,
    }),
  };
  const { points } = victim.psyche;
  const outcome = ({ tricks: played, open, spent }: Influencing): Influenced => ({
    tricks: descending(played),
    neutralised: played.length - open,
    psycheLost: Math.min(open, points - Math.min(points, spent)),
    wishes: 0,
  });
  const worth = ({ psycheLost }: Influenced): number =>
    'chance' in goal ? Number(psycheLost > 0) : psycheLost;
  return {
    links: [...tricks.steps, resist],
    start: { dice: [], tricks: [], open: 0, spent: 0 },
    keyOf: keyFor(resisting, house),
    worth: (end) => worth(outcome(end)),
    outcome,
    expected: [...tricks.expected, 1],
  };
}

/** Tricks that no die of the victim can stop are alike. */
function keyFor(resisting: Side, house: House): (state: Influencing) => string {
  const highest = Math.max(0, ...resisting.map(capOf));
  const seen = house['influence.neutralise'] === 'count' ? 0 : highest + 1;
  return ({ dice, tricks, open, spent }) =>
    `${dice.join()}|${tricks.map((face) => Math.min(face, seen)).join()}|${open}|${spent}`;
}

/** Beside HH-INF-01 to 06: the victim is solved for each set of tricks that can be played; it resists the goal. */
export const influenceSolver: Solver<InfluenceInput, House, Influenced | Refused> = {
  law(input, house, goal) {
    const chain = goal && chainOf(input, house, goal, 'law');
    return chain && new SolvedChain(chain, house).law();
  },
  advise(input, house, goal, tape) {
    const chain = chainOf(input, house, goal, 'advice');
    const asked = chain && keepAsked(influence, input, house, tape);
    if (chain === undefined || asked === undefined) return undefined;
    const facts = factsIn(asked.parts);
    const dice = facts.flatMap((fact) => (fact.kind === 'contributed' ? fact.faces : []));
    const tricks = facts.flatMap((fact) => (fact.kind === 'tricks' ? fact.faces : []));
    const isVictim = asked.by === input.victim;
    const at = isVictim ? chain.links.length - 1 : asked.parts.length - 1;
    const state = { ...chain.start, dice: isVictim ? [] : ascending(dice), tricks: ascending(tricks) };
    const solved = chainOnce(['influence', input, house, goal], () => new SolvedChain(chain, house));
    return adviseInChain(solved, at, state, asked, house);
  },
};
