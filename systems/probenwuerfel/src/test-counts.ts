// Written by scripts/rules-index.mjs. Do not edit.

/** How many tests quote each id of the catalogue. */
// biome-ignore format: a topic per line
export const testCounts: Readonly<Record<string, number>> = {
  'PW-ADD-01': 9, 'PW-ADD-02': 21, 'PW-ADD-03': 11, 'PW-ADD-04': 9, 'PW-ADD-05': 3, 'PW-ADD-06': 4, 'PW-ADD-07': 8, 'PW-ADD-08': 6, 'PW-ADD-09': 7, 'PW-ADD-10': 1,
  'PW-ATT-01': 1, 'PW-ATT-02': 1, 'PW-ATT-03': 2, 'PW-ATT-04': 2, 'PW-ATT-05': 2, 'PW-ATT-06': 1,
  'PW-CHK-01': 1, 'PW-CHK-02': 1, 'PW-CHK-03': 2, 'PW-CHK-04': 6, 'PW-CHK-05': 1, 'PW-CHK-06': 2, 'PW-CHK-07': 1, 'PW-CHK-08': 2, 'PW-CHK-09': 1, 'PW-CHK-10': 3,
  'PW-DEG-01': 3, 'PW-DEG-02': 4,
  'PW-DER-01': 2, 'PW-DER-02': 1, 'PW-DER-03': 3, 'PW-DER-10': 1, 'PW-DER-11': 7, 'PW-DER-12': 1, 'PW-DER-13': 2, 'PW-DER-14': 3, 'PW-DER-15': 2, 'PW-DER-16': 1, 'PW-DER-17': 9, 'PW-DER-18': 2,
  'PW-DIE-01': 1, 'PW-DIE-02': 1, 'PW-DIE-03': 4, 'PW-DIE-04': 3, 'PW-DIE-05': 1,
  'PW-DIF-01': 2, 'PW-DIF-02': 2,
  'PW-GEN-01': 1, 'PW-GEN-02': 1,
  'PW-KNO-01': 1, 'PW-KNO-02': 1, 'PW-KNO-03': 2,
  'PW-OPP-01': 5, 'PW-OPP-02': 2, 'PW-OPP-03': 1,
  'PW-R-01': 7, 'PW-R-02': 6, 'PW-R-03': 1, 'PW-R-04': 5, 'PW-R-05': 2, 'PW-R-06': 1, 'PW-R-07': 4, 'PW-R-08': 1, 'PW-R-09': 1, 'PW-R-10': 3, 'PW-R-11': 7, 'PW-R-12': 1, 'PW-R-13': 5, 'PW-R-14': 3, 'PW-R-15': 1, 'PW-R-16': 7, 'PW-R-17': 4, 'PW-R-18': 7, 'PW-R-19': 2, 'PW-R-20': 2, 'PW-R-21': 8, 'PW-R-22': 2, 'PW-R-23': 2, 'PW-R-24': 2, 'PW-R-25': 9, 'PW-R-26': 1, 'PW-R-27': 1, 'PW-R-28': 1, 'PW-R-29': 3,
};
