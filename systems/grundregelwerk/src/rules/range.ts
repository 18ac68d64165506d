import { type Enemy, type Figure, has, isAble, type Scene, type Weapon } from '../model.ts';
import type { House, Refusal } from '../rule.ts';
import { distance } from './board.ts';
import type { Step } from './difficulty.ts';
import { sightOf } from './sight.ts';

/** How far apart two figures are. Without positions a melee weapon is taken to be next to its target. */
export function distanceBetween(a: Figure, b: Figure, kind: Weapon['kind']): number {
  if (a.pos !== null && b.pos !== null) return distance(a.pos, b.pos);
  return kind === 'melee' ? 1 : 2;
}

/** GW-RNG-01, GW-RNG-02, GW-ATK-01: a target next to you in melee, or in sight at a distance (GW-R-40: next to you too). */
export function rangeProblem(
  scene: Scene,
  attacker: Figure,
  target: Figure,
  kind: Weapon['kind'],
): Refusal | null {
  if (kind === 'melee' && distanceBetween(attacker, target, kind) > 1) return 'out-of-melee-range';
  return sightOf(scene, attacker, target) === 'blocked' ? 'no-sight' : null;
}

/** GW-RNG-03, GW-R-21: beyond the limit one step, once, however far. By default there is no limit. */
export function rangeSteps(cells: number, house: House): readonly Step[] {
  return house.rangeLimit !== null && cells > house.rangeLimit ? [{ label: 'farAway', amount: 1 }] : [];
}

/** GW-ADD-07, GW-MOD-02: a target in cover is one step harder, once. */
export function coverSteps(scene: Scene, attacker: Figure, target: Figure): readonly Step[] {
  return sightOf(scene, attacker, target) === 'cover' ? [{ label: 'cover', amount: 1 }] : [];
}

/** GW-ADD-11: whom an enemy can attack: a neighbour, or with a ranged attack somebody in sight and within reach. */
export function canAttack(scene: Scene, enemy: Enemy, target: Figure, kind: Weapon['kind']): boolean {
  const cells = distanceBetween(enemy, target, kind);
  if (sightOf(scene, enemy, target) === 'blocked') return false;
  return cells <= 1 || hasReach(enemy, cells);
}

const hasReach = ({ hasRanged, reach }: Enemy, cells: number): boolean =>
  hasRanged && (reach === null || cells <= reach);

/** Whether the attacked enemy could get at the attacker; of partial cover the guideline says neither yes nor no. */
export type Reach = 'inReach' | 'covered' | 'outOfReach' | 'helpless';

/** GW-REV-02, GW-R-20: only an enemy that can act; next to each other yes; else only with sight, a ranged answer and enough reach. */
export function reachOf(scene: Scene, enemy: Enemy, attacker: Figure, kind: Weapon['kind']): Reach {
  if (!isAble(enemy) || has(enemy, 'paralysed')) return 'helpless';
  const cells = distanceBetween(enemy, attacker, kind);
  if (cells <= 1) return 'inReach';
  const sight = sightOf(scene, enemy, attacker);
  if (sight === 'blocked' || !hasReach(enemy, cells)) return 'outOfReach';
  return sight === 'cover' ? 'covered' : 'inReach';
}
