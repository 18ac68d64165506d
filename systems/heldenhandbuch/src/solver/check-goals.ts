import type { Goal } from '@tafelrunde/system';
import { type BareCheckInput, type CheckOutcome, capOf } from '../rules/check.ts';
import { LOWEST_SUCCESS } from '../rules/groups.ts';
import { usableLuckyNumber } from '../rules/lucky-number.ts';
import { reaches } from '../rules/numbers.ts';
import { type FaceClass, facesApart, facesByLook } from './keep-game.ts';

/** A check as the solver knows it: all that items and high mastery allow with single dice when throwing has ended. */
export interface SolvableCheck extends BareCheckInput {
  readonly secondChances?: number;
  /** How often a die may be moved by one. */
  readonly moves?: number;
  /** HH-R-78: one die by so much, or as many different ones by one; for each effect. */
  readonly shifts?: readonly number[];
  readonly shadowRolls?: number;
}

/** What a goal sees of an outcome: number, dice of the group, mythos points. */
export type Worth = (number: number, dice: number, mythos: number) => number;

/**
 * What a check can aim at, by the names its action has for it; undefined where the solver does not apply: converted dice
 * are worth less for mythos points (HH-LUC-07), so with a lucky number these are left to the plain rule.
 */
export function worthOf(goal: Goal, { minimum, sides, luckyNumber }: BareCheckInput): Worth | undefined {
  const hasLucky = usableLuckyNumber(sides, luckyNumber) !== undefined;
  if (hasLucky && ('chance' in goal ? goal.chance === 'legendary' : goal.maximise === 'mythos'))
    return undefined;
  if ('chance' in goal) {
    if (goal.chance === 'legendary') return (_number, _dice, mythos) => (mythos > 0 ? 1 : 0);
    if (goal.chance !== 'success') return undefined;
    return (number) => (minimum !== undefined && reaches(number, minimum) ? 1 : 0);
  }
  switch (goal.maximise) {
    case 'number':
      return (number) => number;
    case 'groupDice':
      return (_number, dice) => dice;
    case 'mythos':
      return (_number, _dice, mythos) => mythos;
    default:
      return undefined;
  }
}

export const worthOfOutcome =
  (worth: Worth) =>
  ({ number, group, mythos }: CheckOutcome): number =>
    worth(number, group.length, mythos);

/** Unlike all faces. */
const FILLER_LOOK = -1;
const LUCKY_LOOK = -2;

/**
 * Faces that a goal cannot tell apart. Whoever wants to reach a minimum asks of a face that reaches it no more; below it, one
 * above the cap can only offset a 1, and duds do nothing.
 */
export function classesFor(goal: Goal, input: SolvableCheck): readonly FaceClass[] {
  const { sides, minimum, luckyNumber, moves = 0, shifts = [] } = input;
  const aimsAtMinimum = 'chance' in goal && goal.chance === 'success' && minimum !== undefined;
  if (!aimsAtMinimum || moves > 0 || shifts.length > 0) return facesApart(sides, true);
  const enough = Math.max(minimum, LOWEST_SUCCESS);
  const lucky = usableLuckyNumber(sides, luckyNumber);
  return facesByLook(sides, true, (face) => {
    if (face === lucky) return LUCKY_LOOK;
    if (face < LOWEST_SUCCESS) return 0;
    if (face >= enough) return enough;
    return face > capOf(input) ? FILLER_LOOK : face;
  });
}
