/** HH-HRB-02: face from, level, number of portions. Below 4 nothing is found. */
// biome-ignore format: a table reads best in columns
export const HERB_LEVELS = [
  { from:  4, level: 'beginner', portions: 1 },
  { from:  7, level: 'trained',  portions: 2 },
  { from: 11, level: 'advanced', portions: 3 },
  { from: 16, level: 'expert',   portions: 4 },
] as const;

export type HerbLevel = (typeof HERB_LEVELS)[number]['level'];
