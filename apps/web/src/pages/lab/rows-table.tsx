import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLabText } from '../../text/use-lab-text.ts';
import { letterOf } from './lab-state.ts';

/** A longer table nobody reads, and slow phones would feel it. */
const MOST_ROWS = 300;

/** The numbers behind a picture, as a real table. */
export function RowsTable({
  caption,
  head,
  rowsOf,
  columns,
  children,
}: {
  caption: string;
  head: string;
  /** Asked for once the table is open. */
  rowsOf: () => readonly {
    readonly key: string;
    readonly label: string;
    readonly cells: readonly ReactNode[];
  }[];
  columns: number;
  children?: ReactNode;
}) {
  const text = useLabText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="chart-table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {text.table} <ChevronDown className="chevron" aria-hidden />
      </summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled by keyboard, too
        <section className="table-scroll" tabIndex={0} aria-label={caption}>
          <table className="odds-table">
            <caption className="visually-hidden">{caption}</caption>
            <thead>
              <tr>
                <th scope="col">{head}</th>
                {Array.from({ length: columns }, (_, i) => (
                  <th key={letterOf(i)} scope="col">
                    {text.variant(letterOf(i))}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rowsOf()
                .slice(0, MOST_ROWS)
                .map(({ key, label, cells }) => (
                  <tr key={key}>
                    <th scope="row">{label}</th>
                    {cells.map((cell, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: cells are their places
                      <td key={i}>{cell}</td>
                    ))}
                  </tr>
                ))}
            </tbody>
          </table>
          {children}
        </section>
      )}
    </details>
  );
}
