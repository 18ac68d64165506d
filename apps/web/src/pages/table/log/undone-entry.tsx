import { ChevronDown, Redo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { type Redone, takenBackBy, type Undone } from '../undo/taking-back.ts';
import { useRestore } from '../undo/use-undo.ts';
import { HappenedLine } from './happened-line.tsx';
import { useStepsLine } from './use-entry-line.ts';

/** What was taken back, at once or step by step: opened it tells all of it, and brings it back. */
export function UndoneEntry({ steps }: { steps: readonly Undone[] }) {
  const text = useTableText().undo;
  const { table, isGm, mayPlay, seatName } = useTable();
  const lineOf = useStepsLine();
  const restore = useRestore();
  const [isBusy, setBusy] = useState(false);
  const undoings = steps.map(({ seq }) => seq);
  const isRedone = steps.every(({ redone }) => redone);
  const mayRestore = mayPlay && (isGm || table.undoRule !== 'gm');
  const bringBack = async () => {
    setBusy(true);
    await restore(steps);
    setBusy(false);
  };
  return (
    <details className="log-run">
      <summary>
        <span className="log-undone">
          <span>
            <strong>{seatName(steps[0]?.by ?? '')}</strong> <em>{lineOf(undoings, text.undone)}</em>{' '}
            {isRedone && <span className="badge">{text.isRedone}</span>}
          </span>
          <ChevronDown className="chevron" aria-hidden />
        </span>
      </summary>
      <div className="entry-details">
        <ol className="undo-list">
          {takenBackBy(table, undoings).map((event) => (
            <li key={event.seq}>
              <HappenedLine event={event} />
            </li>
          ))}
        </ol>
        {!isRedone && mayRestore && (
          <Button className="button" isDisabled={isBusy} onPress={() => void bringBack()}>
            <Redo2 aria-hidden /> {text.redo}
          </Button>
        )}
      </div>
    </details>
  );
}

/** What was done again, in one line. */
export function RedoneEntry({ steps }: { steps: readonly Redone[] }) {
  const text = useTableText().undo;
  const { seatName } = useTable();
  const lineOf = useStepsLine();
  const undoings = steps.map(({ target }) => target);
  return (
    <p className="log-undone">
      <span>
        <strong>{seatName(steps[0]?.by ?? '')}</strong> <em>{lineOf(undoings, text.redone)}</em>
      </span>
    </p>
  );
}
