import type { Faces } from '@tafelrunde/kernel';
import type { House } from '../rule.ts';
import { capOf } from '../rules/check.ts';
import type { CraftingPlan } from '../rules/crafting-plan.ts';
import { LOWEST_SUCCESS } from '../rules/groups.ts';
import { ignorableOnes } from '../rules/mishaps.ts';
import type { Best } from './best-ending.ts';
import type { SolvableCheck } from './check-goals.ts';
import { CHOICES } from './quick-ending.ts';

/** Whether the quick way divides dice as this table does; where not, the plain rule is asked. */
export const dividesQuickly = (house: House): boolean =>
  house['craft.surplusUnit'] === 'die' &&
  house['group.mode'] === 'connected' &&
  house['mishap.offsetMandatory'];

/** What a plan is worth, and the outcome it makes. */
type Made<O> = (plan: CraftingPlan) => Best<O>;

/**
 * The ending of a crafting cascade as numbers, many times faster than the rule and tested against it: settles 1s, picks the
 * group and divides it in every way there is.
 */
export class QuickCraft<O> {
  private readonly cap: number;
  private readonly ignorable: number;
  private readonly mostEffects: number;
  private readonly runBonus: number;
  private readonly made: Made<O>;
  private readonly preference: (outcome: O) => number;
  /** By number of effects, by total. */
  private readonly known: Best<O>[][] = [];
  private best: Best<O> | undefined;

  constructor(
    check: SolvableCheck,
    mostEffects: number,
    house: House,
    made: Made<O>,
    preference: (outcome: O) => number,
  ) {
    this.cap = capOf(check);
    this.ignorable = ignorableOnes(check.value);
    this.mostEffects = mostEffects;
    this.runBonus = house['craft.runBonus'];
    this.made = made;
    this.preference = preference;
  }

  /** Of dice that all lie, ascending. */
  of(faces: Faces): Best<O> {
    let ones = 0;
    while (faces[ones] === 1) ones += 1;
    let low = ones;
    while (low < faces.length && (faces[low] as number) < LOWEST_SUCCESS) low += 1;
    const successes = faces.length - low;
    const voided = ones <= this.ignorable ? 0 : Math.min(ones, successes);
    this.best = undefined;
    const choices = CHOICES[successes]?.[voided] ?? [];
    for (const without of choices) this.read(faces, low, without);
    // Duds alone come to no more than their face.
    if (low > ones && successes === voided) this.offer(faces[low - 1] as number, 0);
    return this.best ?? this.planned(0, 0);
  }

  /** Each stretch of neighbours within the cap is a group; the highest face counts by itself. */
  private read(faces: Faces, low: number, without: number): void {
    let highest = 0;
    let start = low;
    let before = 0;
    for (let i = low; i < faces.length; i += 1) {
      if (((without >> (i - low)) & 1) === 1) continue;
      const face = faces[i] as number;
      highest = face;
      if (face > this.cap) continue;
      if (face > before + 1) {
        this.divide(faces, low, without, start, i);
        start = i;
      }
      before = face;
    }
    this.divide(faces, low, without, start, faces.length);
    if (highest > 0) this.offer(highest, 0);
  }

  /** HH-SMI-07, HH-SMI-08: some equals are the base, some dice effects, and each other one adds to it. */
  private divide(faces: Faces, low: number, without: number, start: number, end: number): void {
    let dice = 0;
    for (let i = start; i < end; i += 1) if (this.counts(faces, low, without, i)) dice += 1;
    if (dice < 2) return;
    let [sum, size, before] = [0, 0, 0];
    for (let i = start; i < end; i += 1) {
      if (!this.counts(faces, low, without, i)) continue;
      const face = faces[i] as number;
      sum = face === before ? sum + face : face;
      size = face === before ? size + 1 : 1;
      before = face;
      const most = Math.min(this.mostEffects, dice - size);
      for (let effects = 0; effects <= most; effects += 1)
        this.offer(sum + this.runBonus * (dice - size - effects), effects);
    }
  }

  private counts(faces: Faces, low: number, without: number, at: number): boolean {
    return ((without >> (at - low)) & 1) === 0 && (faces[at] as number) <= this.cap;
  }

  private offer(total: number, effects: number): void {
    const plan = this.planned(total, effects);
    const { best } = this;
    const isBetter =
      best === undefined ||
      plan.value > best.value ||
      (plan.value === best.value && this.preference(plan.outcome) > this.preference(best.outcome));
    if (isBetter) this.best = plan;
  }

  private planned(total: number, effects: number): Best<O> {
    this.known[effects] ??= [];
    const row = this.known[effects] as Best<O>[];
    row[total] ??= this.made({ total, effects });
    return row[total] as Best<O>;
  }
}
