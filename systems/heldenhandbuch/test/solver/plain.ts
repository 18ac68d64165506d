import { type Rule, solve } from '@tafelrunde/kernel';
import { type Action, type Goal, goalValue, type Outcome, oddsOf } from '@tafelrunde/system';
import { expect } from 'vitest';
import type { House } from '../../src/data/house-rules.ts';
import { DEFAULTS } from '../fixtures.ts';

/** The value of a goal by exploring the rule itself: every throw, every decision, nothing of a solver. */
export function plainValue(action: Action, input: unknown, goal: Goal, table: House = DEFAULTS): number {
  const outcomeOf: Rule<unknown, unknown, Outcome> = (fate, i, h) => action.rule(fate, i, h).outcome;
  const solved = solve(outcomeOf, input, table, goalValue(action, goal), {
    budget: 20_000_000,
    stance: action.stance(input, goal),
  });
  if (!solved.ok) throw new Error(solved.error.code);
  return solved.value.value;
}

/** What the solver beside an action says; its law must come to its value, and all of it to one. */
export function solvedValue(action: Action, input: unknown, goal: Goal, table: House = DEFAULTS): number {
  const known = action.solver?.law(input, table, goal);
  const odds = oddsOf(action, input, table, { goal });
  if (known?.value === undefined || !odds.ok) throw new Error('no law');
  const sum = odds.value.outcomes.reduce((all, { chance: { p } }) => all + p, 0);
  expect(sum).toBeCloseTo(1, 12);
  const worth = goalValue(action, goal);
  const { law } = known;
  const mean =
    'total' in law
      ? law.outcomes.reduce(
          (all, outcome, i) => all + (worth(outcome) * Number(law.weight(i))) / Number(law.total),
          0,
        )
      : law.reduce((all, [outcome, p]) => all + worth(outcome) * p, 0);
  expect(mean).toBeCloseTo(known.value, 10);
  return known.value;
}
