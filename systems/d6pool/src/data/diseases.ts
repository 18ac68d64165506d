import { DAY, YEAR } from './durations.ts';
import type { DisadvantageId } from './traits.ts';

/** DP-ILL-01: how it is caught. */
export const DISEASE_CAUSES = ['contagion', 'mosquitoBite', 'woundInfection', 'dropletInfection'] as const;

export interface DiseaseRow {
  readonly cause: (typeof DISEASE_CAUSES)[number];
  readonly attack: number;
  /** 0: no damage roll. */
  readonly damage: number;
  /** Seconds until the first attack; the GM chooses among several. */
  readonly incubation: readonly [number, ...number[]];
  readonly recurrence: number;
  /** DP-ILL-05: what a wound of it can be exchanged for. */
  readonly disadvantages: readonly DisadvantageId[];
}

/** DP-ILL-04. Half a year is 183 days. */
// biome-ignore format: a table reads best in columns
export const DISEASES = {
  smallpox: { cause: 'contagion',        attack: 8, damage: 5, incubation: [12 * DAY], recurrence: 7 * DAY,   disadvantages: ['blindness', 'brainDamage'] },
  malaria:  { cause: 'mosquitoBite',     attack: 6, damage: 3, incubation: [7 * DAY],  recurrence: 2 * DAY,   disadvantages: [] },
  gangrene: { cause: 'woundInfection',   attack: 4, damage: 4, incubation: [7 * DAY],  recurrence: 7 * DAY,   disadvantages: ['lame', 'missingHand'] },
  leprosy:  { cause: 'dropletInfection', attack: 4, damage: 0, incubation: [2 * YEAR, 3 * YEAR, 4 * YEAR, 5 * YEAR], recurrence: 183 * DAY, disadvantages: ['deformations'] },
} as const satisfies Record<string, DiseaseRow>;

export type DiseaseId = keyof typeof DISEASES;
export const DISEASE_IDS = Object.keys(DISEASES) as [DiseaseId, ...DiseaseId[]];

/** DP-ILL-04, note on leprosy: what every later successful attack brings with it. */
export const SECONDARY_INFECTION: DiseaseId = 'gangrene';
