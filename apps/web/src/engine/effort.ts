/** How much a calculation may cost before it becomes an estimate, and how often is thrown for that. */
export interface Effort {
  readonly budget: number;
  readonly runs: number;
  /** The same for actions whose runs are long. */
  readonly long: { readonly budget: number; readonly runs: number };
  /** Whether it is told what the GM may still decide. */
  readonly ranges: boolean;
  /**
   * So often, and no longer than this in all, the worker repeats jobs of an action while nobody asks for anything else:
   * the compiler learns from it.
   */
  readonly practice?: { readonly times: number; readonly ms: number };
}

/** Where there are many to be answered, and where there is time. */
export const QUICK: Effort = { budget: 8_000, runs: 1_000, long: { budget: 100, runs: 100 }, ranges: false };
/** While a slider moves: the first estimate follows the hand, a better one comes as soon as it rests. */
export const AT_ONCE: Effort = {
  ...QUICK,
  long: { budget: 20, runs: 4 },
  practice: { times: 80, ms: 1_500 },
};
export const THOROUGH: Effort = {
  budget: 200_000,
  runs: 20_000,
  long: { budget: 2_000, runs: 1_500 },
  ranges: true,
};
