import { useState } from 'react';
import { useTableText } from '../text/use-table-text.ts';
import { useLocale } from '../text/use-text.ts';
import { type Field, type FieldShape, readNumber } from './fields.ts';
import { TextEntry } from './text-entry.tsx';

/** A number that need not be whole; a comma is as good as a point, and what has no value may stay empty. */
export function NumberControl({
  field,
  shape,
  label,
  value,
  onChange,
}: {
  readonly field: Field;
  readonly shape: Extract<FieldShape, { kind: 'number' }>;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}) {
  const text = useTableText();
  const locale = useLocale();
  const [written, setWritten] = useState(
    typeof value === 'number' ? value.toLocaleString(locale, { useGrouping: false }) : '',
  );
  const mayBeEmpty = shape.nullable || field.optional;
  const isEmpty = written.trim() === '';
  const isBad = isEmpty ? !mayBeEmpty : readNumber(written, shape) === undefined;
  return (
    <TextEntry
      label={label}
      value={written}
      inputMode="decimal"
      isInvalid={isBad}
      {...(isBad && !isEmpty ? { hint: text.form.badNumber(shape.min, shape.max) } : {})}
      onChange={(next) => {
        setWritten(next);
        const isNull = next.trim() === '' && shape.nullable;
        onChange(isNull ? null : readNumber(next, shape));
      }}
    />
  );
}
