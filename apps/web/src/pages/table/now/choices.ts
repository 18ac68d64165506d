import type { Offer, SheetSection } from '@tafelrunde/system';
import type { LogEntry } from '@tafelrunde/table';

/** Offers that differ only in whom they are aimed at. The first is the best target. */
export interface Choice {
  readonly key: string;
  readonly offers: readonly Offer[];
}

const choiceKey = ({ action, with: what, target }: Offer): string =>
  JSON.stringify([action, what, target === null]);

/** The ranked offers, first things first, each with its targets behind it. */
export function choicesOf(offers: readonly Offer[]): readonly Choice[] {
  const ranked = offers
    .filter(({ rank }) => rank !== undefined)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const choices = new Map<string, Offer[]>();
  for (const offer of ranked) {
    const key = choiceKey(offer);
    const before = choices.get(key);
    if (before === undefined) choices.set(key, [offer]);
    else before.push(offer);
  }
  return [...choices].map(([key, all]) => ({ key, offers: all }));
}

/** A check as people remember it: by its action and the value it is made on. */
export const checkKey = ({ action, with: what, row }: Offer): string => JSON.stringify([action, what, row]);

type Inputs = Readonly<Record<string, unknown>>;

const isOf = ({ action, input }: Offer, entry: LogEntry): boolean =>
  entry.kind === 'run' &&
  entry.detail?.action === action &&
  Object.entries(input).every(
    ([name, value]) =>
      JSON.stringify((entry.detail?.input as Inputs | null)?.[name]) === JSON.stringify(value),
  );

/** How often each check was made at this table. */
const usesOf = (offer: Offer, log: readonly LogEntry[]): number =>
  log.filter((entry) => isOf(offer, entry)).length;

/** The sum of a value's dice: where nothing was rolled yet, what the figure is best at comes first. */
const strengthOf = ({ row }: Offer, sections: readonly SheetSection[]): number => {
  const found = sections.flatMap(({ rows }) => rows).find(({ id }) => id === row);
  return (found?.dice ?? []).reduce((sum, sides) => sum + sides, 0);
};

/** Outside of a fight: the pinned checks, then those made most often, then what the figure is best at. */
export function usualChecks(
  offers: readonly Offer[],
  sections: readonly SheetSection[],
  log: readonly LogEntry[],
  pinned: readonly string[],
  most: number,
): readonly Offer[] {
  const checks = offers.filter(({ purpose, chance, rank, target }) => {
    return purpose === 'check' && chance !== null && rank === undefined && target === null;
  });
  const once = checks.filter(
    (one, i) => checks.findIndex((other) => checkKey(other) === checkKey(one)) === i,
  );
  const judged = once.map((offer) => ({
    offer,
    pin: pinned.indexOf(checkKey(offer)),
    uses: usesOf(offer, log),
    strength: strengthOf(offer, sections),
  }));
  const pins = judged.filter(({ pin }) => pin >= 0).toSorted((a, b) => a.pin - b.pin);
  const others = judged
    .filter(({ pin, offer }) => pin < 0 && offer.ladder !== null)
    .toSorted((a, b) => b.uses - a.uses || b.strength - a.strength);
  return [...pins, ...others].slice(0, most).map(({ offer }) => offer);
}
