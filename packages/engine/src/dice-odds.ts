import {
  type Expression,
  type Fraction,
  facesIn,
  notationOdds,
  rollNotation,
  spanOf,
  toNumber,
} from '@tafelrunde/kernel';
import { type Estimate, wilson } from '@tafelrunde/system';
import { complain } from './complaint.ts';
import { estimateDice, type Limits } from './limits.ts';

/** The odds of dice notation, exact or estimated. */
export interface DiceOdds {
  readonly exact: boolean;
  /** How often was thrown, if this is an estimate; else 0. */
  readonly runs: number;
  /** Ascending. */
  readonly totals: readonly { readonly total: number; readonly chance: Estimate }[];
  readonly mean: number;
  /** Open-ended dice have infinitely many totals: what is not listed, so that everything adds up to 1. */
  readonly tail?: DiceTail;
  readonly lowerTail?: DiceTail;
}

export interface DiceTail {
  readonly from: number;
  readonly chance: Estimate;
}

export function diceOdds(expression: Expression, limits: Limits, seed: number | undefined): DiceOdds {
  if (spanOf(expression) > limits.totals) throw complain('too-large', {}, 'action');
  const odds = notationOdds(expression);
  if (!odds.ok) return estimate(expression, limits, seed);
  const { outcomes, mean, tail, lowerTail } = odds.value;
  const tailOf = (one: NonNullable<typeof tail>): DiceTail => ({
    from: one.from,
    chance: known(one.chance),
  });
  return {
    exact: true,
    runs: 0,
    totals: outcomes.map(({ total, chance }) => ({ total, chance: known(chance) })),
    mean: toNumber(mean),
    ...(tail === undefined ? {} : { tail: tailOf(tail) }),
    ...(lowerTail === undefined ? {} : { lowerTail: tailOf(lowerTail) }),
  };
}

const known = (fraction: Fraction): Estimate => ({ p: toNumber(fraction), fraction });

/** Faces that an estimate throws in all, and how often it is thrown at least. */
const MOST_FACES = 4_000_000;
const FEWEST_RUNS = 2_000;

function estimate(expression: Expression, limits: Limits, seed: number | undefined): DiceOdds {
  const affordable = Math.max(FEWEST_RUNS, Math.floor(MOST_FACES / (1 + facesIn(expression))));
  const runs = Math.min(limits.runs, affordable);
  const dice = estimateDice(seed);
  const counts = new Map<number, number>();
  let sum = 0;
  for (let run = 0; run < runs; run += 1) {
    const { total } = rollNotation(expression, dice);
    counts.set(total, (counts.get(total) ?? 0) + 1);
    sum += total;
  }
  const totals = [...counts].sort(([a], [b]) => a - b);
  return {
    exact: false,
    runs,
    totals: totals.map(([total, count]) => ({ total, chance: wilson(count, runs) })),
    mean: sum / runs,
  };
}
