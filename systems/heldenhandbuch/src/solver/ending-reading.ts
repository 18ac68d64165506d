import type { Faces, Fate } from '@tafelrunde/kernel';
import type { HhFate, House } from '../rule.ts';
import { capOf, type Reckoned, reckon } from '../rules/check.ts';
import { LOWEST_SUCCESS } from '../rules/groups.ts';
import type { Converted } from '../rules/lucky-number.ts';
import { type Best, bestEnding } from './best-ending.ts';
import type { SolvableCheck } from './check-goals.ts';
import { solveDice } from './check-solver.ts';
import { facesApart } from './keep-game.ts';
import type { RollReading } from './roll-solver.ts';
import { lawOfGame } from './solved-law.ts';

/** What a rule does with a check when 1s are settled and the group is picked; it throws nothing any more. */
export interface Finish<O> {
  /** Whatever it depends on beside the check and the house rules. */
  readonly about: unknown;
  readonly by: string;
  readonly end: (fate: HhFate, rolled: Reckoned) => O;
  readonly worth: (outcome: O) => number;
  /** Of equally good outcomes the one with more of this is taken. */
  readonly preference: (outcome: O) => number;
  readonly noDice: O;
  /** The same with the best decisions, in less time; faces ascending. */
  readonly quick?: ((faces: Faces) => Best<O>) | undefined;
}

/** A check read by the rule's own ending, each decision in it the best for the goal. It must not matter which dice were converted. */
export function endingReading<O extends object>(
  check: SolvableCheck,
  house: House,
  { about, by, end, worth, preference, noDice, quick }: Finish<O>,
): RollReading<O> {
  const { mode, sides, value, minimum = LOWEST_SUCCESS } = check;
  const reckoning = { mode, sides, value, cap: capOf(check), minimum, by };
  const plain = bestEnding(
    (fate: Fate, dice: Converted) => end(fate as HhFate, reckon(fate as HhFate, dice, reckoning, house)),
    worth,
    preference,
  );
  const best = quick ?? ((faces: Faces) => plain({ faces, converted: [] }));
  const solve = () => solveDice(check, house, facesApart(sides, true), (faces) => best(faces).value);
  return {
    key: JSON.stringify([check, house, about]),
    solve,
    law: () => lawOfGame(solve(), (faces) => best(faces).outcome),
    noDice: () => ({ outcome: noDice, value: worth(noDice) }),
  };
}
