import { question } from '@tafelrunde/kernel';
import { type AttributeId, DERIVED, type DerivedId } from '../data/attributes.ts';
import type { Die } from '../data/dice.ts';
import { applyEffects } from '../effects.ts';
import {
  type Budget,
  type Figure,
  figureOf,
  labelOf,
  type OfFigure,
  type Scene,
  skillOf,
  type Training,
  trainingOf,
} from '../model.ts';
import { type Effects, type Fate, type House, type PwEffect, type Refusal, refused } from '../rule.ts';
import { nextDie } from './attributes.ts';
import { withMaxima } from './current-values.ts';

/** PW-ADD-01, PW-R-15: one place up the ladder and one raise more; at the top refused, or a bonus of +1 that counts as one. */
export function raised(training: Training, house: House): Training | null {
  const { die, raises, modifier } = training;
  const larger = nextDie(die);
  if (larger !== undefined) return { die: larger, raises: raises + 1, modifier };
  return house.beyondTop === 'bonus' ? { die, raises: raises + 1, modifier: modifier + 1 } : null;
}

/**
 * PW-CHK-04: what stands against raising this Probe now. Before the first level-up it is still creation (PW-ADD-02): several
 * raises of one Probe, but no die above the largest. Afterwards each Probe rises so often per level (PW-ADD-03).
 */
export function raiseProblem(figure: Figure, skill: string, house: House): Refusal | null {
  const to = raised(trainingOf(figure, skill), house);
  // PW-ADD-01: at the top of the ladder no budget helps, so that is said first.
  if (to === null) return 'die-at-top';
  if (figure.budget.skillRaises < 1) return 'no-raise-left';
  if (figure.level === 1) return to.die > house['creation.maxDie'] ? 'above-creation-maximum' : null;
  const often = figure.raisedThisLevel[skill] ?? 0;
  return often >= house['levelUp.maxRaisesPerSkill'] ? 'raised-this-level' : null;
}

/** PW-ADD-02, PW-ADD-03: what stands against a larger die for this attribute now. */
export function stepProblem(figure: Figure, attribute: AttributeId, house: House): Refusal | null {
  const larger = nextDie(figure.attributes[attribute].die);
  if (larger === undefined) return 'die-at-top';
  if (figure.budget.attributeSteps < 1) return 'no-step-left';
  return figure.level === 1 && larger > house['creation.maxDie'] ? 'above-creation-maximum' : null;
}

export interface RaiseSkillInput extends OfFigure {
  readonly skill: string;
}

/** PW-CHK-04, PW-ADD-01: a Probe goes up for one raise of the budget. */
export function raiseSkill(fate: Fate, { scene, figure: id, skill: skillId }: RaiseSkillInput, house: House) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (skillOf(scene, skillId) === undefined) return refused('unknown-skill');
  const problem = raiseProblem(figure, skillId, house);
  if (problem !== null) return refused(problem);
  const effects = raiseEffects(fate, scene, figure, skillId, house);
  const { die, raises } = raised(trainingOf(figure, skillId), house) as Training;
  return { outcome: { kind: 'raised' as const, skill: skillId, die, raises }, effects };
}

function raiseEffects(fate: Fate, scene: Scene, figure: Figure, skillId: string, house: House): Effects {
  const before = trainingOf(figure, skillId);
  const to = raised(before, house) as Training;
  const skill = skillOf(scene, skillId);
  fate.note('PW-ADD-01', {
    kind: 'skillRaised',
    who: figure.name,
    skill: skill === undefined ? skillId : labelOf(skill),
    die: to.die,
    raises: to.raises,
    bonus: to.modifier - before.modifier,
  });
  return [
    { kind: 'skillChanged', figure: figure.id, skill: skillId, to },
    { kind: 'raiseCounted', figure: figure.id, skill: skillId },
    { kind: 'budgetChanged', figure: figure.id, by: { skillRaises: -1 } },
  ];
}

export interface RaiseDerivedInput extends OfFigure {
  readonly derived: DerivedId;
}

/** PW-DER-03, PW-ADD-03: a derived point is +1 to one derived value. */
export function raiseDerived(fate: Fate, { scene, figure: id, derived }: RaiseDerivedInput, house: House) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.budget.derivedPoints < 1) return refused('no-point-left');
  const effects = withMaxima(fate, scene, id, derivedEffects(fate, figure, derived), house);
  return { outcome: { kind: 'raised' as const, derived }, effects };
}

function derivedEffects(fate: Fate, figure: Figure, derived: DerivedId): Effects {
  fate.note('PW-DER-03', { kind: 'derivedChanged', who: figure.name, derived, by: 1 });
  return [
    { kind: 'derivedModifier', figure: figure.id, derived, by: 1 },
    { kind: 'budgetChanged', figure: figure.id, by: { derivedPoints: -1 } },
  ];
}

export interface RaiseAttributeInput extends OfFigure {
  readonly attribute: AttributeId;
}

/** PW-ADD-02, PW-ADD-03: an attribute die goes up for one attribute step, where the table grants any. */
export function raiseAttribute(fate: Fate, input: RaiseAttributeInput, house: House) {
  const { scene, figure: id, attribute } = input;
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  const problem = stepProblem(figure, attribute, house);
  if (problem !== null) return refused(problem);
  const { die, modifier } = figure.attributes[attribute];
  const larger = nextDie(die) as Die;
  fate.note('PW-ADD-03', { kind: 'attributeRaised', who: figure.name, attribute, die: larger });
  const effects: Effects = [
    { kind: 'attributeChanged', figure: id, attribute, to: { die: larger, modifier } },
    { kind: 'budgetChanged', figure: id, by: { attributeSteps: -1 } },
  ];
  return {
    outcome: { kind: 'raised' as const, attribute, die: larger },
    effects: withMaxima(fate, scene, id, effects, house),
  };
}

/** Kept in the budget for another day. */
const LATER = 'later';

/** PW-ADD-03: the GM grants a level, the player spends what it brings now or keeps it. */
export function levelUp(fate: Fate, input: { readonly scene: Scene; readonly figure: string }, house: House) {
  const figure = figureOf(input.scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  const { id } = figure;
  fate.note('PW-ADD-03', { kind: 'levelled', who: figure.name, level: figure.level + 1 });
  const waived = waivedAtLevelUp(fate, figure);
  const granted = {
    attributeSteps: house['levelUp.attributeSteps'] - waived.attributeSteps,
    skillRaises: house['levelUp.skillRaises'] - waived.skillRaises,
    derivedPoints: house['levelUp.derivedPoints'],
  };
  const effects: PwEffect[] = [
    { kind: 'levelGained', figure: id },
    { kind: 'budgetChanged', figure: id, by: granted },
  ];
  const now = () => applyEffects(input.scene, effects);
  spendRaises(fate, now, id, effects, house);
  spendPoints(fate, now, id, effects, house);
  const character = figureOf(now(), id) as Figure;
  return { outcome: { kind: 'levelled' as const, level: character.level, character }, effects };
}

/** PW-ADD-02: creation ends with the first level-up, and what was not used of it is lost. */
function waivedAtLevelUp(
  fate: Fate,
  { level, budget }: Figure,
): Pick<Budget, 'attributeSteps' | 'skillRaises'> {
  const { attributeSteps, skillRaises } = budget;
  if (level > 1 || attributeSteps + skillRaises === 0) return { attributeSteps: 0, skillRaises: 0 };
  fate.note('PW-ADD-02', { kind: 'waived', attributeSteps, skillRaises });
  return { attributeSteps, skillRaises };
}

function spendRaises(fate: Fate, now: () => Scene, id: string, effects: PwEffect[], house: House): void {
  for (;;) {
    const figure = figureOf(now(), id) as Figure;
    const open = now().skills.filter((skill) => raiseProblem(figure, skill.id, house) === null);
    if (open.length === 0) return;
    const keys = [LATER, ...open.map((skill) => skill.id)];
    const chosen = fate.choose(question('raiseSkill', 'PW-ADD-03', id, keys));
    if (chosen === LATER) return;
    effects.push(...raiseEffects(fate, now(), figure, chosen, house));
  }
}

function spendPoints(fate: Fate, now: () => Scene, id: string, effects: PwEffect[], house: House): void {
  for (;;) {
    const figure = figureOf(now(), id) as Figure;
    if (figure.budget.derivedPoints < 1) return;
    const keys: readonly (typeof LATER | DerivedId)[] = [LATER, ...DERIVED];
    const chosen = fate.choose(question('raiseDerived', 'PW-ADD-03', id, keys));
    if (chosen === LATER) return;
    effects.push(...withMaxima(fate, now(), id, derivedEffects(fate, figure, chosen), house));
  }
}
