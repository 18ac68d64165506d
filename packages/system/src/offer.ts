import type { Offer, SystemWords } from './system.ts';

/** Offers of one system, with only what they have beyond the ordinary. */
export const offersOf =
  (system: string) =>
  (action: string, input: Offer['input'], more: Partial<Offer> = {}): Offer => ({
    action: `${system}/${action}`,
    input,
    fields: [],
    chance: null,
    target: null,
    with: null,
    row: null,
    ladder: null,
    purpose: 'check',
    ...more,
  });

/** What tells an offer from others of its action, in words: the weapon, the spell, the trait. Undefined where nothing does. */
export function withWord(words: SystemWords, offer: Offer): string | undefined {
  if (offer.with === null) return undefined;
  const field = Object.entries(offer.input).find(([, value]) => value === offer.with)?.[0] ?? 'with';
  return words.value(field, offer.with) ?? words.value('with', offer.with) ?? offer.with;
}

/** The offers of one system by their kind: what somebody does, what moves time on, what the GM does. */
export function offerKinds(system: string) {
  const offer = offersOf(system);
  const pace = (action: string, input: Offer['input'] = {}, more: Partial<Offer> = {}): Offer =>
    offer(action, input, { purpose: 'pace', ...more });
  const gm = (action: string, input: Offer['input'], more: Partial<Offer> = {}): Offer =>
    offer(action, input, { purpose: 'gm', ...more });
  return {
    offer,
    pace,
    gm,
    /** What this figure does. */
    byFigure:
      ({ id }: { readonly id: string }) =>
      (action: string, more: Partial<Offer> = {}, input: Offer['input'] = {}): Offer =>
        offer(action, { figure: id, ...input }, more),
    /** What the GM does to this figure. */
    onFigure:
      ({ id }: { readonly id: string }) =>
      (action: string, more: Partial<Offer> = {}, input: Offer['input'] = {}): Offer =>
        gm(action, { figure: id, ...input }, { target: id, ...more }),
  };
}
