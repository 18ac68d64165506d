import { type Figure, type Skill, trainingOf } from '../model.ts';
import type { House } from '../rule.ts';

/** PW-KNO-01, PW-KNO-02, PW-R-17 (1): a marked Probe that was never raised; bonuses do not help, nor does the attribute. */
export const isUntrained = (figure: Figure, skill: Skill): boolean =>
  skill.requiresTraining && trainingOf(figure, skill.id).raises === 0;

/** PW-R-17 (2): of their own accord nobody may try what they have not learned, unless the table lets them. */
export const mayTry = (figure: Figure, skill: Skill, forced: boolean, house: House): boolean =>
  !isUntrained(figure, skill) || forced || house['knowledge.voluntary'] === 'allowWithMalus';

/** PW-KNO-03, PW-R-17 (3): where it cannot be avoided, the dice are the usual ones and the malus counts. */
export const trainingMalus = (figure: Figure, skill: Skill, house: House): number =>
  isUntrained(figure, skill) ? -house['knowledge.malus'] : 0;
