import type { DiceOdds, Ranges } from '@tafelrunde/engine';
import type { Odds } from '@tafelrunde/system';
import type { OddsAnswer } from './odds-jobs.ts';

/** A total and its chance; tails are everything from a total on. */
export interface LabTail {
  readonly from: number;
  readonly p: number;
}

/** The odds of an action or of dice, as charts and sentences take them. */
export interface LabOdds extends Pick<Odds, 'exact' | 'bound' | 'outcomes' | 'chances' | 'mean'> {
  /** How often was thrown, if this is an estimate. */
  readonly runs: number;
  /** What the GM may still make of a chance, by its name. */
  readonly ranges?: Ranges | undefined;
  readonly tail?: LabTail | undefined;
  readonly lowerTail?: LabTail | undefined;
}

export type LabProblem = 'bad-input' | 'bad-notation' | 'too-large' | 'failed';
export type LabAnswer =
  | { readonly kind: 'odds'; readonly odds: LabOdds }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'problem'; readonly problem: LabProblem };

/** What the engine has found, as the lab shows it; `ofDice`: dice notation was asked for. */
export function labAnswer(answer: OddsAnswer, ofDice = false): LabAnswer {
  if (!answer.ok) {
    const { code, reason } = answer.error;
    if (reason !== undefined) return { kind: 'refused', reason };
    if (code === 'too-large') return { kind: 'problem', problem: code };
    if (code === 'never-ends') return { kind: 'problem', problem: 'failed' };
    return { kind: 'problem', problem: ofDice ? 'bad-notation' : 'bad-input' };
  }
  const { value } = answer;
  if (value.kind === 'notation') return { kind: 'odds', odds: diceOdds(value.odds, value.runs) };
  return {
    kind: 'odds',
    odds: {
      ...value.odds,
      runs: value.runs,
      ranges: value.ranges === 'too-large' ? undefined : value.ranges,
    },
  };
}

function diceOdds({ exact, totals, mean, tail, lowerTail }: DiceOdds, runs: number): LabOdds {
  const tailOf = (one: DiceOdds['tail']) => one && { from: one.from, p: one.chance.p };
  return {
    exact,
    runs,
    outcomes: totals.map(({ total, chance }) => ({ outcome: { total }, chance })),
    chances: {},
    mean: { total: mean },
    tail: tailOf(tail),
    lowerTail: tailOf(lowerTail),
  };
}
