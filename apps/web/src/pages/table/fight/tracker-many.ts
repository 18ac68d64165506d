import type { Locale } from '@tafelrunde/kernel';
import type { Offer } from '@tafelrunde/system';
import type { AtTable, Manner } from '../../../table/table-context.ts';
import type { Values } from '../../../table/view-store.ts';
import { titleOf } from '../now/offers.ts';

/** `Mira, Jonas und Ork`. */
export const listed = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);

/** One after the other, so that the log has them in that order; what one refuses does not keep it from the others. */
export async function actOnAll(
  at: Pick<AtTable, 'act'>,
  offers: readonly Offer[],
  values: Values,
  manner?: Manner,
): Promise<void> {
  for (const offer of offers) await at.act(offer, values, manner);
}

export interface ForMany {
  readonly key: string;
  readonly name: string;
  /** One for each figure. */
  readonly offers: readonly Offer[];
}

/** What the GM can do to every one of these figures. */
export function offersForMany(at: AtTable, chosen: readonly string[]): readonly ForMany[] {
  const byKey = new Map<string, Offer[]>();
  for (const offer of at.system.table.gmOffers(at.scene, at.house)) {
    if (offer.target === null || !chosen.includes(offer.target)) continue;
    const key = `${offer.action} ${offer.with ?? ''}`;
    const before = byKey.get(key) ?? [];
    // Of several of a kind for one figure the first stands for it.
    if (!before.some(({ target }) => target === offer.target)) byKey.set(key, [...before, offer]);
  }
  return [...byKey]
    .filter(([, offers]) => offers.length === chosen.length && !isOfPlace(offers[0]))
    .map(([key, offers]) => ({ key, offers, name: titleOf(at.words, offers[0] as Offer) }));
}

/** On one cell there is room for one. */
const isOfPlace = (offer: Offer | undefined): boolean =>
  offer?.fields.some((field) => field === 'at' || field === 'cell') ?? true;
