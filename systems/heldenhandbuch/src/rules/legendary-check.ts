import type { Faces } from '@tafelrunde/kernel';

/** HH-LUC-05, HH-R-22. */
export const LEGENDARY_FACE = 11;
export const LEGENDARY_EQUALS = 3;

/** HH-LUC-06: mythos points by number of equals. */
// biome-ignore format: a table reads best in columns
const MYTHOS: Readonly<Record<number, number>> = {
  3: 1,
  4: 2,
  5: 3,
  6: 5,
};

/**
 * HH-LUC-05, HH-R-22: the largest set of equal usable dice (ascending) from 11 up to the cap.
 * HH-LUC-07, HH-R-96: converted dice are not counted; whoever voids one of a set voids those first.
 */
export function legendaryEquals(usable: Faces, cap: number, natural: (face: number) => number): number {
  let best = 0;
  for (let i = 0, size = 1; i < usable.length; i += 1, size = usable[i] === usable[i - 1] ? size + 1 : 1) {
    const face = usable[i] as number;
    if (face < LEGENDARY_FACE || face > cap) continue;
    best = Math.max(best, size < LEGENDARY_EQUALS ? size : Math.min(size, natural(face)));
  }
  return best;
}

/** HH-LUC-06: 0 if the check is not legendary. */
export const mythosFor = (equals: number): number => MYTHOS[equals] ?? 0;
