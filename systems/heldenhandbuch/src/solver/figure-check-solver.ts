import type { Goal } from '@tafelrunde/system';
import type { House, Refused } from '../rule.ts';
import type { CheckOutcome } from '../rules/check.ts';
import { failed } from '../rules/figure-check.ts';
import { requestOf, type TestedCheckInput } from '../rules/tested-check.ts';
import { type SolvableCheck, worthOf, worthOfOutcome } from './check-goals.ts';
import { lawOfCheck, solveCheck } from './check-solver.ts';
import { type RollReading, rollSolver } from './roll-solver.ts';
import type { SolvedKeeps } from './solve-keeps.ts';
import { solvedLaw } from './solved-law.ts';

/** A check read by its number, group and mythos points; `tell` says what an action makes of that. */
export function checkReading<O>(
  check: SolvableCheck,
  house: House,
  goal: Goal,
  tell: (outcome: CheckOutcome) => O,
): RollReading<O> | undefined {
  const worth = worthOf(goal, check);
  if (worth === undefined) return undefined;
  return {
    key: JSON.stringify([check, house, goal]),
    solve: () => solveCheck(check, house, goal) as SolvedKeeps,
    law: () => {
      const { law, total, value } = lawOfCheck(check, house, goal) as NonNullable<
        ReturnType<typeof lawOfCheck>
      >;
      return solvedLaw(
        law.map(([outcome, cases]) => [tell(outcome), cases] as const),
        total,
        value,
      );
    },
    noDice: () => {
      const outcome = failed(check.minimum);
      return { outcome: tell(outcome), value: worthOfOutcome(worth)(outcome) };
    },
  };
}

/** The solver beside a figure's own check. */
export const testedSolver = rollSolver<TestedCheckInput, CheckOutcome | Refused>({
  request: (input) => {
    const request = requestOf(input);
    return typeof request === 'string' ? undefined : request;
  },
  reading: (_input, check, house, goal) => checkReading(check, house, goal, (outcome) => outcome),
});
