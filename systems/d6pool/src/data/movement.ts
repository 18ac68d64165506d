import type { MovementState } from '../model.ts';

export interface MovementRow {
  readonly skill: string | null;
  /** Metres per action, for humans without load (DP-R-36). */
  readonly base: number;
  readonly vulnerable: boolean;
  /** DP-R-42: whether difficult ground always counts; elsewhere only if the GM says so. */
  readonly terrain: boolean;
  readonly state: MovementState;
}

/** DP-MOV-03: each kind is one action; [DEX] or [DEX + skill]; climbing has a difficulty of its own (DP-MOV-04). */
// biome-ignore format: a table reads best in columns
export const MOVEMENTS = {
  walk:  { skill: null,         base: 7.5, vulnerable: false, terrain: true,  state: 'walking'  },
  run:   { skill: 'running',    base: 15,  vulnerable: true,  terrain: true,  state: 'running'  },
  crawl: { skill: 'acrobatics', base: 3,   vulnerable: true,  terrain: true,  state: 'crawling' },
  swim:  { skill: 'swimming',   base: 3,   vulnerable: true,  terrain: false, state: 'swimming' },
  climb: { skill: 'climbing',   base: 1.5, vulnerable: true,  terrain: false, state: 'climbing' },
} as const satisfies Record<string, MovementRow>;

export type Movement = keyof typeof MOVEMENTS;
export const MOVEMENT_IDS = Object.keys(MOVEMENTS) as [Movement, ...Movement[]];

/** Metres per critical success, of every kind. */
export const PER_CRIT = 1.5;

/** DP-MOV-04. */
// biome-ignore format: a table reads best in columns
export const SLOPES = {
  ladder:            0,
  steepWithHolds:    0,
  verticalWithHolds: 1,
  overhanging:       2,
  vertical:          3,
} as const;
export type Slope = keyof typeof SLOPES;
export const SLOPE_IDS = Object.keys(SLOPES) as [Slope, ...Slope[]];
