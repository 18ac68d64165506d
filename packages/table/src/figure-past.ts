/** What the file of a figure tells of its past at other tables. Nobody here can vouch for it: it is shown as told. */
export interface FigurePast {
  readonly evenings: readonly PastEvening[];
  /** Its greatest rolls, in a sentence each. */
  readonly greatest: readonly PastRoll[];
}

export interface PastEvening {
  /** What the table was called. */
  readonly table: string;
  readonly at: number;
}

export interface PastRoll {
  readonly what: string;
  readonly at: number;
}

/** As much as a sheet has room for; the latest are kept. */
export const MAX_PAST_EVENINGS = 50;
export const MAX_PAST_ROLLS = 12;
export const MAX_PAST_TEXT = 300;

/** A past with what has happened since; nothing twice, the latest last. */
export function withPast(past: FigurePast | undefined, since: FigurePast): FigurePast {
  const both = <T>(of: (one: FigurePast) => readonly T[], most: number): readonly T[] => {
    const all = [...(past === undefined ? [] : of(past)), ...of(since)];
    return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()].slice(-most);
  };
  return {
    evenings: both(({ evenings }) => evenings, MAX_PAST_EVENINGS),
    greatest: both(({ greatest }) => greatest, MAX_PAST_ROLLS),
  };
}
