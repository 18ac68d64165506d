import {
  canonical,
  chance,
  type Distribution,
  type Exactness,
  type Fraction,
  fraction,
  mean,
  plusWeight,
  toNumber,
  type Weight,
} from '@tafelrunde/kernel';
import type { Action, Goal, Outcome } from './action.ts';
import { goalValue } from './goals.ts';
import { refusalIn } from './refusal.ts';

/** A chance: a fraction, a double, or an estimate with its 95 % interval. */
export type Estimate =
  | { readonly p: number; readonly fraction: Fraction }
  | { readonly p: number }
  | { readonly p: number; readonly low: number; readonly high: number };

/** What the law of an action's outcomes says. */
export interface LawOdds {
  readonly exact: Exactness;
  /** With 'double': no chance is further than this from the true one. */
  readonly bound?: number;
  /** Distinct outcomes of the fields that matter, most likely first. */
  readonly outcomes: readonly { readonly outcome: Outcome; readonly chance: Estimate }[];
  readonly chances: Readonly<Record<string, Estimate>>;
  /** The mean of each field that is a number in every outcome. */
  readonly mean: Readonly<Record<string, number>>;
  /** With a goal: its value under best play. */
  readonly value?: number;
  /** The action cannot be done at all, for this reason. */
  readonly refused?: string;
}

/** Outcomes that differ only in what does not matter are one. */
function grouped<W>(
  action: Action,
  law: Iterable<readonly [Outcome, W]>,
  plus: (a: W, b: W) => W,
): { readonly outcome: Outcome; readonly weight: W }[] {
  const groups = new Map<string | number, { readonly outcome: Outcome; weight: W }>();
  for (const [outcome, weight] of law) {
    const shown = action.matters(outcome);
    const key = canonical(shown);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { outcome: shown, weight });
    else group.weight = plus(group.weight, weight);
  }
  return [...groups.values()];
}

/** The reason, if an action is refused whatever happens. */
function refusedFor(reasons: readonly (string | undefined)[]): { readonly refused?: string } {
  const [refused] = reasons;
  return refused === undefined || reasons.includes(undefined) ? {} : { refused };
}

/** The odds of a law in whole weights: all of them are fractions. */
export function wholeOdds(action: Action, law: Distribution<Outcome>, goal: Goal | undefined): LawOdds {
  const known = (chances: Fraction): Estimate => ({ p: toNumber(chances), fraction: chances });
  const entries = law.outcomes.map((outcome, i) => [outcome, law.weight(i)] as const);
  const groups = grouped<Weight>(action, entries, plusWeight).map(({ outcome, weight }) => ({
    outcome,
    chance: known(fraction(weight, law.total)),
  }));
  return {
    exact: true,
    outcomes: groups.sort((a, b) => b.chance.p - a.chance.p),
    chances: mapValues(action.chances, (holds) => known(chance(law, holds))),
    mean: mapValues(numericFields(groups), (_, field) =>
      toNumber(mean(law, (outcome) => action.matters(outcome)[field] as number)),
    ),
    ...valueIn(action, law, goal),
    ...refusedFor(law.outcomes.map(refusalIn)),
  };
}

/** The value of a goal that is a whole number in every outcome. */
function valueIn(action: Action, law: Distribution<Outcome>, goal: Goal | undefined): { value?: number } {
  const worth = goal && goalValue(action, goal);
  if (worth === undefined || !law.outcomes.every((outcome) => Number.isSafeInteger(worth(outcome))))
    return {};
  return { value: toNumber(mean(law, worth)) };
}

/** The odds of a law in doubles: none of them is a fraction. */
export function doubleOdds(
  action: Action,
  law: readonly (readonly [outcome: Outcome, p: number])[],
  bound: number,
): LawOdds {
  const groups = grouped<number>(action, law, (a, b) => a + b).sort((a, b) => b.weight - a.weight);
  const mass = (weigh: (outcome: Outcome) => number): number =>
    law.reduce((sum, [outcome, p]) => sum + p * weigh(outcome), 0);
  // Sums of doubles may end a last digit above 1: a chance does not.
  const known = (p: number): Estimate => ({ p: Math.min(p, 1) });
  return {
    exact: 'double',
    bound,
    outcomes: groups.map(({ outcome, weight }) => ({ outcome, chance: known(weight) })),
    chances: mapValues(action.chances, (holds) => known(mass((outcome) => (holds(outcome) ? 1 : 0)))),
    mean: mapValues(numericFields(groups), (_, field) =>
      mass((outcome) => action.matters(outcome)[field] as number),
    ),
    ...refusedFor(law.map(([outcome]) => refusalIn(outcome))),
  };
}

/** The odds as far as samples tell them; `sample` hands over `runs` outcomes, one by one. */
export function estimatedOdds(
  action: Action,
  runs: number,
  sample: (visit: (outcome: Outcome) => void) => void,
): LawOdds {
  const counts = new Map<string | number, { readonly outcome: Outcome; count: number }>();
  const chances = Object.entries(action.chances).map(([name, holds]) => ({ name, holds, count: 0 }));
  const refusals = new Set<string | undefined>();
  sample((outcome) => {
    const shown = action.matters(outcome);
    const key = canonical(shown);
    const group = counts.get(key);
    if (group === undefined) counts.set(key, { outcome: shown, count: 1 });
    else group.count += 1;
    for (const one of chances) if (one.holds(outcome)) one.count += 1;
    refusals.add(refusalIn(outcome));
  });
  const groups = [...counts.values()].sort((a, b) => b.count - a.count);
  const sumOf = (field: string): number =>
    groups.reduce((sum, { outcome, count }) => sum + count * (outcome[field] as number), 0);
  return {
    exact: false,
    outcomes: groups.map(({ outcome, count }) => ({ outcome, chance: wilson(count, runs) })),
    chances: Object.fromEntries(chances.map(({ name, count }) => [name, wilson(count, runs)])),
    mean: mapValues(numericFields(groups), (_, field) => sumOf(field) / runs),
    ...refusedFor([...refusals]),
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
function numericFields(groups: readonly { readonly outcome: Outcome }[]): Record<string, true> {
  const [first] = groups;
  const fields = first === undefined ? [] : Object.keys(first.outcome);
  return Object.fromEntries(
    fields
      .filter((field) => groups.every(({ outcome }) => Number.isInteger(outcome[field])))
      .map((field) => [field, true] as const),
  );
}

function mapValues<V, W>(
  record: Readonly<Record<string, V>>,
  f: (value: V, key: string) => W,
): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, f(value, key)]));
}
