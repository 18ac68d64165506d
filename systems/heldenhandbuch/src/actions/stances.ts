import { type Decider, GM, type Question, type Stance } from '@tafelrunde/kernel';
import type { Goal } from '@tafelrunde/system';

type StanceOn = (question: Question<unknown>) => Stance;

const nameOf = (goal: Goal): string => ('chance' in goal ? goal.chance : goal.maximise);

/**
 * Some act and the others are against them, whatever side of the table they are on: two heroes may arm-wrestle.
 * `othersWant` names the goals that those others seek.
 */
export const against =
  (isOther: (id: Decider) => boolean, othersWant: readonly string[] = []) =>
  (goal: Goal): StanceOn =>
  ({ by }) => {
    if (by === GM) return 'default';
    return isOther(by) === othersWant.includes(nameOf(goal)) ? 'seek' : 'oppose';
  };

/** Nobody is against anybody, but some goals are nobody's wish: to die, to fall asleep. */
export const nobodyWants =
  (...unwanted: readonly string[]) =>
  (goal: Goal): StanceOn =>
  ({ by }) => {
    if (by === GM) return 'default';
    return unwanted.includes(nameOf(goal)) ? 'oppose' : 'seek';
  };
