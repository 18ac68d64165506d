import { useId } from 'react';
import { type AtTable, useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';

/** The value of an input in words: people by their names, lists with commas. */
function wordFor(at: AtTable, field: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => wordFor(at, field, one)).join(', ');
  if (value !== null && typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]) => wordFor(at, name, one))
      .join(' ');
  const word = String(value ?? '–');
  return at.words.value(field, word) ?? at.nameOf(word);
}

/** What the GM has fixed of a requested roll. */
export function FixedInputs({ input }: { input: unknown }) {
  const text = useTableText();
  const at = useTable();
  const id = useId();
  const fixed = Object.entries((input ?? {}) as Readonly<Record<string, unknown>>);
  if (fixed.length === 0) return null;
  return (
    <div className="fixed-inputs">
      <p className="field-label" id={id}>
        {text.request.fixedByGm}
      </p>
      <dl aria-labelledby={id}>
        {fixed.map(([name, value]) => (
          <div key={name}>
            <dt>{at.words.field(name)}</dt>
            <dd>{wordFor(at, name, value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
