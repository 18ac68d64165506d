import { badProblems, badValue, complain } from './complaint.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (raw: unknown): raw is Fields =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** A call as an object that has no other fields than these. */
export function readFields(raw: unknown, known: readonly string[]): Fields {
  if (!isObject(raw)) throw complain('not-an-object', {});
  const strangers = Object.keys(raw).filter((field) => !known.includes(field));
  if (strangers.length > 0) {
    throw badProblems(
      strangers.map((at) => ({ code: 'unknown-field', at })),
      '',
    );
  }
  return raw;
}

export function readText(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  if (value === undefined || typeof value === 'string') return value;
  throw badValue({ code: 'wrong-type', at: name, data: { expected: 'string' } });
}

export function requiredText(fields: Fields, name: string): string {
  const value = readText(fields, name);
  if (value === undefined) throw badValue({ code: 'missing-field', at: name });
  return value;
}

export function readWhole(fields: Fields, name: string, min: number, max: number): number | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  if (Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max) {
    return value as number;
  }
  throw badValue({ code: 'not-in-range', at: name, data: { min, max } });
}

export const readSeed = (fields: Fields): number | undefined =>
  readWhole(fields, 'seed', 0, Number.MAX_SAFE_INTEGER);

export function readList(fields: Fields, name: string, most: number): readonly unknown[] | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) throw badValue({ code: 'wrong-type', at: name, data: { expected: 'array' } });
  if (value.length > most) throw badValue({ code: 'too-many', at: name, data: { max: most } });
  return value;
}
