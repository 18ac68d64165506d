import type { LogEntry, RunResult } from '@tafelrunde/table';
import { ChevronDown, EyeOff } from 'lucide-react';
import { dieStateOf, Verdict, verdictOf } from '../../components/verdict.tsx';
import { Why } from '../../components/why.tsx';
import { useText } from '../../text/use-text.ts';
import { DiceRow } from './dice-row.tsx';
import { namedTrace } from './named.ts';
import { useTable } from './table-context.ts';
import { throwsOf } from './throws-of.ts';
import { useEntryLine } from './use-entry-line.ts';
import { useTableText } from './use-table-text.ts';

type Of<K extends LogEntry['kind']> = Extract<LogEntry, { kind: K }>;

/** One line first: who, what, outcome. Behind it every die and every rule. */
export function LogEntryView({ entry }: { entry: LogEntry }) {
  if (entry.kind === 'run' && entry.result !== null) return <RunEntry entry={entry} result={entry.result} />;
  if (entry.kind === 'notation' && entry.roll !== null) return <RollEntry entry={entry} roll={entry.roll} />;
  return <PlainEntry entry={entry} />;
}

function PlainEntry({ entry }: { entry: LogEntry }) {
  const { who, what } = useEntryLine()(entry);
  const isHidden = entry.kind === 'run' || entry.kind === 'notation';
  return (
    <p className="log-line" data-kind={isHidden ? 'hidden' : entry.kind}>
      {isHidden && <EyeOff aria-hidden />}
      <strong>{who}</strong> <span>{what}</span>
    </p>
  );
}

function RunEntry({ entry, result }: { entry: Of<'run'>; result: RunResult }) {
  const text = useTableText();
  const { system, words, nameOf } = useTable();
  const { who, what, said } = useEntryLine()(entry);
  const verdict = verdictOf((result.outcome ?? {}) as { readonly kind?: unknown });
  const rolls = throwsOf(result.trace);
  const plain = verdict === 'success' || verdict === 'failure' ? text.log.verdicts[verdict] : undefined;
  const word =
    rolls.length > 0 || verdict === 'refused' ? (words.value('kind', verdict) ?? plain) : undefined;
  return (
    <details className="log-run">
      <summary>
        <span className="log-who">
          <strong>{who}</strong> <span>{what}</span>
          {entry.audience === 'gm' && <OnlyGm />}
          <ChevronDown className="chevron" aria-hidden />
        </span>
        <span className="log-outcome">
          <DiceRow throws={rolls} size={28} state={dieStateOf(verdict)} />
          {word !== undefined && (
            <Verdict verdict={verdict} word={verdict === 'refused' ? text.log.refused : word} />
          )}
        </span>
        {said !== undefined && <span className="log-said">{said}</span>}
      </summary>
      <div className="entry-details">
        {result.typed && <p className="hint">{text.log.typed}</p>}
        <Why system={system} trace={namedTrace(result.trace, nameOf)} />
      </div>
    </details>
  );
}

function RollEntry({ entry, roll }: { entry: Of<'notation'>; roll: NonNullable<Of<'notation'>['roll']> }) {
  const text = useTableText();
  const { die, roll: words } = useText();
  const { who, what } = useEntryLine()(entry);
  return (
    <details className="log-run">
      <summary>
        <span className="log-who">
          <strong>{who}</strong> <span>{what}</span>
          {entry.audience === 'gm' && <OnlyGm />}
          <ChevronDown className="chevron" aria-hidden />
        </span>
        <span className="log-outcome">
          <DiceRow throws={roll.throws} size={28} />
        </span>
      </summary>
      <div className="entry-details">
        {roll.typed && <p className="hint">{text.log.typed}</p>}
        {roll.throws.map(({ sides, faces }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: throws stay in their order
          <p key={i}>{words.shows(`${faces.length}${die}${sides}`, faces.join(', '))}</p>
        ))}
      </div>
    </details>
  );
}

function OnlyGm() {
  const text = useTableText();
  return (
    <span className="badge hidden-badge">
      <EyeOff aria-hidden /> {text.log.onlyGm}
    </span>
  );
}
