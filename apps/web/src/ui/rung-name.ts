import type { Locale } from '@tafelrunde/kernel';
import type { Offer, SystemWords } from '@tafelrunde/system';
import { whole } from '../engine/format.ts';

/** `normal 9`: what a rung is called, and its number; the number alone only where nobody has a word for it. */
export function rungName(
  { words }: { readonly words: SystemWords },
  { field, values, names }: NonNullable<Offer['ladder']>,
  value: number,
  locale: Locale,
): string {
  const number = whole(value, locale);
  const own = names?.[values.indexOf(value)]?.[locale];
  const word = own ?? words.value(field, String(value));
  if (word === undefined || word === String(value)) return number;
  return word.includes(String(value)) ? word : `${word} ${number}`;
}
