import { Toggle } from '../../components/toggle.tsx';
import { useTable } from './table-context.ts';
import { useTableText } from './use-table-text.ts';

/** What helps the table with its decisions; the GM switches it for all. */
export function AidsPanel() {
  const { advice: text } = useTableText();
  const { table, send } = useTable();
  return (
    <section className="panel-box" aria-label={text.table}>
      <h2 className="section-title">{text.table}</h2>
      <Toggle on={table.advice} onChange={(on) => void send({ kind: 'setAdvice', on })} hint={text.allowHint}>
        {text.allow}
      </Toggle>
    </section>
  );
}
