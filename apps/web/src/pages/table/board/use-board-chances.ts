import type { Offer } from '@tafelrunde/system';
import { useEffect, useMemo, useReducer } from 'react';
import { chances } from '../../../engine/job-queues.ts';
import { NOTHING_KNOWN } from '../../../engine/offer-chance.ts';
import { type AtTable, useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { keepOfferChance, knownOfferChance, offerChanceJob, startValues } from '../now/offers.ts';

/** More enemies than this are not reckoned before somebody aims at them. */
const MOST_TARGETS = 12;

/**
 * The best known chance of the selected figure against another one; null while nothing is known. What is not known yet is
 * reckoned beside the page, the first way to hit each enemy on the board.
 */
export function useBoardChances(selected: string | null, offers: readonly Offer[]) {
  const text = useTableText();
  const at = useTable();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const ready = useMemo(
    () => offers.map((offer) => ({ offer, values: startValues(at, offer, text) })),
    [at, offers, text],
  );
  useEffect(() => {
    const stops = firstHits(at, offers).map((offer) => {
      const values = startValues(at, offer, text);
      if (knownOfferChance(at, offer, values) !== undefined) return undefined;
      return chances.ask(offerChanceJob(at, offer, values), (expected) => {
        keepOfferChance(at, offer, values, expected ?? NOTHING_KNOWN);
        redraw();
      });
    });
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [at, offers, text]);
  return (figure: string): number | null => {
    const known = ready
      .filter(({ offer }) => offer.target === figure && figure !== selected)
      .flatMap(({ offer, values }) => knownOfferChance(at, offer, values)?.chance?.p ?? []);
    return known.length === 0 ? null : Math.max(...known);
  };
}

/** One way to hit each figure on the board: a second one would cost as much again. */
function firstHits({ figures }: AtTable, offers: readonly Offer[]): readonly Offer[] {
  const onBoard = figures.filter(({ at }) => at !== null).map(({ id }) => id);
  return onBoard
    .flatMap((id) => offers.find((offer) => offer.target === id && isAttack(offer)) ?? [])
    .slice(0, MOST_TARGETS);
}

const isAttack = ({ purpose, chance }: Offer): boolean => purpose === 'attack' && chance !== null;
