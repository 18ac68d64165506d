import type { LogEntry } from '@tafelrunde/table';
import { Undo2 } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useEntryLine } from '../log/use-entry-line.ts';
import { mayTry } from './taking-back.ts';

/** The entries of the log that can be taken back themselves. */
const KINDS: readonly LogEntry['kind'][] = ['run', 'notation', 'said', 'house', 'policy'];

/** Whether an entry is ours to take back. */
export function useMayUndo(entry: LogEntry): boolean {
  const { table, state, isGm, mayPlay } = useTable();
  return KINDS.includes(entry.kind) && mayTry(table, entry.by, { seat: state.seat, isGm, mayPlay });
}

/** Shows what would be taken back with an entry, where it is ours to take back. */
export function UndoButton({ entry }: { entry: LogEntry }) {
  const text = useTableText();
  const change = useView((view) => view.change);
  const { who, what } = useEntryLine()(entry);
  if (!useMayUndo(entry)) return null;
  return (
    <Button
      className="button quiet undo"
      aria-label={text.undo.of(`${who}, ${what}`)}
      onPress={() => change({ undoing: { target: entry.seq, reach: 'one' } })}
    >
      <Undo2 aria-hidden /> {text.undo.button}
    </Button>
  );
}
