import type { LogEntry, RunResult } from '@tafelrunde/table';
import { ChevronDown } from 'lucide-react';
import { useText } from '../../../text/use-text.ts';
import { dieStateOf, Verdict, verdictOf } from '../../../ui/verdict.tsx';
import { Why } from '../../../ui/why.tsx';
import { namedTrace } from '../named.ts';
import { DiceRow } from '../result/dice-row.tsx';
import { throwsOf } from '../result/throws-of.ts';
import { AudienceBadge } from '../seats/audience-picker.tsx';
import { useTable } from '../table-context.ts';
import { UndoButton } from '../undo/undo-button.tsx';
import { useTableText } from '../use-table-text.ts';
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
  return (
    <div className="log-plain">
      <p className="log-line" data-kind={isHidden ? 'hidden' : entry.kind}>
        <strong>{who}</strong> <span>{what}</span>
        {isHidden && <EntryBadge entry={entry} />}
      </p>
      <UndoButton entry={entry} look={isLast ? 'words' : 'icon'} />
    </div>
  );
}

function RunEntry({ entry, isLast, result }: EntryProps<Of<'run'>> & { readonly result: RunResult }) {
  const text = useTableText();
  const { system, words, nameOf } = useTable();
  const { who, what, said } = useEntryLine()(entry);
  const verdict = verdictOf((result.outcome ?? {}) as { readonly kind?: unknown });
  const rolls = throwsOf(result.trace);
  const plain = verdict === 'success' || verdict === 'failure' ? text.log.verdicts[verdict] : undefined;
  const word =
    rolls.length > 0 || verdict === 'refused' ? (words.value('kind', verdict) ?? plain) : undefined;
  return (
    <div className="log-plain">
      <details className="log-run">
        <summary>
          <span className="log-who">
            <strong>{who}</strong> <span>{what}</span>
            <EntryBadge entry={entry} />
            <ChevronDown className="chevron" aria-hidden />
          </span>
          <span className="log-outcome">
            <DiceRow throws={rolls} size={28} state={dieStateOf(verdict)} />
            {result.typed && rolls.length > 0 && <span className="badge">{text.log.typed}</span>}
            {word !== undefined && (
              <Verdict verdict={verdict} word={verdict === 'refused' ? text.log.refused : word} />
            )}
          </span>
          {said !== undefined && <span className="log-said">{said}</span>}
        </summary>
        <div className="entry-details">
          <Why system={system} trace={namedTrace(result.trace, nameOf)} />
          {!isLast && <UndoButton entry={entry} look="words" />}
        </div>
      </details>
      {isLast && <UndoButton entry={entry} look="words" />}
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
            <strong>{who}</strong> <span>{what}</span>
            <EntryBadge entry={entry} />
            <ChevronDown className="chevron" aria-hidden />
          </span>
          <span className="log-outcome">
            <DiceRow throws={roll.throws} size={28} />
            {roll.typed && <span className="badge">{text.log.typed}</span>}
          </span>
        </summary>
        <div className="entry-details">
          {roll.throws.map(({ sides, faces }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: throws stay in their order
            <p key={i}>{words.shows(`${faces.length}${die}${sides}`, faces.join(', '))}</p>
          ))}
          {!isLast && <UndoButton entry={entry} look="words" />}
        </div>
      </details>
      {isLast && <UndoButton entry={entry} look="words" />}
    </div>
  );
}
