import type { TraceLine } from '@tafelrunde/kernel';
import { kindsOfThrows } from '../../../engine/die-kinds.ts';

/** The throws of an account, in their order. */
export function throwsOf(trace: readonly TraceLine[]) {
  const kinds = kindsOfThrows(trace);
  return trace
    .filter((line) => line.kind === 'roll')
    .map(({ pool, faces }, i) => ({ sides: pool.sides, faces, kinds: kinds[i] ?? [] }));
}
