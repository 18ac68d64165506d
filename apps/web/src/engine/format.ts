import { type Fraction, formatFraction, type Locale } from '@tafelrunde/kernel';
import type { Estimate } from '@tafelrunde/system';

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB', options);
  formats.set(key, known);
  return known;
}

/** `58,3 %` in German, `58.3%` in English; a chance that exists is never shown as 0. */
export function percent(p: number, locale: Locale): string {
  const digits = p > 0 && p < 0.001 ? 2 : 1;
  if (p > 0 && p < 0.0001) return `< ${percent(0.0001, locale)}`;
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(p);
}

export const decimal = (value: number, locale: Locale): string =>
  numberFormat(locale, { maximumFractionDigits: 2 }).format(value);

/** A signed whole number with a real minus sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** Longer fractions than this are for calculators, not for people. */
const MAX_FRACTION_LENGTH = 15;

/** `7/12`; empty for estimates and for fractions nobody can read. */
export function fractionText(chance: Estimate | Fraction): string {
  const fraction = 'n' in chance ? chance : 'fraction' in chance ? chance.fraction : undefined;
  const text = fraction === undefined ? '' : formatFraction(fraction);
  return text.length > MAX_FRACTION_LENGTH ? '' : text;
}
