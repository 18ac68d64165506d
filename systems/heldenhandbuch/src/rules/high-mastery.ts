import { type Decider, die, type Faces, face as faceReading, question } from '@tafelrunde/kernel';
import type { DieStep } from '../model.ts';
import type { HhFate, House } from '../rule.ts';
import type { QuestionId } from '../text/questions.ts';
import { ascending, without } from './groups.ts';
import { MASTER_VALUE } from './mishaps.ts';
import { mayBeThrownAgain } from './second-chance.ts';

/** HH-LRN-09, HH-R-20: one use for each point above 20. An item's FkW does not count (HH-R-78). */
export const highMasteryUses = (skillValue: number): number => Math.max(0, skillValue - MASTER_VALUE);

/** Dice on the table: those that were used for high mastery once are set apart. */
export interface OwnDice {
  readonly by: Decider;
  readonly sides: DieStep;
  /** Ascending, all of them. */
  readonly faces: Faces;
  readonly used: Faces;
}

export const allFresh = (by: Decider, sides: DieStep, faces: Faces): OwnDice => ({
  by,
  sides,
  faces,
  used: [],
});

const freshDice = ({ faces, used }: OwnDice): Faces => without(faces, used);

export interface Mastered {
  readonly own: OwnDice;
  readonly other: OwnDice | undefined;
}

/**
 * HH-LRN-09, HH-R-20: for each use a shadow roll or a swap with the opponent, each die at most once. A swap needs an opponent
 * with dice of the same step on the table.
 */
export function useHighMastery(
  fate: HhFate,
  own: OwnDice,
  other: OwnDice | undefined,
  uses: number,
  house: House,
): Mastered {
  let dice: Mastered = { own, other };
  for (let left = uses; left > 0; left -= 1) {
    const fresh = freshDice(dice.own);
    const ways = (['none', 'shadow', 'swap'] as const).filter(
      (way) =>
        way === 'none' ||
        (way === 'shadow' && fresh.some((face) => mayBeThrownAgain(face, house))) ||
        (way === 'swap' && dice.other !== undefined && dice.other.sides === own.sides && fresh.length > 0),
    );
    if (ways.length === 1) return dice;
    const way = fate.choose(question('high-mastery', 'HH-LRN-09', own.by, ways));
    if (way === 'none') return dice;
    dice =
      way === 'shadow' || dice.other === undefined
        ? { ...dice, own: shadowRoll(fate, dice.own, house) }
        : swap(fate, dice.own, dice.other, house);
  }
  return dice;
}

/** HH-LRN-09: one die again, and the choice between both faces. */
function shadowRoll(fate: HhFate, own: OwnDice, house: House): OwnDice {
  const dice = freshDice(own).filter((face) => mayBeThrownAgain(face, house));
  const from = pickDie(fate, 'shadow-die', own.by, dice);
  const to = fate.roll(die(own.sides), faceReading, 'HH-LRN-09', { by: own.by, role: 'shadowRoll' });
  const taken =
    to === from
      ? to
      : Number(
          fate.choose(
            question('shadow-face', 'HH-LRN-09', own.by, [
              String(Math.max(from, to)),
              String(Math.min(from, to)),
            ]),
          ),
        );
  fate.note('HH-LRN-09', { kind: 'shadowRoll', from, to, taken });
  return exchanged(own, from, taken);
}

/** HH-LRN-09, HH-R-20: one own die for one of the opponent; 1s too, unless the table forbids it. */
function swap(fate: HhFate, own: OwnDice, other: OwnDice, house: House): Mastered {
  const maySwap = (face: number): boolean => face !== 1 || house['highMastery.swapOnes'];
  const [mine, theirs] = [freshDice(own).filter(maySwap), freshDice(other).filter(maySwap)];
  if (mine.length === 0 || theirs.length === 0) return { own, other };
  const given = pickDie(fate, 'swap-own', own.by, mine);
  const taken = pickDie(fate, 'swap-other', own.by, theirs.toReversed());
  fate.note('HH-LRN-09', { kind: 'swapped', given, taken });
  return { own: exchanged(own, given, taken), other: exchanged(other, taken, given) };
}

function pickDie(fate: HhFate, id: QuestionId, by: Decider, dice: Faces): number {
  const faces = [...new Set(dice)];
  if (faces.length === 1) return faces[0] as number;
  return Number(fate.choose(question(id, 'HH-LRN-09', by, faces.map(String))));
}

const exchanged = (dice: OwnDice, from: number, to: number): OwnDice => ({
  ...dice,
  faces: ascending([...without(dice.faces, [from]), to]),
  used: [...dice.used, to],
});
