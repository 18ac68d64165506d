import type { Offer } from '@tafelrunde/system';
import { useEffect, useReducer, useRef } from 'react';
import { NOTHING_KNOWN, type Prospect } from '../../../engine/prospect.ts';
import { chances } from '../../../engine/reckoners.ts';
import { useTable } from '../table-context.ts';
import type { Values } from '../view-store.ts';
import { keepProspect, knownProspect, prospectJob } from './offers.ts';

/**
 * What can be said about an offer, as soon as it is calculated. A sheet with fifty values shows at once and fills in
 * its chances; until a changed scene is calculated the last known ones stand.
 */
export function useProspect(offer: Offer, values: Values, isSeen: boolean): Prospect | undefined {
  const at = useTable();
  const known = knownProspect(at, offer, values);
  const last = useRef(known);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (known !== undefined) last.current = known;
    if (!isSeen || known !== undefined || offer.chance === null) return;
    return chances.ask(prospectJob(at, offer, values), (prospect) => {
      last.current = prospect ?? NOTHING_KNOWN;
      keepProspect(at, offer, values, last.current);
      redraw();
    });
  }, [at, offer, values, isSeen, known]);
  return known ?? last.current;
}
