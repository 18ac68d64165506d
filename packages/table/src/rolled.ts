import { type Expression, type Locale, parseNotation, totalKind, totalText } from '@tafelrunde/kernel';
import type { NotationRoll } from './model.ts';

/** The dice of a roll as they were read when it was made; undefined if nobody can read them. */
export function rolledExpression({ text, edition }: NotationRoll): Expression | undefined {
  const read = parseNotation(text, edition ?? 1);
  return read.ok ? read.value : undefined;
}

/** What a roll came to, for people. */
export function rolledTotal(roll: NotationRoll, locale: Locale): string {
  const expression = rolledExpression(roll);
  return totalText(expression === undefined ? 'sum' : totalKind(expression), roll.total, locale);
}
