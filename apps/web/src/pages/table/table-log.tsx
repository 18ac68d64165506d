import { lastUndoable } from '@tafelrunde/table';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useAnnouncer } from '../../state/announcer.ts';
import { useLocale } from '../../text/use-text.ts';
import { LogEntryView } from './log-entry.tsx';
import { SayLine } from './say-line.tsx';
import { useTable } from './table-context.ts';
import { useEntryLine } from './use-entry-line.ts';
import { useTableText } from './use-table-text.ts';

/** The log shows this many entries; older ones are still part of the game. */
const SHOWN = 200;

/** Everything that happened, newest first, and a line to write or roll. */
export function TableLog() {
  const text = useTableText();
  const { table, mayPlay } = useTable();
  const entries = table.log.slice(-SHOWN).reverse();
  const last = useUndoable();
  // Handing a figure over leaves no line in the log; it can be taken back all the same.
  const isInLog = entries.some(({ seq }) => seq === last);
  return (
    <section className="table-log" aria-label={text.log.title}>
      <header className="log-head">
        <h2 className="section-title">{text.log.title}</h2>
        {last !== null && !isInLog && <UndoButton target={last} />}
      </header>
      {entries.length === 0 && <p className="empty">{text.log.empty}</p>}
      <ol className="log-entries">
        {entries.map((entry, i) => (
          <li key={entry.seq} {...(i === 0 ? { 'data-fresh': true } : {})}>
            <Time at={entry.at} />
            <LogEntryView entry={entry} />
            {entry.seq === last && <UndoButton target={last} />}
          </li>
        ))}
      </ol>
      {mayPlay && <SayLine />}
    </section>
  );
}

/** The number of what happened last, if we may take it back: as the GM, or because we did it. */
function useUndoable(): number | null {
  const { table, state, isGm, mayPlay } = useTable();
  const last = lastUndoable(table);
  return last !== undefined && mayPlay && (isGm || last.by === state.seat) ? last.seq : null;
}

function UndoButton({ target }: { target: number }) {
  const text = useTableText();
  const { send } = useTable();
  return (
    <Button className="button quiet undo" onPress={() => send({ kind: 'undo', target })}>
      <Undo2 aria-hidden /> {text.log.undo}
    </Button>
  );
}

function Time({ at }: { at: number }) {
  const locale = useLocale();
  const date = new Date(at);
  return (
    <time className="entry-time" dateTime={date.toISOString()}>
      {date.toLocaleTimeString(locale === 'de' ? 'de-DE' : 'en-GB', { hour: '2-digit', minute: '2-digit' })}
    </time>
  );
}

/** Says each new entry to whoever cannot see it; what was there before is not read out. */
export function useAnnounceLog(): void {
  const { table } = useTable();
  const line = useEntryLine();
  const announce = useAnnouncer((state) => state.announce);
  const heard = useRef<number | null>(null);
  useEffect(() => {
    const newest = table.log.at(-1);
    const before = heard.current;
    // The first load is no news.
    if (table.seq > 0) heard.current = newest?.seq ?? 0;
    if (before === null || newest === undefined || newest.seq <= before) return;
    const { who, what, said } = line(newest);
    announce([`${who}: ${what}`, said].filter((one) => one !== undefined).join(' '));
  }, [table, line, announce]);
}
