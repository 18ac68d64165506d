import type { AdjustedJson } from '@tafelrunde/engine';
import type { Session } from '../session.ts';
import { indented } from './wrap.ts';

/** What was changed in the scene that was typed in. */
export function adjustedLines(
  { text, paint, width }: Session,
  adjusted: readonly AdjustedJson[] = [],
): string[] {
  if (adjusted.length === 0) return [];
  return [paint.bold(text.adjusted), ...adjusted.flatMap(({ message }) => indented(message, width, 2)), ''];
}
