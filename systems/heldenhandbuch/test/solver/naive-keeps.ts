import type { Faces } from '@tafelrunde/kernel';

/**
 * Best play of keep-and-reroll by the definition: for each set of kept dice and each throw every part of it. With marks
 * on the kept dice, but without any of the solver's tables; 1s stay and are enough to keep.
 */
export function naiveBestPlay(count: number, sides: number, end: (faces: Faces) => number): number {
  const known = new Map<string, number>();
  const throwsOf = Array.from({ length: count + 1 }, (_, dice) => throwsWithWeights(dice, sides));
  const value = (kept: Faces): number => {
    const key = kept.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const worth = kept.length === count ? end(kept) : meanOfBest(kept);
    known.set(key, worth);
    return worth;
  };
  const meanOfBest = (kept: Faces): number => {
    const dice = count - kept.length;
    let sum = 0;
    for (const { faces, weight } of throwsOf[dice] as readonly Throw[]) {
      let best = Number.NEGATIVE_INFINITY;
      for (let bits = 1; bits < 1 << dice; bits += 1) {
        const isLegal = faces.every((face, i) => face !== 1 || (bits >> i) & 1);
        if (!isLegal) continue;
        const chosen = faces.filter((_, i) => (bits >> i) & 1);
        best = Math.max(best, value([...kept, ...chosen].sort((a, b) => a - b)));
      }
      sum += weight * best;
    }
    return sum / sides ** dice;
  };
  return value([]);
}

interface Throw {
  readonly faces: Faces;
  /** In how many orders it can fall. */
  readonly weight: number;
}

function throwsWithWeights(dice: number, sides: number): readonly Throw[] {
  const found: Throw[] = [];
  const walk = (faces: Faces, from: number, weight: number, run: number): void => {
    if (faces.length === dice) {
      found.push({ faces, weight });
      return;
    }
    for (let face = from; face <= sides; face += 1) {
      const again = face === faces[faces.length - 1] ? run + 1 : 1;
      walk([...faces, face], face, (weight * (faces.length + 1)) / again, again);
    }
  };
  walk([], 1, 1, 0);
  return found;
}
