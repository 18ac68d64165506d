/** GW-TRT-02, GW-HLP-03: the sizes of dice, smallest first. */
export const DICE = [6, 8, 10, 12, 20] as const;
export type Die = (typeof DICE)[number];

/** GW-TN-01: the scale of target numbers. */
export const TNS = [4, 6, 8, 12] as const;
export type Tn = (typeof TNS)[number];

/** GW-D6-01, GW-R-37: trait levels of the d6-only variant, weakest first. */
export const LEVELS = ['unskilled', 'novice', 'trained', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** GW-D6-01: the face each level needs on a d6. */
export const THRESHOLDS = { unskilled: 6, novice: 5, trained: 4, master: 3 } as const satisfies Record<
  Level,
  number
>;

/** GW-ADD-16: what a die becomes when the game switches to six-sided dice only, and back. */
// biome-ignore format: a table reads best in columns
export const LEVEL_OF_DIE = { 6: 'unskilled', 8: 'novice', 10: 'trained', 12: 'master', 20: 'master' } as const satisfies Record<Die, Level>;
// biome-ignore format: a table reads best in columns
export const DIE_OF_LEVEL = { unskilled: 6, novice: 8, trained: 10, master: 12 } as const satisfies Record<Level, Die>;
