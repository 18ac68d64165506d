import {
  CRITICAL_MINIMA,
  HEAVY_MINIMA,
  HEAVY_MINIMUM_BEYOND,
  type HealingSkill,
  RESUSCITATION_MINIMUM,
} from '../data/treatment.ts';
import type { HhEffect } from '../effects.ts';
import type { HhFate } from '../facts.ts';
import type { House } from '../house-rules.ts';
import { type CriticalState, figureOf, has, isAble, type LifeCircle, type Scene } from '../model.ts';
import { type Refused, refused } from '../refusal.ts';
import { isLethal, untreatedHeavies } from './life-circles.ts';
import { makeCheck } from './world-check.ts';

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

/** HH-MED-01 to 03, HH-R-62: one check for each circle; with a critical injury only that one counts. */
export function treat(
  fate: HhFate,
  { scene, helper: helperId, patient: patientId, circle: place, skill }: TreatInput,
  house: House,
): { outcome: Treated | Refused; effects: readonly HhEffect[] } {
  const [helper, patient] = [figureOf(scene, helperId), figureOf(scene, patientId)];
  if (helper === undefined || patient === undefined) return refused('unknown-figure');
  if (!isAble(helper)) return refused('not-able');
  if (has(patient, 'dead')) return refused('not-alive');
  const index = place - 1;
  const circle = patient.lifeCircles[index];
  if (circle === undefined) return refused('unknown-circle');
  const minimum = minimumFor(circle, skill);
  if (minimum === null) return refused('nothing-to-treat');
  const retries = house['treatment.retries'];
  if (retries !== null && circle.attempts >= retries) return refused('no-treatment-left-today');

  const check = makeCheck(fate, { scene, figure: helper, tested: skill, mode: 'sieve', minimum }, house);
  const tried = { ...circle, attempts: circle.attempts + 1 };
  const to = check.success ? treatedCircle(tried, skill, house) : tried;
  const critical = circle.critical !== 'none';
  fate.note(critical ? 'HH-MED-03' : 'HH-MED-02', {
    kind: 'treated',
    patient: patient.name,
    circle: index,
    success: check.success,
    to: to.critical,
  });
  return {
    outcome: { success: check.success, number: check.number, minimum, critical: to.critical },
    effects: [...check.effects, { kind: 'circle', figure: patientId, circle: index, to }],
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

/** HH-INJ-11, HH-R-63: an epic first aid brings back who is lethally injured; nothing is treated by it. */
export function resuscitate(
  fate: HhFate,
  { scene, helper: helperId, patient: patientId }: ResuscitateInput,
  house: House,
): {
  outcome: { readonly success: boolean; readonly number: number } | Refused;
  effects: readonly HhEffect[];
} {
  const [helper, patient] = [figureOf(scene, helperId), figureOf(scene, patientId)];
  if (helper === undefined || patient === undefined) return refused('unknown-figure');
  if (helperId === patientId || !isAble(helper)) return refused('not-able');
  if (!has(patient, 'dead') || !isLethal(patient)) return refused('not-lethal');
  const { success, number, effects } = makeCheck(
    fate,
    { scene, figure: helper, tested: 'firstAid', mode: 'sieve', minimum: RESUSCITATION_MINIMUM },
    house,
  );
  fate.note('HH-INJ-11', { kind: 'resuscitated', patient: patient.name, success });
  const back: readonly HhEffect[] = [
    { kind: 'statusEnded', figure: patientId, status: 'dead' },
    { kind: 'statusGained', figure: patientId, status: 'resuscitated' },
    { kind: 'statusGained', figure: patientId, status: 'unconscious' },
  ];
  return { outcome: { success, number }, effects: success ? [...effects, ...back] : effects };
}
