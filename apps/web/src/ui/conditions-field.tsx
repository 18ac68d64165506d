import { useTable } from '../table/table-context.ts';
import { useTableText } from '../text/use-table-text.ts';
import { Chip } from './chip.tsx';

/** A listed condition, plain or in its extreme form. */
type Condition = string | { readonly condition: string; readonly extreme: boolean };

const idOf = (condition: Condition): string =>
  typeof condition === 'string' ? condition : condition.condition;

/** Conditions as chips; one that holds can be an extreme one. */
export function ConditionsField({
  label,
  values,
  chosen,
  onChange,
}: {
  label: string;
  values: readonly string[];
  chosen: unknown;
  onChange: (chosen: readonly Condition[]) => void;
}) {
  const text = useTableText();
  const { words } = useTable();
  const list = (Array.isArray(chosen) ? chosen : []) as readonly Condition[];
  const wordOf = (id: string) => words.value('conditions', id) ?? id;
  const put = (id: string, next: Condition | undefined) =>
    onChange([...list.filter((one) => idOf(one) !== id), ...(next === undefined ? [] : [next])]);
  return (
    <details className="conditions" open={list.length > 0}>
      <summary>
        <span className="field-label">{label}</span>
        <span className="hint">{list.map((one) => wordOf(idOf(one))).join(', ')}</span>
      </summary>
      <div className="chips">
        {values.map((id) => {
          const holds = list.find((one) => idOf(one) === id);
          const isExtreme = typeof holds === 'object' && holds.extreme;
          return (
            <span key={id} className="chip-pair">
              <Chip on={holds !== undefined} onChange={(on) => put(id, on ? id : undefined)}>
                {wordOf(id)}
              </Chip>
              {holds !== undefined && (
                <Chip on={isExtreme} onChange={(on) => put(id, on ? { condition: id, extreme: true } : id)}>
                  {text.form.extreme(wordOf(id))}
                </Chip>
              )}
            </span>
          );
        })}
      </div>
    </details>
  );
}
