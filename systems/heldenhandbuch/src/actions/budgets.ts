/**
 * How many runs take about a second: exploring gives up then. A check by one side is told in some 50 microseconds, one where
 * several fight, run or hide in twice that; of a duel a run is a whole phase.
 */
export const CHECK_BUDGET = 20_000;
export const CONTEST_BUDGET = 10_000;
/** A phase of two with two dice each is exact, reactions of 5W20 included: that takes some 15,000 runs. */
export const MELEE_BUDGET = 20_000;
export const DUEL_BUDGET = 2_000;
