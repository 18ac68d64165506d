import type { LogEntry, RunResult } from '@tafelrunde/table';
import { ChevronDown } from 'lucide-react';
import { useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale, useText } from '../../../text/use-text.ts';
import { Why } from '../../../ui/why.tsx';
import { namedTrace } from '../named.ts';
import { Portrait } from '../pictures/portrait.tsx';
import { DiceRows } from '../result/dice-rows.tsx';
import { notationLines, notationRows, rowsOf, verdictOf } from '../result/told.ts';
import { AudienceBadge } from '../seats/audience-picker.tsx';
import { UndoButton, useMayUndo } from '../undo/undo-button.tsx';
import { useEntryLine } from './use-entry-line.ts';

type Of<K extends LogEntry['kind']> = Extract<LogEntry, { kind: K }>;

interface EntryProps<E> {
  readonly entry: E;
  /** The newest that can be taken back: its button stands in the open. */
  readonly isLast: boolean;
}

/** One line first: who, what, outcome. Behind it every die and every rule. */
export function LogEntryView({ entry, isLast }: EntryProps<LogEntry>) {
  if (entry.kind === 'run' && entry.result !== null)
    return <RunEntry entry={entry} isLast={isLast} result={entry.result} />;
  if (entry.kind === 'notation' && entry.roll !== null)
    return <RollEntry entry={entry} isLast={isLast} roll={entry.roll} />;
  return <PlainEntry entry={entry} isLast={isLast} />;
}

function EntryBadge({ entry: { audience, by } }: { entry: Of<'run' | 'notation'> }) {
  const { state } = useTable();
  return <AudienceBadge audience={audience} isOwn={by === state.seat} />;
}

function PlainEntry({ entry, isLast }: EntryProps<LogEntry>) {
  const { who, what } = useEntryLine()(entry);
  const isHidden = entry.kind === 'run' || entry.kind === 'notation';
  const hasMore = useMayUndo(entry) && !isLast;
  const line = (
    <span className="log-line" data-kind={isHidden ? 'hidden' : entry.kind}>
      <strong>{who}</strong> <span>{what}</span>
      {isHidden && <EntryBadge entry={entry} />}
    </span>
  );
  return (
    <div className="log-plain">
      {hasMore ? (
        <details className="log-run">
          <summary>
            <span className="log-who">
              {line}
              <ChevronDown className="chevron" aria-hidden />
            </span>
          </summary>
          <div className="entry-details">
            <UndoButton entry={entry} />
          </div>
        </details>
      ) : (
        line
      )}
      {isLast && <UndoButton entry={entry} />}
    </div>
  );
}

/** Dice in the log are read, not admired. */
const LOG_DICE = 28;

function RunEntry({ entry, isLast, result }: EntryProps<Of<'run'>> & { readonly result: RunResult }) {
  const text = useTableText();
  const at = useTable();
  const { system, nameOf } = at;
  const locale = useLocale();
  const { who, what, said, figure } = useEntryLine()(entry);
  const actor = at.figures.find(({ id }) => id === figure);
  const rows = entry.detail === null ? [] : rowsOf(at, entry.detail, result.trace, result.outcome, locale);
  const verdict = entry.detail === null ? null : verdictOf(at, entry.detail, result, locale);
  return (
    <div className="log-plain">
      <details className="log-run" data-tone={verdict?.tone ?? 'neutral'}>
        <summary>
          <span className="log-who">
            {actor !== undefined && at.table.portraits[actor.id] !== undefined && <Portrait figure={actor} />}
            <span>
              <strong>{who}</strong> · {what}
            </span>
            <EntryBadge entry={entry} />
            <ChevronDown className="chevron" aria-hidden />
          </span>
          {rows.length > 0 && (
            <span className="log-outcome">
              <DiceRows rows={rows} size={LOG_DICE} />
              {result.typed && <span className="badge">{text.log.typed}</span>}
            </span>
          )}
          {said !== undefined && <span className="log-said">{said}</span>}
        </summary>
        <div className="entry-details">
          <Why system={system} trace={namedTrace(result.trace, nameOf)} />
          {!isLast && <UndoButton entry={entry} />}
        </div>
      </details>
      {isLast && <UndoButton entry={entry} />}
    </div>
  );
}

function RollEntry({
  entry,
  isLast,
  roll,
}: EntryProps<Of<'notation'>> & { readonly roll: NonNullable<Of<'notation'>['roll']> }) {
  const text = useTableText();
  const { die, roll: words } = useText();
  const { who, what } = useEntryLine()(entry);
  return (
    <div className="log-plain">
      <details className="log-run">
        <summary>
          <span className="log-who">
            <span>
              <strong>{who}</strong> · {what}
            </span>
            <EntryBadge entry={entry} />
            <ChevronDown className="chevron" aria-hidden />
          </span>
          <span className="log-outcome">
            <DiceRows rows={notationRows(roll)} size={LOG_DICE} />
            {roll.typed && <span className="badge">{text.log.typed}</span>}
          </span>
        </summary>
        <div className="entry-details">
          {notationLines(roll, die).map(({ name, faces }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: throws stay in their order
            <p key={i}>{words.shows(name, faces)}</p>
          ))}
          {!isLast && <UndoButton entry={entry} />}
        </div>
      </details>
      {isLast && <UndoButton entry={entry} />}
    </div>
  );
}
