import { type Fraction, formatFraction, type Locale } from '@tafelrunde/kernel';
import type { Estimate } from '@tafelrunde/system';

/** A format in each language, made when it is first needed: making one takes longer than writing a hundred numbers. */
function formatIn(options: Intl.NumberFormatOptions): (locale: Locale) => Intl.NumberFormat {
  const known = new Map<Locale, Intl.NumberFormat>();
  return (locale) => {
    const found = known.get(locale) ?? new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB', options);
    known.set(locale, found);
    return found;
  };
}

const wholeFormat = formatIn({});
const decimalFormat = formatIn({ maximumFractionDigits: 2 });
const pointsFormat = formatIn({ maximumFractionDigits: 1 });
const smallPointsFormat = formatIn({ maximumSignificantDigits: 1 });
const percentFormat = formatIn({ style: 'percent', maximumFractionDigits: 1 });
const smallPercentFormat = formatIn({ style: 'percent', maximumFractionDigits: 2 });

/** `1.500` in German, `1,500` in English. */
export const whole = (value: number, locale: Locale): string => wholeFormat(locale).format(value);

/** `58,3 %` in German, `58.3%` in English; a chance that exists is never shown as 0. */
export function percent(p: number, locale: Locale): string {
  if (p > 0 && p < 0.0001) return `< ${percent(0.0001, locale)}`;
  const format = p > 0 && p < 0.001 ? smallPercentFormat : percentFormat;
  return format(locale).format(p);
}

export const decimal = (value: number, locale: Locale): string => decimalFormat(locale).format(value);

/** A difference of chances as percentage points: `15,9`; one that exists is never shown as 0. */
export function points(difference: number, locale: Locale): string {
  const value = difference * 100;
  const format = value > 0 && value < 0.1 ? smallPointsFormat : pointsFormat;
  return format(locale).format(value);
}

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

/** How a day is written where the reader lives. */
export const dayOf =
  (locale: Locale) =>
  (at: number): string =>
    new Date(at).toLocaleDateString(locale === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'long' });
