import type { Offer } from './system.ts';

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
