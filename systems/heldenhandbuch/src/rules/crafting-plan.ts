import type { Faces } from '@tafelrunde/kernel';
import { BONUS_SIZES, EFFECT_LIMITS, MAX_QUALITY, REWORK_MINIMA, REWORK_STEP } from '../data/item-quality.ts';
import type { MasteryGrade } from '../model.ts';
import type { House } from '../rule.ts';

/** How the dice of a crafting cascade are divided: what they come to, and how many become bonus effects. */
export interface CraftingPlan {
  /** Gütewurf. */
  readonly total: number;
  readonly effects: number;
}

/** HH-SMI-05. */
export const qualityFor = (total: number): number => Math.min(MAX_QUALITY, total);

/** HH-SMI-09, HH-R-70: by the uncapped total; all effects of one job have this size. */
export const bonusSizeFor = (total: number): number =>
  BONUS_SIZES.findLast(({ from }) => total >= from)?.size ?? 0;

/** HH-SMI-10, HH-R-72. */
export function reworkMinimum(effects: number): number {
  const last = REWORK_MINIMA.length - 1;
  return (REWORK_MINIMA[Math.min(effects, last)] as number) + REWORK_STEP * Math.max(0, effects - last);
}

/** HH-LRN-11, HH-R-72: the limit counts what is on the item already. */
export const effectsAllowed = (grade: MasteryGrade, present: number): number =>
  Math.max(0, (EFFECT_LIMITS[grade] as number) - present);

/**
 * HH-SMI-07, HH-SMI-08, HH-R-68, HH-R-69, HH-PROC-08: of one group some dice are the base (one face, or equals added up),
 * some become effects, and each other one adds 2. For every number of effects the best total; the most total first.
 */
export function craftingPlans(
  usable: Faces,
  groups: readonly Faces[],
  mostEffects: number,
  house: House,
): readonly CraftingPlan[] {
  const best = new Map<number, number>();
  const offer = (total: number, effects: number): void => {
    if (total > (best.get(effects) ?? 0)) best.set(effects, total);
  };
  // HH-R-03: a single face counts at whatever cap.
  offer(Math.max(0, ...usable), 0);
  for (const group of groups) {
    for (const { sum, rest } of bases(group)) {
      const most = Math.min(mostEffects, effectUnits(rest, house));
      for (let effects = 0; effects <= most; effects += 1) {
        const plusDice = rest.length - effects * diceFor(house);
        offer(sum + house['craft.runBonus'] * plusDice, effects);
      }
    }
  }
  return [...best].map(([effects, total]) => ({ total, effects }));
}

/** One die of the group, or two or more equal ones, and what is left. */
function bases(group: Faces): readonly { readonly sum: number; readonly rest: Faces }[] {
  const faces = [...new Set(group)];
  return faces.flatMap((face) => {
    const others = group.filter((one) => one !== face);
    const count = group.length - others.length;
    return Array.from({ length: count }, (_, i) => ({
      sum: face * (i + 1),
      rest: [...others, ...Array<number>(count - i - 1).fill(face)],
    }));
  });
}

const diceFor = (house: House): number => (house['craft.surplusUnit'] === 'die' ? 1 : 2);

/** HH-R-69: each surplus die is an effect; or (`set`) each pair of equal or neighbouring ones. */
function effectUnits(rest: Faces, house: House): number {
  if (house['craft.surplusUnit'] === 'die') return rest.length;
  const sorted = [...rest].sort((a, b) => a - b);
  let pairs = 0;
  for (let i = 0; i + 1 < sorted.length; i += 1) {
    if ((sorted[i + 1] as number) - (sorted[i] as number) <= 1) {
      pairs += 1;
      i += 1;
    }
  }
  return pairs;
}
