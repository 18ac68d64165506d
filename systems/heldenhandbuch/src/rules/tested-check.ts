import { figureOf, itemOf, type Scene } from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refusal, type Refused, refused } from '../rule.ts';
import type { CheckOutcome } from './check.ts';
import { type CheckRequest, checkProblem, rollCheck } from './figure-check.ts';
import type { RollMode } from './keep-and-reroll.ts';
import { type TestedName, type TestedValue, testedOf } from './pools.ts';

export interface TestedCheckInput {
  readonly scene: Scene;
  readonly figure: string;
  readonly tested: TestedName;
  readonly mode: RollMode;
  readonly minimum: number;
  /** Of the inventory. */
  readonly item?: string | undefined;
}

/** HH-ROL-04, HH-R-06: a cascade is thrown in combat, in a craft with a mastery grade, and with the adept star. */
function mayCascade({ skill }: Pick<TestedValue, 'skill'>): boolean {
  if (skill === undefined) return false;
  return skill.class === 'combat' || skill.adeptStar || skill.masteryGrade > 0;
}

/** HH-CHK-03, HH-CHK-04: a check of one figure on an attribute or a skill. */
export function testedCheck(
  fate: HhFate,
  input: TestedCheckInput,
  house: House,
): { outcome: CheckOutcome | Refused; effects: readonly HhEffect[] } {
  const request = requestOf(input);
  if (typeof request === 'string') return refused(request);
  const { outcome, effects } = rollCheck(fate, request, house);
  return { outcome, effects };
}

/** What is asked of the figure, or why it cannot be. */
export function requestOf({
  scene,
  figure: id,
  tested,
  mode,
  minimum,
  item: itemId,
}: TestedCheckInput): CheckRequest | Refusal {
  const figure = figureOf(scene, id);
  if (figure === undefined) return 'unknown-figure';
  const item = itemId === undefined ? undefined : itemOf(figure, itemId);
  if (itemId !== undefined && item === undefined) return 'unknown-item';
  const request = { scene, figure, tested, mode, minimum, item, context: 'check' };
  const problem = checkProblem(request);
  if (problem !== null) return problem;
  const value = testedOf(figure, tested) as TestedValue;
  return mode === 'cascade' && !mayCascade(value) ? 'no-runs' : request;
}
