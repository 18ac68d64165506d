import { type Estimate, formatFraction, type Odds } from '@tafelrunde/kernel';

/** A chance as the contract has it: with its exact fraction, or with the bounds of an estimate. */
export const chanceJson = (chance: Estimate): Readonly<Record<string, unknown>> =>
  'fraction' in chance
    ? { p: chance.p, fraction: formatFraction(chance.fraction) }
    : { p: chance.p, low: chance.low, high: chance.high };

export function oddsJson({ exact, outcomes, chances, mean, value }: Odds): Readonly<Record<string, unknown>> {
  return {
    exact,
    outcomes: outcomes.map(({ outcome, chance }) => ({ outcome, ...chanceJson(chance) })),
    chances: Object.fromEntries(Object.entries(chances).map(([name, chance]) => [name, chanceJson(chance)])),
    mean,
    ...(value === undefined ? {} : { value }),
  };
}
