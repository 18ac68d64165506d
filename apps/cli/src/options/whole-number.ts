import { badValue } from '../bad-input.ts';

/** A whole number written in digits, within bounds. */
export function parseWholeNumber(name: string, text: string, min: number, max: number): number {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw badValue({ code: 'not-in-range', at: name, data: { min, max } });
}
