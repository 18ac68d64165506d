import type { Faces } from '@tafelrunde/kernel';
import type { House } from '../rule.ts';
import { LOWEST_SUCCESS, without } from '../rules/groups.ts';
import { ignorableOnes, picks } from '../rules/mishaps.ts';

/** Dice when 1s are settled. */
export interface SettledWay {
  /** Ascending. */
  readonly usable: Faces;
  /** HH-MIS-04: 1s that nothing offsets. */
  readonly open: number;
}

/** HH-MIS-03, HH-R-09, HH-R-10: every way to settle 1s; faces ascending. */
export function settledWays(faces: Faces, value: number, house: House): readonly SettledWay[] {
  let ones = 0;
  while (faces[ones] === 1) ones += 1;
  const others = faces.slice(ones);
  const toOffset = ones <= ignorableOnes(value) ? 0 : ones;
  const successes = others.filter((face) => face >= LOWEST_SUCCESS);
  const most = Math.min(toOffset, successes.length);
  const least = house['mishap.offsetMandatory'] ? most : 0;
  const ways: SettledWay[] = [];
  for (let size = most; size >= least; size -= 1) {
    for (const voided of picks(successes, size))
      ways.push({ usable: without(others, voided), open: toOffset - size });
  }
  return ways;
}
