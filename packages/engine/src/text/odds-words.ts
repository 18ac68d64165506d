import type { Locale } from '@tafelrunde/kernel';
import type { Assumption } from '@tafelrunde/system';

/** What is said about odds in one language, whoever shows them. */
export interface OddsWords {
  /** Every case is counted. */
  readonly exact: string;
  /** Added up with rounding: so many digits are certain. */
  digits(certain: number): string;
  estimate(runs: string): string;
  /** Why it is an estimate; `states`: how many an exact calculation would meet, as far as that was counted. */
  tooLarge(states: string | undefined): string;
  /** In place of an option that is not always the same one. */
  readonly byThrow: string;
  assumed(who: string, ask: string, option: string, because: Assumption['because']): string;
  range(chance: string, low: string, high: string, who: string): string;
  readonly gm: string;
  readonly tag: string;
}

export const ODDS_WORDS: Readonly<Record<Locale, OddsWords>> = {
  de: {
    exact: 'genau',
    digits: (certain) => `auf ${certain} Stellen`,
    estimate: (runs) => `Schätzung aus ${runs} Würfen`,
    tooLarge: (states) =>
      `Genau lässt es sich nicht ausrechnen${states === undefined ? '' : `: Es sind mindestens ${states} Zustände`}.`,
    byThrow: 'je nach Wurf',
    assumed: (who, ask, option, because) =>
      `${who}: ${ask} ${option}${{ default: '', seeks: ' (für das Ziel)', opposes: ' (gegen das Ziel)' }[because]}`,
    range: (chance, low, high, who) => `${chance}: von ${low} bis ${high}, je nach Entscheidung (${who})`,
    gm: 'Spielleitung',
    tag: 'de-DE',
  },
  en: {
    exact: 'exact',
    digits: (certain) => `to ${certain} digits`,
    estimate: (runs) => `estimate from ${runs} throws`,
    tooLarge: (states) =>
      `It cannot be calculated exactly${states === undefined ? '' : `: there are at least ${states} states`}.`,
    byThrow: 'depending on the throw',
    assumed: (who, ask, option, because) =>
      `${who}: ${ask} ${option}${{ default: '', seeks: ' (for the goal)', opposes: ' (against the goal)' }[because]}`,
    range: (chance, low, high, who) => `${chance}: from ${low} to ${high}, depending on a decision (${who})`,
    gm: 'GM',
    tag: 'en-GB',
  },
};
