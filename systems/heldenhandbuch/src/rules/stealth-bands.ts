import { BAND_LIMITS, BANDS, type Band, SNEAK_FAILURES, SNEAK_MINIMA } from '../data/stealth.ts';
import type { Alertness, Detection } from '../model.ts';

/** HH-STL-01, HH-R-84: null beyond 20 m, where no check is made. */
export const bandOf = (distance: number): Band | null =>
  BANDS.find((band) => distance <= BAND_LIMITS[band]) ?? null;

/** HH-STL-02: near always, farther away only with watchful opponents. */
export const isCompared = (band: Band, alertness: Alertness): boolean =>
  alertness === 'watchful' || SNEAK_MINIMA[band] === null;

/** HH-STL-03: the minimum where nothing is compared. */
export const sneakMinimum = (band: Band): number => SNEAK_MINIMA[band] ?? 0;

/** HH-STL-04: unsuspecting opponents become watchful at least. */
export const failureOf = (
  band: Band,
  alertness: Alertness,
): { readonly alertness: Alertness; readonly detection: Detection } => ({
  alertness: 'watchful',
  detection: SNEAK_FAILURES[band][alertness],
});
