export const SIDES = ['pc', 'npc'] as const;
export type Side = (typeof SIDES)[number];

/** PW-ADD-04: at 0 Lebenspunkte or less. */
export const STATUSES = ['outOfAction'] as const;
export type Status = (typeof STATUSES)[number];
