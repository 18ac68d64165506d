import type { Locale } from '../text.ts';
import type { DiceTerm, Expression, FaceRange } from './expression.ts';

const DIE_LETTER = { de: 'W', en: 'd' } as const satisfies Record<Locale, string>;
const PRECEDENCE = { '+': 1, '-': 1, '*': 2, '/': 2 } as const;
const SIGN = 3;

/** Writes an expression so that `parseNotation` reads the same again. */
export function makeNotation(expression: Expression, locale: Locale): string {
  return write(expression, DIE_LETTER[locale], 0);
}

/** In parentheses if it binds looser than `around`. */
function write(expression: Expression, letter: string, around: number): string {
  switch (expression.kind) {
    case 'number':
      return `${expression.value}`;
    case 'dice':
      return writeDice(expression, letter);
    case 'negative':
      return parenthesised(`-${write(expression.of, letter, SIGN)}`, SIGN < around);
    case 'operation': {
      const { operator, left, right } = expression;
      const own = PRECEDENCE[operator];
      // 7-(2-1) is not 7-2-1: on the right, equals need parentheses.
      const text = write(left, letter, own) + operator + write(right, letter, own + 1);
      return parenthesised(text, own < around);
    }
  }
}

const parenthesised = (text: string, needed: boolean): string => (needed ? `(${text})` : text);

function writeDice({ pool, reroll, keep, successes }: DiceTerm, letter: string): string {
  const { count, sides, openEnded } = pool;
  let text = `${count === 1 ? '' : count}${letter}${sides}`;
  if (openEnded) text += '!';
  if (reroll !== undefined) {
    // `r1` reads better than `r=1`.
    text += (reroll.often === 'once' ? 'ro' : 'r') + writeFaces(reroll.faces, sides).replace(/^=/, '');
  }
  if (keep !== undefined) text += (keep.end === 'highest' ? 'kh' : 'kl') + keep.dice;
  if (successes !== undefined) text += writeFaces(successes, sides);
  return text;
}

function writeFaces({ from, to }: FaceRange, sides: number): string {
  if (from === to) return `=${from}`;
  return to === sides ? `>=${from}` : `<=${to}`;
}
