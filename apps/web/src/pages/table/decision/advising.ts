import type { Rated } from '@tafelrunde/engine';
import { type AskedQuestion, GM, type Stance } from '@tafelrunde/kernel';
import { type Action, type Goal, usualGoal } from '@tafelrunde/system';

/** A goal as the value of a list. */
export const goalKey = (goal: Goal): string => JSON.stringify(goal);

/** What advice on a question aims at at first; undefined where there is none: the GM takes what the rules suggest. */
export function goalFor(action: Action, input: unknown, question: AskedQuestion): Goal | undefined {
  if (question.by === GM || question.options.length < 2) return undefined;
  const usual = usualGoal(action, input, question.id);
  if (usual === undefined || stanceOn(action, input, question, usual) !== 'oppose') return usual;
  // Whoever defends is told the own chance: that nothing happens, not that the other one hits.
  return (
    action.othersWant
      .filter((name) => Object.hasOwn(action.chances, name))
      .map((chance): Goal => ({ chance }))
      .find((goal) => stanceOn(action, input, question, goal) === 'seek') ?? usual
  );
}

/** Only who is asked what matters for it, not the options. */
const stanceOn = (action: Action, input: unknown, { id, cite, by }: AskedQuestion, goal: Goal): Stance =>
  action.stance(input, goal)({ id, cite, by, options: [] });

/** What each option is worth. */
export interface Worth {
  readonly value: number;
  /** How far behind the best one, never negative. */
  readonly behind: number;
}

/** Differences below this are rounding, not advice. */
export const NO_DIFFERENCE = 1e-9;

/** The options by their worth, given best first; empty where all are worth the same: then there is nothing to say. */
export function worthOf(advice: readonly Rated[]): ReadonlyMap<string, Worth> {
  const best = advice[0]?.value ?? 0;
  const all = advice.map(({ option, value }) => [option, { value, behind: Math.abs(value - best) }] as const);
  return new Map(all.every(([, { behind }]) => behind <= NO_DIFFERENCE) ? [] : all);
}
