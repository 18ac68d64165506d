import type { Locale, SystemWords } from '@tafelrunde/kernel';

/** `Normal 9`: the name of a rung and its number; the number alone where it has no name. */
export function rungName(
  { words }: { readonly words: SystemWords },
  field: string,
  value: number,
  locale?: Locale,
): string {
  const word = words.value(field, String(value));
  const number = locale === undefined ? String(value) : value.toLocaleString(locale);
  if (word === undefined || word === String(value)) return number;
  return word.includes(String(value)) ? word : `${word} ${number}`;
}
