/** DP-DST-01: what disturbs a task that needs concentration, and the penalty dice it costs. */
// biome-ignore format: a table reads best in columns
export const DISTRACTIONS = {
  noise:             1,
  argument:          1,
  dizziness:         1,
  illness:           1,
  fightNearby:       2,
  danger:            2,
  attacked:          3,
  seriouslyInjured:  3,
} as const;

export type Distraction = keyof typeof DISTRACTIONS;
export const DISTRACTION_IDS = Object.keys(DISTRACTIONS) as [Distraction, ...Distraction[]];
