import type { Refusal } from '@tafelrunde/table';
import { useEffect } from 'react';
import { isBusy } from '../../../state/shortcuts.ts';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { restore } from './take-back.ts';
import { lastFor, lastUndone, type Undone } from './taking-back.ts';

/** The number of what happened last that we may try to take back. */
export function useLastUndoable(): number | undefined {
  const { table, state, isGm, mayPlay } = useTable();
  return lastFor(table, { seat: state.seat, isGm, mayPlay });
}

/** Does again what was taken back; a refusal is shown. */
export function useRestore(): (steps: readonly Undone[]) => Promise<void> {
  const { link, refusalText } = useTable();
  const change = useView((view) => view.change);
  const show = (refusal: Refusal | null) => refusal !== null && change({ notice: refusalText(refusal) });
  return async (steps) => void show(await restore(link, steps));
}

/** Ctrl+Z shows what would be taken back; Ctrl+Y brings back what was taken back last. */
export function useUndoKeys(): void {
  const text = useTableText().undo;
  const { table, mayPlay } = useTable();
  const last = useLastUndoable();
  const restoreAll = useRestore();
  const change = useView((view) => view.change);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isUndo = key === 'z' && !event.shiftKey;
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !(isUndo || isRedo)) return;
      if (!mayPlay || event.repeat || isBusy(event.target)) return;
      event.preventDefault();
      if (isUndo) {
        if (last === undefined) change({ notice: text.nothingToUndo });
        else change({ undoing: { target: last, reach: 'one' } });
        return;
      }
      const undone = lastUndone(table);
      if (undone === undefined) change({ notice: text.nothingToRedo });
      else void restoreAll([undone]);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [table, mayPlay, last, restoreAll, change, text]);
}
