export interface ArmourRow {
  readonly blunt: number;
  readonly cut: number;
  readonly pierce: number;
  /** Wounds it takes before it protects no more. */
  readonly wounds: number;
  readonly kg: number;
  readonly malus: number;
  /** DP-R-88: carries itself while powered. */
  readonly powered: boolean;
  /** DP-R-86: counts against ranged and energy attacks only, and on top of other armour. */
  readonly rangedOnly: boolean;
}

/**
 * DP-ARM-04, DP-R-85: full armour. DP-ARM-05, DP-R-86, DP-R-87: what is described without a row (segmented armour and
 * energy shields) has ours; soft leather counts as heavy clothing.
 */
// biome-ignore format: a table reads best in columns
export const ARMOURS = {
  heavyClothing:  { blunt: 1, cut: 1, pierce: 0, wounds: 2,  kg: 3,   malus: 0, powered: false, rangedOnly: false },
  leather:        { blunt: 1, cut: 1, pierce: 0, wounds: 5,  kg: 5,   malus: 0, powered: false, rangedOnly: false },
  studdedLeather: { blunt: 1, cut: 1, pierce: 0, wounds: 8,  kg: 7.5, malus: 0, powered: false, rangedOnly: false },
  lamellar:       { blunt: 2, cut: 1, pierce: 1, wounds: 8,  kg: 8,   malus: 1, powered: false, rangedOnly: false },
  scale:          { blunt: 2, cut: 2, pierce: 2, wounds: 10, kg: 15,  malus: 2, powered: false, rangedOnly: false },
  segmented:      { blunt: 2, cut: 3, pierce: 1, wounds: 15, kg: 18,  malus: 1, powered: false, rangedOnly: false },
  chain:          { blunt: 2, cut: 2, pierce: 1, wounds: 12, kg: 20,  malus: 1, powered: false, rangedOnly: false },
  plate:          { blunt: 3, cut: 3, pierce: 2, wounds: 20, kg: 25,  malus: 2, powered: false, rangedOnly: false },
  bodyArmour:     { blunt: 2, cut: 2, pierce: 2, wounds: 20, kg: 12,  malus: 1, powered: false, rangedOnly: false },
  poweredArmour:  { blunt: 3, cut: 3, pierce: 3, wounds: 30, kg: 150, malus: 1, powered: true,  rangedOnly: false },
  energyShield1:  { blunt: 1, cut: 1, pierce: 1, wounds: 10, kg: 1,   malus: 0, powered: false, rangedOnly: true  },
  energyShield2:  { blunt: 2, cut: 2, pierce: 2, wounds: 20, kg: 1,   malus: 0, powered: false, rangedOnly: true  },
  energyShield3:  { blunt: 3, cut: 3, pierce: 3, wounds: 30, kg: 1,   malus: 0, powered: false, rangedOnly: true  },
} as const satisfies Record<string, ArmourRow>;

export type ArmourId = keyof typeof ARMOURS;
export const ARMOUR_IDS = Object.keys(ARMOURS) as [ArmourId, ...ArmourId[]];
