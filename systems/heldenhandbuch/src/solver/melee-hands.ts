import type { Faces } from '@tafelrunde/kernel';
import type { House } from '../house-rules.ts';
import { groupsOf, LOWEST_SUCCESS, without } from '../rules/groups.ts';
import { ignorableOnes, picks } from '../rules/mishaps.ts';

/** What the dice of a fighter can become when throwing has stopped. */
export interface Layout {
  /** Ascending; empty where no dice fit together. */
  readonly group: Faces;
  readonly usable: Faces;
}

interface Limits {
  /** The tested value, and the highest face of equals and runs. */
  readonly value: number;
  readonly cap: number;
}

/** HH-MIS-03, HH-GRP-04, HH-PROC-03: every way to settle 1s and to pick the group; faces ascending. */
export function layoutsOf(faces: Faces, { value, cap }: Limits, house: House): readonly Layout[] {
  let ones = 0;
  while (faces[ones] === 1) ones += 1;
  const others = faces.slice(ones);
  const toOffset = ones <= ignorableOnes(value) ? 0 : ones;
  const successes = others.filter((face) => face >= LOWEST_SUCCESS);
  const most = Math.min(toOffset, successes.length);
  const least = house['mishap.offsetMandatory'] ? most : 0;
  const layouts: Layout[] = [];
  for (let size = least; size <= most; size += 1) {
    for (const voided of picks(successes, size)) {
      const usable = size === 0 ? others : without(others, voided);
      const groups = groupsOf(usable, { cap, runs: true }, house);
      if (groups.length === 0) layouts.push({ group: [], usable });
      for (const group of groups) layouts.push({ group, usable });
    }
  }
  return layouts;
}
