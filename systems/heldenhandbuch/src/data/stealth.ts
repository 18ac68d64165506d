import type { Alertness, Detection } from '../model.ts';

export const BANDS = ['near', 'mid', 'far'] as const;
export type Band = (typeof BANDS)[number];

/** HH-STL-01, HH-R-84: up to so many metres; the limit belongs to the nearer band. */
export const BAND_LIMITS = { near: 3, mid: 8, far: 20 } as const satisfies Record<Band, number>;

/** HH-STL-03: the minimum against unsuspecting opponents; null: their Wachgabe is compared. */
export const SNEAK_MINIMA = { near: null, mid: 7, far: 4 } as const satisfies Record<Band, number | null>;

/** HH-STL-04: what a failure leads to, by band and alertness. */
// biome-ignore format: a table reads best in columns
export const SNEAK_FAILURES = {
  far:  { unsuspecting: 'none',    watchful: 'noticed' },
  mid:  { unsuspecting: 'none',    watchful: 'noticed' },
  near: { unsuspecting: 'noticed', watchful: 'discovered' },
} as const satisfies Record<Band, Record<Alertness, Detection>>;
