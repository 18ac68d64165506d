/** HH-MED-02: the minimum by heavy hits in one circle; HH-R-62: beyond the table. */
export const HEAVY_MINIMA = [7, 11, 16] as const;
export const HEAVY_MINIMUM_BEYOND = 31;

/** HH-MED-03: the minimum for a critical hit, by skill. */
export const CRITICAL_MINIMA = { medicine: 16, firstAid: 31 } as const;

/** HH-INJ-11. */
export const RESUSCITATION_MINIMUM = 60;

/** HH-MED-01. */
export const HEALING_SKILLS = ['firstAid', 'medicine'] as const;
export type HealingSkill = (typeof HEALING_SKILLS)[number];
