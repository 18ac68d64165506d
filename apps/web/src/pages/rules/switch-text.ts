import type { SystemWords } from '@tafelrunde/system';
import type { BookText } from '../../text/book.ts';

type Around = Pick<BookText, 'yes' | 'no' | 'none'>;

/** What a switch is set to, in words: `ja`, `3`, `Handlanger 6, Elite 8`. */
export function switchText(words: SystemWords, text: Around, key: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (value === null || value === undefined) return text.none;
  if (Array.isArray(value))
    return value.length === 0 ? text.none : value.map((one) => switchText(words, text, key, one)).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]) => `${words.houseValue(key, name)} ${switchText(words, text, key, one)}`)
      .join(', ');
  return words.houseValue(key, String(value));
}
