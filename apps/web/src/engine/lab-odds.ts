import type { ActionOdds, Complaint, DiceOdds } from '@tafelrunde/engine';
import type { Odds } from '@tafelrunde/system';
import type { OddsAnswer } from './odds-jobs.ts';

/** A total and its chance; tails are everything from a total on. */
export interface LabTail {
  readonly from: number;
  readonly p: number;
}

/** The odds of an action or of dice, as charts and sentences take them. */
export interface LabOdds extends Pick<Odds, 'exact' | 'bound' | 'outcomes' | 'chances' | 'mean' | 'states'> {
  /** How often was thrown, if this is an estimate. */
  readonly runs: number;
  /** Of an action: all that was found, with what was taken for granted. */
  readonly found?: ActionOdds;
  readonly tail?: LabTail | undefined;
  readonly lowerTail?: LabTail | undefined;
}

export type LabProblem = 'bad-input' | 'bad-notation' | 'too-large' | 'failed';
export type LabAnswer =
  | { readonly kind: 'odds'; readonly odds: LabOdds }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'problem'; readonly problem: LabProblem; readonly states?: number };

/** What the engine has found, as the lab shows it; `ofDice`: dice notation was asked for. */
export function labAnswer(answer: OddsAnswer, ofDice = false): LabAnswer {
  if (!answer.ok) {
    const { code, reason } = answer.error;
    if (reason !== undefined) return { kind: 'refused', reason };
    if (code === 'too-large') return { kind: 'problem', problem: code, ...statesIn(answer.error) };
    if (code === 'never-ends') return { kind: 'problem', problem: 'failed' };
    return { kind: 'problem', problem: ofDice ? 'bad-notation' : 'bad-input' };
  }
  const { value } = answer;
  if (value.kind === 'notation') return { kind: 'odds', odds: diceOdds(value.odds, value.runs) };
  return { kind: 'odds', odds: { ...value.odds, runs: value.runs, found: value } };
}

/** How large it is, as far as that has been counted. */
function statesIn({ data }: Complaint): { readonly states?: number } {
  const { states } = (data ?? {}) as { readonly states?: number };
  return states === undefined ? {} : { states };
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
