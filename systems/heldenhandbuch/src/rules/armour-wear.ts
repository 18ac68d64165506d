import { HIT_STRENGTHS } from '../data/hit-strengths.ts';
import type { Item } from '../model.ts';
import type { House } from '../rule.ts';
import type { Injury } from './injuries.ts';

/** What stands between a hit and the body. */
export type Armour = Pick<Item, 'protection' | 'quality' | 'lightArmour'>;

export interface Struck {
  /** Hit by hit, what the armour leaves of it. */
  readonly rests: readonly number[];
  /** The hits that remain (HH-DMG-10). */
  readonly injuries: readonly Injury[];
  /** Quality the armour loses. */
  readonly wear: number;
}

/** HH-DMG-05. */
export const strengthOf = (damage: number): Injury | null =>
  HIT_STRENGTHS.find(({ from }) => damage >= from)?.strength ?? null;

/** HH-DMG-09: it protects no better than it is. */
export const effectiveProtection = (armour: Armour | undefined): number =>
  armour === undefined ? 0 : Math.min(armour.protection, armour.quality);

/**
 * HH-DMG-07, HH-DMG-10, HH-PROC-05: protection comes off each hit, the rest gives the class of the injury. HH-R-44: all
 * hits of one damage roll meet the quality at its start; wear follows.
 */
export function meetArmour(
  hits: readonly number[],
  armour: Armour | undefined,
  wears: boolean,
  house: House,
): Struck {
  const protection = effectiveProtection(armour);
  const rests = hits.map((hit) => Math.max(0, hit - protection));
  const seen = house['armour.wearBasis'] === 'before' ? hits : rests;
  const wear = armour === undefined || !wears ? 0 : seen.reduce((sum, hit) => sum + wearOf(hit, armour), 0);
  return {
    rests,
    injuries: rests.map(strengthOf).filter((strength) => strength !== null),
    wear: Math.min(wear, armour?.quality ?? 0),
  };
}

/** HH-DMG-08: 1 for a hit of 11 or more; 2 for one of 21 or more if the armour is light (HH-R-44: instead of 1). */
function wearOf(hit: number, { lightArmour }: Armour): number {
  if (hit >= 21 && lightArmour) return 2;
  return hit >= 11 ? 1 : 0;
}
