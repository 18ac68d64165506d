import type { Movement, TargetSize } from '../model.ts';

/** HH-RNG-06, HH-R-50: what the GM adds one die to, and which die it is. */
// biome-ignore format: a table reads best in columns
export const TARGET_SIZE_TABLE: Readonly<Record<TargetSize, { readonly base: number; readonly sides: number }>> = {
  huge:      { base: 3,  sides: 3 },
  veryLarge: { base: 5,  sides: 6 },
  large:     { base: 7,  sides: 6 },
  small:     { base: 10, sides: 8 },
  verySmall: { base: 15, sides: 8 },
  tiny:      { base: 30, sides: 12 },
};

/** HH-RNG-06: further dice of the same kind for a target that moves. HH-RNG-08: group dice a moving shooter strikes. */
export const MOVEMENT_DICE: Readonly<Record<Movement, number>> = { still: 0, slow: 1, fast: 2 };
