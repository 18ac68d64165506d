import type { TooLarge } from '../calculation-problem.ts';

/** Open-ended dice as a factor of other dice or as a divisor: the infinite sums have no simple closed form. */
export interface NoExactOdds {
  readonly code: 'no-exact-odds';
}

export type OddsProblem = TooLarge | NoExactOdds;

/** How many steps of long arithmetic a calculation may take: a second or so. */
const MAX_STEPS = 6_000_000;

/** Odds that cannot be calculated leave by this exception; `notationOdds` returns it as a value. */
export class Refused extends Error {
  readonly problem: OddsProblem;
  constructor(problem: OddsProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** How long a number is, roughly. */
export const bitsOf = (value: bigint): number => value.toString(16).length * 4;

/** What a calculation has done so far, in steps; announced before it is done. */
export class Work {
  #steps = 0;

  /** Steps with longer numbers count more: adding takes time with their length, multiplying even more. */
  spend(steps: number, bits = 0): void {
    this.#steps += steps * (1 + bits / 1000) * (1 + bits / 100_000);
    if (this.#steps > MAX_STEPS) throw new Refused({ code: 'too-large', runs: MAX_STEPS });
  }

  /** Reducing a fraction takes steps with its length. */
  spendOnFractions(count: number, bits: number): void {
    this.spend(count * bits * 0.3, bits);
  }
}
