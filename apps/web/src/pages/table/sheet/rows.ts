import type { Offer, SheetRow, SheetSection } from '@tafelrunde/system';

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

/** The rung people mean when they say nothing: the one the form starts with, else one in the lower middle. */
export function standardRung({ values }: Ladder, preset: unknown): number | undefined {
  return values.find((one) => one === preset) ?? values[Math.floor((values.length - 1) / 2)];
}

/** What a tap on a value does: its attack, its usual check, or whatever else rolls on it. */
export function mainOffer(offers: readonly Offer[]): Offer | undefined {
  const attacks = offers
    .filter(({ purpose, rank }) => purpose === 'attack' && rank !== undefined)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  return (
    attacks[0] ??
    offers.find(({ ladder, purpose }) => ladder !== null && purpose === 'check') ??
    offers.find(({ chance, target }) => chance !== null && target === null)
  );
}

/** How a sheet is laid out: what is rolled on, what is carried, and what is only read. */
export interface SheetParts {
  readonly values: readonly SheetSection[];
  readonly gear: readonly SheetSection[];
  readonly facts: readonly SheetSection[];
}

/** Each section by what can be done with its rows. */
export function partsOf(sections: readonly SheetSection[], offers: OffersByRow): SheetParts {
  const kindOf = ({ rows }: SheetSection): keyof SheetParts => {
    const here = rows.flatMap(({ id }) => offers.get(id) ?? []);
    if (here.some(({ purpose, ladder }) => purpose === 'check' && ladder !== null)) return 'values';
    // While it is somebody else's turn the values are read where they are rolled otherwise.
    if (offers.size === 0 && rows.some(({ dice = [] }) => dice.length > 0)) return 'values';
    return here.length > 0 ? 'gear' : 'facts';
  };
  const of = (kind: keyof SheetParts) => sections.filter((section) => kindOf(section) === kind);
  return { values: of('values'), gear: of('gear'), facts: of('facts') };
}

/** The rows of a long section that are worth showing first: those with the largest dice, in their own order. */
export function foremostRows(rows: readonly SheetRow[], most: number): readonly SheetRow[] {
  if (rows.length <= most) return rows;
  const strength = ({ dice = [] }: SheetRow) => dice.reduce((sum, sides) => sum + sides, 0);
  const best = new Set(rows.toSorted((a, b) => strength(b) - strength(a)).slice(0, most));
  return rows.filter((row) => best.has(row));
}
