/** GW-MOD-02, GW-MOD-03: the listed conditions and the step each one counts. */
// biome-ignore format: a table reads best in columns
export const CONDITIONS = {
  cover:         +1,
  darkness:      +1,
  slippery:      +1,
  timePressure:  +1,
  noise:         +1,
  distraction:   +1,
  preparation:   -1,
  goodTools:     -1,
  position:      -1,
  surprise:      -1,
  concentration: -1,
} as const;

export type ConditionId = keyof typeof CONDITIONS;
export const CONDITION_IDS = Object.keys(CONDITIONS) as readonly ConditionId[];
