import type { Cell, Figure, Scene } from '../model.ts';
import { has } from '../model.ts';
import { distance, kindOf } from './board.ts';

export const SIGHTS = ['clear', 'cover', 'blocked'] as const;
export type Sight = (typeof SIGHTS)[number];

/**
 * GW-ADD-06: the cells strictly between two cells on the line from the smaller to the larger
 * (by x, then y), so that both see each other or neither does.
 */
export function cellsBetween(a: Cell, b: Cell): readonly Cell[] {
  const [from, to] = a[0] < b[0] || (a[0] === b[0] && a[1] <= b[1]) ? [a, b] : [b, a];
  let [x, y] = from;
  const dx = Math.abs(to[0] - x);
  const dy = -Math.abs(to[1] - y);
  const sx = Math.sign(to[0] - x);
  const sy = Math.sign(to[1] - y);
  let error = dx + dy;
  const between: Cell[] = [];
  while (x !== to[0] || y !== to[1]) {
    const doubled = 2 * error;
    if (doubled >= dy) {
      error += dy;
      x += sx;
    }
    if (doubled <= dx) {
      error += dx;
      y += sy;
    }
    if (x !== to[0] || y !== to[1]) between.push([x, y]);
  }
  return between;
}

/** GW-ADD-06: walls between block sight. GW-ADD-07: low obstacles between give cover. Neighbours always see each other. */
export function sightBetween(scene: Scene, a: Cell, b: Cell): Sight {
  if (distance(a, b) <= 1) return 'clear';
  const kinds = cellsBetween(a, b).map((cell) => kindOf(scene.board, cell));
  if (kinds.includes('wall')) return 'blocked';
  return kinds.includes('cover') ? 'cover' : 'clear';
}

/**
 * How `viewer` sees `target`. GW-ADD-07: what the GM declares for the target replaces what the board says.
 * GW-ADD-14: an exposed figure has no cover. Without positions everything is in the open.
 */
export function sightOf(scene: Scene, viewer: Figure, target: Figure): Sight {
  const seen =
    viewer.pos === null || target.pos === null ? 'clear' : sightBetween(scene, viewer.pos, target.pos);
  if (target.coverOverride === 'full') return 'blocked';
  if (target.coverOverride !== null) return target.coverOverride === 'cover' ? 'cover' : 'clear';
  return seen === 'cover' && has(target, 'exposed') ? 'clear' : seen;
}
