import type { House } from '../house-rules.ts';
import {
  alliesOf,
  distanceBetween,
  enemiesOf,
  type Figure,
  isAble,
  ownsAbility,
  type Position,
  type Scene,
} from '../model.ts';
import { reachOf } from './reach.ts';

/** Where a path ends. */
export interface Way {
  readonly metres: number;
  readonly to: Position;
  /** The enemy that stopped it. */
  readonly stoppedBy: Figure | null;
}

/** DP-MOV-07, DP-R-41: an enemy that somebody else already keeps busy stops nobody; a zone of control always does. */
export function isEngaged(scene: Scene, mover: Figure, enemy: Figure, { engagement }: House): boolean {
  if (ownsAbility(enemy, 'zoneOfControl')) return false;
  return alliesOf(scene, mover)
    .filter(isAble)
    .some((ally) => {
      const metres = distanceBetween(scene, ally, enemy);
      if (metres === null) return false;
      const reach = engagement === 'allyReach' ? reachOf(ally) : Math.max(reachOf(ally), reachOf(enemy));
      return metres <= reach;
    });
}

/** DP-MOV-07, DP-MOV-08: enemies that stop a mover; not those in whose reach the move begins. */
export function stoppingEnemies(scene: Scene, mover: Figure, house: House): readonly Figure[] {
  return enemiesOf(scene, mover).filter((enemy) => {
    if (!isAble(enemy) || enemy.position === null || mover.position === null) return false;
    const apart = distance(mover.position, enemy.position);
    return apart > reachOf(enemy) && !isEngaged(scene, mover, enemy, house);
  });
}

/** Follows a path as far as the movement carries, and no further than into the reach of the first of these enemies. */
export function followPath(
  from: Position,
  path: readonly Position[],
  carries: number,
  enemies: readonly Figure[],
): Way {
  let at = from;
  let walked = 0;
  for (const next of path) {
    const length = distance(at, next);
    const room = Math.min(length, carries - walked);
    const stop = firstStop(at, next, enemies);
    if (stop !== null && stop.metres <= room)
      return { metres: walked + stop.metres, to: along(at, next, stop.metres), stoppedBy: stop.enemy };
    if (room < length) return { metres: walked + room, to: along(at, next, room), stoppedBy: null };
    walked += length;
    at = next;
  }
  return { metres: walked, to: at, stoppedBy: null };
}

/** The first point of a stretch that lies in the reach of an enemy, in metres from its start. */
function firstStop(from: Position, to: Position, enemies: readonly Figure[]) {
  let first: { readonly enemy: Figure; readonly metres: number } | null = null;
  for (const enemy of enemies) {
    const metres = enemy.position === null ? null : entersCircle(from, to, enemy.position, reachOf(enemy));
    if (metres !== null && (first === null || metres < first.metres)) first = { enemy, metres };
  }
  return first;
}

/** Metres along a stretch until a ball of this radius is entered; null if it never is. */
function entersCircle(from: Position, to: Position, centre: Position, radius: number): number | null {
  const length = distance(from, to);
  const away = distance(from, centre);
  if (away <= radius) return 0;
  if (length === 0) return null;
  const dot = (a: Position, b: Position) => a.x * b.x + a.y * b.y + a.height * b.height;
  const towards = dot(minus(centre, from), minus(to, from)) / length;
  const beside = away ** 2 - towards ** 2;
  if (towards <= 0 || beside > radius ** 2) return null;
  const metres = towards - Math.sqrt(radius ** 2 - beside);
  return metres <= length ? metres : null;
}

const minus = (a: Position, b: Position): Position => ({
  x: a.x - b.x,
  y: a.y - b.y,
  height: a.height - b.height,
});

export const distance = (a: Position, b: Position): number =>
  Math.hypot(b.x - a.x, b.y - a.y, b.height - a.height);

/** The point so many metres from `from` towards `to`. */
function along(from: Position, to: Position, metres: number): Position {
  const length = distance(from, to);
  const part = length === 0 ? 0 : metres / length;
  return {
    x: from.x + part * (to.x - from.x),
    y: from.y + part * (to.y - from.y),
    height: from.height + part * (to.height - from.height),
  };
}
