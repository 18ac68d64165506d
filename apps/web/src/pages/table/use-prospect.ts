import type { Offer } from '@tafelrunde/kernel';
import { useEffect, useReducer, useRef } from 'react';
import { quietWork } from '../../engine/quiet-work.ts';
import { knownProspect, type Prospect, prospectOf } from './offers.ts';
import { useTable } from './table-context.ts';
import type { Values } from './view-store.ts';

/** Safari learned to wait for a quiet moment only lately. */
const next = (then: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: 300 });
  else setTimeout(then, 16);
};

const later = quietWork({ next, now: () => performance.now() });

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
    if (!isSeen || known !== undefined) return;
    return later(() => {
      last.current = prospectOf(at, offer, values);
      redraw();
    });
  }, [at, offer, values, isSeen, known]);
  return known ?? last.current;
}
