import type { Decider, Faces } from '@tafelrunde/kernel';
import type { DieStep } from '../model.ts';
import type { HhFate, House } from '../rule.ts';
import { facesKey, type GroupLimits, LOWEST_SUCCESS, without } from './groups.ts';
import { numberOf } from './numbers.ts';

/** HH-LRN-07, HH-MIS-08: attributes and skills alike. */
const ADEPT_VALUE = 15;
export const MASTER_VALUE = 20;
/** HH-MIS-05. */
const LEGENDARY_FAILURE = 3;
const RESPECT_LOST: Readonly<Record<DieStep, number>> = { 6: 0, 8: 0, 12: 1, 20: 2 };

export interface Settlement extends GroupLimits {
  /** HH-R-10: the tested value, not the cap. */
  readonly value: number;
  readonly sides: DieStep;
  readonly by: Decider;
  /** What the account calls whoever throws. */
  readonly name?: string | undefined;
}

export interface Settled {
  /** HH-GRP-07: dice that still count, ascending, without 1s: voided ones are in no group any more. */
  readonly usable: Faces;
  readonly voided: Faces;
  readonly ones: number;
  readonly psycheLost: number;
  readonly legendaryFailure: boolean;
  readonly respectLost: number;
}

/** HH-MIS-06, HH-MIS-07: how many 1s may lie there without harm. */
export const ignorableOnes = (value: number): number =>
  value >= MASTER_VALUE ? 2 : value >= ADEPT_VALUE ? 1 : 0;

/**
 * HH-MIS-03, HH-R-09, HH-R-10: when throwing has ended, each 1 of the whole roll must be offset by a die of 4 or more,
 * which is voided, unless there are so few that skill lets them pass. Faces ascending.
 */
export function settleOnes(fate: HhFate, faces: Faces, settlement: Settlement, house: House): Settled {
  const { name: figure = null } = settlement;
  let ones = 0;
  while (faces[ones] === 1) ones += 1;
  const others = ones === 0 ? faces : faces.slice(ones);
  const ignored = ones <= ignorableOnes(settlement.value);
  if (ignored && ones > 0) fate.note('HH-R-10', { kind: 'onesIgnored', figure, ones });
  const toOffset = ignored ? 0 : ones;
  const voided = toOffset === 0 ? [] : chooseOffset(fate, others, toOffset, settlement, house);
  const psycheLost = toOffset - voided.length;
  if (psycheLost > 0) fate.note('HH-MIS-04', { kind: 'onesOpen', figure, psyche: psycheLost });
  // HH-R-11: those thrown, by default.
  const counted = house['legendaryFailure.count'] === 'rolled' ? ones : psycheLost;
  const legendaryFailure = counted >= LEGENDARY_FAILURE;
  const respectLost = legendaryFailure ? RESPECT_LOST[settlement.sides] : 0;
  if (legendaryFailure) fate.note('HH-MIS-05', { kind: 'legendaryFailure', figure, respect: respectLost });
  const usable = voided.length === 0 ? others : without(others, voided);
  return { usable, voided, ones, psycheLost, legendaryFailure, respectLost };
}

/** HH-R-09: as many as there are, unless the table leaves it to the player; which ones, the player says. */
function chooseOffset(fate: HhFate, faces: Faces, ones: number, settlement: Settlement, house: House): Faces {
  const successes = faces.filter((face) => face >= LOWEST_SUCCESS);
  const most = Math.min(ones, successes.length);
  const least = house['mishap.offsetMandatory'] ? most : 0;
  const options: Faces[] = [];
  for (let size = most; size >= least; size -= 1) options.push(...picks(successes, size));
  const [first = []] = options;
  const voided = options.length < 2 ? first : fate.choose(offsetQuestion(faces, options, settlement, house));
  if (voided.length > 0)
    fate.note('HH-MIS-03', { kind: 'onesOffset', figure: settlement.name ?? null, faces: voided });
  return voided;
}

/** What leaves the highest number comes first, and of that the lowest dice. */
function offsetQuestion(faces: Faces, options: readonly Faces[], settlement: Settlement, house: House) {
  const rated = options.map((value) => ({
    key: facesKey(value),
    value,
    left: numberOf(without(faces, value), settlement, house),
  }));
  return {
    id: 'offset',
    cite: 'HH-MIS-03',
    by: settlement.by,
    options: rated.sort((a, b) => b.left - a.left),
  } as const;
}

/** Every choice of `size` dice, once each. Equal faces stand side by side. */
export function picks(dice: Faces, size: number): Faces[] {
  const found: Faces[] = [];
  const pick = (from: number, picked: Faces): void => {
    if (picked.length === size) {
      found.push(picked);
      return;
    }
    for (let i = from; i <= dice.length - (size - picked.length); i += 1) {
      if (i === from || dice[i] !== dice[i - 1]) pick(i + 1, [...picked, dice[i] as number]);
    }
  };
  pick(0, []);
  return found;
}
