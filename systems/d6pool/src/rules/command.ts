import type { Input } from '../actions/inputs.ts';
import { alliesOf, type Figure, figureOf, isAble, type OfFigure, type Scene } from '../model.ts';
import { type Effects, type Fate, type House, type Refusal, refused } from '../rule.ts';
import { abilityProblem } from './abilities.ts';
import { freeProblem } from './position.ts';
import { beginTurn } from './rounds.ts';
import { spendFreeAction } from './turns.ts';

/** Why a leader cannot command anybody now; null if it can be done. */
export function commandProblem(scene: Scene, figure: Figure, house: House): Refusal | null {
  if (scene.round === 0) return 'not-in-rounds';
  return freeProblem(scene, figure) ?? abilityProblem(figure, 'command', house);
}

/** DP-ABL-01, 4.5: once per scene a leader's call gives an ally one more action in this round, without penalty dice. */
export function command(fate: Fate, { scene, figure: id, target: to }: Input<'command'>, house: House) {
  const figure = figureOf(scene, id);
  if (figure === undefined || figureOf(scene, to) === undefined) return refused('unknown-figure');
  const ally = alliesOf(scene, figure).find((one) => one.id === to && isAble(one));
  const problem = commandProblem(scene, figure, house);
  if (problem !== null) return refused(problem);
  if (ally === undefined) return refused('not-able');
  fate.note('DP-ABL-01', { kind: 'abilityUsed', figure: figure.name, ability: 'command' });
  const effects: Effects = [
    { kind: 'abilityUsed', figure: id, ability: 'command' },
    { kind: 'turnChanged', figure: to, set: { extraActions: ally.turn.extraActions + 1 } },
    ...spendFreeAction(fate, scene, figure, 'command'),
  ];
  return { outcome: { kind: 'granted' as const }, effects };
}

const isBegun = ({ turn }: Figure): boolean =>
  turn.hasActedThisRound || turn.actionsUsed + turn.declaredActions + turn.freeActionsUsed > 0;

/** Why somebody cannot go before all others; null if it can be done. */
export function firstMoveProblem(scene: Scene, id: string, house: House): Refusal | null {
  const figure = figureOf(scene, id);
  if (figure === undefined) return 'unknown-figure';
  if (scene.round === 0) return 'not-in-rounds';
  if (!isAble(figure)) return 'not-able';
  if (!scene.order.some((one) => one.figure === id)) return 'not-your-turn';
  return abilityProblem(figure, 'firstMove', house) ?? (scene.figures.some(isBegun) ? 'too-late' : null);
}

/** DP-ABL-01, DP-RND-05, 4.5: once per scene before everybody else in a round in which nobody has acted yet. */
export function firstMove(fate: Fate, { scene, figure: id }: OfFigure, house: House) {
  const problem = firstMoveProblem(scene, id, house);
  if (problem !== null) return refused(problem);
  const index = scene.order.findIndex((one) => one.figure === id);
  const name = figureOf(scene, id)?.name ?? id;
  fate.note('DP-ABL-01', { kind: 'abilityUsed', figure: name, ability: 'firstMove' });
  const effects: Effects = [
    { kind: 'abilityUsed', figure: id, ability: 'firstMove' },
    ...beginTurn(fate, scene, id, index, house),
  ];
  return { outcome: { kind: 'steppedIn' as const }, effects };
}
