import type { SwitchShape } from '@tafelrunde/system';
import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { useText } from '../text/use-text.ts';
import { Chip } from './chip.tsx';
import { Segmented } from './segmented.tsx';
import { Stepper } from './stepper.tsx';
import { Toggle } from './toggle.tsx';

/** More letters than this do not fit side by side on a phone. */
const LONGEST_BAR = 28;

export interface SwitchControlProps {
  readonly label: string;
  readonly shape: SwitchShape;
  readonly value: unknown;
  /** The word for one of the values. */
  readonly wordOf: (value: string) => string;
  readonly onChange: (value: unknown) => void;
}

/** A house rule as the control that fits the shape of its values. */
export function SwitchControl({ label, shape, value, wordOf, onChange }: SwitchControlProps) {
  const { house } = useText();
  switch (shape.kind) {
    case 'flag':
      return (
        <Toggle on={value === true} onChange={onChange}>
          {label}
        </Toggle>
      );
    case 'one-of':
    case 'number-of':
      return (
        <Segmented
          label={label}
          look={shape.values.map((one) => wordOf(String(one))).join('').length > LONGEST_BAR ? 'list' : 'bar'}
          value={String(value)}
          onChange={(chosen) => onChange(shape.values.find((one) => String(one) === chosen))}
          segments={shape.values.map((one) => ({ value: String(one), label: wordOf(String(one)) }))}
        />
      );
    case 'integer':
      return (
        <IntegerControl label={label} shape={shape} value={value as number | null} onChange={onChange} />
      );
    case 'set':
      return (
        <SetControl
          label={label}
          values={shape.values}
          chosen={value as readonly string[]}
          wordOf={wordOf}
          onChange={onChange}
        />
      );
    case 'names':
      return (
        <TypedControl
          label={label}
          shown={(value as readonly string[]).join(', ')}
          hint={house.names}
          read={(typed) => (partsOf(typed).length > 0 ? partsOf(typed) : undefined)}
          onChange={onChange}
        />
      );
    case 'text':
      return (
        <TypedControl
          label={label}
          shown={value as string}
          hint=""
          read={(typed) => (typed.trim() === '' ? undefined : typed.trim().slice(0, shape.max))}
          onChange={onChange}
        />
      );
    case 'integers':
      return (
        <TypedControl
          label={label}
          shown={(value as readonly number[]).join(', ')}
          hint={house.numbers(shape.min, shape.max)}
          read={(typed) => integersOf(typed, shape)}
          onChange={onChange}
        />
      );
    case 'per': {
      const values = value as Readonly<Record<string, unknown>>;
      return (
        <fieldset className="plain per">
          <legend className="field-label">{label}</legend>
          {shape.keys.map((key) => (
            <SwitchControl
              key={key}
              label={wordOf(key)}
              shape={shape.each}
              value={values[key]}
              wordOf={wordOf}
              onChange={(one) => onChange({ ...values, [key]: one })}
            />
          ))}
        </fieldset>
      );
    }
  }
}

type IntegerShape = Extract<SwitchShape, { kind: 'integer' }>;

function IntegerControl({
  label,
  shape: { min, max, nullable },
  value,
  onChange,
}: {
  label: string;
  shape: IntegerShape;
  value: number | null;
  onChange: (value: number | null) => void;
}) {
  const { house } = useText();
  if (!nullable)
    return <Stepper label={label} value={value ?? min} min={min} max={max} onChange={onChange} />;
  return (
    <div className="optional-number">
      <Segmented
        label={label}
        value={value === null ? 'none' : 'limit'}
        onChange={(chosen) => onChange(chosen === 'none' ? null : min)}
        segments={[
          { value: 'none', label: house.unlimited },
          { value: 'limit', label: house.limit },
        ]}
      />
      {value !== null && (
        <Stepper label={house.limit} hideLabel value={value} min={min} max={max} onChange={onChange} />
      )}
    </div>
  );
}

function SetControl({
  label,
  values,
  chosen,
  wordOf,
  onChange,
}: {
  label: string;
  values: readonly string[];
  chosen: readonly string[];
  wordOf: (value: string) => string;
  onChange: (chosen: readonly string[]) => void;
}) {
  return (
    <fieldset className="plain">
      <legend className="field-label">{label}</legend>
      <div className="chips">
        {values.map((one) => (
          <Chip
            key={one}
            on={chosen.includes(one)}
            onChange={(on) =>
              onChange(values.filter((other) => (other === one ? on : chosen.includes(other))))
            }
          >
            {wordOf(one)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

/** The parts between commas, each once. */
const partsOf = (typed: string): readonly string[] =>
  [...new Set(typed.split(',').map((part) => part.trim()))].filter((part) => part !== '');

/** Whole numbers within bounds; undefined if one of them is none. */
function integersOf(
  typed: string,
  { most, min, max }: Extract<SwitchShape, { kind: 'integers' }>,
): readonly number[] | undefined {
  const numbers = [...new Set(partsOf(typed).map((part) => Number(part.replace('−', '-'))))];
  const fits = numbers.every((one) => Number.isInteger(one) && one >= min && one <= max);
  return fits && numbers.length <= most ? numbers : undefined;
}

/** What is typed is taken over when the field is left: half a name is no name. */
function TypedControl({
  label,
  shown,
  hint,
  read,
  onChange,
}: {
  label: string;
  shown: string;
  hint: string;
  read: (typed: string) => unknown;
  onChange: (value: unknown) => void;
}) {
  const [text, setText] = useState(shown);
  const take = () => {
    const given = read(text);
    if (given !== undefined) onChange(given);
  };
  return (
    <TextField className="names" value={text} onChange={setText} onBlur={take}>
      <Label className="field-label">{label}</Label>
      <Input className="input" />
      {hint !== '' && <span className="hint">{hint}</span>}
    </TextField>
  );
}
