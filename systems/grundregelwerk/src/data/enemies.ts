import type { Die } from './ladders.ts';

/** GW-ATK-02: the categories of enemies, weakest first. Their TN and hearts are switches (GW-R-15, GW-R-16). */
export const CATEGORIES = ['minion', 'elite', 'boss'] as const;
export type Category = (typeof CATEGORIES)[number];

/** GW-ADD-11: the die an enemy throws under `enemyAttack: enemyDie`. */
export const ENEMY_DICE = { minion: 6, elite: 8, boss: 10 } as const satisfies Record<Category, Die>;

/** GW-ADD-11: what such a throw has to reach. */
export const ENEMY_DIE_TN = 6;
