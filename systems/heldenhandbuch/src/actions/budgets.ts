/**
 * How many runs take about a second: exploring gives up then. A check by one side is told in some 50 microseconds, one where
 * several fight, run or hide in twice that.
 */
export const CHECK_BUDGET = 20_000;
export const CONTEST_BUDGET = 10_000;
