import type { Faces } from '@tafelrunde/kernel';
import type { House } from '../rule.ts';
import { groupsOf } from '../rules/groups.ts';
import { settledWays } from './settled-ways.ts';

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
  return settledWays(faces, value, house).flatMap(({ usable }) => {
    const groups = groupsOf(usable, { cap, runs: true }, house);
    return groups.length === 0 ? [{ group: [], usable }] : groups.map((group) => ({ group, usable }));
  });
}
