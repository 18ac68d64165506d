import type { House } from '../rule.ts';
import { d6VerdictOf, gradeOf, thresholdFor } from './d6only.ts';
import { enlarge } from './die-size.ts';
import { hurdleOf, shiftTn, sumOfSteps } from './difficulty.ts';
import { isSuccess, verdictOf } from './results.ts';
import type { Trial } from './test.ts';

/** How much of a die's faces do what is wanted. */
export function shareOfFaces(sides: number, isWanted: (face: number) => boolean): number {
  let wanted = 0;
  for (let face = 1; face <= sides; face += 1) if (isWanted(face)) wanted += 1;
  return wanted / sides;
}

/** The chance of a test before it is thrown: what the helped player sees with and without help (GW-R-11 (7)). */
export function successChance(trial: Trial, house: House): number {
  const { level, tn, steps, helpers } = trial;
  if (trial.mode === 'd6only') {
    const needs = thresholdFor(level, gradeOf(tn), steps, helpers, house);
    const isHelped = helpers > 0 && house['d6.help'] !== 'off';
    const once = shareOfFaces(6, (face) => isSuccess(d6VerdictOf(face, needs, isHelped, house)));
    return isHelped && house['d6.help'] === 'rerollOnce' ? 1 - (1 - once) ** 2 : once;
  }
  const hurdle = hurdleOf(shiftTn(tn, sumOfSteps(steps, house)), house);
  if (hurdle.kind !== 'roll') return hurdle.kind === 'automatic' ? 1 : 0;
  const die = enlarge(trial.die, helpers);
  const bar = { needs: hurdle.tn, helped: helpers > 0, maxOnly: hurdle.maxOnly };
  return shareOfFaces(die, (face) => isSuccess(verdictOf(face, die, bar, house)));
}
