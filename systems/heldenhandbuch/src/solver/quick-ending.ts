import type { Faces } from '@tafelrunde/kernel';
import type { House } from '../rule.ts';
import { type BareCheckInput, capOf } from '../rules/check.ts';
import { LOWEST_SUCCESS } from '../rules/groups.ts';
import { LEGENDARY_EQUALS, LEGENDARY_FACE, mythosFor } from '../rules/legendary-check.ts';
import { ignorableOnes } from '../rules/mishaps.ts';
import type { Worth } from './check-goals.ts';

/** Whether the quick way reads dice as this table does; where not, the plain rule is asked. */
export const readsQuickly = (house: House): boolean =>
  house['group.mode'] === 'connected' &&
  house['cascade.number'] === 'sumGroup' &&
  !house['result.sumAllSets'] &&
  house['mishap.offsetMandatory'];

const NONE: Faces = [];

/** By number of dice and number of chosen ones: every choice as bits. */
export const CHOICES: readonly (readonly (readonly number[])[])[] = Array.from({ length: 7 }, (_, dice) =>
  Array.from({ length: dice + 1 }, (_, chosen) =>
    Array.from({ length: 1 << dice }, (_, bits) => bits).filter((bits) => bitsIn(bits) === chosen),
  ),
);

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}

/** What a finished check comes to, as far as goals and odds look at it. */
export interface Summary {
  readonly number: number;
  /** Dice of the group. */
  readonly dice: number;
  readonly mythos: number;
  readonly ones: number;
  readonly psycheLost: number;
}

/** Of equally good ways the one with the highest number, then most dice, then most mythos points is taken. */
export const preference = (number: number, dice: number, mythos: number): number =>
  (number * 8 + dice) * 8 + mythos;

/**
 * The ending of a check as numbers, a hundred times faster than the rule and tested against it: settles 1s and
 * picks the group in every way there is, and remembers the best.
 */
export class QuickEnding implements Summary {
  private readonly worth: Worth;
  private readonly cap: number;
  /** How far the next face of a group may be. */
  private readonly reach: number;
  private readonly ignorable: number;
  private converted: Faces = NONE;
  private best = 0;
  number = 0;
  dice = 0;
  mythos = 0;
  ones = 0;
  psycheLost = 0;

  constructor(input: BareCheckInput, worth: Worth) {
    const { mode, value } = input;
    this.worth = worth;
    this.cap = capOf(input);
    this.reach = mode === 'cascade' ? 1 : 0;
    this.ignorable = ignorableOnes(value);
  }

  /** The value of dice that all lie, ascending; none of them was converted. */
  value(faces: Faces): number {
    this.converted = NONE;
    return this.settle(faces, false);
  }

  /** The best way in full; `converted` lists those of the faces that a lucky number became. */
  summary(faces: Faces, converted: Faces): Summary {
    this.converted = converted;
    this.settle(faces, true);
    return this;
  }

  private settle(faces: Faces, triesAll: boolean): number {
    let ones = 0;
    while (faces[ones] === 1) ones += 1;
    let low = ones;
    while (low < faces.length && (faces[low] as number) < LOWEST_SUCCESS) low += 1;
    const toOffset = ones <= this.ignorable ? 0 : ones;
    const successes = faces.length - low;
    const voided = toOffset < successes ? toOffset : successes;
    this.ones = ones;
    this.psycheLost = toOffset - voided;
    this.best = Number.NEGATIVE_INFINITY;
    if (voided === 0) this.read(faces, low, 0);
    else this.void(faces, low, CHOICES[successes]?.[voided] as readonly number[], triesAll);
    return this.best;
  }

  /** Voids dice in every way, the lowest first; nothing is better than to void none. */
  private void(faces: Faces, low: number, choices: readonly number[], triesAll: boolean): void {
    this.read(faces, low, 0);
    const most = triesAll ? Number.POSITIVE_INFINITY : this.best;
    this.best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < choices.length && this.best < most; i += 1)
      this.read(faces, low, choices[i] as number);
  }

  /** Reads the dice from `low` on without those whose bits are set. */
  private read(faces: Faces, low: number, without: number): void {
    const { cap, reach } = this;
    let highest = 0;
    let equals = 0;
    let same = 0;
    let sum = 0;
    let size = 0;
    let bestSum = 0;
    let bestSize = 0;
    let most = 0;
    for (let i = low; i < faces.length; i += 1) {
      if (((without >> (i - low)) & 1) === 1) continue;
      const face = faces[i] as number;
      const step = face - highest;
      highest = face;
      if (face > cap) continue;
      same = step === 0 ? same + 1 : 1;
      if (same >= LEGENDARY_EQUALS && face >= LEGENDARY_FACE)
        equals = this.withoutConverted(faces, face, same, equals);
      if (step > reach) {
        sum = face;
        size = 1;
        continue;
      }
      sum += face;
      size += 1;
      if (size > most) most = size;
      if (sum >= bestSum) {
        bestSum = sum;
        bestSize = size;
      }
    }
    const mythos = equals < LEGENDARY_EQUALS ? 0 : mythosFor(equals);
    if (highest === 0) this.consider(faces[low - 1] as number, 0, mythos);
    else this.consider(bestSum > highest ? bestSum : highest, bestSize, mythos);
    if (reach > 0 && most > bestSize) this.readMost(faces, low, without, highest, mythos);
  }

  private withoutConverted(faces: Faces, face: number, same: number, equals: number): number {
    let natural = same;
    if (this.converted.includes(face)) {
      const made = (one: number): boolean => one === face;
      natural = faces.filter(made).length - this.converted.filter(made).length;
    }
    const counted = natural < same ? natural : same;
    return counted > equals ? counted : equals;
  }

  /** A cascade may pick a group with more dice although its sum is lower. */
  private readMost(faces: Faces, low: number, without: number, highest: number, mythos: number): void {
    let sum = 0;
    let size = 0;
    let before = 0;
    for (let i = low; i < faces.length; i += 1) {
      const face = faces[i] as number;
      if (((without >> (i - low)) & 1) === 1 || face > this.cap) continue;
      const joins = face === before || face === before + 1;
      sum = joins ? sum + face : face;
      size = joins ? size + 1 : 1;
      before = face;
      // Part of a group is never better than all of it.
      if (size > 1) this.consider(sum > highest ? sum : highest, size, mythos);
    }
  }

  private consider(number: number, dice: number, mythos: number): void {
    const value = this.worth(number, dice, mythos);
    if (value < this.best) return;
    if (value === this.best) {
      const before = preference(this.number, this.dice, this.mythos);
      if (preference(number, dice, mythos) <= before) return;
    }
    this.best = value;
    this.number = number;
    this.dice = dice;
    this.mythos = mythos;
  }
}
