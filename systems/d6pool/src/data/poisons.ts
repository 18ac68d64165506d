import { DAY, HOUR, MINUTE } from './durations.ts';

/** DP-POI-01: how it gets in. */
export const POISON_WAYS = ['ingested', 'injected'] as const;

export interface PoisonRow {
  /** Rolled against the victim's endurance. */
  readonly attack: number;
  readonly damage: number;
  /** Seconds until the first effect, and between the later ones. */
  readonly first: number;
  readonly followUp: number;
  readonly way: (typeof POISON_WAYS)[number];
}

/** DP-POI-07: a normal dose, practically untraceable (DP-POI-06). */
// biome-ignore format: a table reads best in columns
export const POISONS = {
  arsenic:    { attack: 6, damage: 2, first: 3 * DAY,    followUp: 1 * DAY,     way: 'ingested' },
  belladonna: { attack: 7, damage: 4, first: 12 * HOUR,  followUp: 12 * HOUR,   way: 'ingested' },
  cyanide:    { attack: 8, damage: 6, first: 0,          followUp: 2 * HOUR,    way: 'ingested' },
  thallium:   { attack: 7, damage: 4, first: 3 * DAY,    followUp: 3 * DAY,     way: 'ingested' },
  snakeVenom: { attack: 6, damage: 4, first: 2 * MINUTE, followUp: 10 * MINUTE, way: 'injected' },
} as const satisfies Record<string, PoisonRow>;

export type PoisonId = keyof typeof POISONS;
export const POISON_IDS = Object.keys(POISONS) as [PoisonId, ...PoisonId[]];
