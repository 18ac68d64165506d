import type { Offer } from '@tafelrunde/system';
import { useTable } from '../../../table/table-context.ts';
import { useView, type Values } from '../../../table/view-store.ts';
import { mannerFor } from '../seats/audiences.ts';
import { hasDetails, isComplete } from './offers.ts';

/** What is done at a tap; what deals with the whole table, or asks for more, is filled in first. */
const AT_ONCE: readonly Offer['purpose'][] = ['attack', 'defend', 'cast', 'check', 'move'];

/** A tap on an offer: it is done at once, or its form opens if something is left to fill in. */
export function useTapOffer(): (offer: Offer, values: Values) => void {
  const at = useTable();
  return (offer, values) => {
    const { change, realDice, audience } = useView.getState();
    const isReady =
      !hasDetails(offer) ||
      (offer.chance !== null && AT_ONCE.includes(offer.purpose) && isComplete(at, offer, values));
    if (!isReady) return change({ form: { offer, values: {} } });
    const manner = offer.chance === null ? undefined : mannerFor(at.state.role, { audience, realDice });
    change({ audience: 'everyone', target: null, isTableOpen: false });
    void at.act(offer, values, manner);
  };
}
