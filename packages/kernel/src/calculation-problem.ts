/** Calculating has a budget: over it the answer is this value, never a silent estimate. */
export interface TooLarge {
  readonly code: 'too-large';
  readonly runs: number;
  /** Two sides decide at once, and one of several people would have to mix: what they could do apart is not reckoned. */
  readonly reason?: 'opposed-teams';
}

/** Some state is never left, so there is no end to calculate. */
export interface NeverEnds {
  readonly code: 'never-ends';
}

export type CalculationProblem = TooLarge | NeverEnds;

/** A calculation that cannot be carried through leaves by this exception; `exact` and `solve` return it as a value. */
export class Stopped extends Error {
  readonly problem: CalculationProblem;
  constructor(problem: CalculationProblem) {
    super(problem.code);
    this.problem = problem;
  }
}
