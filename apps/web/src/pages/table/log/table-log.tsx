import { isWhole } from '@tafelrunde/table';
import { Dices, History } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { logItems, type Redone, type Undone } from '../undo/taking-back.ts';
import { useLastUndoable } from '../undo/use-undo.ts';
import { Time } from './happened-line.tsx';
import { LogEntryView } from './log-entry.tsx';
import { SayLine } from './say-line.tsx';
import { TakeAlong } from './take-along.tsx';
import { RedoneEntry, UndoneEntry } from './undone-entry.tsx';

/** The log shows this many entries, and as many more each time somebody asks for older ones. */
const SHOWN = 200;

/** Everything that happened, newest first, and a line to write or roll. */
export function TableLog() {
  const text = useTableText();
  const { table, mayPlay, isGm, state, link } = useTable();
  const [shown, setShown] = useState(SHOWN);
  const change = useView((view) => view.change);
  const items = logItems(table.log.slice(-shown).reverse());
  const last = useLastUndoable();
  return (
    <section className="table-log" aria-label={text.log.title}>
      <header className="log-head">
        <h2 className="section-title">{text.log.title}</h2>
        {/* In a replay nobody sits at the table: the slider is the history. */}
        {state.seat !== '' && (
          <Button className="button quiet" onPress={() => change({ isHistoryOpen: true })}>
            <History aria-hidden /> {text.history.open}
          </Button>
        )}
        <TakeAlong />
      </header>
      {isGm && !link.solo && (
        <Button className="button log-ask" onPress={() => change({ isRequesting: true })}>
          <Dices aria-hidden /> {text.request.open}
        </Button>
      )}
      {items.length === 0 && <p className="empty">{text.log.empty}</p>}
      <ol className="log-entries">
        {items.map((item, i) => {
          const { seq, at } = item.kind === 'entry' ? item.entry : (item.steps[0] as Undone | Redone);
          return (
            <li key={seq} {...(i === 0 ? { 'data-fresh': true } : {})}>
              <Time at={at} />
              {item.kind === 'entry' && <LogEntryView entry={item.entry} isLast={seq === last} />}
              {item.kind === 'undone' && <UndoneEntry steps={item.steps} />}
              {item.kind === 'redone' && <RedoneEntry steps={item.steps} />}
            </li>
          );
        })}
      </ol>
      {(table.log.length > shown || !isWhole(table)) && (
        <Button
          className="button quiet"
          onPress={() => {
            setShown(shown + SHOWN);
            if (table.log.length <= shown + SHOWN) void link.older();
          }}
        >
          {text.log.older}
        </Button>
      )}
      {mayPlay && <SayLine />}
    </section>
  );
}
