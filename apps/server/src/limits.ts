/** The largest body that is read. */
export const BODY_LIMIT = 256 * 1024;
/** Requests to the API per address and minute. */
export const REQUESTS_PER_MINUTE = 600;
/** Runs of a rule one request may calculate: a hundredth of what a program may use. */
export const ODDS_BUDGET = 20_000;
/** And how long these runs may take altogether. */
export const CALCULATION_MS = 500;
/** What is too large to calculate is thrown this often instead, and the answer says so. */
export const ESTIMATE_RUNS = 10_000;
/** Faces and decisions one request may hand in. */
export const MAX_FACES = 400;
export const MAX_ANSWERS = 200;
/** Totals of one notation whose exact odds are listed; more would take seconds to reduce to fractions. */
export const MAX_NOTATION_TOTALS = 3_000;
