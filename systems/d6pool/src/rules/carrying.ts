import type { Input } from '../actions/inputs.ts';
import { type Item, isNatural } from '../items.ts';
import { type Figure, figureOf, itemOf, ownsAbility, type Scene } from '../model.ts';
import { type DpEffect, type Effects, type Fate, type House, refused } from '../rule.ts';
import { encumbranceOf, loadOf } from './encumbrance.ts';
import { freeProblem } from './position.ts';
import { actionProblem, leavesVulnerable, spendAction, spendFreeAction } from './turns.ts';

/** DP-ENC-02, DP-ARM-02: take, wear, pack, pick up or drop; dropping is free (DP-RND-09), so is a quick draw (4.5). */
export function carryItem(fate: Fate, input: Input<'carry'>, house: House) {
  const { scene, to } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  const own = itemOf(figure, input.item);
  const item = own ?? scene.objects.find(({ id }) => id === input.item);
  if (item === undefined) return refused('unknown-item');
  if (isNatural(item)) return refused('natural-weapon');
  if (own === undefined ? to === 'ground' : own.carried === to) return refused('already-there');
  const free = to === 'ground' || isQuickDraw(figure, item, to);
  const problem = free ? freeProblem(scene, figure) : actionProblem(scene, figure, house);
  if (problem !== null) return refused(problem);
  fate.note('DP-ENC-02', { kind: 'itemMoved', figure: figure.name, item: item.name, to });
  const load = loadAfter(fate, figure, item, own !== undefined, to, house);
  const costs = free
    ? spendFreeAction(fate, scene, figure, 'item')
    : [...spendAction(scene, figure), ...(own !== undefined && to === 'held' ? [] : dressing(scene, figure))];
  const effects: Effects = [...itemMoved(figure, item, own !== undefined, to), ...costs];
  return { outcome: { kind: 'carried' as const, ...load }, effects };
}

/** DP-R-53: drawing does not make vulnerable; packing, dressing and picking up are no fighting. */
const dressing = (scene: Scene, figure: Figure): Effects => leavesVulnerable(scene, figure, 'nonCombat');

const isQuickDraw = (figure: Figure, item: Item, to: Input<'carry'>['to']): boolean =>
  to === 'held' && item.kind === 'ranged' && ownsAbility(figure, 'quickDraw');

function itemMoved(figure: Figure, item: Item, own: boolean, to: Input<'carry'>['to']): Effects {
  if (to === 'ground') return [{ kind: 'itemDropped', figure: figure.id, item: item.id }];
  const carried: DpEffect = { kind: 'itemSet', figure: figure.id, item: { ...item, carried: to } };
  return own ? [carried] : [{ kind: 'itemPickedUp', figure: figure.id, item: item.id }, carried];
}

/** DP-ENC-01 to 05: what the figure carries afterwards, and what that costs. */
function loadAfter(
  fate: Fate,
  figure: Figure,
  item: Item,
  own: boolean,
  to: Input<'carry'>['to'],
  house: House,
) {
  const others = figure.inventory.filter(({ id }) => id !== item.id);
  const kept = to === 'ground' ? others : [...others, own ? item : { ...item, carried: to }];
  return loadNote(fate, { ...figure, inventory: kept }, house);
}

function loadNote(fate: Fate, figure: Figure, house: House) {
  const kg = loadOf(figure, house);
  const { dice, overloaded } = encumbranceOf(figure, house);
  fate.note('DP-ENC-04', { kind: 'encumbrance', figure: figure.name, kg, dice });
  return { kg, dice, overloaded };
}
