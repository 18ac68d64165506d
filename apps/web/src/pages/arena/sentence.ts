import { type Difference, shareDifference, type Tally } from '@tafelrunde/arena';
import type { Locale } from '@tafelrunde/kernel';
import { decimal } from '../../engine/format.ts';
import type { ArenaDictionary } from '../../text/arena-dictionary.ts';
import { letterOf } from '../lab/lab-state.ts';
import { casesOf } from '../lab/sentence.ts';
import { type Counted, winsOf } from './counted.ts';
import { middleHalf } from './rounds.ts';

/** The answer in one sentence: how often the first side wins, and when. */
export function winSentence(text: ArenaDictionary, tally: Tally, locale: Locale): string {
  const [side] = tally.sides;
  if (side === undefined || tally.fights === 0) return text.empty;
  const subject = text.subject(side.name);
  if (side.wins === 0) return text.neverWins(subject);
  const half = middleHalf(side.wonIn);
  const rounds = half === undefined ? '' : text.mostlyIn(half.from, half.to);
  if (side.wins === tally.fights) return text.alwaysWins(subject, rounds);
  return text.wins(casesOf(text, side.wins / tally.fights, locale), subject, rounds);
}

/** What else a GM wants to know: who dies, and whether anybody wins at all. */
export function furtherSentences(text: ArenaDictionary, tally: Tally, locale: Locale): readonly string[] {
  const cases = (count: number) => casesOf(text, count / tally.fights, locale);
  const [first] = tally.sides;
  const deaths = first === undefined ? [] : [deathSentence(text, first, tally.fights, cases)];
  return tally.draws === 0 ? deaths : [...deaths, text.nobodyWins(cases(tally.draws))];
}

const deathSentence = (
  text: ArenaDictionary,
  { name, withDeath }: Tally['sides'][number],
  fights: number,
  cases: (count: number) => ReturnType<typeof casesOf>,
): string => {
  if (withDeath === 0) return text.nobodyDies(name);
  return withDeath === fights ? text.alwaysDies(name) : text.dies(cases(withDeath), name);
};

/** The other cases, each against the first: `Case B, without Mage: 43 of 100 (−18 points).` */
export function comparedSentences(
  text: ArenaDictionary,
  cases: readonly (Counted | undefined)[],
  changes: readonly string[],
  locale: Locale,
): readonly string[] {
  const [first, ...others] = cases.map((one) => one && winsOf(one, 0));
  return others.flatMap((share, i) => {
    if (share === undefined) return [];
    const by = first === undefined ? '' : changeText(text, shareDifference(first, share), locale);
    return [text.compared(letterOf(i + 1), changes[i + 1] ?? '', casesOf(text, share.p, locale), by)];
  });
}

/** What may as well be chance is not told as a number. */
const changeText = (text: ArenaDictionary, difference: Difference, locale: Locale): string =>
  isClear(difference) ? text.points(signedPoints(difference.by, locale)) : text.unclear;

/** A difference of shares in points with its sign: `−18,3`. */
export const signedPoints = (share: number, locale: Locale): string =>
  signedNumber(Math.round(share * 1000) / 10, locale);

export function signedNumber(value: number, locale: Locale): string {
  const written = decimal(Math.abs(value), locale);
  if (value === 0) return `±${written}`;
  return value > 0 ? `+${written}` : `−${written}`;
}

/** Whether it is more than chance. */
export const isClear = ({ low, high }: Difference): boolean => low > 0 || high < 0;
