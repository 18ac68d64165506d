import type { Pool } from '@tafelrunde/kernel';
import type { Estimate, Offer } from '@tafelrunde/system';

/** What can be said about an offer before it is tried. */
export interface OfferChance {
  readonly chance: Estimate | undefined;
  /** The dice it throws first. */
  readonly pool: Pool | undefined;
  /** Why the rules would refuse it. */
  readonly refusal: string | undefined;
}

export interface OfferChanceJob {
  readonly kind: 'offerChance';
  readonly system: string;
  readonly offer: Pick<Offer, 'action' | 'input' | 'chance'>;
  readonly values: Readonly<Record<string, unknown>>;
  readonly scene: unknown;
  readonly house: Readonly<Record<string, unknown>>;
}

/** Nothing can be said, or not in time. */
export const NOTHING_KNOWN: OfferChance = { chance: undefined, pool: undefined, refusal: undefined };
