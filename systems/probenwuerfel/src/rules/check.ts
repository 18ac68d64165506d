import type { Die, RollKind } from '../data/dice.ts';
import { type Figure, figureOf, labelOf, type Scene, type Skill, skillOf, trainingOf } from '../model.ts';
import { type Fate, type House, type Refusal, refused } from '../rule.ts';
import { degreesHorizon, degreesOf, openDegrees } from './degrees.ts';
import { rollDice } from './dice.ts';
import { difficultyLabel } from './difficulty.ts';
import { isUntrained, mayTry, trainingMalus } from './knowledge.ts';
import {
  attributeModifiers,
  type Circumstances,
  circumstanceModifiers,
  type Modifier,
  noteModifiers,
  rollModifiers,
  skillModifiers,
  sumOf,
} from './modifiers.ts';

/** PW-CHK-06, PW-CHK-07: all that the Probenwert of one side depends on. */
export interface Check {
  /** Whose dice they are: a figure's id, or the part in a bare check. */
  readonly by: string;
  readonly kind: Extract<RollKind, 'check' | 'opposed'>;
  readonly attribute: Die;
  readonly skill: Die;
  readonly modifiers: readonly Modifier[];
}

/** PW-CHK-06, PW-CHK-07: attribute die, Probenwürfel and every modifier. PW-R-07: there is no lower bound. */
export function rollCheckTotal(
  fate: Fate,
  check: Check,
  horizon: number | null,
  key: string,
  house: House,
): number {
  const modifier = sumOf(check.modifiers);
  noteModifiers(fate, 'PW-CHK-07', check.modifiers);
  const dice = [check.attribute, check.skill];
  const ofDice = horizon === null ? null : horizon - modifier;
  const { total } = rollDice(
    fate,
    { kind: check.kind, by: check.by, dice, horizon: ofDice, cite: 'PW-CHK-06', key },
    house,
  );
  return total + modifier;
}

/** What a check against a difficulty comes to. */
export interface CheckResult {
  readonly success: boolean;
  readonly degrees: number;
  readonly total: number;
}

/** PW-CHK-08, PW-CHK-10, PW-R-08: reaching the difficulty is enough. PW-DEG-01: degrees beyond it. */
export function resultOf(total: number, difficulty: number, house: House): CheckResult {
  return { success: total >= difficulty, degrees: degreesOf(total, difficulty, house), total };
}

export function rollCheck(fate: Fate, check: Check, difficulty: number, house: House): CheckResult {
  fate.note('PW-CHK-08', { kind: 'difficulty', difficulty, label: difficultyLabel(difficulty) });
  const total = rollCheckTotal(fate, check, degreesHorizon(difficulty, house), '', house);
  return resultOf(total, difficulty, house);
}

/** One side's part in a check: who, with which Probe, under which circumstances. */
export interface CheckSide extends Circumstances {
  readonly figure: string;
  readonly skill: string;
  /** PW-KNO-03: there is no way around this roll. */
  readonly forced: boolean;
}

export interface ReadyCheck extends Check {
  readonly figure: Figure;
  readonly skillUsed: Skill;
}

/** PW-CHK-01, PW-CHK-02: the dice a figure throws for a Probe and its modifiers, or why it may not. */
export function readyCheck(
  scene: Scene,
  side: CheckSide,
  kind: Check['kind'],
  house: House,
): ReadyCheck | Refusal {
  const figure = figureOf(scene, side.figure);
  if (figure === undefined) return 'unknown-figure';
  const skill = skillOf(scene, side.skill);
  if (skill === undefined) return 'unknown-skill';
  if (!mayTry(figure, skill, side.forced, house)) return 'needs-training';
  const circumstances = circumstanceModifiers(scene, side, house);
  if (circumstances === undefined) return 'unknown-preset';
  const malus: Modifier = { source: { from: 'untrained' }, amount: trainingMalus(figure, skill, house) };
  return {
    kind,
    by: figure.id,
    figure,
    skillUsed: skill,
    attribute: figure.attributes[skill.attribute].die,
    skill: trainingOf(figure, skill.id).die,
    modifiers: [
      // PW-R-05: the attribute's own bonus counts, and counts once.
      ...(house['check.includeAttributeModifier'] ? attributeModifiers(figure, skill.attribute) : []),
      ...skillModifiers(figure, skill.id),
      ...rollModifiers(figure, kind),
      malus,
      ...circumstances,
    ],
  };
}

export const isRefusal = (ready: object | Refusal): ready is Refusal => typeof ready === 'string';

/** Tells of a marked Probe that has to be rolled all the same. */
export function noteUntrained(fate: Fate, { figure, skillUsed }: ReadyCheck, house: House): void {
  if (!isUntrained(figure, skillUsed)) return;
  fate.note('PW-KNO-03', { kind: 'untrained', skill: labelOf(skillUsed), malus: house['knowledge.malus'] });
}

export interface SkillCheckInput extends CheckSide {
  readonly scene: Scene;
  readonly difficulty?: number | undefined;
}

/** PW-CHK-09: 9, unless the GM says otherwise. */
export const difficultyOf = (input: { readonly difficulty?: number | undefined }, house: House): number =>
  input.difficulty ?? house['check.defaultDifficulty'];

/** PW-CHK-05: the deed is matched with a Probe (the player proposes, the GM decides) and checked. */
export function skillCheck(fate: Fate, input: SkillCheckInput, house: House) {
  const ready = readyCheck(input.scene, input, 'check', house);
  if (isRefusal(ready)) return refused(ready);
  const difficulty = difficultyOf(input, house);
  noteUntrained(fate, ready, house);
  const { success, degrees, total } = rollCheck(fate, ready, difficulty, house);
  const { figure, skillUsed } = ready;
  const skill = labelOf(skillUsed);
  fate.note('PW-CHK-10', { kind: 'checked', who: figure.name, skill, total, difficulty, success, degrees });
  const outcome: { kind: 'checked'; success: boolean; degrees: number; total?: number } = {
    kind: 'checked',
    success,
    degrees,
    total,
  };
  return { outcome, effects: openDegrees(fate, input.scene, figure.id, degrees) };
}
