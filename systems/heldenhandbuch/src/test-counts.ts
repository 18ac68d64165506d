// Written by scripts/rules-index.mjs. Do not edit.

/** How many tests quote each id of the catalogue. */
// biome-ignore format: a topic per line
export const testCounts: Readonly<Record<string, number>> = {
  'HH-CHK-01': 3, 'HH-CHK-02': 1, 'HH-CHK-03': 4, 'HH-CHK-04': 4, 'HH-CHK-05': 2, 'HH-CHK-06': 7, 'HH-CHK-07': 3, 'HH-CHK-08': 7, 'HH-CHK-09': 1, 'HH-CHK-10': 1,
  'HH-CHS-01': 4, 'HH-CHS-02': 3, 'HH-CHS-03': 1, 'HH-CHS-04': 2, 'HH-CHS-05': 2, 'HH-CHS-06': 1, 'HH-CHS-07': 1, 'HH-CHS-08': 1, 'HH-CHS-09': 2, 'HH-CHS-10': 1, 'HH-CHS-11': 4, 'HH-CHS-12': 1,
  'HH-COM-01': 1, 'HH-COM-02': 7,
  'HH-DMG-01': 6, 'HH-DMG-02': 2, 'HH-DMG-03': 3, 'HH-DMG-04': 4, 'HH-DMG-05': 1, 'HH-DMG-06': 4, 'HH-DMG-07': 3, 'HH-DMG-08': 7, 'HH-DMG-09': 2, 'HH-DMG-10': 1,
  'HH-DRK-01': 1, 'HH-DRK-02': 1, 'HH-DRK-03': 3, 'HH-DRK-04': 1, 'HH-DRK-05': 2, 'HH-DRK-06': 3, 'HH-DRK-07': 2, 'HH-DRK-08': 1,
  'HH-GRP-01': 2, 'HH-GRP-02': 2, 'HH-GRP-03': 1, 'HH-GRP-04': 5, 'HH-GRP-05': 2, 'HH-GRP-06': 2, 'HH-GRP-07': 1, 'HH-GRP-08': 2,
  'HH-HAG-01': 2, 'HH-HAG-02': 4, 'HH-HAG-03': 5, 'HH-HAG-04': 2, 'HH-HAG-05': 2, 'HH-HAG-06': 1,
  'HH-HRB-01': 4, 'HH-HRB-02': 1, 'HH-HRB-03': 2,
  'HH-INF-01': 4, 'HH-INF-02': 1, 'HH-INF-03': 6, 'HH-INF-04': 1, 'HH-INF-05': 3, 'HH-INF-06': 3,
  'HH-INJ-01': 3, 'HH-INJ-02': 2, 'HH-INJ-03': 3, 'HH-INJ-04': 1, 'HH-INJ-05': 1, 'HH-INJ-06': 1, 'HH-INJ-07': 1, 'HH-INJ-08': 2, 'HH-INJ-09': 3, 'HH-INJ-10': 8, 'HH-INJ-11': 3,
  'HH-ITM-01': 3, 'HH-ITM-02': 1, 'HH-ITM-03': 1, 'HH-ITM-04': 2, 'HH-ITM-05': 7,
  'HH-LRN-01': 1, 'HH-LRN-02': 2, 'HH-LRN-03': 1, 'HH-LRN-04': 3, 'HH-LRN-05': 2, 'HH-LRN-06': 2, 'HH-LRN-07': 1, 'HH-LRN-08': 3, 'HH-LRN-09': 19, 'HH-LRN-10': 2, 'HH-LRN-11': 4,
  'HH-LUC-01': 1, 'HH-LUC-02': 4, 'HH-LUC-03': 4, 'HH-LUC-04': 1, 'HH-LUC-05': 2, 'HH-LUC-06': 2, 'HH-LUC-07': 3,
  'HH-MAN-01': 5, 'HH-MAN-02': 3, 'HH-MAN-03': 5, 'HH-MAN-04': 4, 'HH-MAN-05': 3, 'HH-MAN-06': 1,
  'HH-MED-01': 2, 'HH-MED-02': 3, 'HH-MED-03': 2,
  'HH-MEL-01': 2, 'HH-MEL-02': 8, 'HH-MEL-03': 3, 'HH-MEL-04': 3, 'HH-MEL-05': 5, 'HH-MEL-06': 3, 'HH-MEL-07': 4, 'HH-MEL-08': 3, 'HH-MEL-09': 6, 'HH-MEL-10': 6, 'HH-MEL-11': 3, 'HH-MEL-12': 10, 'HH-MEL-13': 8, 'HH-MEL-14': 3, 'HH-MEL-15': 8, 'HH-MEL-16': 6, 'HH-MEL-17': 2,
  'HH-MIS-01': 1, 'HH-MIS-02': 2, 'HH-MIS-03': 3, 'HH-MIS-04': 4, 'HH-MIS-05': 2, 'HH-MIS-06': 1, 'HH-MIS-07': 1, 'HH-MIS-08': 1,
  'HH-PROC-01': 3, 'HH-PROC-02': 2, 'HH-PROC-03': 2, 'HH-PROC-04': 4, 'HH-PROC-05': 2, 'HH-PROC-06': 1, 'HH-PROC-07': 1, 'HH-PROC-08': 2, 'HH-PROC-09': 2, 'HH-PROC-10': 1, 'HH-PROC-11': 1,
  'HH-PSY-01': 2, 'HH-PSY-02': 1, 'HH-PSY-03': 1, 'HH-PSY-04': 4, 'HH-PSY-05': 7,
  'HH-R-01': 1, 'HH-R-02': 1, 'HH-R-03': 2, 'HH-R-04': 2, 'HH-R-05': 1, 'HH-R-06': 3, 'HH-R-07': 1, 'HH-R-08': 2, 'HH-R-09': 2, 'HH-R-10': 1, 'HH-R-11': 1, 'HH-R-12': 4, 'HH-R-13': 6, 'HH-R-14': 4, 'HH-R-15': 3, 'HH-R-16': 14, 'HH-R-17': 1, 'HH-R-18': 2, 'HH-R-19': 1, 'HH-R-20': 16, 'HH-R-21': 7, 'HH-R-22': 2, 'HH-R-23': 2, 'HH-R-24': 7, 'HH-R-25': 2, 'HH-R-26': 10, 'HH-R-27': 2, 'HH-R-28': 5, 'HH-R-29': 1, 'HH-R-30': 6, 'HH-R-31': 3, 'HH-R-32': 3, 'HH-R-33': 1, 'HH-R-34': 4, 'HH-R-35': 5, 'HH-R-36': 4, 'HH-R-37': 2, 'HH-R-38': 2, 'HH-R-39': 3, 'HH-R-40': 5, 'HH-R-41': 4, 'HH-R-42': 3, 'HH-R-43': 2, 'HH-R-44': 5, 'HH-R-45': 10, 'HH-R-46': 2, 'HH-R-47': 9, 'HH-R-48': 5, 'HH-R-49': 1, 'HH-R-50': 1, 'HH-R-51': 3, 'HH-R-52': 3, 'HH-R-53': 1, 'HH-R-54': 5, 'HH-R-55': 5, 'HH-R-56': 3, 'HH-R-57': 8, 'HH-R-58': 6, 'HH-R-59': 2, 'HH-R-60': 1, 'HH-R-61': 3, 'HH-R-62': 3, 'HH-R-63': 5, 'HH-R-64': 1, 'HH-R-65': 2, 'HH-R-66': 3, 'HH-R-67': 2, 'HH-R-68': 4, 'HH-R-69': 1, 'HH-R-70': 2, 'HH-R-71': 3, 'HH-R-72': 4, 'HH-R-73': 3, 'HH-R-74': 2, 'HH-R-75': 2, 'HH-R-76': 2, 'HH-R-77': 1, 'HH-R-78': 13, 'HH-R-79': 1, 'HH-R-80': 4, 'HH-R-81': 2, 'HH-R-82': 6, 'HH-R-83': 3, 'HH-R-84': 5, 'HH-R-85': 9, 'HH-R-86': 3, 'HH-R-87': 2, 'HH-R-88': 5, 'HH-R-89': 3, 'HH-R-90': 4, 'HH-R-91': 2, 'HH-R-92': 4, 'HH-R-93': 1, 'HH-R-94': 5, 'HH-R-95': 5, 'HH-R-96': 4, 'HH-R-97': 3, 'HH-R-98': 3, 'HH-R-99': 3,
  'HH-REG-01': 1, 'HH-REG-02': 1, 'HH-REG-03': 3, 'HH-REG-04': 1, 'HH-REG-05': 1, 'HH-REG-06': 1, 'HH-REG-07': 1, 'HH-REG-08': 1,
  'HH-RNG-01': 1, 'HH-RNG-02': 2, 'HH-RNG-03': 8, 'HH-RNG-04': 7, 'HH-RNG-05': 3, 'HH-RNG-06': 2, 'HH-RNG-07': 3, 'HH-RNG-08': 3, 'HH-RNG-09': 5, 'HH-RNG-10': 1, 'HH-RNG-11': 9, 'HH-RNG-12': 9, 'HH-RNG-13': 7, 'HH-RNG-14': 1, 'HH-RNG-15': 1, 'HH-RNG-16': 1, 'HH-RNG-17': 2,
  'HH-ROL-01': 2, 'HH-ROL-02': 7, 'HH-ROL-03': 3, 'HH-ROL-04': 1, 'HH-ROL-05': 8,
  'HH-SMI-01': 1, 'HH-SMI-02': 2, 'HH-SMI-03': 2, 'HH-SMI-04': 1, 'HH-SMI-05': 3, 'HH-SMI-06': 2, 'HH-SMI-07': 4, 'HH-SMI-08': 4, 'HH-SMI-09': 2, 'HH-SMI-10': 4, 'HH-SMI-11': 2, 'HH-SMI-12': 3, 'HH-SMI-13': 5, 'HH-SMI-14': 3,
  'HH-STL-01': 3, 'HH-STL-02': 7, 'HH-STL-03': 4, 'HH-STL-04': 4, 'HH-STL-05': 4, 'HH-STL-06': 2,
  'HH-WAT-01': 2, 'HH-WAT-02': 2, 'HH-WAT-03': 3,
};
