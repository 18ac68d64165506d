import type { Decider, Faces, Option } from '@tafelrunde/kernel';
import { MOVEMENT_DICE } from '../data/target-sizes.ts';
import type { Movement } from '../model.ts';
import type { HhFate, House } from '../rule.ts';
import { countOf, partsOf } from './fight-dice.ts';
import {
  ascending,
  chooseGroup,
  descending,
  equalDice,
  facesKey,
  type GroupLimits,
  groupsOf,
  LOWEST_SUCCESS,
  runDice,
  sumOf,
  without,
} from './groups.ts';
import { picks } from './mishaps.ts';

/** HH-RNG-11, HH-RNG-12. */
const LEGENDARY_FACE = 11;
const LEGENDARY_EQUALS = 4;
const DEADLY_EQUALS = 5;

/** Dice of a shot: what is usable, ascending, and the faces lucky numbers were changed to. */
interface ShotDice {
  readonly usable: Faces;
  readonly converted: Faces;
}

/** HH-RNG-11, HH-R-96: the largest set of natural equals of 11 or more in a group, if it makes the shot legendary; else 0. */
export function legendaryShotEquals(group: Faces, converted: Faces): number {
  const sets = group
    .filter((face) => face >= LEGENDARY_FACE)
    .map((face) => countOf(group, face) - countOf(converted, face));
  const largest = Math.max(0, ...sets);
  return largest >= LEGENDARY_EQUALS ? largest : 0;
}

/** HH-RNG-12. */
export const isDeadly = (equals: number): boolean => equals >= DEADLY_EQUALS;

/** The group of a shot, and the dice of it that are still there. */
export interface ShotGroup {
  readonly group: Faces;
  readonly usable: Faces;
  readonly legendary: number;
}

/**
 * HH-RNG-08, HH-R-48: a moving shooter strikes dice of the group, and it is formed anew; a legendary shot need not
 * (HH-RNG-13). Null: there are fewer dice than must be struck, so there is no shot.
 */
export function shotGroup(
  fate: HhFate,
  { usable, converted }: ShotDice,
  limits: GroupLimits,
  movement: Movement,
  by: Decider,
  house: House,
): ShotGroup | null {
  const group = chooseGroup(fate, groupsOf(usable, limits, house), sumOf, by);
  const legendary = legendaryShotEquals(group, converted);
  const toStrike = legendary > 0 ? 0 : MOVEMENT_DICE[movement];
  if (toStrike === 0) return { group, usable, legendary };
  if (group.length < toStrike) return null;
  const struck = chooseStruck(fate, group, toStrike, by);
  fate.note('HH-RNG-08', { kind: 'struckOut', faces: descending(struck) });
  const left = without(usable, struck);
  return { group: chooseGroup(fate, groupsOf(left, limits, house), sumOf, by), usable: left, legendary: 0 };
}

/** Run dice and low faces go first by default. */
function chooseStruck(fate: HhFate, group: Faces, count: number, by: Decider): Faces {
  const options = picks([...runDice(group), ...equalDice(group)], count).map((struck) => ({
    key: facesKey(struck),
    value: struck,
  }));
  const [only] = options;
  return only !== undefined && options.length === 1
    ? only.value
    : fate.choose({ id: 'strikeOut', cite: 'HH-RNG-08', by, options });
}

export interface ShotTotal {
  readonly total: number;
  /** Run dice in it; they make no damage dice. */
  readonly used: Faces;
}

/**
 * HH-RNG-05, HH-R-48: all equals of the group and as many of its run dice as wanted, or one single face. What is needed is
 * proposed: against a target that cannot evade the least that reaches the minimum, else everything.
 */
export function chooseTotal(
  fate: HhFate,
  { group, usable }: ShotGroup,
  minimum: number,
  mayEvade: boolean,
  by: Decider,
): ShotTotal {
  const options = totalOptions(group, usable).toSorted(
    (a, b) => order(a.value, minimum, mayEvade) - order(b.value, minimum, mayEvade),
  );
  const [only] = options;
  if (only === undefined) return { total: 0, used: [] };
  return options.length === 1 ? only.value : fate.choose({ id: 'shotTotal', cite: 'HH-RNG-05', by, options });
}

function totalOptions(group: Faces, usable: Faces): readonly Option<ShotTotal>[] {
  const equals = equalDice(group);
  const parts = [...partsOf(runDice(group)), ...(equals.length > 0 ? [[]] : [])];
  const sums = parts.map((used) => ({
    key: facesKey([...equals, ...used]),
    value: { total: sumOf(equals) + sumOf(used), used },
  }));
  // A face above the cap, or any where there is no group (HH-R-03).
  const highest = ascending(usable).at(-1);
  const single =
    highest === undefined || highest < LOWEST_SUCCESS || group.includes(highest)
      ? []
      : [{ key: String(highest), value: { total: highest, used: [] } }];
  return [...sums, ...single];
}

/** Small is good: reaching the minimum with few run dice, or by as much as possible. */
function order({ total, used }: ShotTotal, minimum: number, mayEvade: boolean): number {
  if (mayEvade || total < minimum) return 1000 - total;
  return used.length * 100 + total - minimum - 10_000;
}
