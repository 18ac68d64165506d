import { certainDigits, GM, type Locale } from '@tafelrunde/kernel';
import {
  type Action,
  chanceWords,
  type Names,
  namesIn,
  type Odds,
  type SystemWords,
} from '@tafelrunde/system';
import type { ActionOdds } from './odds.ts';
import type { Ranges } from './ranges.ts';
import { ODDS_WORDS } from './text/odds-words.ts';

/** How far odds can be trusted: `genau`, `auf 12 Stellen`, `Schätzung aus 20.000 Würfen`. */
export function tellExactness(
  { exact, bound = 1 }: { readonly exact: Odds['exact']; readonly bound?: number | undefined },
  runs: number,
  locale: Locale,
): string {
  const words = ODDS_WORDS[locale];
  if (exact === false) return words.estimate(runs.toLocaleString(words.tag));
  return exact === 'double' ? words.digits(certainDigits(bound)) : words.exact;
}

/** Why there are no exact odds, and how large the calculation would be as far as that was counted. */
export function tellTooLarge(states: number | undefined, locale: Locale): string {
  const words = ODDS_WORDS[locale];
  return words.tooLarge(states?.toLocaleString(words.tag));
}

/** Who was taken to decide what, and on whose side. */
export function tellAssumed(
  words: SystemWords,
  { odds, parsed }: Pick<ActionOdds, 'odds' | 'parsed'>,
  locale: Locale,
  names: Names = namesIn(parsed),
): readonly string[] {
  const said = ODDS_WORDS[locale];
  return odds.assumed.map(({ question, by, option, because, varies }) => {
    const { ask, options } = words.question({ id: question, cite: '', by, options: [option] });
    const taken = varies ? said.byThrow : (names.get(option) ?? options[option] ?? option);
    return said.assumed(deciderName(words, names, by, locale), ask, taken, because);
  });
}

/** How far those can still move a chance who take no side; `share` writes a chance as the reader is used to. */
export function tellRanges(
  words: SystemWords,
  action: Action,
  { ranges, parsed }: { readonly ranges: Ranges; readonly parsed: unknown },
  locale: Locale,
  share: (p: number) => string,
  names: Names = namesIn(parsed),
): readonly string[] {
  const called = chanceWords(words, action, parsed, names);
  return Object.entries(ranges).map(([name, { low, high, by }]) => {
    const who = by.map((one) => deciderName(words, names, one, locale)).join(', ');
    return ODDS_WORDS[locale].range(capitalised(called(name)), share(low), share(high), who);
  });
}

const deciderName = (words: SystemWords, names: Names, by: string, locale: Locale): string =>
  by === GM ? ODDS_WORDS[locale].gm : (names.get(by) ?? capitalised(words.value('by', by) ?? by));

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
