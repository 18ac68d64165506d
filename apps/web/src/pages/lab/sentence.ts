import type { Locale } from '@tafelrunde/kernel';
import type { Estimate, SystemWords } from '@tafelrunde/system';
import { decimal, whole } from '../../engine/format.ts';
import type { Cases, LabDictionary } from '../../text/lab-dictionary.ts';
import { letterOf } from './lab-state.ts';

/** 31 of 100; rare and nearly certain things are counted among more cases, so that none reads as never or always. */
export function casesOf(text: Pick<LabDictionary, 'lessThanOne'>, p: number, locale: Locale): Cases {
  const distance = Math.min(p, 1 - p);
  const of = [100, 1_000, 10_000, 100_000].find((one) => distance * one >= 1) ?? 1_000_000;
  const count = Math.round(p * of);
  const written = (n: number) => whole(n, locale);
  if (p > 0 && count === 0) return { count: text.lessThanOne, of: written(of) };
  return { count: written(count), of: written(of) };
}

/** The answer in one sentence: what happens how often. */
export function answerSentence(text: LabDictionary, p: number, phrase: string, locale: Locale): string {
  if (p <= 0) return text.never(phrase);
  if (p >= 1) return text.always(phrase);
  return text.sentence(casesOf(text, p, locale), phrase);
}

export const phraseOf = (text: LabDictionary, words: SystemWords, chance: string): string =>
  text.phrases[chance] ?? text.otherPhrase(words.chance(chance));

/** The other cases, each against the first. */
export function comparisons(
  text: LabDictionary,
  chances: readonly (Estimate | undefined)[],
  locale: Locale,
): readonly string[] {
  const [first, ...others] = chances;
  return others.flatMap((chance, i) => {
    if (chance === undefined) return [];
    return [
      text.compared(
        letterOf(i + 1),
        casesOf(text, chance.p, locale),
        first ? difference(text, first, chance, locale) : '',
      ),
    ];
  });
}

function difference(text: LabDictionary, first: Estimate, other: Estimate, locale: Locale): string {
  const points = Math.round((other.p - first.p) * 1000) / 10;
  if (points === 0) return '';
  const value = decimal(Math.abs(points), locale);
  return text.points(points > 0 ? `+${value}` : `−${value}`);
}
