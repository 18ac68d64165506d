import type { Locale } from '@tafelrunde/kernel';
import { cardOf } from '@tafelrunde/registry/lazy';
import { readStored, store } from '../../state/stored.ts';
import type { KeptSeat } from '../../table/kept-seat.ts';
import { keptSeats } from '../table/seats/kept-seats.ts';

const ARCHIVE = 'tables.archive';

/** A table this browser has a seat at. */
export interface ListedTable {
  readonly id: string;
  readonly seat: KeptSeat;
  /** Other seats at the same table. */
  readonly others: readonly KeptSeat[];
  readonly isArchived: boolean;
}

const archivedIds = (): readonly string[] => {
  const raw = readStored(ARCHIVE);
  return Array.isArray(raw) ? raw.filter((one) => typeof one === 'string') : [];
};

/** All of them, the last one first. */
export function listedTables(): readonly ListedTable[] {
  const archived = archivedIds();
  return Object.entries(keptSeats())
    .filter(([, { table }]) => table !== undefined)
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([id, { others = [], ...seat }]) => ({ id, seat, others, isArchived: archived.includes(id) }));
}

/** Puts a table into the archive or takes it out: the seat is kept either way. */
export function archive(id: string, isArchived: boolean): void {
  const others = archivedIds().filter((one) => one !== id);
  store(ARCHIVE, isArchived ? [...others, id] : others);
}

/** As somebody types it: without case and accents. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Those that have every word of what is searched in the name of the table, of a seat or of the rules. */
export function searched(
  tables: readonly ListedTable[],
  query: string,
  locale: Locale,
): readonly ListedTable[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return tables.filter(({ seat, others }) => {
    const all = folded(
      [
        seat.table,
        seat.name,
        ...others.map(({ name }) => name),
        cardOf(seat.system ?? '')?.title[locale],
      ].join(' '),
    );
    return words.every((word) => all.includes(word));
  });
}
