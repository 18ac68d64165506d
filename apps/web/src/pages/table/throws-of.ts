import type { TraceLine } from '@tafelrunde/kernel';

/** The throws of an account, in their order. */
export const throwsOf = (trace: readonly TraceLine[]) =>
  trace.flatMap((line) => (line.kind === 'roll' ? [{ sides: line.pool.sides, faces: line.faces }] : []));
