/** PW-DIF-01: the guide values of Table 1.1, easiest first. */
// biome-ignore format: a table reads best in columns
export const DIFFICULTIES = [
  { id: 'veryEasy',      value:  4 },
  { id: 'easy',          value:  6 },
  { id: 'normal',        value:  9 },
  { id: 'hard',          value: 11 },
  { id: 'veryHard',      value: 14 },
  { id: 'extremelyHard', value: 20 },
] as const;

export type DifficultyLabel = (typeof DIFFICULTIES)[number]['id'];
