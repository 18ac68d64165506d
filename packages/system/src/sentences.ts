import { LOCALES, type Locale, type Text } from '@tafelrunde/kernel';

/** A number with its noun. */
export const plural = (n: number, one: string, many: string): string =>
  `${n} ${Math.abs(n) === 1 ? one : many}`;

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A sentence that ends in the table's own text, which may be empty or bring its own full stop. */
export function told(start: string, text: string): string {
  if (text.trim() === '') return `${start}.`;
  return `${start}: ${text.trim()}${/[.!?…]$/.test(text.trim()) ? '' : '.'}`;
}

/** What stands behind a value that a bonus or malus changes: ` + 2`. */
export const withBonus = (modifier: number): string =>
  modifier === 0 ? '' : modifier < 0 ? ` − ${-modifier}` : ` + ${modifier}`;

/** A die as people write it: `W8`, `d8`. */
export const dieWord = (die: number, locale: Locale): string => `${locale === 'de' ? 'W' : 'd'}${die}`;

/** A word of a system in both languages. */
export const inBoth = <D>(dictionaries: Readonly<Record<Locale, D>>, word: (dictionary: D) => string): Text =>
  Object.fromEntries(LOCALES.map((locale) => [locale, word(dictionaries[locale])])) as unknown as Text;
