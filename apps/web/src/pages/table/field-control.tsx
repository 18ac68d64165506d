import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Segmented } from '../../components/segmented.tsx';
import { Stepper } from '../../components/stepper.tsx';
import { Toggle } from '../../components/toggle.tsx';
import { useText } from '../../text/use-text.ts';
import { type Cell, cellName, parseCells } from './cells.ts';
import { ConditionsField } from './conditions-field.tsx';
import type { Field } from './fields.ts';
import { SelectField } from './select-field.tsx';
import { useTable } from './table-context.ts';
import { TextEntry } from './text-entry.tsx';
import { useTableText } from './use-table-text.ts';

export interface FieldControlProps {
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Points at the board instead of writing cells. */
  readonly onPoint?: () => void;
}

/** More than this many choices are a list. */
const FEW = 4;
const UNSET = '';

/** A field as the control that fits its shape. */
export function FieldControl({ field, value, onChange, onPoint }: FieldControlProps) {
  const { words } = useTable();
  const label = words.field(field.name);
  const { shape } = field;
  switch (shape.kind) {
    case 'flag':
      return (
        <Toggle on={value === true} onChange={onChange}>
          {label}
        </Toggle>
      );
    case 'choice':
      return <ChoiceControl field={field} shape={shape} label={label} value={value} onChange={onChange} />;
    case 'integer':
      return <IntegerControl field={field} shape={shape} label={label} value={value} onChange={onChange} />;
    case 'text':
      return (
        <TextEntry label={label} value={String(value ?? '')} onChange={onChange} maxLength={shape.max} />
      );
    case 'conditions':
      return <ConditionsField label={label} values={shape.values} chosen={value} onChange={onChange} />;
    case 'cell':
    case 'cells':
      return (
        <CellsControl
          label={label}
          isSingle={shape.kind === 'cell'}
          value={value}
          onChange={onChange}
          {...(onPoint === undefined ? {} : { onPoint })}
        />
      );
  }
}

type Control<K extends Field['shape']['kind']> = FieldControlProps & {
  readonly label: string;
  readonly shape: Extract<Field['shape'], { kind: K }>;
};

function ChoiceControl({ field, shape, label, value, onChange }: Control<'choice'>) {
  const text = useTableText();
  const { die } = useText();
  const { words } = useTable();
  const wordOf = (one: string | number) =>
    words.value(field.name, String(one)) ?? (field.name === 'die' ? `${die}${one}` : String(one));
  const none = shape.nullable || field.optional ? [{ value: UNSET, label: text.form.unset }] : [];
  const options = [...none, ...shape.values.map((one) => ({ value: String(one), label: wordOf(one) }))];
  const take = (chosen: string) => {
    if (chosen === UNSET) onChange(shape.nullable ? null : undefined);
    else onChange(shape.values.find((one) => String(one) === chosen));
  };
  const current = value === null || value === undefined ? UNSET : String(value);
  if (options.length <= FEW || typeof shape.values[0] === 'number')
    return <Segmented label={label} value={current} onChange={take} segments={options} />;
  return <SelectField label={label} value={current} options={options} onChange={take} />;
}

function IntegerControl({ field, shape, label, value, onChange }: Control<'integer'>) {
  const text = useTableText();
  const { min, max } = shape;
  const number = typeof value === 'number' ? value : undefined;
  if (!shape.nullable && !field.optional)
    return (
      <Stepper label={label} value={number ?? min} min={min} max={max} onChange={onChange} signed={min < 0} />
    );
  return (
    <div className="optional-number">
      <Segmented
        label={label}
        value={number === undefined ? 'unset' : 'set'}
        onChange={(chosen) => onChange(chosen === 'set' ? min : shape.nullable ? null : undefined)}
        segments={[
          { value: 'unset', label: text.form.unset },
          { value: 'set', label: text.form.set },
        ]}
      />
      {number !== undefined && (
        <Stepper label={label} hideLabel value={number} min={min} max={max} onChange={onChange} />
      )}
    </div>
  );
}

function CellsControl({
  label,
  isSingle,
  value,
  onChange,
  onPoint,
}: {
  label: string;
  isSingle: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
  onPoint?: () => void;
}) {
  const text = useTableText();
  const { system, scene } = useTable();
  const cells = (
    isSingle ? (value === null || value === undefined ? [] : [value]) : value
  ) as readonly Cell[];
  const [written, setWritten] = useState(cells.map(cellName).join(' '));
  const isBad = parseCells(written) === undefined;
  const take = (next: string) => {
    setWritten(next);
    const parsed = parseCells(next);
    if (parsed !== undefined) onChange(isSingle ? (parsed[0] ?? null) : parsed);
  };
  return (
    <div className="cells-field">
      <TextEntry
        label={label}
        value={written}
        onChange={take}
        isInvalid={isBad}
        hint={isBad ? text.form.badCell : text.form.cellHint}
      />
      {onPoint !== undefined && system.table.board(scene) !== null && (
        <Button className="button" onPress={onPoint}>
          <MapPin aria-hidden /> {text.form.pickOnBoard}
        </Button>
      )}
    </div>
  );
}
