import type { DamageType } from '../items.ts';

export interface ExplosiveRow {
  readonly dice: number;
  readonly type: DamageType;
  /** DP-R-92: the printed figures look like feet; the worked examples give metres. */
  readonly printedRadius: number;
  readonly radius: number;
  readonly ranges: readonly number[];
  readonly skill: string;
  readonly kg: number;
}

/** DP-EQP-04, DP-R-89, DP-R-92: explosives. Without ranges they are placed. */
// biome-ignore format: a table reads best in columns
export const EXPLOSIVES = {
  dynamite:     { dice: 12, type: 'blunt',  printedRadius: 5,  radius: 1.5, ranges: [],                  skill: 'demolitions',  kg: 0.5 },
  grenade:      { dice: 6,  type: 'pierce', printedRadius: 10, radius: 3,   ranges: [10, 20, 40],        skill: 'thrown',       kg: 0.5 },
  pipeBomb:     { dice: 8,  type: 'pierce', printedRadius: 5,  radius: 1.5, ranges: [],                  skill: 'demolitions',  kg: 1   },
  semtex:       { dice: 16, type: 'blunt',  printedRadius: 5,  radius: 1.5, ranges: [],                  skill: 'demolitions',  kg: 1   },
  heRocket:     { dice: 12, type: 'blunt',  printedRadius: 5,  radius: 1.5, ranges: [75, 150, 300, 600], skill: 'heavyWeapons', kg: 2   },
  shapedCharge: { dice: 12, type: 'pierce', printedRadius: 5,  radius: 1.5, ranges: [75, 150, 300, 600], skill: 'heavyWeapons', kg: 2   },
} as const satisfies Record<string, ExplosiveRow>;

export type ExplosiveId = keyof typeof EXPLOSIVES;
export const EXPLOSIVE_IDS = Object.keys(EXPLOSIVES) as [ExplosiveId, ...ExplosiveId[]];
