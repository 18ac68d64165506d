import type { FigureView } from '@tafelrunde/system';
import type { Prepared, Table } from '@tafelrunde/table';

/** Of the last time an encounter came to the table: who still stands there, and who of them is hidden. */
export function standingOf(
  { log, veils }: Pick<Table, 'log' | 'veils'>,
  figures: readonly FigureView[],
  { name }: Prepared,
): { readonly there: readonly string[]; readonly hidden: readonly string[] } {
  const brought = log.findLast((entry) => entry.kind === 'encounter' && entry.name === name);
  const ids = brought?.kind === 'encounter' ? brought.figures.map(({ id }) => id) : [];
  const there = ids.filter((id) => figures.some((figure) => figure.id === id && !figure.isOut));
  return { there, hidden: there.filter((id) => veils[id]?.hidden === true) };
}
