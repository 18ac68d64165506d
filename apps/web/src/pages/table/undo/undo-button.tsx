import type { LogEntry } from '@tafelrunde/table';
import { Undo2 } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useEntryLine } from '../log/use-entry-line.ts';
import { useTable } from '../table-context.ts';
import { useTableText } from '../use-table-text.ts';
import { useView } from '../view-store.ts';
import { mayTry } from './taking-back.ts';

/** The entries of the log that can be taken back themselves. */
const KINDS: readonly LogEntry['kind'][] = ['run', 'notation', 'said', 'house', 'policy'];

/** Shows what would be taken back with an entry, where it is ours to take back. */
export function UndoButton({ entry, look }: { entry: LogEntry; look: 'words' | 'icon' }) {
  const text = useTableText();
  const { table, state, isGm, mayPlay } = useTable();
  const change = useView((view) => view.change);
  const { who, what } = useEntryLine()(entry);
  const isOurs = mayTry(table, entry.by, { seat: state.seat, isGm, mayPlay });
  if (!KINDS.includes(entry.kind) || !isOurs) return null;
  return (
    <Button
      className={look === 'icon' ? 'icon-button undo' : 'button quiet undo'}
      aria-label={text.undo.of(`${who}, ${what}`)}
      onPress={() => change({ undoing: { target: entry.seq, reach: 'one' } })}
    >
      <Undo2 aria-hidden /> {look === 'words' && text.undo.button}
    </Button>
  );
}
