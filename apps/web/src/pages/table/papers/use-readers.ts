import type { Paper } from '@tafelrunde/table';
import { useTable } from '../../../table/table-context.ts';
import { usePapersText } from '../../../text/use-papers-text.ts';

/** Who reads a paper, in a word or two; only its author is told more than that it is for all. */
export function useReaders(): (paper: Paper) => string {
  const { readers: text } = usePapersText();
  const { table, seatName, isGm } = useTable();
  return ({ by, readers }) => {
    if (readers === 'everyone') return text.everyone;
    if (readers === 'self') return text.self;
    const isOfGm = table.seats.some(({ id, role }) => id === by && role === 'gm');
    if (readers === 'gm') return isOfGm || isGm ? text.gmOnly : text.gm;
    return readers.map(seatName).join(', ');
  };
}
