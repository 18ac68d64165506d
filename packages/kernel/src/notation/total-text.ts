import type { Locale } from '../text.ts';
import type { Expression } from './expression.ts';

/** What a total says: a sum, how many successes, or whether it holds. */
export type TotalKind = 'sum' | 'count' | 'test';

export function totalKind(expression: Expression): TotalKind {
  if (expression.kind === 'comparison') return 'test';
  return isCount(expression) ? 'count' : 'sum';
}

/** Successes stay successes with a few more or less. */
function isCount(expression: Expression): boolean {
  switch (expression.kind) {
    case 'dice':
    case 'group':
      return expression.successes !== undefined;
    case 'counted':
      return expression.die.successes !== undefined;
    case 'operation': {
      const { operator, left, right } = expression;
      if (operator !== '+' && operator !== '-') return false;
      return isCount(left) && (isCount(right) || right.kind === 'number');
    }
    default:
      return false;
  }
}

const WORDS = {
  de: { one: 'Erfolg', many: 'Erfolge', failure: 'Misserfolg', language: 'de-DE' },
  en: { one: 'success', many: 'successes', failure: 'failure', language: 'en-GB' },
} as const satisfies Record<Locale, object>;

/** A total for people: `12`, `3,5`, `3 Erfolge`, `Misserfolg`. */
export function totalText(kind: TotalKind, total: number, locale: Locale): string {
  const { one, many, failure, language } = WORDS[locale];
  if (kind === 'test') return total === 1 ? one : failure;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 6 }).format(total);
  return kind === 'sum' ? number : `${number} ${total === 1 ? one : many}`;
}
