import { COVER, SIZES } from '../data/cover.ts';
import { RANGE_CLASSES, type RangeClass } from '../data/ranged-weapons.ts';
import { SHIELDS } from '../data/shields.ts';
import type { Cover, Figure, Scene } from '../model.ts';
import type { Fate, House } from '../rule.ts';
import { coverOnBoard } from './board.ts';
import { isUsable } from './equipment.ts';

/** DP-RNG-02, DP-R-58: by the largest dimension in metres; below half a metre each halving is one harder. */
export function sizeDifficulty(metres: number): number {
  const row = SIZES.find(({ above }) => metres > above);
  if (row !== undefined) return row.difficulty;
  let [difficulty, limit] = [3, 0.25];
  while (metres <= limit && limit > 0.001) {
    difficulty += 1;
    limit /= 2;
  }
  return difficulty;
}

/** DP-RNG-06, DP-R-62: limits are inclusive; null beyond the last class. */
export function rangeClass(ranges: readonly number[], metres: number): RangeClass | null {
  const index = ranges.findIndex((limit) => metres <= limit);
  return index < 0 ? null : (RANGE_CLASSES[index] ?? null);
}

/** The cover of a target against a shooter: as entered, else as the map shows it, or behind a tower shield (4.7). */
export function coverOf(
  scene: Scene,
  shooter: Figure,
  target: Figure,
): Pick<Cover, 'quarters' | 'armourValue'> {
  const own = scene.covers.filter(({ figure }) => figure === target.id);
  const entered =
    own.find(({ against }) => against === shooter.id) ?? own.find(({ against }) => against === null);
  const behind = entered ?? coverOnBoard(scene, shooter, target);
  const quarters = Math.max(behind.quarters, shieldQuarters(target));
  return { quarters, armourValue: behind.armourValue };
}

/** 4.7: only while its bearer does not attack. */
function shieldQuarters({ inventory, turn }: Figure): number {
  if (turn.actionsUsed > 0) return 0;
  const held = inventory.filter(isUsable);
  return Math.max(0, ...held.map((item) => (item.kind === 'shield' ? SHIELDS[item.size].coverQuarters : 0)));
}

const coverRow = (quarters: number) => COVER[quarters as 0 | 1 | 2 | 3 | 4];

/** DP-RNG-04, DP-R-59: what cover adds; null: nothing of the target can be seen. */
export function coverDifficulty(quarters: number, { quarterCover }: House): number | null {
  return quarters === 1 ? quarterCover : coverRow(quarters).difficulty;
}

/** DP-RNG-05: penalty dice for shooting through it. */
export const throughCoverDice = (quarters: number): number => coverRow(quarters).penaltyThrough;

export interface Target {
  readonly size: number;
  readonly isProne: boolean;
  readonly isNarrow: boolean;
  readonly isFast: boolean;
}

/** DP-RNG-03, DP-R-58: prone, narrow, fast: one harder in all, or for each. */
export function hardTarget({ isProne, isNarrow, isFast }: Target, house: House): number {
  const hard = [isProne, isNarrow, isFast].filter(Boolean).length;
  return house.hardTarget === 'cumulative' ? hard : Math.min(hard, 1);
}

/** DP-RNG-01 to 06: what a shot needs. */
export function shotDifficulty(
  fate: Fate,
  target: Target,
  cover: number,
  range: number,
  house: House,
): number {
  const size = sizeDifficulty(target.size);
  const hard = hardTarget(target, house);
  const total = size + hard + cover + range;
  fate.note('DP-RNG-01', { kind: 'shotDifficulty', size, hard, cover, range, total });
  return total;
}
