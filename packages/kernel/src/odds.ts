import type { Action, Goal, Outcome, Solved } from './action.ts';
import type { CalculationProblem } from './calculation-problem.ts';
import type { Dice } from './dice.ts';
import { canonical, chance, chanceAt, type Distribution, mean } from './distribution.ts';
import type { Rule } from './fate.ts';
import { type Fraction, toNumber } from './fraction.ts';
import { type Advice, advise, type NothingToDecide } from './interpreters/advise.ts';
import { exact } from './interpreters/exact.ts';
import { firstOption, type Policy, simulate } from './interpreters/simulate.ts';
import { type Solution, type SolveOptions, solve } from './interpreters/solve.ts';
import { err, ok, type Problem, type Result } from './result.ts';

/** A chance that is known exactly, as a fraction or only to the last digit of a double, or estimated with its 95 % interval. */
export type Estimate =
  | { readonly p: number; readonly fraction: Fraction }
  | { readonly p: number }
  | { readonly p: number; readonly low: number; readonly high: number };

export interface Odds {
  readonly exact: boolean;
  /** Distinct outcomes of the fields that matter, most likely first. */
  readonly outcomes: readonly { readonly outcome: Outcome; readonly chance: Estimate }[];
  readonly chances: Readonly<Record<string, Estimate>>;
  /** The mean of each field that is a number in every outcome. */
  readonly mean: Readonly<Record<string, number>>;
  /** With a goal: its value under best play. */
  readonly value?: number;
}

export interface OddsOptions {
  readonly goal?: Goal;
  readonly budget?: number;
  /** For what is too large to calculate: dice for an honest estimate, and how often to throw them. */
  readonly fallback?: { readonly dice: Dice; readonly runs: number };
}

/** Reads a goal from outside; `question` is the one that advice is wanted on. */
export function parseGoal(action: Action, raw: unknown, question?: string): Result<Goal, Problem> {
  const given = raw as { chance?: unknown; maximise?: unknown } | null;
  const fields = typeof given === 'object' && given !== null ? Object.keys(given) : [];
  if (fields.length === 1 && typeof given?.chance === 'string') {
    if (Object.hasOwn(action.chances, given.chance)) return ok({ chance: given.chance });
    return err({
      code: 'not-one-of',
      at: 'goal.chance',
      data: { allowed: Object.keys(action.chances).join(', ') },
    });
  }
  if (fields.length === 1 && typeof given?.maximise === 'string') {
    const allowed = [...ownGoals(action, question), ...Object.keys(action.goals)];
    if (allowed.includes(given.maximise)) return ok({ maximise: given.maximise });
    return err({ code: 'not-one-of', at: 'goal.maximise', data: { allowed: allowed.join(', ') } });
  }
  return err({ code: 'not-a-goal', at: 'goal' });
}

function ownGoals({ ownGoals: all }: Action, question: string | undefined): readonly string[] {
  return question !== undefined && Object.hasOwn(all, question) ? (all[question] ?? []) : [];
}

/** What advice on a question can aim at: with the own dice where these are asked about, else with the whole action. */
export function goalsOf(action: Action, question: string): readonly Goal[] {
  const own = ownGoals(action, question);
  if (own.length > 0) return own.map((maximise) => ({ maximise }));
  const chances = Object.keys(action.chances).map((chance) => ({ chance }));
  return [...chances, ...Object.keys(action.goals).map((maximise) => ({ maximise }))];
}

/** Whether a question is about nothing but the dice of whoever decides. */
export const asksOwnDice = (action: Action, question: string): boolean =>
  ownGoals(action, question).length > 0;

/** What a goal is worth in an outcome. */
export function goalValue(action: Action, goal: Goal): (outcome: Outcome) => number {
  if ('maximise' in goal) return action.goals[goal.maximise] as (outcome: Outcome) => number;
  const holds = action.chances[goal.chance] as (outcome: Outcome) => boolean;
  return (outcome) => (holds(outcome) ? 1 : 0);
}

/** What best play aims at unless told otherwise: what the action aims at, else success, its first number, its first chance. */
export function usualGoal(action: Action, input: unknown, question?: string): Goal | undefined {
  const [own] = ownGoals(action, question);
  if (own !== undefined) return { maximise: own };
  const [chance] = Object.keys(action.chances);
  const [number] = Object.keys(action.goals);
  const aim = action.aim(input);
  if (aim !== undefined) return aim;
  if (Object.hasOwn(action.chances, 'success')) return { chance: 'success' };
  if (number !== undefined) return { maximise: number };
  return chance === undefined ? undefined : { chance };
}

export interface AdviseOptions extends SolveOptions {
  /** Where several decide at once: which of their questions. */
  readonly place?: number;
}

/** Each option of the decision that the tape has led to, by its exact value for the goal, best first. */
export function adviseOn(
  action: Action,
  input: unknown,
  house: unknown,
  goal: Goal,
  options: AdviseOptions = {},
): Result<readonly Advice[], CalculationProblem | NothingToDecide> {
  const { place = 0 } = options;
  const known = action.solver?.advise?.(input, house, goal, options.tape ?? [], place);
  // Sums of doubles may end a last digit above 1: a chance does not.
  if (known !== undefined)
    return ok('chance' in goal ? known.map((one) => ({ ...one, value: Math.min(one.value, 1) })) : known);
  // What the own dice come to stands in no outcome, and whoever explores asks one after the other.
  const isOwn = 'maximise' in goal && !Object.hasOwn(action.goals, goal.maximise);
  if (isOwn || place > 0) return err({ code: 'nothing-to-decide' });
  const worth = goalValue(action, goal);
  return advise(action.rule, input, house, ({ outcome }) => worth(outcome), {
    stance: action.stance(input, goal),
    ...options,
    ...budgetOf(action, options),
  });
}

/** The budget that is given, but no more than the action allows. */
function budgetOf(action: Action, { budget }: { readonly budget?: number }): { readonly budget?: number } {
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
  const outcomeOf: Rule<unknown, unknown, Outcome> = (fate, i, h) => action.rule(fate, i, h).outcome;
  const budget = budgetOf(action, given);
  const goal = given.goal ?? action.aim(input);
  const known = action.solver?.law(input, house, goal);
  if (known !== undefined) return ok(solvedOdds(action, known));
  let decide: Solution | Policy = firstOption;
  if (goal !== undefined) {
    const options = { ...budget, stance: action.stance(input, goal) };
    const solved = solve(outcomeOf, input, house, goalValue(action, goal), options);
    if (!solved.ok) return solved;
    decide = solved.value;
  }
  const whole = exact(outcomeOf, input, house, { ...budget, decide });
  if (whole.ok) {
    const value = typeof decide === 'function' ? {} : { value: decide.value };
    return ok({ ...exactOdds(action, whole.value), ...value });
  }
  const { fallback } = given;
  if (fallback === undefined || whole.error.code !== 'too-large' || typeof decide !== 'function')
    return whole;
  return ok(estimatedOdds(action, outcomeOf, input, house, fallback));
}

/** What a solver beside the rule has found. */
function solvedOdds(action: Action, solved: Solved<Outcome>): Odds {
  const value = solved.value === undefined ? {} : { value: solved.value };
  if (solved.kind === 'whole') return { ...exactOdds(action, solved.law), ...value };
  const groups = new Map<string | number, { outcome: Outcome; p: number }>();
  for (const [outcome, p] of solved.law) {
    const shown = action.matters(outcome);
    const key = canonical(shown);
    groups.set(key, { outcome: shown, p: (groups.get(key)?.p ?? 0) + p });
  }
  const outcomes = [...groups.values()].sort((a, b) => b.p - a.p);
  const mass = (weigh: (outcome: Outcome) => number): number =>
    solved.law.reduce((sum, [outcome, p]) => sum + p * weigh(outcome), 0);
  return {
    exact: true,
    outcomes: outcomes.map(({ outcome, p }) => ({ outcome, chance: { p } })),
    chances: mapValues(action.chances, (holds) => ({ p: mass((outcome) => (holds(outcome) ? 1 : 0)) })),
    mean: mapValues(numericFields(outcomes.map(({ outcome }) => outcome)), (_, field) =>
      mass((outcome) => action.matters(outcome)[field] as number),
    ),
    ...value,
  };
}

function exactOdds(action: Action, whole: Distribution<Outcome>): Odds {
  const known = (fraction: Fraction): Estimate => ({ p: toNumber(fraction), fraction });
  const merged = mergeByWhatMatters(action, whole);
  return {
    exact: true,
    outcomes: merged.map(({ outcome, chance: c }) => ({ outcome, chance: known(c) })),
    chances: mapValues(action.chances, (holds) => known(chance(whole, holds))),
    mean: mapValues(numericFields(whole.outcomes.map(action.matters)), (_, field) =>
      toNumber(mean(whole, (outcome) => action.matters(outcome)[field] as number)),
    ),
  };
}

/** Merges outcomes that differ only in what does not matter; their weights are over one total. */
function mergeByWhatMatters(action: Action, whole: Distribution<Outcome>) {
  const groups = new Map<string | number, { outcome: Outcome; members: Set<Outcome> }>();
  for (const outcome of whole.outcomes) {
    const shown = action.matters(outcome);
    const key = canonical(shown);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { outcome: shown, members: new Set([outcome]) });
    else group.members.add(outcome);
  }
  const merged = [...groups.values()].map(({ outcome, members }) => ({
    outcome,
    chance: whole.size === 1 ? chanceAt(whole, 0) : chance(whole, (one) => members.has(one)),
  }));
  return merged.sort((a, b) => toNumber(b.chance) - toNumber(a.chance));
}

function estimatedOdds(
  action: Action,
  rule: Rule<unknown, unknown, Outcome>,
  input: unknown,
  house: unknown,
  { dice, runs }: { readonly dice: Dice; readonly runs: number },
): Odds {
  const counts = new Map<string | number, { outcome: Outcome; count: number }>();
  const hits = mapValues(action.chances, () => 0) as Record<string, number>;
  const sums: Record<string, number> = {};
  simulate(rule, input, house, { dice, runs }, (outcome) => {
    const shown = action.matters(outcome);
    const key = canonical(shown);
    const group = counts.get(key);
    if (group === undefined) counts.set(key, { outcome: shown, count: 1 });
    else group.count += 1;
    for (const [name, holds] of Object.entries(action.chances))
      if (holds(outcome)) hits[name] = (hits[name] ?? 0) + 1;
    for (const [field, value] of Object.entries(shown))
      if (typeof value === 'number') sums[field] = (sums[field] ?? 0) + value;
  });
  const groups = [...counts.values()].sort((a, b) => b.count - a.count);
  return {
    exact: false,
    outcomes: groups.map(({ outcome, count }) => ({ outcome, chance: wilson(count, runs) })),
    chances: mapValues(hits, (count) => wilson(count, runs)),
    mean: mapValues(
      numericFields(groups.map(({ outcome }) => outcome)),
      (_, field) => (sums[field] ?? 0) / runs,
    ),
  };
}

/** The 95 % interval of Wilson, which stays inside 0 and 1 and is honest for rare outcomes. */
export function wilson(count: number, runs: number): { p: number; low: number; high: number } {
  const z = 1.959964;
  const p = count / runs;
  const centre = p + (z * z) / (2 * runs);
  const spread = z * Math.sqrt((p * (1 - p)) / runs + (z * z) / (4 * runs * runs));
  const scale = 1 + (z * z) / runs;
  return { p, low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

/** The fields that are whole numbers in every outcome. */
function numericFields(outcomes: readonly Outcome[]): Record<string, true> {
  const [first] = outcomes;
  const fields = first === undefined ? [] : Object.keys(first);
  return Object.fromEntries(
    fields
      .filter((field) => outcomes.every((outcome) => Number.isInteger(outcome[field])))
      .map((field) => [field, true] as const),
  );
}

function mapValues<V, W>(
  record: Readonly<Record<string, V>>,
  f: (value: V, key: string) => W,
): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, f(value, key)]));
}
