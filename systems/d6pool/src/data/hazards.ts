import { HOUR, MINUTE } from './durations.ts';

/** DP-FIR-01: damage dice per round; torch and room are the seed's, the others presets of 4.7. */
export const FIRES = { candle: 1, torch: 3, campFire: 4, roomOnFire: 6, furnace: 10 } as const;
export type FireId = keyof typeof FIRES;
export const FIRE_IDS = Object.keys(FIRES) as [FireId, ...FireId[]];

/** DP-ACD-01, 4.7: dice by strength and amount. */
export const ACIDS = { splash: 3, flask: 5, bath: 10 } as const;
export type AcidId = keyof typeof ACIDS;
export const ACID_IDS = Object.keys(ACIDS) as [AcidId, ...AcidId[]];

/** DP-DRG-03, DP-R-107, 4.7: how strong too much of it is. */
export const DRUG_STRENGTHS = { drunk: 3, heavilyDrunk: 5, overdose: 8 } as const;
export type DrugStrength = keyof typeof DRUG_STRENGTHS;
export const DRUG_STRENGTH_IDS = Object.keys(DRUG_STRENGTHS) as [DrugStrength, ...DrugStrength[]];

/** DP-CLD-01: how often to roll, and the damage of a failure. */
// biome-ignore format: a table reads best in columns
export const CLIMATES = {
  freezing: { interval: 5 * HOUR,    dice: 5 },
  arctic:   { interval: 10 * MINUTE, dice: 7 },
} as const;
export type Climate = keyof typeof CLIMATES;
export const CLIMATE_IDS = Object.keys(CLIMATES) as [Climate, ...Climate[]];

/** DP-CLD-03: what clothing is worth against cold. */
export const CLOTHING = { ordinary: 0, warm: 1, special: 2 } as const;
export type Clothing = keyof typeof CLOTHING;
export const CLOTHING_IDS = Object.keys(CLOTHING) as [Clothing, ...Clothing[]];
