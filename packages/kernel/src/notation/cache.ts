import type { Result } from '../result.ts';
import type { Expression } from './expression.ts';
import { parseNotation } from './parse.ts';
import { MAX_NOTATION_LENGTH, type NotationProblem } from './problem.ts';

/** How many notations are remembered. */
export const CACHED_NOTATIONS = 500;

const known = new Map<string, Result<Expression, NotationProblem>>();

/** `parseNotation`, remembering what it has read: the same text gives the same object. */
export function notation(text: string): Result<Expression, NotationProblem> {
  let found = known.get(text);
  if (found === undefined) {
    found = parseNotation(text);
    // Texts over the limit are refused at once; remembering them would only let strangers fill the memory.
    if (text.length > MAX_NOTATION_LENGTH) return found;
    const [oldest] = known.keys();
    if (known.size >= CACHED_NOTATIONS && oldest !== undefined) known.delete(oldest);
    known.set(text, found);
  }
  return found;
}
