import type { Locale } from '@tafelrunde/kernel';
import { system } from './ladders.ts';

/** A verdict in one word, for columns and lists: the name of its chance where that is shorter. */
export function verdictWord(verdict: string, locale: Locale): string {
  const words = system.words[locale];
  const whole = words.value('kind', verdict) ?? verdict;
  const chance = words.chance(verdict);
  return chance !== verdict && chance.length < whole.length ? chance : whole;
}
