import type { Die } from '../data/ladders.ts';
import type { House } from '../rule.ts';

/** How a test can end. `automatic` and `refused` lie beyond the ends of the scale (GW-MOD-05, GW-MOD-06). */
export const VERDICTS = [
  'complication',
  'failure',
  'success',
  'exceptional',
  'automatic',
  'refused',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The figure gets what it was after. */
export const isSuccess = (verdict: Verdict): boolean =>
  verdict === 'success' || verdict === 'exceptional' || verdict === 'automatic';

/** It was tried and did not work. */
export const isFailure = (verdict: Verdict): boolean => verdict === 'failure' || verdict === 'complication';

/** What a face of a die has to reach, and what the 1 and the highest face do. */
export interface Bar {
  readonly needs: number;
  readonly helped: boolean;
  /** GW-R-05, `beyondHigh: maxOnly`: nothing but the highest face succeeds. */
  readonly maxOnly: boolean;
}

/** GW-RES-06: first the 1, then the highest face, then the comparison. */
export function verdictOf(face: number, die: Die, bar: Bar, house: House): Verdict {
  if (face === 1) return rolledOne(bar, house);
  if (face === die && highestFaceSucceeds(die, bar, house)) return 'exceptional'; // GW-RES-04, GW-R-08
  if (bar.maxOnly) return 'failure';
  return face >= bar.needs ? 'success' : 'failure'; // GW-RES-01, GW-RES-02
}

/** GW-RES-03: a natural 1 fails with a complication, however low the TN. GW-R-09: unless help saves from it. */
export function rolledOne(bar: Bar, house: House): Verdict {
  return bar.helped && house.helpSavesFromOne ? 'failure' : 'complication';
}

/** GW-RES-04, GW-R-07: the highest face succeeds even below the TN, unless the table reads it otherwise. */
function highestFaceSucceeds(die: Die, bar: Bar, house: House): boolean {
  return house.maxAlwaysSucceeds || bar.maxOnly || die >= bar.needs;
}
