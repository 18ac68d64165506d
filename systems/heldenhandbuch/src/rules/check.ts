import type { Decider, Faces } from '@tafelrunde/kernel';
import type { DieStep } from '../model.ts';
import type { HhFate, House } from '../rule.ts';
import { chooseGroup, descending, groupsOf, LOWEST_SUCCESS } from './groups.ts';
import { keepAndReroll, type RollMode, usualKeep } from './keep-and-reroll.ts';
import { legendaryEquals, mythosFor } from './legendary-check.ts';
import { type Converted, convertLucky } from './lucky-number.ts';
import { type Settled, settleOnes } from './mishaps.ts';
import { groupNumber, numberFrom, reaches } from './numbers.ts';

/** What a finished roll is read by. */
export interface Reckoning {
  readonly mode: RollMode;
  readonly sides: DieStep;
  /** The tested value: for Könner and Meister (HH-R-10). */
  readonly value: number;
  /** HH-CHK-05: the highest face of equals and runs. */
  readonly cap: number;
  readonly minimum?: number | undefined;
  readonly by: Decider;
  /** What the account calls whoever throws. */
  readonly name?: string | undefined;
}

/** What a check comes to. */
export interface CheckOutcome {
  readonly number: number;
  readonly success?: boolean;
  /** Descending. */
  readonly group: Faces;
  readonly ones: number;
  readonly psycheLost: number;
  readonly legendary: boolean;
  readonly mythos: number;
}

export interface Reckoned {
  readonly outcome: CheckOutcome;
  readonly settled: Settled;
}

/** HH-PROC-01, from the end of throwing on: settle 1s, pick the group, read the number, see whether it is legendary. */
export function reckon(
  fate: HhFate,
  dice: Converted,
  reckoning: Reckoning,
  house: House,
  numberShift = 0,
): Reckoned {
  const { mode, cap, minimum, by, name = null } = reckoning;
  const limits = { cap, runs: mode === 'cascade' };
  const settled = settleOnes(fate, dice.faces, { ...reckoning, runs: limits.runs }, house);
  const { usable, ones, psycheLost } = settled;
  const groups = groupsOf(usable, limits, house);
  const worth = (group: Faces): number => groupNumber(group, limits, house);
  // With equals alone the number says which set is meant; a cascade's group is used die by die elsewhere.
  const group = limits.runs ? chooseGroup(fate, groups, worth, by) : best(groups, worth);
  const counted = limits.runs ? [group] : groups;
  const lying = numberFrom(usable, counted, limits, house);
  const number = lying < LOWEST_SUCCESS ? lying : lying + numberShift;
  if (number !== lying) fate.note('HH-R-78', { kind: 'numberAdjusted', by: numberShift });
  const natural = (face: number): number => count(dice.faces, face) - count(dice.converted, face);
  const equals = legendaryEquals(usable, cap, natural);
  const mythos = mythosFor(equals);
  const success = minimum === undefined ? undefined : reaches(number, minimum);
  if (group.length > 0) fate.note('HH-GRP-04', { kind: 'group', figure: name, faces: descending(group) });
  fate.note('HH-CHK-07', {
    kind: 'number',
    figure: name,
    number,
    minimum: minimum ?? null,
    success: success ?? null,
  });
  if (mythos > 0) fate.note('HH-LUC-05', { kind: 'legendary', figure: name, equals, mythos });
  const shown = { group: descending(group), ones, psycheLost, legendary: mythos > 0, mythos };
  return { outcome: success === undefined ? { number, ...shown } : { number, success, ...shown }, settled };
}

function best(groups: readonly Faces[], worth: (group: Faces) => number): Faces {
  const [first = []] = groups;
  return groups.reduce((top, group) => (worth(group) >= worth(top) ? group : top), first);
}

function count(faces: Faces, face: number): number {
  let dice = 0;
  for (let i = 0; i < faces.length; i += 1) if (faces[i] === face) dice += 1;
  return dice;
}

export interface BareCheckInput {
  readonly mode: RollMode;
  readonly sides: DieStep;
  readonly count: number;
  readonly value: number;
  /** HH-CHK-05: lower than the value where an item limits it. */
  readonly cap?: number | undefined;
  readonly minimum?: number | undefined;
  readonly luckyNumber?: number | undefined;
  readonly freeThrows?: number | undefined;
}

export const capOf = ({ value, cap = value }: Pick<BareCheckInput, 'value' | 'cap'>): number =>
  Math.min(value, cap);

const PLAYER = 'player';

/** A check without figure and scene: pool, tested value, minimum. */
export function bareCheck(fate: HhFate, input: BareCheckInput, house: House) {
  const { mode, freeThrows = 0 } = input;
  const { faces } = keepAndReroll(
    fate,
    {
      ...input,
      by: PLAYER,
      role: 'check',
      freeThrows,
      locksOnes: true,
      usual: usualKeep({ cap: capOf(input), runs: mode === 'cascade' }, house),
      context: 'check',
    },
    house,
  );
  const dice = convertLucky(fate, faces, input.sides, input.luckyNumber, PLAYER);
  return { outcome: reckonBareCheck(fate, dice, input, house), effects: [] };
}

/** What is left to decide when lucky dice have been converted. */
export function reckonBareCheck(
  fate: HhFate,
  dice: Converted,
  input: BareCheckInput,
  house: House,
): CheckOutcome {
  const { mode, sides, value, minimum } = input;
  return reckon(fate, dice, { mode, sides, value, cap: capOf(input), minimum, by: PLAYER }, house).outcome;
}
