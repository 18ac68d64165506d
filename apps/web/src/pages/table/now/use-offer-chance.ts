import type { Offer } from '@tafelrunde/system';
import { useEffect, useReducer, useRef } from 'react';
import { chances } from '../../../engine/job-queues.ts';
import { NOTHING_KNOWN, type OfferChance } from '../../../engine/offer-chance.ts';
import { useTable } from '../../../table/table-context.ts';
import type { Values } from '../../../table/view-store.ts';
import { keepOfferChance, knownOfferChance, offerChanceJob } from './offers.ts';

/**
 * What can be said about an offer, as soon as it is calculated. A sheet with fifty values shows at once and fills in
 * its chances; until a changed scene is calculated the last known ones stand.
 */
export function useOfferChance(offer: Offer, values: Values, isSeen: boolean): OfferChance | undefined {
  const at = useTable();
  const known = knownOfferChance(at, offer, values);
  const last = useRef(known);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (known !== undefined) last.current = known;
    if (!isSeen || known !== undefined || offer.chance === null) return;
    return chances.ask(offerChanceJob(at, offer, values), (expected) => {
      last.current = expected ?? NOTHING_KNOWN;
      keepOfferChance(at, offer, values, last.current);
      redraw();
    });
  }, [at, offer, values, isSeen, known]);
  return known ?? last.current;
}
