import { GM, question } from '@tafelrunde/kernel';
import type { Input } from '../actions/inputs.ts';
import { figureOf, itemOf } from '../model.ts';
import { type DpEffect, type Effects, type Fate, type House, refused } from '../rule.ts';
import { settleChallenge } from './challenge.ts';
import { attackSpec } from './melee.ts';
import { offersAfter, prepare, throwPrepared } from './prepare.ts';
import { actionProblem, nonCombatAction, spendAction } from './turns.ts';

/** DP-RNG-05, DP-R-61: an action without a roll; lost on moving or being wounded. It does not make vulnerable (DP-R-53). */
export function aim(fate: Fate, { scene, figure: id, target: targetId }: Input<'aim'>, house: House) {
  const figure = figureOf(scene, id);
  const target = figureOf(scene, targetId);
  if (figure === undefined || target === undefined) return refused('unknown-figure');
  if (id === targetId) return refused('same-figure');
  const problem = actionProblem(scene, figure, house);
  if (problem !== null) return refused(problem);
  fate.note('DP-R-61', { kind: 'aimed', figure: figure.name, target: target.name });
  const aimed: DpEffect = {
    kind: 'turnChanged',
    figure: id,
    set: { aimTarget: targetId, aimRound: scene.round },
  };
  return { outcome: { kind: 'aimed' as const }, effects: [aimed, ...spendAction(scene, figure)] };
}

/** DP-R-67: a non-combat action, [DEX + weapon skill] against 1, or without a roll, or as the GM says. */
export function clearJam(fate: Fate, input: Input<'clear-jam'>, house: House) {
  const { scene } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  const item = itemOf(figure, input.item);
  if (item === undefined || item.kind !== 'ranged') return refused('unknown-item');
  if (!item.jammed) return refused('not-jammed');
  const problem = actionProblem(scene, figure, house);
  if (problem !== null) return refused(problem);
  const prepared = prepare(fate, scene, attackSpec(figure.id, item, input), 'physical', house);
  if (prepared.kind === 'refused') return refused(prepared.reason);
  const rolls = house.clearJam === 'rollS1';
  const thrown = rolls ? throwPrepared(fate, scene, prepared, house) : null;
  const rolled = thrown === null ? null : settleChallenge(fate, thrown.count, { difficulty: 1 }, house);
  const cleared =
    rolled?.success ??
    (house.clearJam === 'actionOnly' ||
      fate.choose(question('jamCleared', 'DP-R-67', GM, ['yes', 'no'])) === 'yes');
  fate.note('DP-R-67', { kind: 'ready', figure: figure.name, item: item.name, ready: cleared });
  const effects: Effects = [
    ...(thrown === null ? [] : [...prepared.effects, ...thrown.effects]),
    ...(cleared
      ? [{ kind: 'weaponState' as const, figure: figure.id, item: item.id, set: { jammed: false } }]
      : []),
    ...(rolled === null ? [] : offersAfter(fate, scene, prepared, rolled, house)),
    ...nonCombatAction(fate, scene, figure, house),
  ];
  return { outcome: { kind: cleared ? ('cleared' as const) : ('jammed' as const) }, effects };
}

/** DP-R-53, DP-R-91: a non-combat action; rates below one need no other loading (DP-R-63). */
export function reload(fate: Fate, input: Input<'reload'>, house: House) {
  const { scene, ammo, rocket } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  const item = itemOf(figure, input.item);
  if (item === undefined || item.kind !== 'ranged') return refused('unknown-item');
  const problem = actionProblem(scene, figure, house);
  if (problem !== null) return refused(problem);
  fate.note('DP-R-91', { kind: 'ready', figure: figure.name, item: item.name, ready: true });
  const effects: Effects = [
    { kind: 'weaponState', figure: figure.id, item: item.id, set: { ammo, loaded: rocket } },
    ...nonCombatAction(fate, scene, figure, house),
  ];
  return { outcome: { kind: 'reloaded' as const }, effects };
}
