import {
  die,
  face,
  faces,
  highest,
  lowest,
  type Pool,
  type Reading,
  successes,
  sum,
  totalUpTo,
} from '@tafelrunde/kernel';
import fc from 'fast-check';
import { type PoolLimits, pools } from './pools.ts';

/** A pool and a reading that makes sense of it. */
export interface ReadPool {
  readonly pool: Pool;
  readonly reading: Reading<unknown>;
}

/** Every reading of the kernel with pools that suit it, thresholds and keeps beyond the pool included. */
export function readPools(limits: PoolLimits = {}): fc.Arbitrary<ReadPool> {
  const anyPool = pools(limits);
  const parameter = fc.integer({ min: 0, max: (limits.maxSides ?? 20) + 2 });
  const family = (make: (parameter: number) => Reading<unknown>): fc.Arbitrary<ReadPool> =>
    fc.tuple(anyPool, parameter).map(([pool, p]) => ({ pool, reading: make(p) }));
  return fc.oneof(
    fc.integer({ min: 1, max: limits.maxSides ?? 20 }).map((sides) => ({ pool: die(sides), reading: face })),
    anyPool.map((pool) => ({ pool, reading: faces })),
    anyPool.map((pool) => ({ pool, reading: sum })),
    // A horizon that no throw goes beyond: what is read and what the law tells are the same.
    anyPool.map((pool) => ({ pool, reading: totalUpTo(pool.count * pool.sides) })),
    family(successes),
    family(highest),
    family(lowest),
  );
}
