import type { DamageType } from '../items.ts';

export interface RangedRow {
  readonly dice: number;
  readonly addsStrength: boolean;
  /** `bullet`: cut or pierce, as the table decides (DP-R-74). */
  readonly type: DamageType | 'bullet';
  /** Shots per round; below 1 it takes several rounds for one (DP-R-63). */
  readonly rateOfFire: number;
  /** Upper limits of near, medium, far, extreme; a class that is missing cannot be used (DP-R-62). */
  readonly ranges: readonly number[];
  readonly minRange: number;
  readonly skill: string;
  /** DP-R-64: which weapons can fire bursts. */
  readonly automatic: boolean;
  readonly kg: number;
}

/** DP-EQP-03, DP-R-74, DP-R-89 to 91: ranged weapons; ranges are those of a fight, not of a shooting range (DP-EQP-01). */
// biome-ignore format: a table reads best in columns
export const RANGED_WEAPONS = {
  crossbowLight:  { dice: 4, addsStrength: false, type: 'pierce', rateOfFire: 0.5,  ranges: [10, 20, 40, 80],         minRange: 0,  skill: 'rifles',       automatic: false, kg: 3   },
  crossbowHeavy:  { dice: 5, addsStrength: false, type: 'pierce', rateOfFire: 0.25, ranges: [15, 30, 60, 120],        minRange: 0,  skill: 'rifles',       automatic: false, kg: 5   },
  blowgun:        { dice: 1, addsStrength: false, type: 'pierce', rateOfFire: 1,    ranges: [5, 10, 20, 40],          minRange: 0,  skill: 'blowguns',     automatic: false, kg: 0.5 },
  rifle:          { dice: 6, addsStrength: false, type: 'bullet', rateOfFire: 3,    ranges: [50, 100, 200, 400],      minRange: 0,  skill: 'rifles',       automatic: false, kg: 4   },
  compositeBow:   { dice: 3, addsStrength: true,  type: 'pierce', rateOfFire: 1,    ranges: [10, 20, 40, 80],         minRange: 0,  skill: 'bows',         automatic: false, kg: 1   },
  longbow:        { dice: 4, addsStrength: true,  type: 'pierce', rateOfFire: 1,    ranges: [25, 50, 100, 200],       minRange: 0,  skill: 'bows',         automatic: false, kg: 1   },
  machineGun:     { dice: 6, addsStrength: false, type: 'bullet', rateOfFire: 3,    ranges: [75, 150, 300, 600],      minRange: 0,  skill: 'heavyWeapons', automatic: true,  kg: 10  },
  submachineGun:  { dice: 5, addsStrength: false, type: 'bullet', rateOfFire: 3,    ranges: [10, 20, 40, 80],         minRange: 0,  skill: 'pistols',      automatic: true,  kg: 3   },
  pistolLight:    { dice: 4, addsStrength: false, type: 'bullet', rateOfFire: 3,    ranges: [15, 30, 60, 120],        minRange: 0,  skill: 'pistols',      automatic: false, kg: 1   },
  pistolHeavy:    { dice: 5, addsStrength: false, type: 'bullet', rateOfFire: 3,    ranges: [15, 30, 60, 120],        minRange: 0,  skill: 'pistols',      automatic: false, kg: 1   },
  rocketLauncher: { dice: 5, addsStrength: false, type: 'blunt',  rateOfFire: 1,    ranges: [250, 500, 1000, 2000],   minRange: 10, skill: 'heavyWeapons', automatic: false, kg: 10  },
  shotgun:        { dice: 7, addsStrength: false, type: 'bullet', rateOfFire: 3,    ranges: [12, 24, 48],             minRange: 0,  skill: 'rifles',       automatic: false, kg: 4   },
  stone:          { dice: 1, addsStrength: true,  type: 'blunt',  rateOfFire: 1,    ranges: [10, 20, 40],             minRange: 0,  skill: 'thrown',       automatic: false, kg: 0.5 },
  assaultRifle:   { dice: 6, addsStrength: false, type: 'bullet', rateOfFire: 3,    ranges: [50, 100, 200, 400],      minRange: 0,  skill: 'rifles',       automatic: true,  kg: 4   },
  sniperRifle:    { dice: 6, addsStrength: false, type: 'bullet', rateOfFire: 3,    ranges: [100, 200, 400, 800],     minRange: 0,  skill: 'rifles',       automatic: false, kg: 4   },
  throwingKnife:  { dice: 1, addsStrength: true,  type: 'pierce', rateOfFire: 1,    ranges: [3, 6, 12],               minRange: 0,  skill: 'thrown',       automatic: false, kg: 0.5 },
  javelinLight:   { dice: 3, addsStrength: true,  type: 'pierce', rateOfFire: 1,    ranges: [16, 32, 64],             minRange: 0,  skill: 'thrown',       automatic: false, kg: 1   },
  javelinHeavy:   { dice: 4, addsStrength: true,  type: 'pierce', rateOfFire: 1,    ranges: [5, 10, 20],              minRange: 0,  skill: 'thrown',       automatic: false, kg: 2   },
} as const satisfies Record<string, RangedRow>;

export type RangedWeaponId = keyof typeof RANGED_WEAPONS;
export const RANGED_WEAPON_IDS = Object.keys(RANGED_WEAPONS) as [RangedWeaponId, ...RangedWeaponId[]];

export const RANGE_CLASSES = ['near', 'medium', 'far', 'extreme'] as const;
export type RangeClass = (typeof RANGE_CLASSES)[number];
