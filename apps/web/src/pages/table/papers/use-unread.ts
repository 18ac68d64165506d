import { useTable } from '../../../table/table-context.ts';
import { unreadPapers } from './papers-of.ts';
import { usePapers } from './papers-store.ts';

/** How many papers of others have not been read yet. */
export function useUnread(): number {
  const { table, state } = useTable();
  const read = usePapers((store) => store.read);
  return unreadPapers(table.papers, state.seat, read).length;
}
