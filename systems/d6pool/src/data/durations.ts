/** In-world seconds. */
const SECOND = 1;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;
export const YEAR = 365 * DAY;

/** What time is passed in; rounds are as long as the table says (DP-R-35). */
export const TIME_UNITS = ['rounds', 'minutes', 'hours', 'days', 'weeks'] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

/** DP-R-35. */
export const secondsOf = (amount: number, unit: TimeUnit, roundSeconds: number): number =>
  amount * { rounds: roundSeconds, minutes: MINUTE, hours: HOUR, days: DAY, weeks: WEEK }[unit];
