/** HH-CHS-11: from level to out of sight; the number is the index. */
export const GAP_STEPS = [
  'level',
  'breath',
  'onTheHeels',
  'smallLead',
  'clearLead',
  'inSight',
  'goneFromSight',
] as const;
export type GapStep = (typeof GAP_STEPS)[number];

/** HH-CHS-11: up to so many metres, step by step; beyond the last one they are only in sight. */
export const GAP_LIMITS = [0.9, 1, 3, 10, 25] as const;

/** HH-CHS-11, HH-R-85: here a runner has lost the others from sight. */
export const GAP_OUT = 6;

/** HH-CHS-12: minimum of each tempo step; below the first one the tempo is 0 (HH-R-85). */
// biome-ignore format: a table reads best in columns
export const TEMPO_STEPS = [
  { tempo: 1, name: 'leisurely',    minimum:  4 },
  { tempo: 2, name: 'slow',         minimum:  7 },
  { tempo: 3, name: 'brisk',        minimum: 11 },
  { tempo: 4, name: 'fast',         minimum: 16 },
  { tempo: 5, name: 'headlong',     minimum: 31 },
  { tempo: 6, name: 'breathtaking', minimum: 60 },
] as const;

export const TEMPO_NAMES = ['standing', ...TEMPO_STEPS.map(({ name }) => name)] as const;
export type TempoName = 'standing' | (typeof TEMPO_STEPS)[number]['name'];
