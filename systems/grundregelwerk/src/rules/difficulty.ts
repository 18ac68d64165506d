import { CONDITIONS, type ConditionId } from '../data/conditions.ts';
import { TNS, type Tn } from '../data/ladders.ts';
import type { Mode } from '../model.ts';
import type { Fate, House } from '../rule.ts';

/** A reason for moving the TN along its ladder, and by how many steps. */
export interface Step {
  readonly label: string;
  readonly amount: number;
}

/** GW-MOD-02, GW-MOD-03: a listed condition counts one step. GW-MOD-04: an extreme one counts two. */
export function conditionStep(id: ConditionId, extreme = false): Step {
  return { label: id, amount: CONDITIONS[id] * (extreme ? 2 : 1) };
}

/** GW-R-06: every condition counts, opposite ones cancel; `maxShift` cuts the sum. */
export function sumOfSteps(steps: readonly Step[], house: House): number {
  const sum = steps.reduce((total, { amount }) => total + amount, 0);
  const limit = house.maxShift ?? Number.POSITIVE_INFINITY;
  return Math.max(-limit, Math.min(limit, sum));
}

/** Where the ladder ends: GW-MOD-05 below 4, GW-MOD-06 above 12. */
export type Difficulty = Tn | 'almostCertain' | 'almostImpossible';

/** GW-MOD-01, GW-R-04: one step is one place on the ladder 4 - 6 - 8 - 12, never one point. */
export function shiftTn(base: Tn, steps: number): Difficulty {
  const index = TNS.indexOf(base) + steps;
  if (index < 0) return 'almostCertain';
  return TNS[index] ?? 'almostImpossible';
}

/** What has to be done to pass: nothing, a roll, or another plan. */
export type Hurdle =
  | { readonly kind: 'automatic' }
  | { readonly kind: 'roll'; readonly tn: Tn; readonly maxOnly: boolean }
  | { readonly kind: 'refused' };

/** GW-MOD-05, GW-MOD-06, GW-R-05: what the table does beyond the ends of the ladder. */
export function hurdleOf(difficulty: Difficulty, house: House): Hurdle {
  if (difficulty === 'almostCertain') {
    return house.beyondLow === 'auto' ? { kind: 'automatic' } : { kind: 'roll', tn: 4, maxOnly: false };
  }
  if (difficulty === 'almostImpossible') {
    if (house.beyondHigh === 'refuse') return { kind: 'refused' };
    return { kind: 'roll', tn: 12, maxOnly: house.beyondHigh === 'maxOnly' };
  }
  return { kind: 'roll', tn: difficulty, maxOnly: false };
}

/** The same for a test of either game; the variant knows neither end of the ladder (GW-R-33). */
export function hurdleFor(mode: Mode, tn: Tn, steps: readonly Step[], house: House): Hurdle['kind'] {
  return mode === 'core' ? hurdleOf(shiftTn(tn, sumOfSteps(steps, house)), house).kind : 'roll';
}

/** Notes each step and where they lead, and returns the difficulty. */
export function adjustTn(fate: Fate, base: Tn, steps: readonly Step[], house: House): Difficulty {
  for (const { label, amount } of steps) {
    if (amount !== 0) fate.note(amount > 0 ? 'GW-MOD-02' : 'GW-MOD-03', { kind: 'step', label, amount });
  }
  const sum = steps.reduce((total, { amount }) => total + amount, 0);
  const shift = sumOfSteps(steps, house);
  if (shift !== sum) fate.note('GW-R-06', { kind: 'shiftCut', from: sum, to: shift });
  const difficulty = shiftTn(base, shift);
  if (shift !== 0) fate.note('GW-MOD-01', { kind: 'difficulty', from: base, to: difficulty, steps: shift });
  return difficulty;
}
