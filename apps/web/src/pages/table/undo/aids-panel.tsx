import { UNDO_RULES } from '@tafelrunde/table';
import { useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Toggle } from '../../../ui/toggle.tsx';

/** Who may take something back; the GM settles it for all. */
export function UndoRulePanel() {
  const { undo: text } = useTableText();
  const { table, send } = useTable();
  return (
    <section className="panel-box" aria-label={text.rule}>
      <h2 className="section-title">{text.rule}</h2>
      <Segmented
        label={text.rule}
        hideLabel
        value={table.undoRule}
        onChange={(who) => void send({ kind: 'setUndoRule', who })}
        segments={UNDO_RULES.map((value) => ({ value, label: text.rules[value] }))}
      />
      <p className="hint">{text.ruleHints[table.undoRule]}</p>
    </section>
  );
}

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
