import type { Names, SystemWords } from '@tafelrunde/system';
import type { Session } from '../session.ts';
import { decimal, signed } from './numbers.ts';

const NOBODY: Names = new Map();

/** A value of an outcome or an effect as a reader wants it. */
export function valueText(
  session: Session,
  words: SystemWords | undefined,
  field: string,
  value: unknown,
  names: Names = NOBODY,
): string {
  const { text, locale } = session;
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (typeof value === 'number') return field === 'by' ? signed(value, locale) : decimal(value, locale);
  if (typeof value === 'string') return names.get(value) ?? words?.value(field, value) ?? value;
  if (Array.isArray(value))
    return value.map((one) => valueText(session, words, field, one, names)).join(', ');
  return Object.entries(value)
    .map(([name, inner]) => `${words?.field(name) ?? name} ${valueText(session, words, name, inner, names)}`)
    .join(', ');
}

export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
