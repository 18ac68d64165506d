import { type Offer, offerKinds } from '@tafelrunde/system';

export const { offer, pace, gm, byFigure, onFigure } = offerKinds('heldenhandbuch');

/** What the map knows already. */
export const startsWith = (field: string, value: unknown): Partial<Offer> =>
  value === null ? {} : { starts: { [field]: value } };

export const someOf = <T>(list: readonly T[]): readonly T[] | null => (list.length === 0 ? null : list);
