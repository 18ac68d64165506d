import { type Action, type Estimate, type Odds, oddsOf } from '@tafelrunde/kernel';

/** What this page calculates at once; everything on it stays far below. */
const BUDGET = 200_000;

/** The exact odds of an action; undefined if they are too large for a page that must not freeze. */
export function oddsFor(action: Action, input: unknown, house: unknown): Odds | undefined {
  const odds = oddsOf(action, input, house, { budget: BUDGET });
  return odds.ok ? odds.value : undefined;
}

export const chanceOf = (odds: Odds | undefined, name: string): Estimate | undefined => odds?.chances[name];
