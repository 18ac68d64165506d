import { ChevronDown } from 'lucide-react';
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
  // Folded until there is something to read, so that a sheet stays short.
  const [hasNotes] = useState(written !== '');
  const greatest = useGreatestRolls(figure);
  return (
    <details className="sheet-section" open={hasNotes}>
      <summary>
        <h3>{text.remembered}</h3>
        {greatest.length > 0 && <span className="hint">{greatest.length}</span>}
        <ChevronDown className="chevron" aria-hidden />
      </summary>
      <div className="figure-notes">
        {greatest.length > 0 && (
          <div>
            <h4 className="now-title">{text.greatest}</h4>
            <ul className="greatest">
              {greatest.map(({ seq, what }) => (
                <li key={seq}>{what}</li>
              ))}
            </ul>
          </div>
        )}
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
      </div>
    </details>
  );
}

function useGreatestRolls(figure: string): readonly { readonly seq: number; readonly what: string }[] {
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
  return greatest.map((entry) => ({ seq: entry.seq, what: line(entry).what }));
}
