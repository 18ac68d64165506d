import { type Faces, question } from '@tafelrunde/kernel';
import type { Figure } from '../model.ts';
import type { HhFate, House } from '../rule.ts';
import {
  type CheckRequest,
  diceOf,
  type FigureCheck,
  finishCheck,
  type ThrownCheck,
  throwCheck,
  usesOf,
} from './figure-check.ts';
import { highMasteryUses, type OwnDice, useHighMastery } from './high-mastery.ts';

/** Dice on the table of one side of a contest, and how often high mastery may reach for others. */
export interface Contestant {
  readonly dice: OwnDice;
  readonly uses: number;
}

/** Against whom a side rolls, by the places in the list. */
export type RivalsOf = (place: number) => readonly number[];

export const hasHighMastery = ({ skills }: Figure, skill: string): boolean =>
  highMasteryUses(skills[skill]?.value ?? 0) > 0;

/**
 * HH-LRN-09, HH-R-20: when all dice lie, the side with the lowest surplus acts first. Each use is a shadow roll, or a swap
 * with one of the rivals. Returns what lies before each side then.
 */
export function masterAmong(
  fate: HhFate,
  contestants: readonly Contestant[],
  rivalsOf: RivalsOf,
  house: House,
): readonly Faces[] {
  const dice = contestants.map((one) => one.dice);
  const order = [...contestants.keys()].toSorted((a, b) => usesAt(contestants, a) - usesAt(contestants, b));
  for (const place of order) {
    for (let left = usesAt(contestants, place); left > 0; left -= 1) {
      const own = dice[place] as OwnDice;
      const rival = chooseRival(fate, own, dice, rivalsOf(place));
      const other = rival === null ? undefined : dice[rival];
      const mastered = useHighMastery(fate, own, other, 1, house);
      if (mastered.own === own) break;
      dice[place] = mastered.own;
      if (rival !== null && mastered.other !== undefined) dice[rival] = mastered.other;
    }
  }
  return dice.map(({ faces }) => faces);
}

const usesAt = (contestants: readonly Contestant[], place: number): number => contestants[place]?.uses ?? 0;

/** HH-R-20: a swap needs dice of the same step. Null: there are none in reach, or nobody's are wanted. */
function chooseRival(
  fate: HhFate,
  own: OwnDice,
  dice: readonly OwnDice[],
  rivals: readonly number[],
): number | null {
  const near = rivals.filter((place) => {
    const other = dice[place];
    return other !== undefined && other.sides === own.sides && other.faces.length > 0;
  });
  const [only = null] = near;
  if (near.length < 2) return only;
  const ids = near.map((place) => dice[place]?.by ?? '');
  const chosen = fate.choose(question('rival', 'HH-LRN-09', own.by, ['nobody', ...ids]));
  return near[ids.indexOf(chosen)] ?? null;
}

/** Everybody rolls against everybody else. */
export const everyOther =
  (sides: number): RivalsOf =>
  (place) =>
    Array.from({ length: sides }, (_, other) => other).filter((other) => other !== place);

/** All throw, then high mastery, then each settles for itself. `checkProblem` has found nothing on any side. */
export function rollOpposed(
  fate: HhFate,
  requests: readonly CheckRequest[],
  rivalsOf: RivalsOf,
  house: House,
): readonly FigureCheck[] {
  const thrown: ThrownCheck[] = [];
  for (const request of requests) {
    const context = request.context === undefined ? undefined : `${request.context}|${statesOf(thrown)}`;
    thrown.push(throwCheck(fate, { ...request, context }, house));
  }
  const contestants = thrown.map((one) => ({ dice: diceOf(one), uses: usesOf(one) }));
  const faces = masterAmong(fate, contestants, rivalsOf, house);
  return thrown.map((one, i) => finishCheck(fate, { ...one, faces: faces[i] ?? one.faces }, house));
}

/** All of finished throws that the rest depends on. */
const statesOf = (thrown: readonly ThrownCheck[]): string =>
  JSON.stringify(
    thrown.map(({ faces, converted, luckySeen, effects }) => [faces, converted, luckySeen, effects]),
  );
