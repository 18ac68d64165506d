import { cellAt } from '@tafelrunde/system';
import { distanceBetween, type Figure, type Position, type Scene } from '../model.ts';
import type { House } from '../rule.ts';
import { isWalledOff } from './board.ts';
import { isUsable, UNARMED } from './equipment.ts';
import { along, distance, entersBall, entersSquare } from './geometry.ts';

/** DP-MOV-07, DP-R-41: how far a figure's melee weapon covers the ground; bare hands without one. */
export function reachOf({ inventory }: Figure): number {
  const reaches = inventory.flatMap((item) => (item.kind === 'melee' && isUsable(item) ? [item.reach] : []));
  return Math.max(UNARMED.reach, ...reaches);
}

/** DP-R-122: what a reach has to span on the map: from edge to edge of the cells, so nothing between neighbours; or from centre to centre. */
export function spanOf({ board }: Scene, a: Position, b: Position, { mapReach }: House): number {
  const [from, to] = [cellAt(board, a), cellAt(board, b)];
  if (mapReach === 'centres' || from === null || to === null) return distance(a, b);
  const gap = (axis: 0 | 1): number => gapOf(from[axis] - to[axis]) * board.metres;
  return Math.hypot(gap(0), gap(1), a.height - b.height);
}

/** Whole cells between two that are so many columns or rows apart. */
const gapOf = (apart: number): number => Math.max(Math.abs(apart) - 1, 0);

/** The same between two figures: on the map, else as entered; null if nobody has said. */
export const spanBetween = (scene: Scene, a: Figure, b: Figure, house: House): number | null =>
  a.position !== null && b.position !== null
    ? spanOf(scene, a.position, b.position, house)
    : distanceBetween(scene, a, b);

/** Places are reckoned, not measured. */
const ROUNDING = 1e-9;

/** DP-MEL-01, DP-MEL-06: whether a reach spans the distance between two; unknown distances are no hindrance. */
export function isWithin(scene: Scene, a: Figure, b: Figure, reach: number, house: House): boolean {
  const metres = spanBetween(scene, a, b, house);
  return metres === null || metres <= reach + ROUNDING;
}

/** DP-MEL-06, DP-R-123: within reach, and no wall between them. */
export const mayStrikeAt = (scene: Scene, a: Figure, b: Figure, reach: number, house: House): boolean =>
  isWithin(scene, a, b, reach, house) && !isWalledOff(scene, a, b);

/** Whoever enters a cell stands this far inside it. */
const INSIDE = 0.001;

/** DP-MOV-07, DP-R-122: metres along a stretch until somebody with this reach covers the ground; null if nobody does. */
export function entersReach(
  scene: Scene,
  [from, to]: readonly [Position, Position],
  centre: Position,
  reach: number,
  house: House,
): number | null {
  const { board } = scene;
  const cell = cellAt(board, centre);
  if (house.mapReach === 'centres' || cell === null) return entersBall(from, to, centre, reach);
  if (spanOf(scene, from, centre, house) <= reach) return 0;
  const length = distance(from, to);
  const cells = Math.floor(reach / board.metres) + 1;
  let first: number | null = null;
  for (let dx = -cells; dx <= cells; dx += 1) {
    for (let dy = -cells; dy <= cells; dy += 1) {
      const corner = { x: (cell[0] + dx) * board.metres, y: (cell[1] + dy) * board.metres };
      const part = entersSquare(from, to, corner, board.metres);
      if (part === null) continue;
      const metres = Math.min(part * length + INSIDE, length);
      const rise = along(from, to, metres).height - centre.height;
      const isCovered = Math.hypot(gapOf(dx) * board.metres, gapOf(dy) * board.metres, rise) <= reach;
      if (isCovered && (first === null || metres < first)) first = metres;
    }
  }
  return first;
}
