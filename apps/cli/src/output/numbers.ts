import type { Locale } from '@tafelrunde/kernel';

const TAGS = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Locale, string>;

export function decimal(value: number, locale: Locale, digits = 3): string {
  return new Intl.NumberFormat(TAGS[locale], { maximumFractionDigits: digits }).format(value);
}

/** Below this a chance is shown with a second digit, and below the smallest one only as less than it. */
const SMALL = 0.001;
const SMALLEST = 0.0001;

/** A chance as a percentage that never calls the rare impossible or the likely certain. */
export function percent(p: number, locale: Locale): string {
  if (p > 0 && p < SMALLEST) return `<${format(SMALLEST, locale, 2)}`;
  if (p < 1 && p > 1 - SMALLEST) return `>${format(1 - SMALLEST, locale, 2)}`;
  const fine = (p > 0 && p < SMALL) || (p < 1 && p > 1 - SMALL);
  return format(p, locale, fine ? 2 : 1);
}

function format(p: number, locale: Locale, digits: number): string {
  const number = new Intl.NumberFormat(TAGS[locale], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${number.format(p * 100)} %`;
}

/** With its sign: +1, −2. */
export const signed = (value: number, locale: Locale): string =>
  `${value < 0 ? '−' : '+'}${decimal(Math.abs(value), locale)}`;
