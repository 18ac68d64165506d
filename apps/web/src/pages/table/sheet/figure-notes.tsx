import { useMemo, useState } from 'react';
import { readStored, store } from '../../../state/stored.ts';
import { useLocale } from '../../../text/use-text.ts';
import { useEntryLine } from '../log/use-entry-line.ts';
import { topicOf, verdictOf } from '../result/told.ts';
import { useTable } from '../table-context.ts';
import { useTableText } from '../use-table-text.ts';

/** So many of the greatest rolls are remembered here. */
const GREATEST = 3;
const MOST_WORDS = 4_000;

/** What somebody wants to remember about a figure, in this browser; and what it did best. */
export function FigureNotes({ figure }: { figure: string }) {
  const { sheet: text } = useTableText();
  const { table } = useTable();
  const key = `notes.${table.id}.${figure}`;
  const [written, setWritten] = useState(() => {
    const kept = readStored(key);
    return typeof kept === 'string' ? kept : '';
  });
  return (
    <section className="figure-notes" aria-label={text.notes}>
      <GreatestRolls figure={figure} />
      <label className="notes">
        <span className="field-label">{text.notes}</span>
        <textarea
          className="input"
          rows={3}
          maxLength={MOST_WORDS}
          value={written}
          placeholder={text.notesHint}
          onChange={({ currentTarget }) => {
            setWritten(currentTarget.value);
            store(key, currentTarget.value);
          }}
        />
      </label>
    </section>
  );
}

function GreatestRolls({ figure }: { figure: string }) {
  const { sheet: text } = useTableText();
  const locale = useLocale();
  const at = useTable();
  const line = useEntryLine();
  const greatest = useMemo(
    () =>
      at.table.log
        .filter((entry) => {
          if (entry.kind !== 'run' || entry.detail === null || entry.result === null) return false;
          if (topicOf(at, entry.detail, at.scene, locale).actor !== figure) return false;
          return verdictOf(at, entry.detail, entry.result, locale)?.tone === 'exceptional';
        })
        .slice(-GREATEST)
        .reverse(),
    [at, figure, locale],
  );
  if (greatest.length === 0) return null;
  return (
    <div>
      <h3 className="now-title">{text.greatest}</h3>
      <ul className="greatest">
        {greatest.map((entry) => (
          <li key={entry.seq}>{line(entry).what}</li>
        ))}
      </ul>
    </div>
  );
}
