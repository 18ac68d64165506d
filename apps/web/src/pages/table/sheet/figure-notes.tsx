import type { FigurePast } from '@tafelrunde/table';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { dayOf } from '../../../engine/format.ts';
import { readStored, store } from '../../../state/stored.ts';
import { useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { useGreatestRolls } from './use-greatest-rolls.ts';

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
  const greatest = useGreatestRolls(figure).slice(-GREATEST).reverse();
  const past = table.pasts[figure];
  const count = greatest.length + (past?.greatest.length ?? 0);
  return (
    <details className="sheet-section" open={hasNotes}>
      <summary>
        <h3>{text.remembered}</h3>
        {count > 0 && <span className="hint">{count}</span>}
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
        {past !== undefined && <Past past={past} />}
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

/** What its file told when it was brought to this table. */
function Past({ past: { evenings, greatest } }: { past: FigurePast }) {
  const { sheet: text } = useTableText();
  const locale = useLocale();
  const day = dayOf(locale);
  const tables = [...new Set(evenings.map(({ table }) => table))].join(', ');
  return (
    <div>
      <h4 className="now-title">{text.past}</h4>
      {evenings.length > 0 && <p className="hint">{text.pastEvenings(evenings.length, tables)}</p>}
      <ul className="greatest">
        {greatest.map(({ what, at }) => (
          <li key={`${at} ${what}`}>
            {what} <span className="hint">{day(at)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
