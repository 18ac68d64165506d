import { badValue } from '@tafelrunde/engine';
import { complaining } from '../bad-input.ts';

/** A whole number written in digits, within bounds. */
export function parseWholeNumber(name: string, text: string, min: number, max: number): number {
  const value = wholeNumberIn(text);
  return complaining(() => {
    if (typeof value === 'number' && value >= min && value <= max) return value;
    throw badValue({ code: 'not-in-range', at: name, data: { min, max } });
  });
}

/** The number that a text writes in digits, else the text: whoever reads it refuses that. */
export const wholeNumberIn = (text: string): number | string =>
  /^\d{1,16}$/.test(text) ? Number(text) : text;
