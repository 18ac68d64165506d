import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../table/table-context.ts';
import { useTableText } from '../text/use-table-text.ts';
import { type FieldShape, presetsOf } from './fields.ts';
import { SelectField } from './select-field.tsx';

interface ValueProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Somebody on the table. */
export function FigureControl({ label, value, onChange }: ValueProps) {
  const text = useTableText();
  const { figures } = useTable();
  return (
    <SelectField
      label={label}
      value={String(value ?? '')}
      options={[
        { value: '', label: text.form.choose },
        ...figures.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={onChange}
    />
  );
}

type ListShape = Extract<FieldShape, { kind: 'list' }>;

/** Rows that are added one by one; a new one starts with somebody who is in none yet. */
export function ListControl({
  shape,
  label,
  value,
  onChange,
  controlFor,
}: ValueProps & {
  readonly shape: ListShape;
  /** The control of one row. */
  readonly controlFor: (row: unknown, n: number, onChange: (row: unknown) => void) => ReactNode;
}) {
  const text = useTableText();
  const { figures } = useTable();
  const rows = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const used = rows.map((row) => JSON.stringify(row));
  const next = figures.find(({ id }) => !used.some((row) => row.includes(JSON.stringify(id))))?.id ?? '';
  return (
    <fieldset className="plain list-field">
      <legend className="field-label">{label}</legend>
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place
        <div key={i} className="list-row">
          {controlFor(row, i + 1, (changed) => onChange(rows.map((one, j) => (j === i ? changed : one))))}
          <Button
            className="button quiet"
            aria-label={text.form.remove(label, i + 1)}
            onPress={() => onChange(rows.filter((_, j) => j !== i))}
          >
            <X aria-hidden /> {text.form.removeWord}
          </Button>
        </div>
      ))}
      {rows.length < shape.max && (
        <Button
          className="button"
          aria-label={`${label}: ${text.form.add}`}
          onPress={() => onChange([...rows, newRow(shape.row, next)])}
        >
          <Plus aria-hidden /> {text.form.add}
        </Button>
      )}
    </fieldset>
  );
}

function newRow(row: ListShape['row'], figure: string): unknown {
  if (row.kind === 'figure') return figure;
  const figures = row.fields.filter(({ shape }) => shape.kind === 'figure').map(({ name }) => [name, figure]);
  return { ...presetsOf(row.fields), ...Object.fromEntries(figures) };
}
