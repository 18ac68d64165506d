import { formatFraction, type Locale } from '@tafelrunde/kernel';
import type { Estimate, Odds } from '@tafelrunde/system';
import { adjustedJson } from './adjusted.ts';
import type { DiceOdds, DiceTail } from './dice-odds.ts';
import type { OddsFound } from './odds.ts';
import type { Registry } from './registry.ts';

type Json = Readonly<Record<string, unknown>>;

/** A chance as the contract has it: with its exact fraction where one is known, or with the bounds of an estimate. */
export const chanceJson = (chance: Estimate): Json =>
  'fraction' in chance ? { p: chance.p, fraction: formatFraction(chance.fraction) } : { ...chance };

/** The JSON of the contract. */
export function oddsJson(registry: Registry, found: OddsFound, locale: Locale): Json {
  const { action, runs } = found;
  const thrown = runs === 0 ? {} : { runs };
  if (found.kind === 'notation') return { action, input: {}, ...diceOddsJson(found.odds), ...thrown };
  return {
    action,
    input: found.input,
    ...adjustedJson(registry, found, locale),
    ...actionOddsJson(found.odds),
    ...(found.ranges === undefined ? {} : { ranges: found.ranges }),
    ...thrown,
  };
}

function actionOddsJson({ exact, bound, states, outcomes, chances, mean, value, assumed }: Odds): Json {
  return {
    exact,
    ...(bound === undefined ? {} : { bound }),
    ...(states === undefined ? {} : { states }),
    outcomes: outcomes.map(({ outcome, chance }) => ({ outcome, ...chanceJson(chance) })),
    chances: Object.fromEntries(Object.entries(chances).map(([name, chance]) => [name, chanceJson(chance)])),
    mean,
    ...(value === undefined ? {} : { value }),
    assumed,
  };
}

function diceOddsJson({ exact, totals, mean, tail, lowerTail }: DiceOdds): Json {
  const tailJson = ({ from, chance }: DiceTail): Json => ({ from, ...chanceJson(chance) });
  return {
    exact,
    outcomes: totals.map(({ total, chance }) => ({ outcome: { total }, ...chanceJson(chance) })),
    chances: {},
    mean: { total: mean },
    ...(tail === undefined ? {} : { tail: tailJson(tail) }),
    ...(lowerTail === undefined ? {} : { lowerTail: tailJson(lowerTail) }),
  };
}
