import { complain } from './complaint.ts';
import type { Fields } from './fields.ts';

/** Plain dice have no input, no decisions and no house rules. */
export function refuseWithNotation(fields: Fields, names: readonly string[]): void {
  const field = names.find((one) => fields[one] !== undefined);
  if (field !== undefined) throw complain('not-with-notation', { field }, field);
}
