/** DP-ENC-03: limits in kg for 0 to 5 penalty dice, by carrying capacity, as printed (DP-R-45, DP-R-46). */
// biome-ignore format: a table reads best in columns
export const ENCUMBRANCE = [
  { tk:  1, kg: [ 2.5,   5,  10,  15,  20,  25] },
  { tk:  2, kg: [ 5,    10,  20,  30,  40,  50] },
  { tk:  3, kg: [ 7.5,  15,  30,  45,  60,  75] },
  { tk:  4, kg: [10,    20,  40,  60,  80, 100] },
  { tk:  5, kg: [12.5,  25,  50,  75, 100, 115] },
  { tk:  6, kg: [15,    30,  60,  90, 120, 150] },
  { tk:  7, kg: [17.5,  35,  70, 105, 140, 175] },
  { tk:  8, kg: [20,    40,  80, 120, 160, 200] },
  { tk:  9, kg: [22.5,  45,  90, 135, 180, 225] },
  { tk: 10, kg: [50,   100, 150, 200, 250, 300] },
] as const;

/** The pattern of rows 1 to 9, times the carrying capacity. */
export const REGULAR_ENCUMBRANCE = [2.5, 5, 10, 15, 20, 25] as const;
/** DP-R-47: row 10 continued, times the carrying capacity. */
export const HIGH_ENCUMBRANCE = [5, 10, 15, 20, 25, 30] as const;
