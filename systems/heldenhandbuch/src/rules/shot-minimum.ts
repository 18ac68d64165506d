import { GM, pool, sum } from '@tafelrunde/kernel';
import { MOVEMENT_DICE, TARGET_SIZE_TABLE } from '../data/target-sizes.ts';
import type { ShotCircumstances } from '../model.ts';
import type { HhFate, House } from '../rule.ts';

/** HH-RNG-06, HH-R-50, HH-R-51: what a shot has to reach; the GM rolls it once, when the shot is announced. */
export function shotMinimum(
  fate: HhFate,
  { size, targetMovement, distance }: Pick<ShotCircumstances, 'size' | 'targetMovement' | 'distance'>,
  house: House,
): number {
  const { base, sides } = TARGET_SIZE_TABLE[size];
  const thrown = fate.roll(pool(1 + MOVEMENT_DICE[targetMovement], sides), sum, 'HH-RNG-06', {
    by: GM,
    role: 'minimum',
  });
  const far = distanceSteps(distance, house);
  const minimum = base + thrown + far;
  fate.note('HH-RNG-06', { kind: 'shotMinimum', base, thrown, distance: far, minimum });
  return minimum;
}

/** HH-RNG-07, HH-R-49: one for each full 10 metres. */
export const distanceSteps = (metres: number, house: House): number =>
  house['range.rounding'] === 'floor' ? Math.floor(metres / 10) : Math.ceil(metres / 10);
