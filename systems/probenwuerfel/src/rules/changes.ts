import type { AttributeId, DerivedId } from '../data/attributes.ts';
import type { Die } from '../data/dice.ts';
import { LIMITS } from '../data/limits.ts';
import type { EffectTarget } from '../data/targets.ts';
import { figureOf, type LastingEffect, type OfFigure, skillOf } from '../model.ts';
import { type Fate, type House, type PwEffect, refused } from '../rule.ts';
import { withMaxima } from './current-values.ts';

export interface GiveModifierInput extends OfFigure, LastingEffect {}

/** PW-R-11, PW-CHK-07: a lasting bonus or malus on an attribute, a Probe, a derived value or a kind of roll. */
export function giveModifier(fate: Fate, input: GiveModifierInput, house: House) {
  const { scene, figure: id, label, target, amount, until } = input;
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.effects.length >= LIMITS.effects) return refused('too-many');
  const skill = skillIn(target);
  if (skill !== undefined && skillOf(scene, skill) === undefined) return refused('unknown-skill');
  fate.note('PW-R-11', { kind: 'modifierGiven', who: figure.name, label, target, amount, until });
  const effect: PwEffect = { kind: 'effectStarted', figure: id, effect: { label, target, amount, until } };
  return {
    outcome: { kind: 'given' as const, target, amount },
    effects: withMaxima(fate, scene, id, [effect], house),
  };
}

const skillIn = (target: EffectTarget): string | undefined =>
  target.startsWith('skill:') ? target.slice('skill:'.length) : undefined;

export interface EndEffectInput extends OfFigure {
  readonly label: string;
}

/** PW-R-11: when what it lasts for is over, everything under this label ends. */
export function endEffect(fate: Fate, { scene, figure: id, label }: EndEffectInput, house: House) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (!figure.effects.some((effect) => effect.label === label)) return refused('unknown-effect');
  fate.note('PW-R-11', { kind: 'effectEnded', who: figure.name, label });
  const ended: PwEffect = { kind: 'effectEnded', figure: id, label };
  return { outcome: { kind: 'ended' as const }, effects: withMaxima(fate, scene, id, [ended], house) };
}

export interface ChangeDerivedInput extends OfFigure {
  readonly derived: DerivedId;
  readonly amount: number;
}

/** PW-DER-03: any effect may shift the result of a formula; the shift is kept beside it. */
export function changeDerived(fate: Fate, input: ChangeDerivedInput, house: House) {
  const { scene, figure: id, derived, amount } = input;
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  fate.note('PW-DER-03', { kind: 'derivedChanged', who: figure.name, derived, by: amount });
  const effect: PwEffect = { kind: 'derivedModifier', figure: id, derived, by: amount };
  const outcome = { kind: 'changed' as const, derived, modifier: figure.derivedModifiers[derived] + amount };
  return { outcome, effects: withMaxima(fate, scene, id, [effect], house) };
}

export interface ChangeAttributeInput extends OfFigure {
  readonly attribute: AttributeId;
  readonly die?: Die | undefined;
  readonly modifier?: number | undefined;
}

/** PW-ATT-03, PW-ATT-05, PW-R-18: the GM sets die or modifier; all that hangs on it follows. */
export function changeAttribute(fate: Fate, input: ChangeAttributeInput, house: House) {
  const { scene, figure: id, attribute } = input;
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  const before = figure.attributes[attribute];
  const to = { die: input.die ?? before.die, modifier: input.modifier ?? before.modifier };
  if (to.die === before.die && to.modifier === before.modifier) return refused('nothing-changes');
  fate.note('PW-ATT-03', { kind: 'attributeChanged', who: figure.name, attribute, ...to });
  const effect: PwEffect = { kind: 'attributeChanged', figure: id, attribute, to };
  return {
    outcome: { kind: 'changed' as const, attribute, ...to },
    effects: withMaxima(fate, scene, id, [effect], house),
  };
}
