// Written by scripts/rules-index.mjs. Do not edit.

/** How many tests quote each id of the catalogue. */
// biome-ignore format: a topic per line
export const testCounts: Readonly<Record<string, number>> = {
  'GW-ADD-01': 1, 'GW-ADD-02': 1, 'GW-ADD-03': 1, 'GW-ADD-04': 16, 'GW-ADD-05': 16, 'GW-ADD-06': 9, 'GW-ADD-07': 9, 'GW-ADD-08': 15, 'GW-ADD-09': 16, 'GW-ADD-10': 10, 'GW-ADD-11': 24, 'GW-ADD-12': 11, 'GW-ADD-13': 7, 'GW-ADD-14': 32, 'GW-ADD-15': 14, 'GW-ADD-16': 8,
  'GW-ARM-01': 4, 'GW-ARM-02': 4,
  'GW-ATK-01': 3, 'GW-ATK-02': 4,
  'GW-D6-01': 2, 'GW-D6-02': 2, 'GW-D6-03': 1, 'GW-D6-04': 1, 'GW-D6-05': 3, 'GW-D6-06': 1,
  'GW-DWN-01': 10, 'GW-DWN-02': 2, 'GW-DWN-03': 2, 'GW-DWN-04': 2,
  'GW-EXA-01': 2, 'GW-EXA-02': 2, 'GW-EXA-03': 1, 'GW-EXA-04': 1, 'GW-EXA-05': 1, 'GW-EXA-06': 1,
  'GW-HIT-01': 1, 'GW-HIT-02': 2, 'GW-HIT-03': 3, 'GW-HIT-04': 1,
  'GW-HLP-01': 2, 'GW-HLP-02': 2, 'GW-HLP-03': 2, 'GW-HLP-04': 1, 'GW-HLP-05': 1,
  'GW-HRT-01': 6, 'GW-HRT-02': 2,
  'GW-MAG-01': 5, 'GW-MAG-02': 1, 'GW-MAG-03': 2, 'GW-MAG-04': 1, 'GW-MAG-05': 1, 'GW-MAG-06': 2,
  'GW-MOD-01': 1, 'GW-MOD-02': 1, 'GW-MOD-03': 1, 'GW-MOD-04': 1, 'GW-MOD-05': 3, 'GW-MOD-06': 3,
  'GW-MUL-01': 3, 'GW-MUL-02': 1,
  'GW-OPT-01': 7,
  'GW-R-01': 3, 'GW-R-02': 7, 'GW-R-03': 2, 'GW-R-04': 1, 'GW-R-05': 8, 'GW-R-06': 2, 'GW-R-07': 4, 'GW-R-08': 1, 'GW-R-09': 3, 'GW-R-10': 3, 'GW-R-11': 7, 'GW-R-12': 3, 'GW-R-13': 4, 'GW-R-14': 3, 'GW-R-15': 3, 'GW-R-16': 6, 'GW-R-17': 5, 'GW-R-18': 1, 'GW-R-19': 4, 'GW-R-20': 7, 'GW-R-21': 2, 'GW-R-22': 4, 'GW-R-23': 1, 'GW-R-24': 1, 'GW-R-25': 3, 'GW-R-26': 5, 'GW-R-27': 3, 'GW-R-28': 1, 'GW-R-29': 4, 'GW-R-30': 4, 'GW-R-31': 7, 'GW-R-32': 9, 'GW-R-33': 2, 'GW-R-34': 4, 'GW-R-35': 2, 'GW-R-36': 4, 'GW-R-37': 2, 'GW-R-38': 3, 'GW-R-39': 2, 'GW-R-40': 2, 'GW-R-41': 3, 'GW-R-42': 2, 'GW-R-43': 1,
  'GW-RES-01': 1, 'GW-RES-02': 1, 'GW-RES-03': 3, 'GW-RES-04': 1, 'GW-RES-05': 2, 'GW-RES-06': 3,
  'GW-REV-01': 3, 'GW-REV-02': 1, 'GW-REV-03': 1, 'GW-REV-04': 2, 'GW-REV-05': 1,
  'GW-RNG-01': 4, 'GW-RNG-02': 1, 'GW-RNG-03': 2,
  'GW-RST-01': 2, 'GW-RST-02': 1,
  'GW-RTY-01': 3,
  'GW-TMR-01': 4, 'GW-TMR-02': 4, 'GW-TMR-03': 3,
  'GW-TN-01': 1,
  'GW-TRT-01': 3, 'GW-TRT-02': 3, 'GW-TRT-03': 3,
  'GW-TST-01': 2,
};
