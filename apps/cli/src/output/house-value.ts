import type { System } from '@tafelrunde/system';
import type { Session } from '../session.ts';

/** What a switch is set to, in words. */
export function houseValueText(
  { text, locale }: Session,
  system: System,
  key: string,
  value: unknown,
): string {
  const words = system.words[locale];
  const told = (one: unknown): string => {
    if (one === null) return text.house.none;
    if (typeof one === 'boolean') return one ? text.yes : text.no;
    if (Array.isArray(one)) return one.length === 0 ? text.house.none : one.map(told).join(', ');
    if (typeof one === 'object')
      return Object.entries(one as object)
        .map(([name, inner]) => `${words.houseValue(key, name)} ${told(inner)}`)
        .join(', ');
    return typeof one === 'string' ? words.houseValue(key, one) : `${one}`;
  };
  return told(value);
}
