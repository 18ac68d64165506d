import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { signed } from '../engine/format.ts';
import { type Cell, cellName, parseCells } from '../table/cells.ts';
import { useTable } from '../table/table-context.ts';
import { useTableText } from '../text/use-table-text.ts';
import { useLocale, useText } from '../text/use-text.ts';
import { Chip } from './chip.tsx';
import { ConditionsField } from './conditions-field.tsx';
import { type Field, isOwnId } from './fields.ts';
import { FigureControl, ListControl } from './list-control.tsx';
import { ManyChips } from './many-chips.tsx';
import { NumberControl } from './number-control.tsx';
import { rungName } from './rung-name.ts';
import { SearchSelect } from './search-select.tsx';
import { Segmented } from './segmented.tsx';
import { SelectField } from './select-field.tsx';
import { Stepper } from './stepper.tsx';
import { TextEntry } from './text-entry.tsx';
import { Toggle } from './toggle.tsx';

export interface FieldControlProps {
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** In place of the usual name. */
  readonly name?: string;
  /** Points at the board instead of writing cells. */
  readonly onPoint?: () => void;
}

/** More than this many choices are a list, numbers stand closer together, and very many are searched. */
const FEW = 4;
const MOST_NUMBERS = 7;
const MANY = 12;
const UNSET = '';

/** A field as the control that fits its shape. */
export function FieldControl({ field, value, onChange, name, onPoint }: FieldControlProps) {
  const { words } = useTable();
  const label = name ?? words.field(field.name);
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
    case 'number':
      return <NumberControl field={field} shape={shape} label={label} value={value} onChange={onChange} />;
    case 'figure':
      return <FigureControl label={label} value={value} onChange={onChange} />;
    case 'list':
      return (
        <ListControl
          shape={shape}
          label={label}
          value={value}
          onChange={onChange}
          controlFor={(row, n, change) => (
            <FieldControl
              field={{ ...field, shape: shape.row }}
              name={`${n}.`}
              value={row}
              onChange={change}
            />
          )}
        />
      );
    case 'text':
      return (
        <TextEntry label={label} value={String(value ?? '')} onChange={onChange} maxLength={shape.max} />
      );
    case 'choices':
      return <ChoicesControl field={field} shape={shape} label={label} value={value} onChange={onChange} />;
    case 'group':
      return <GroupControl label={label} fields={shape.fields} value={value} onChange={onChange} />;
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
  if (options.length <= FEW || (typeof shape.values[0] === 'number' && options.length <= MOST_NUMBERS))
    return <Segmented label={label} value={current} onChange={take} segments={options} />;
  const Select = options.length > MANY ? SearchSelect : SelectField;
  return <Select label={label} value={current} options={options} onChange={take} />;
}

function ChoicesControl({ field, shape, label, value, onChange }: Control<'choices'>) {
  const text = useTableText();
  const { words } = useTable();
  const [own, setOwn] = useState('');
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const add = () => {
    const word = own.trim();
    if (word !== '' && !chosen.includes(word)) onChange([...chosen, word]);
    setOwn('');
  };
  return (
    <fieldset className="plain many">
      <legend className="field-label">{label}</legend>
      <ManyChips
        options={[...new Set([...shape.values, ...chosen])].map((one) => ({
          value: one,
          label: words.value(field.name, one) ?? one,
        }))}
        chosen={chosen}
        onChange={onChange}
      />
      {shape.isOpen && (
        <div className="inline-form">
          <TextEntry label={text.form.own(label)} value={own} onChange={setOwn} maxLength={80} />
          <Button className="button" isDisabled={own.trim() === ''} onPress={add}>
            {text.form.add}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function IntegerControl({ field, shape, label, value, onChange }: Control<'integer'>) {
  const text = useTableText();
  const { min, max } = shape;
  const number = typeof value === 'number' ? value : undefined;
  if (!shape.nullable && !field.optional)
    return (
      <div className="number-field">
        <Stepper
          label={label}
          value={number ?? Math.max(min, 0)}
          min={min}
          max={max}
          onChange={onChange}
          signed={isSigned(shape)}
        />
        <UsualValues field={field} shape={shape} label={label} value={number} onChange={onChange} />
      </div>
    );
  const first = shape.usual[Math.floor((shape.usual.length - 1) / 2)] ?? Math.max(min, 0);
  return (
    <div className="optional-number">
      <Segmented
        label={label}
        value={number === undefined ? 'unset' : 'set'}
        onChange={(chosen) => onChange(chosen === 'set' ? first : shape.nullable ? null : undefined)}
        segments={[
          { value: 'unset', label: text.form.unset },
          { value: 'set', label: text.form.set },
        ]}
      />
      {number !== undefined && (
        <Stepper
          label={label}
          hideLabel
          value={number}
          min={min}
          max={max}
          onChange={onChange}
          signed={isSigned(shape)}
        />
      )}
      <UsualValues field={field} shape={shape} label={label} value={number} onChange={onChange} />
    </div>
  );
}

/** The values that are wanted most, one tap each. */
function UsualValues({ field, label, shape, value, onChange }: Control<'integer'>) {
  const at = useTable();
  const locale = useLocale();
  const { usual, min, max } = shape;
  const fitting = usual.filter((one) => one >= min && one <= max);
  if (fitting.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field has its label already; this one is only spoken
    <div className="chips usual" role="group" aria-label={label}>
      {fitting.map((one) => {
        const name = rungName(at, { field: field.name, values: [] }, one, locale);
        return (
          <Chip key={one} on={one === value} onChange={() => onChange(one)}>
            {name === String(one) && isSigned(shape) ? signed(one) : name}
          </Chip>
        );
      })}
    </div>
  );
}

/** A number that can be taken away as well as added shows its sign; a goal that may be below zero does not. */
const isSigned = ({ min, usual }: Extract<Field['shape'], { kind: 'integer' }>): boolean =>
  min < 0 && (usual.length === 0 || usual.some((one) => one < 0));

function GroupControl({
  label,
  fields,
  value,
  onChange,
}: {
  label: string;
  fields: readonly Field[];
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const values = (value ?? {}) as Readonly<Record<string, unknown>>;
  return (
    <fieldset className="plain field-group">
      <legend className="field-label">{label}</legend>
      {fields
        .filter((field) => !isOwnId(field))
        .map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            value={values[field.name]}
            onChange={(next) => onChange({ ...values, [field.name]: next })}
          />
        ))}
    </fieldset>
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
