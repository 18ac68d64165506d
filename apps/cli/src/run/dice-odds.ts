import {
  type Estimate,
  type Expression,
  type Fraction,
  notationOdds,
  rollNotation,
  seededDice,
  toNumber,
  wilson,
} from '@tafelrunde/kernel';

/** Where nothing exact can be had: so many throws, always the same ones, so that a question keeps its answer. */
export const ESTIMATE_RUNS = 100_000;
export const ESTIMATE_SEED = 1;

/** The odds of dice notation, exact or estimated. */
export interface DiceOdds {
  readonly exact: boolean;
  /** Ascending. */
  readonly totals: readonly { readonly total: number; readonly chance: Estimate }[];
  readonly mean: number;
  /** Open-ended dice have infinitely many totals: what is not listed, so that everything adds up to 1. */
  readonly tail?: { readonly from: number; readonly chance: Estimate };
  readonly lowerTail?: { readonly from: number; readonly chance: Estimate };
}

export function diceOdds(expression: Expression): DiceOdds {
  const odds = notationOdds(expression);
  if (!odds.ok) return estimate(expression);
  const { outcomes, mean, tail, lowerTail } = odds.value;
  return {
    exact: true,
    totals: outcomes.map(({ total, chance }) => ({ total, chance: known(chance) })),
    mean: toNumber(mean),
    ...(tail === undefined ? {} : { tail: { from: tail.from, chance: known(tail.chance) } }),
    ...(lowerTail === undefined
      ? {}
      : { lowerTail: { from: lowerTail.from, chance: known(lowerTail.chance) } }),
  };
}

const known = (fraction: Fraction): Estimate => ({ p: toNumber(fraction), fraction });

function estimate(expression: Expression): DiceOdds {
  const dice = seededDice(ESTIMATE_SEED);
  const counts = new Map<number, number>();
  let sum = 0;
  for (let run = 0; run < ESTIMATE_RUNS; run += 1) {
    const { total } = rollNotation(expression, dice);
    counts.set(total, (counts.get(total) ?? 0) + 1);
    sum += total;
  }
  const totals = [...counts].sort(([a], [b]) => a - b);
  return {
    exact: false,
    totals: totals.map(([total, count]) => ({ total, chance: wilson(count, ESTIMATE_RUNS) })),
    mean: sum / ESTIMATE_RUNS,
  };
}
