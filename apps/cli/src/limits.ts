import { performance } from 'node:perf_hooks';
import type { Limits } from '@tafelrunde/engine';

/** What one call on the command line may cost. Nobody else waits for it, but whoever does wants to see an end. */
export const LIMITS: Limits = {
  runs: 100_000,
  totals: 1_000_000,
  faces: 10_000,
  answers: 10_000,
  ranges: true,
  time: { ms: 6_000, clock: () => performance.now() },
};
