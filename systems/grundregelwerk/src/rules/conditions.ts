import type { ConditionId } from '../data/conditions.ts';
import { type Figure, has, type Scene } from '../model.ts';
import type { Effects } from '../rule.ts';
import { conditionStep, type Step } from './difficulty.ts';

/** A condition as the GM states it: a listed one, a listed one that is extreme, or one of the GM's own. */
export type StatedCondition =
  | ConditionId
  | { readonly condition: ConditionId; readonly extreme: boolean }
  | { readonly label: string; readonly steps: number };

/** GW-MOD-01 to 04: stated conditions as steps. GW-ADD-14: who has lost the position has no advantage from it. */
export function statedSteps(conditions: readonly StatedCondition[], figure?: Figure): readonly Step[] {
  const steps = conditions.map((stated): Step => {
    if (typeof stated === 'string') return conditionStep(stated);
    if ('condition' in stated) return conditionStep(stated.condition, stated.extreme);
    return { label: stated.label, amount: stated.steps };
  });
  const lost = figure !== undefined && has(figure, 'positionLost');
  return lost ? steps.filter(({ label }) => label !== 'position') : steps;
}

/** GW-ADD-14: time pressure makes the figure's next test one step harder and is then over. */
export const pressureSteps = (figure: Figure): readonly Step[] =>
  has(figure, 'timePressure') ? [conditionStep('timePressure')] : [];

export const pressureEnds = (figure: Figure): Effects =>
  has(figure, 'timePressure') ? [{ kind: 'statusEnded', figure: figure.id, status: 'timePressure' }] : [];

/** GW-ADD-08 (4), GW-MOD-03: in round 1 the side that surprised attacks one step easier. */
export const surpriseSteps = (scene: Scene, figure: Figure): readonly Step[] =>
  scene.round === 1 && scene.surprise === figure.side ? [conditionStep('surprise')] : [];
