import { type Pool, pool } from '@tafelrunde/kernel';
import fc from 'fast-check';

export interface PoolLimits {
  readonly maxCount?: number;
  readonly maxSides?: number;
  /** How many orders the pool may fall in, for tests that enumerate them. */
  readonly maxOrders?: number;
}

/** Pools of dice that do not explode, empty ones and dice with one side included. */
export function pools(limits: PoolLimits = {}): fc.Arbitrary<Pool> {
  const { maxCount = 6, maxSides = 20, maxOrders = 20_000 } = limits;
  return fc
    .integer({ min: 1, max: maxSides })
    .chain((sides) => {
      const affordable = sides === 1 ? maxCount : Math.floor(Math.log(maxOrders) / Math.log(sides));
      return fc.tuple(fc.integer({ min: 0, max: Math.min(maxCount, affordable) }), fc.constant(sides));
    })
    .map(([count, sides]) => pool(count, sides));
}
