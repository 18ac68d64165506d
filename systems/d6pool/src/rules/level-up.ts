import { question } from '@tafelrunde/kernel';
import {
  ATTRIBUTES,
  type Attribute,
  type Figure,
  figureOf,
  type OfFigure,
  type Scene,
  type Setting,
} from '../model.ts';
import { type DpEffect, type Effects, type Fate, type House, type Refusal, refused } from '../rule.ts';
import { attributeCap, attributeTotal, skillCap, skillCapBase, spentSkillDice } from './budget.ts';
import { xpForNextLevel, xpTotal } from './experience.ts';
import { type Purchase, purchasesFor, withPurchase } from './purchase.ts';

/** DP-XP-11: skill dice gained with a level. */
const SKILL_DICE_GAINED = 2;

/** Why a figure cannot rise now; null if it can. */
export function levelUpProblem(scene: Scene, figure: Figure, house: House): Refusal | null {
  if (figure.kind !== 'pc') return 'not-a-player-character';
  // DP-XP-11: at the end of a scene.
  if (!scene.ended) return 'scene-runs';
  const needed = xpForNextLevel(figure.level, house);
  if (needed === null) return 'highest-level';
  return xpTotal(figure) < needed ? 'not-enough-xp' : null;
}

/** DP-XP-11, DP-R-102: one level at a time, if the player wants; one attribute die and two skill dice or abilities. */
export function levelUp(fate: Fate, { scene, figure: id }: OfFigure, house: House) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  const problem = levelUpProblem(scene, figure, house);
  if (problem !== null) return refused(problem);
  if (fate.choose(question('levelUp', 'DP-R-102', id, ['now', 'later'])) === 'later') {
    fate.note('DP-R-102', { kind: 'levelUpPutOff', figure: figure.name });
    return { outcome: { kind: 'putOff' as const }, effects: [] };
  }
  const level = figure.level + 1;
  const attribute = chooseAttribute(fate, figure);
  const purchases = choosePurchases(fate, { ...figure, level }, scene.setting, house);
  fate.note('DP-XP-11', { kind: 'levelUp', figure: figure.name, level });
  const effects: Effects = [
    { kind: 'levelRaised', figure: id, to: level },
    ...(attribute === null ? [] : [{ kind: 'attributeRaised' as const, figure: id, attribute, by: 1 }]),
    ...purchases.map((purchase) => effectOf(id, purchase)),
    { kind: 'xpSet', figure: id, to: remainingXp(figure, house) },
  ];
  return { outcome: { kind: 'levelUp' as const, level, attribute, purchases }, effects };
}

/** DP-XP-12: no attribute above a third of the new total. */
function chooseAttribute(fate: Fate, figure: Figure): Attribute | null {
  const cap = attributeCap(attributeTotal(figure) + 1);
  const open = ATTRIBUTES.filter((attribute) => figure.attributes[attribute] < cap);
  if (open.length === 0) return null;
  return fate.choose(question('levelUpAttribute', 'DP-XP-11', figure.id, open));
}

/** DP-XP-12, DP-R-103: no skill above a quarter of the new total. */
function choosePurchases(fate: Fate, figure: Figure, setting: Setting, house: House): readonly Purchase[] {
  const total = spentSkillDice(figure) + SKILL_DICE_GAINED;
  const purchases: Purchase[] = [];
  let now = figure;
  while (spentSkillDice(now) < total) {
    const base = house.capBase === 'withAbilities' ? total : skillCapBase(now, house) + 1;
    const open = purchasesFor(now, skillCap(base), setting, house);
    if (open.length === 0) break;
    const purchase = fate.choose(question('levelUpDie', 'DP-XP-11', figure.id, open));
    purchases.push(purchase);
    now = withPurchase(now, purchase);
  }
  return purchases;
}

function effectOf(figure: string, purchase: Purchase): DpEffect {
  const [of, name = '', last = ''] = purchase.split(':');
  if (of === 'ability') return { kind: 'abilityGained', figure, skill: name, ability: last };
  return { kind: 'skillRaised', figure, skill: name === 'language' ? `language:${last}` : name, by: 1 };
}

/** DP-XP-11, DP-R-102: all experience is lost, or what is left over is kept. */
function remainingXp(figure: Figure, house: House): Readonly<Record<string, number>> {
  if (!house.keepSurplusXp) return {};
  let toPay = xpForNextLevel(figure.level, house) ?? 0;
  const left: Record<string, number> = {};
  for (const [trait, points] of Object.entries(figure.xp)) {
    const paid = Math.min(points, toPay);
    toPay -= paid;
    if (points > paid) left[trait] = points - paid;
  }
  return left;
}
