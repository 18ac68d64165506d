import {
  type Advice,
  type AdviseOptions,
  advise,
  type CalculationProblem,
  type Dice,
  type Distribution,
  err,
  exact,
  firstOption,
  type NothingToDecide,
  ok,
  type Policy,
  probabilityAt,
  type Question,
  type Result,
  type Rule,
  type Solution,
  Stopped,
  simulate,
  solve,
  type TooLarge,
} from '@tafelrunde/kernel';
import type { Action, Goal, Outcome } from './action.ts';
import { type Assumption, Assumptions, assumedBySolver } from './assumptions.ts';
import { goalValue } from './goals.ts';
import { doubleOdds, estimatedOdds, type LawOdds, wholeOdds } from './odds-of-law.ts';

export interface Odds extends LawOdds {
  /** Which decisions were taken for granted, and who was assumed to play for the goal or against it. */
  readonly assumed: readonly Assumption[];
  /** With an estimate: calculating would have met at least so many states. */
  readonly states?: number;
}

export interface OddsOptions {
  readonly goal?: Goal;
  readonly budget?: number;
  /** For what is too large to calculate: dice for an honest estimate, and how often to throw them. */
  readonly fallback?: { readonly dice: Dice; readonly runs: number };
}

/** Why the action of these odds cannot be done at all; undefined if it can. */
export const refusalOf = ({ refused }: Odds): string | undefined => refused;

/** Each option of the decision that the tape has led to, by its exact value for the goal, best first. */
export function adviseOn(
  action: Action,
  input: unknown,
  house: unknown,
  goal: Goal,
  options: AdviseOptions = {},
): Result<readonly Advice[], CalculationProblem | NothingToDecide> {
  const { place = 0 } = options;
  const solved = solving(() => action.solver?.advise?.(input, house, goal, options.tape ?? [], place));
  if (!solved.ok) return solved;
  const known = solved.value;
  // Sums of doubles may end a last digit above 1: a chance does not.
  if (known !== undefined)
    return ok('chance' in goal ? known.map((one) => ({ ...one, value: Math.min(one.value, 1) })) : known);
  // What the own dice come to stands in no outcome.
  const isOwn = 'maximise' in goal && !Object.hasOwn(action.goals, goal.maximise);
  if (isOwn) return err({ code: 'nothing-to-decide' });
  const worth = goalValue(action, goal);
  return advise(action.rule, input, house, ({ outcome }) => worth(outcome), {
    stance: action.stance(input, goal),
    ...options,
    ...budgetOf(action, options),
  });
}

/** A solver that finds its task too large says so at once: exploring would come no further. */
function solving<A>(solver: () => A): Result<A, CalculationProblem> {
  try {
    return ok(solver());
  } catch (thrown) {
    if (thrown instanceof Stopped) return err(thrown.problem);
    throw thrown;
  }
}

/** The budget that is given, but no more than the action allows. */
export function budgetOf(
  action: Action,
  { budget }: { readonly budget?: number },
): { readonly budget?: number } {
  const most = Math.min(budget ?? Number.POSITIVE_INFINITY, action.budget ?? Number.POSITIVE_INFINITY);
  return Number.isFinite(most) ? { budget: most } : {};
}

/**
 * The exact odds of an action, or an estimate that says so. Decisions take the rules' defaults, or best play for a goal:
 * the one that is given, else the one the action aims at by itself.
 */
export function oddsOf(
  action: Action,
  input: unknown,
  house: unknown,
  given: OddsOptions = {},
): Result<Odds, CalculationProblem> {
  const goal = given.goal ?? action.aim(input);
  const found = solverOdds(action, input, house, goal) ?? exploredOdds(action, input, house, goal, given);
  const { fallback } = given;
  // Nobody has asked for best play: where it is too large, an estimate tells the rules' defaults.
  if (found.ok || found.error.code !== 'too-large' || given.goal !== undefined || fallback === undefined)
    return found;
  return ok({ ...estimated(action, input, house, fallback), ...statesIn(found.error) });
}

/** How large it is, as far as that has been counted. */
const statesIn = ({ runs }: TooLarge): { readonly states?: number } => (runs > 0 ? { states: runs } : {});

function estimated(
  action: Action,
  input: unknown,
  house: unknown,
  { dice, runs }: NonNullable<OddsOptions['fallback']>,
): Odds {
  const assumptions = new Assumptions();
  const policy = (question: Question<unknown>): number => {
    assumptions.note(question, 0);
    return 0;
  };
  const odds = estimatedOdds(action, runs, (visit) =>
    simulate(outcomeIn(action), input, house, { dice, runs, policy }, visit),
  );
  return { ...odds, assumed: assumptions.list() };
}

const outcomeIn =
  (action: Action): Rule<unknown, unknown, Outcome> =>
  (fate, input, house) =>
    action.rule(fate, input, house).outcome;

/** What a solver beside the rule has found, where there is one and it applies. */
function solverOdds(
  action: Action,
  input: unknown,
  house: unknown,
  goal: Goal | undefined,
): Result<Odds, CalculationProblem> | undefined {
  const found = solving(() => action.solver?.law(input, house, goal));
  if (!found.ok) return found;
  const solved = found.value;
  if (solved === undefined) return undefined;
  const value = solved.value === undefined ? {} : { value: solved.value };
  const odds =
    solved.kind === 'whole'
      ? { ...value, ...wholeOdds(action, solved.law, goal) }
      : { ...doubleOdds(action, solved.law, solved.bound), ...value };
  return ok({ ...odds, assumed: assumedBySolver(action, input, house, goal) });
}

function exploredOdds(
  action: Action,
  input: unknown,
  house: unknown,
  goal: Goal | undefined,
  given: OddsOptions,
): Result<Odds, CalculationProblem> {
  const outcomeOf = outcomeIn(action);
  const budget = budgetOf(action, given);
  const stance = goal && action.stance(input, goal);
  let decide: Solution | Policy = firstOption;
  if (goal !== undefined && stance !== undefined) {
    const solved = solve(outcomeOf, input, house, goalValue(action, goal), { ...budget, stance });
    if (!solved.ok) return solved;
    decide = solved.value;
  }
  const assumptions = new Assumptions(stance);
  const whole = exact(outcomeOf, input, house, { ...budget, decide, tell: assumptions.note });
  if (!whole.ok) return whole;
  const found = typeof decide === 'function' ? undefined : decide;
  return ok({ ...lawOdds(action, whole.value, goal, found), assumed: assumptions.list() });
}

/** Under a mix that is known in doubles only, whole weights are as good as doubles. */
function lawOdds(
  action: Action,
  law: Distribution<Outcome>,
  goal: Goal | undefined,
  found: Solution | undefined,
): LawOdds {
  const value = found === undefined ? {} : { value: found.value };
  if (found?.bound === undefined) return { ...value, ...wholeOdds(action, law, goal) };
  const inDoubles = law.outcomes.map((outcome, i) => [outcome, probabilityAt(law, i)] as const);
  return { ...doubleOdds(action, inDoubles, found.bound), ...value };
}
