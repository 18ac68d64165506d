import { type Estimate, formatFraction, type Odds } from '@tafelrunde/kernel';
import type { DiceOdds } from '../run/dice-odds.ts';

/** A chance as the contract has it: with its exact fraction where one is known, or with the bounds of an estimate. */
const chanceJson = (chance: Estimate): Readonly<Record<string, unknown>> =>
  'fraction' in chance ? { p: chance.p, fraction: formatFraction(chance.fraction) } : { ...chance };

export function oddsJson({
  exact,
  bound,
  outcomes,
  chances,
  mean,
  value,
}: Odds): Readonly<Record<string, unknown>> {
  return {
    exact,
    ...(bound === undefined ? {} : { bound }),
    outcomes: outcomes.map(({ outcome, chance }) => ({ outcome, ...chanceJson(chance) })),
    chances: Object.fromEntries(Object.entries(chances).map(([name, chance]) => [name, chanceJson(chance)])),
    mean,
    ...(value === undefined ? {} : { value }),
  };
}

export function diceOddsJson({
  exact,
  totals,
  mean,
  tail,
  lowerTail,
}: DiceOdds): Readonly<Record<string, unknown>> {
  return {
    exact,
    outcomes: totals.map(({ total, chance }) => ({ outcome: { total }, ...chanceJson(chance) })),
    chances: {},
    mean: { total: mean },
    ...(tail === undefined ? {} : { tail: { from: tail.from, ...chanceJson(tail.chance) } }),
    ...(lowerTail === undefined
      ? {}
      : { lowerTail: { from: lowerTail.from, ...chanceJson(lowerTail.chance) } }),
  };
}
