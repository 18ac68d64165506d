import type { TableEvent } from '@tafelrunde/table';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { type Undoing, useView } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { HappenedLine } from '../log/happened-line.tsx';
import { takeBack } from './take-back.ts';
import { toldOf, undoableFrom } from './taking-back.ts';

/** Before something is taken back: everything that goes with it, in sentences. */
export function UndoDialog() {
  const undoing = useView((view) => view.undoing);
  return undoing === null ? null : <Preview key={`${undoing.target} ${undoing.reach}`} undoing={undoing} />;
}

type Known =
  | { readonly kind: 'busy' | 'away' | 'nothing' }
  | { readonly kind: 'told'; readonly events: readonly TableEvent[] };

function Preview({ undoing }: { undoing: Undoing }) {
  const text = useTableText().undo;
  const { table, link, state, refusalText } = useTable();
  const change = useView((view) => view.change);
  const [known, setKnown] = useState<Known>({ kind: 'busy' });
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const { target, reach } = undoing;
  const isOnline = state.status === 'online';
  useEffect(() => {
    if (isSending) return;
    if (!isOnline) return setKnown({ kind: 'away' });
    let isOld = false;
    // What happens meanwhile may hang on it, too.
    const asked = reach === 'one' ? link.preview(target) : Promise.resolve(undoableFrom(table, target));
    void asked.then((gone) => {
      if (isOld) return;
      const events = toldOf(table, gone ?? []);
      setKnown(events.length === 0 ? { kind: 'nothing' } : { kind: 'told', events });
    });
    return () => {
      isOld = true;
    };
  }, [link, table, target, reach, isOnline, isSending]);
  const close = () => change({ undoing: null });
  const confirm = async () => {
    setSending(true);
    const refusal = await takeBack(link, undoing);
    setSending(false);
    if (refusal === null) change({ undoing: null, isHistoryOpen: false });
    else setProblem(refusalText(refusal));
  };
  return (
    <SheetDialog title={text.title} onClose={close}>
      {known.kind !== 'told' ? (
        <p className="empty" role="status">
          {text[known.kind]}
        </p>
      ) : (
        <>
          <p>{(reach === 'one' ? text.lead : text.leadJump)(known.events.length)}</p>
          <ol className="undo-list">
            {known.events.map((event) => (
              <li key={event.seq}>
                <HappenedLine event={event} />
              </li>
            ))}
          </ol>
          <p className="hint">{text.dice}</p>
        </>
      )}
      {problem !== '' && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <div className="form-end sticky">
        <Button
          className="button primary"
          isDisabled={known.kind !== 'told' || isSending}
          onPress={() => void confirm()}
        >
          <Undo2 aria-hidden /> {isSending ? text.busy : text.confirm}
        </Button>
      </div>
    </SheetDialog>
  );
}
