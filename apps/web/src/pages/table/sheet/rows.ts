import type { Offer, SheetSection } from '@tafelrunde/kernel';

export type OffersByRow = ReadonlyMap<string, readonly Offer[]>;

/** Offers at the value they belong to; those that belong to none, or to one that is not shown, are the rest. */
export function offersByRow(
  sections: readonly SheetSection[],
  offers: readonly Offer[],
): { readonly onRows: OffersByRow; readonly rest: readonly Offer[] } {
  const rows = new Set(sections.flatMap((section) => section.rows.map(({ id }) => id)));
  const onRows = new Map<string, Offer[]>();
  const rest: Offer[] = [];
  for (const offer of offers) {
    if (offer.row === null || !rows.has(offer.row)) rest.push(offer);
    else onRows.set(offer.row, [...(onRows.get(offer.row) ?? []), offer]);
  }
  return { onRows, rest };
}

/** The ids of the rows whose label holds every word, in any order; without a word all of them. */
export function matchingRows(sections: readonly SheetSection[], wanted: string): ReadonlySet<string> {
  const words = wanted.toLowerCase().split(/\s+/);
  const rows = sections.flatMap((section) => section.rows);
  return new Set(
    rows.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word))).map(({ id }) => id),
  );
}

/** A rule that all rows of a section follow from is named once. */
export function sharedRule({ rows }: SheetSection): string | undefined {
  const [first] = rows;
  return rows.length > 1 && rows.every(({ rule }) => rule === first?.rule) ? first?.rule : undefined;
}

export type Ladder = NonNullable<Offer['ladder']>;

/** As many rungs as stand side by side; longer ladders go on below, and name each rung. */
export const MOST_RUNGS = 6;

/** The ladder that every ladder of a section is: its values are named once, above. */
export function sharedLadder(offers: readonly Offer[]): Ladder | undefined {
  const ladders = offers.flatMap(({ ladder }) => ladder ?? []);
  const [first] = ladders;
  const key = JSON.stringify(first);
  if (first === undefined || ladders.length < 2 || first.values.length > MOST_RUNGS) return undefined;
  return ladders.every((one) => JSON.stringify(one) === key) ? first : undefined;
}

/** The rung people mean when they say nothing: the one the form starts with, else one in the lower middle. */
export function standardRung({ values }: Ladder, preset: unknown): number | undefined {
  return values.find((one) => one === preset) ?? values[Math.floor((values.length - 1) / 2)];
}
