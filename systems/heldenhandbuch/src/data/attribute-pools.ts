import type { DicePool } from '../model.ts';

/** HH-CHK-03: pool of an attribute, by the lowest value that has it. */
// biome-ignore format: a table reads best in columns
export const ATTRIBUTE_POOLS = [
  { from: 0,  count: 3, step: 6 },
  { from: 6,  count: 3, step: 8 },
  { from: 8,  count: 3, step: 12 },
  { from: 12, count: 3, step: 20 },
  { from: 15, count: 4, step: 20 },
  { from: 18, count: 5, step: 20 },
] as const satisfies readonly (DicePool & { from: number })[];
