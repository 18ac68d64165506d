import type { Faces } from '@tafelrunde/kernel';
import type { House } from '../rule.ts';
import { keepSets } from '../rules/keep-and-reroll.ts';
import { symbolOf } from './keep-game.ts';
import type { SolvedKeeps } from './solve-keeps.ts';

export interface KeepAdvice {
  /** Ascending. */
  readonly keep: Faces;
  readonly value: number;
  /** How much worse than the best. */
  readonly loss: number;
}

/** What kept dice are worth just before the rest is thrown. */
export function valueOfKept(solved: SolvedKeeps, kept: Faces, freeThrows = 0): number {
  const { game, ranks, values, endings } = solved;
  const { locksOnes, count } = game;
  let [rank, others] = [0, 0];
  for (const face of kept) {
    if (locksOnes && face === 1) continue;
    rank = ranks.adds[others]?.[rank * ranks.symbols + symbolOf(game, face)] as number;
    others += 1;
  }
  const level = kept.length === count ? endings[0] : values[freeThrows]?.[kept.length];
  return level?.[kept.length - others]?.[rank] as number;
}

/** Every set of dice that may be kept of a throw, with its exact value, best first. */
export function adviseKeeps(
  solved: SolvedKeeps,
  kept: Faces,
  thrown: Faces,
  house: House,
  freeThrows = 0,
): readonly KeepAdvice[] {
  const sets = keepSets(thrown, solved.game, freeThrows > 0, house).map(({ faces: keep, isFree }) => ({
    keep,
    value: valueOfKept(solved, [...kept, ...keep], isFree ? freeThrows - 1 : freeThrows),
  }));
  sets.sort((a, b) => b.value - a.value);
  const best = sets[0]?.value ?? 0;
  return sets.map(({ keep, value }) => ({ keep, value, loss: best - value }));
}
