import {
  CRITICAL_MINIMA,
  HEAVY_MINIMA,
  HEAVY_MINIMUM_BEYOND,
  type HealingSkill,
  RESUSCITATION_MINIMUM,
} from '../data/treatment.ts';
import {
  type CriticalState,
  type Figure,
  figureOf,
  has,
  isAble,
  type LifeCircle,
  nameIn,
  type Scene,
} from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refusal, type Refused, refused } from '../rule.ts';
import { isLethal, untreatedHeavies } from './life-circles.ts';
import { makeCheck, type Tested, type WorldCheck } from './world-check.ts';

/** HH-MED-02, HH-R-62. */
export const heavyMinimum = (hits: number): number => HEAVY_MINIMA[hits - 1] ?? HEAVY_MINIMUM_BEYOND;

export interface TreatInput {
  readonly scene: Scene;
  readonly helper: string;
  readonly patient: string;
  /** Counted from 1. */
  readonly circle: number;
  readonly skill: HealingSkill;
}

export interface Treated {
  readonly success: boolean;
  readonly number: number;
  readonly minimum: number;
  readonly critical: CriticalState;
}

interface Treatment {
  readonly helper: Figure;
  readonly patient: Figure;
  readonly circle: LifeCircle;
  readonly minimum: number;
}

/** What is to be treated, or why it cannot be. */
export function treatmentOf(
  { scene, helper: helperId, patient: patientId, circle: place, skill }: TreatInput,
  house: House,
): Treatment | Refusal {
  const [helper, patient] = [figureOf(scene, helperId), figureOf(scene, patientId)];
  if (helper === undefined || patient === undefined) return 'unknown-figure';
  if (!isAble(helper)) return 'not-able';
  if (has(patient, 'dead')) return 'not-alive';
  const circle = patient.lifeCircles[place - 1];
  if (circle === undefined) return 'unknown-circle';
  const minimum = minimumFor(circle, skill);
  if (minimum === null) return 'nothing-to-treat';
  const retries = house['treatment.retries'];
  if (retries !== null && circle.attempts >= retries) return 'no-treatment-left-today';
  return { helper, patient, circle, minimum };
}

export const treatmentCheck = (
  { scene, skill }: Pick<TreatInput, 'scene' | 'skill'>,
  { helper, minimum }: Pick<Treatment, 'helper' | 'minimum'>,
): WorldCheck => ({ scene, figure: helper, tested: skill, mode: 'sieve', minimum });

/** What a check makes of a circle, and what is told of it. */
export function treatedBy(
  { circle, minimum }: Pick<Treatment, 'circle' | 'minimum'>,
  skill: HealingSkill,
  { success, number }: Pick<Tested, 'success' | 'number'>,
  house: House,
): { readonly outcome: Treated; readonly to: LifeCircle } {
  const tried = { ...circle, attempts: circle.attempts + 1 };
  const to = success ? treatedCircle(tried, skill, house) : tried;
  return { outcome: { success, number, minimum, critical: to.critical }, to };
}

/** HH-MED-01 to 03, HH-R-62: one check for each circle; with a critical injury only that one counts. */
export function treat(
  fate: HhFate,
  input: TreatInput,
  house: House,
): { outcome: Treated | Refused; effects: readonly HhEffect[] } {
  const treatment = treatmentOf(input, house);
  if (typeof treatment === 'string') return refused(treatment);
  const { patient, circle } = treatment;
  const index = input.circle - 1;
  const check = makeCheck(fate, treatmentCheck(input, treatment), house);
  const { outcome, to } = treatedBy(treatment, input.skill, check, house);
  fate.note(circle.critical === 'none' ? 'HH-MED-02' : 'HH-MED-03', {
    kind: 'treated',
    patient: patient.name,
    circle: index,
    success: check.success,
    to: to.critical,
  });
  return {
    outcome,
    effects: [...check.effects, { kind: 'lifeCircle', figure: patient.id, circle: index + 1, to }],
  };
}

/** Null where there is nothing this skill could do. HH-R-61: medicine works on stabilised criticals too. */
function minimumFor(circle: LifeCircle, skill: HealingSkill): number | null {
  const { critical } = circle;
  if (critical === 'untreated' || (critical === 'stabilised' && skill === 'medicine')) {
    return CRITICAL_MINIMA[skill];
  }
  const hits = untreatedHeavies(circle);
  return critical === 'none' && hits > 0 ? heavyMinimum(hits) : null;
}

/** HH-INJ-09, HH-R-61, HH-R-62: first aid stops the loss, medicine starts the healing; one success treats all heavy injuries. */
function treatedCircle(circle: LifeCircle, skill: HealingSkill, house: House): LifeCircle {
  if (circle.critical === 'none') {
    return { ...circle, heavy: circle.heavy.map((injury) => ({ ...injury, treated: true })) };
  }
  const heals = skill === 'medicine' || house['critical.firstAidHeals'];
  return { ...circle, critical: heals ? 'treated' : 'stabilised' };
}

export interface ResuscitateInput {
  readonly scene: Scene;
  readonly helper: string;
  readonly patient: string;
}

export interface Resuscitated {
  readonly success: boolean;
  readonly number: number;
}

/** What is thrown for it, or why nothing can be. */
export function resuscitationCheck({
  scene,
  helper: helperId,
  patient: patientId,
}: ResuscitateInput): WorldCheck | Refusal {
  const [helper, patient] = [figureOf(scene, helperId), figureOf(scene, patientId)];
  if (helper === undefined || patient === undefined) return 'unknown-figure';
  if (helperId === patientId || !isAble(helper)) return 'not-able';
  if (!has(patient, 'dead') || !isLethal(patient)) return 'not-lethal';
  return { scene, figure: helper, tested: 'firstAid', mode: 'sieve', minimum: RESUSCITATION_MINIMUM };
}

/** HH-INJ-11, HH-R-63: an epic first aid brings back who is lethally injured; nothing is treated by it. */
export function resuscitate(
  fate: HhFate,
  input: ResuscitateInput,
  house: House,
): { outcome: Resuscitated | Refused; effects: readonly HhEffect[] } {
  const check = resuscitationCheck(input);
  if (typeof check === 'string') return refused(check);
  const patientId = input.patient;
  const { success, number, effects } = makeCheck(fate, check, house);
  fate.note('HH-INJ-11', { kind: 'resuscitated', patient: nameIn(input.scene, patientId), success });
  const back: readonly HhEffect[] = [
    { kind: 'statusEnded', figure: patientId, status: 'dead' },
    { kind: 'statusGained', figure: patientId, status: 'resuscitated' },
    { kind: 'statusGained', figure: patientId, status: 'unconscious' },
  ];
  return { outcome: { success, number }, effects: success ? [...effects, ...back] : effects };
}
