import {
  alliesOf,
  enemiesOf,
  type Figure,
  isAble,
  ownsAbility,
  type Position,
  type Scene,
} from '../model.ts';
import type { House } from '../rule.ts';
import { along, distance } from './geometry.ts';
import { entersReach, reachOf, spanBetween, spanOf } from './reach.ts';

/** Where a path ends. */
export interface Way {
  readonly metres: number;
  readonly to: Position;
  /** The enemy that stopped it. */
  readonly stoppedBy: Figure | null;
}

/** DP-MOV-07, DP-R-41: an enemy that somebody else already keeps busy stops nobody; a zone of control always does. */
export function isEngaged(scene: Scene, mover: Figure, enemy: Figure, house: House): boolean {
  if (ownsAbility(enemy, 'zoneOfControl')) return false;
  return alliesOf(scene, mover)
    .filter(isAble)
    .some((ally) => {
      const metres = spanBetween(scene, ally, enemy, house);
      if (metres === null) return false;
      const reach =
        house.engagement === 'allyReach' ? reachOf(ally) : Math.max(reachOf(ally), reachOf(enemy));
      return metres <= reach;
    });
}

/** DP-MOV-07, DP-MOV-08: enemies that stop a mover; not those in whose reach the move begins. */
export function stoppingEnemies(scene: Scene, mover: Figure, house: House): readonly Figure[] {
  return enemiesOf(scene, mover).filter((enemy) => {
    if (!isAble(enemy) || enemy.position === null || mover.position === null) return false;
    const apart = spanOf(scene, mover.position, enemy.position, house);
    return apart > reachOf(enemy) && !isEngaged(scene, mover, enemy, house);
  });
}

/** Follows a path as far as the movement carries, and no further than into the reach of the first of these enemies. */
export function followPath(
  scene: Scene,
  from: Position,
  path: readonly Position[],
  carries: number,
  enemies: readonly Figure[],
  house: House,
): Way {
  let at = from;
  let walked = 0;
  for (const next of path) {
    const length = distance(at, next);
    const room = Math.min(length, carries - walked);
    const stop = firstStop(scene, [at, next], enemies, house);
    if (stop !== null && stop.metres <= room)
      return { metres: walked + stop.metres, to: along(at, next, stop.metres), stoppedBy: stop.enemy };
    if (room < length) return { metres: walked + room, to: along(at, next, room), stoppedBy: null };
    walked += length;
    at = next;
  }
  return { metres: walked, to: at, stoppedBy: null };
}

/** The first point of a stretch that lies in the reach of an enemy, in metres from its start. */
function firstStop(
  scene: Scene,
  [from, to]: readonly [Position, Position],
  enemies: readonly Figure[],
  house: House,
) {
  let first: { readonly enemy: Figure; readonly metres: number } | null = null;
  for (const enemy of enemies) {
    const metres =
      enemy.position === null ? null : entersReach(scene, [from, to], enemy.position, reachOf(enemy), house);
    if (metres !== null && (first === null || metres < first.metres)) first = { enemy, metres };
  }
  return first;
}
