/** DP-FAL-01: a damage die for each of so many metres. */
export const METRES_PER_DIE = 2;

/** DP-FAL-03: dice fewer by what one falls on; very soft ground is up to the GM. */
export const GROUNDS = { hard: 0, soft: 0, water: 2 } as const;
export type Ground = keyof typeof GROUNDS;
export const GROUND_IDS = Object.keys(GROUNDS) as [Ground, ...Ground[]];
