import { distanceBetween, type Figure, type Scene } from '../model.ts';
import { isUsable, UNARMED } from './equipment.ts';

/** DP-MOV-07, DP-R-41: how far a figure's melee weapon covers the ground; bare hands without one. */
export function reachOf({ inventory }: Figure): number {
  const reaches = inventory.flatMap((item) => (item.kind === 'melee' && isUsable(item) ? [item.reach] : []));
  return Math.max(UNARMED.reach, ...reaches);
}

/** DP-MEL-01, DP-MEL-06: whether a reach spans the distance between two; unknown distances are no hindrance. */
export function isWithin(scene: Scene, a: Figure, b: Figure, reach: number): boolean {
  const metres = distanceBetween(scene, a, b);
  return metres === null || metres <= reach;
}
