import { ChevronDown, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { HappenedLine } from '../log/happened-line.tsx';
import { type Happened, historyOf, mayTry } from './taking-back.ts';

/** Longer ones are read page by page. */
const PAGE = 100;

/** Everything that happened, newest first, and the ways back. */
export function HistoryDialog() {
  const { isHistoryOpen, undoing, change } = useView();
  const text = useTableText().history;
  // The preview takes its place.
  if (!isHistoryOpen || undoing !== null) return null;
  return (
    <SheetDialog title={text.title} onClose={() => change({ isHistoryOpen: false })} isWide>
      <History />
    </SheetDialog>
  );
}

function History() {
  const text = useTableText().history;
  const { table } = useTable();
  const [shown, setShown] = useState(PAGE);
  const all = historyOf(table);
  return (
    <>
      <p className="hint">{text.lead}</p>
      <ol className="history">
        {all.slice(0, shown).map((happened) => (
          <li key={happened.event.seq} data-gone={happened.isGone}>
            <HistoryItem happened={happened} />
          </li>
        ))}
      </ol>
      {all.length > shown && (
        <Button className="button" onPress={() => setShown(shown + PAGE)}>
          {text.older(all.length - shown)}
        </Button>
      )}
    </>
  );
}

function HistoryItem({ happened: { event, isGone, isUndoable } }: { happened: Happened }) {
  const text = useTableText();
  const { table, state, isGm, mayPlay } = useTable();
  const change = useView((view) => view.change);
  const author = 'starter' in event ? event.starter : event.by;
  const isOurs = mayTry(table, author, { seat: state.seat, isGm, mayPlay });
  // All that others did since would go with it.
  const mayJump = mayPlay && (isGm || table.undoRule === 'all');
  if (!isUndoable || !isOurs)
    return (
      <div className="history-line">
        <HappenedLine event={event} />
        {isGone && <span className="badge">{text.history.gone}</span>}
      </div>
    );
  return (
    <details>
      <summary className="history-line">
        <HappenedLine event={event} />
        <ChevronDown className="chevron" aria-hidden />
      </summary>
      <div className="history-ways">
        <Button className="button" onPress={() => change({ undoing: { target: event.seq, reach: 'one' } })}>
          <Undo2 aria-hidden /> {text.undo.button}
        </Button>
        {mayJump && (
          <Button
            className="button"
            onPress={() => change({ undoing: { target: event.seq, reach: 'onwards' } })}
          >
            {text.history.back}
          </Button>
        )}
      </div>
    </details>
  );
}
