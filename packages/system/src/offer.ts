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
