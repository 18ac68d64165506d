import type { Faces } from '@tafelrunde/kernel';
import type { House } from '../rule.ts';

/** HH-INF-03, HH-R-80: how many tricks these dice cancel at best, one die each, at least as high. */
export function neutralised(tricks: Faces, dice: Faces, house: House): number {
  if (house['influence.neutralise'] === 'count') return Math.min(tricks.length, dice.length);
  const ascending = [...tricks].sort((a, b) => a - b);
  let stopped = 0;
  // The lowest die that is high enough for the lowest trick left: nothing better can be done with it.
  for (const die of [...dice].sort((a, b) => a - b)) {
    const next = ascending[stopped];
    if (next !== undefined && die >= next) stopped += 1;
  }
  return stopped;
}
