import type { Faces } from '@tafelrunde/kernel';
import type { House } from '../rule.ts';
import { type GroupLimits, groupsOf, LOWEST_SUCCESS, sumOf } from './groups.ts';

/** HH-R-05: what a further die of a group adds under `plusTwo`. */
const PLUS_TWO = 2;

/** HH-R-04: the highest usable face, at whatever cap (HH-R-03); with no face of 4 or more only something to show. */
const singleNumber = (usable: Faces): number => usable[usable.length - 1] ?? 1;

/** What a group is worth as a number. */
export function groupNumber(group: Faces, { runs }: GroupLimits, house: House): number {
  if (!runs) return sumOf(group);
  switch (house['cascade.number']) {
    case 'sumGroup':
      return sumOf(group);
    case 'plusTwo':
      return bestSet(group, (face, size) => face * size + PLUS_TWO * (group.length - size));
    case 'equalsOnly':
      return bestSet(group, (face, size) => (size > 1 ? face * size : 0));
  }
}

function bestSet(group: Faces, worth: (face: number, size: number) => number): number {
  let best = 0;
  for (let i = 0, size = 1; i < group.length; i += 1, size = group[i] === group[i - 1] ? size + 1 : 1) {
    best = Math.max(best, worth(group[i] as number, size));
  }
  return best;
}

/**
 * HH-ROL-01, HH-ROL-02, HH-ROL-03, HH-PROC-02: the number of usable dice (ascending): the highest face, or what the
 * `groups` they form come to.
 */
export function numberFrom(
  usable: Faces,
  groups: readonly Faces[],
  limits: GroupLimits,
  house: House,
): number {
  let best = singleNumber(usable);
  if (best < LOWEST_SUCCESS) return best;
  if (!limits.runs && house['result.sumAllSets']) return Math.max(best, sumOf(groups.flat()));
  for (const group of groups) best = Math.max(best, groupNumber(group, limits, house));
  return best;
}

export const numberOf = (usable: Faces, limits: GroupLimits, house: House): number =>
  numberFrom(usable, groupsOf(usable, limits, house), limits, house);

/** HH-CHK-07, HH-R-04: a result without a face of 4 or more is below every minimum. */
export const reaches = (number: number, minimum: number): boolean =>
  number >= Math.max(minimum, LOWEST_SUCCESS);

/** HH-R-04: what a failure shows is no number to compare. */
export const counted = (number: number): number => (number < LOWEST_SUCCESS ? 0 : number);
