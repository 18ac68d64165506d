import { parseNotation } from '@tafelrunde/kernel';

/** Dice need a letter for them: a bare number is something people say. */
const HAS_DICE = /\d?\s*[wd]\s*(?:[\d%(]|f(?!\p{L}))/iu;
const BEGINS_WITH_DICE = /^\s*\d*\s*[wd]\s*\d/i;

export type WrittenLine =
  | { readonly kind: 'roll' | 'say' }
  /** Begins like dice and goes on like something else: `dice` is as much of it as can be rolled. */
  | { readonly kind: 'unclear'; readonly dice: string };

/** What a written line is meant to be. Nothing that looks like dice becomes talk unnoticed. */
export function lineOf(text: string): WrittenLine {
  if (!HAS_DICE.test(text)) return { kind: 'say' };
  if (parseNotation(text).ok) return { kind: 'roll' };
  if (!BEGINS_WITH_DICE.test(text)) return { kind: 'say' };
  const written = text.trim();
  for (let end = written.length - 1; end > 0; end--) {
    const dice = written.slice(0, end).trim();
    if (HAS_DICE.test(dice) && parseNotation(dice).ok) return { kind: 'unclear', dice };
  }
  return { kind: 'say' };
}
