/** HH-ITM-01: quality from, class, factor on the simple price. */
// biome-ignore format: a table reads best in columns
export const QUALITY_CLASSES = [
  { from:  4, class: 'improvised', factor: 0.5 },
  { from:  7, class: 'simple',     factor: 1 },
  { from: 11, class: 'good',       factor: 1.5 },
  { from: 16, class: 'artful',     factor: 3 },
  { from: 20, class: 'masterly',   factor: 5 },
] as const;

/** HH-ITM-02, HH-ITM-03, HH-R-74: a masterly item with so many bonus effects; factors by house rule. */
// biome-ignore format: a table reads best in columns
export const MASTERLY_CLASSES = [
  { effects: 1, class: 'exquisite', x10: 10,  x50: 50,  x15: 15 },
  { effects: 3, class: 'legendary', x10: 100, x50: 500, x15: 105 },
] as const;

const ITEM_CLASSES = [
  'worthless',
  'improvised',
  'simple',
  'good',
  'artful',
  'masterly',
  'exquisite',
  'legendary',
] as const;
export type ItemClass = (typeof ITEM_CLASSES)[number];

/** HH-SMI-05, HH-R-79: the highest quality; 20+ and 20! only mark what it carries. */
export const MAX_QUALITY = 20;

/** HH-SMI-09: Gütewurf from, size of its bonus effects. */
// biome-ignore format: a table reads best in columns
export const BONUS_SIZES = [
  { from:  4, size: 1 },
  { from: 20, size: 2 },
  { from: 31, size: 3 },
  { from: 60, size: 4 },
] as const;

/** HH-SMI-10: the minimum result of a rework, by the number of bonus effects. */
export const REWORK_MINIMA = [20, 21, 26, 31, 36, 41, 46] as const;
/** HH-R-72: for each effect above six. */
export const REWORK_STEP = 5;

/** HH-LRN-11: bonus effects by mastery grade. */
export const EFFECT_LIMITS = [0, 1, 2, Number.POSITIVE_INFINITY] as const;
