import { figureOf, type OfFigure } from '../model.ts';
import { type Effects, type Fate, type House, refused } from '../rule.ts';
import { actionProblem, spendAction } from './turns.ts';

/** DP-SPA-04, DP-R-71: nothing but defending until the own next turn: one more parry, one die more on every defence. */
export function takeStance(fate: Fate, { scene, figure: id }: OfFigure, house: House) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (scene.round === 0) return refused('not-in-rounds');
  // The frightened may defend themselves (DP-FEA-03).
  const problem = actionProblem(scene, figure, house, 'movement');
  if (problem !== null) return refused(problem);
  // Doing nothing else: it cannot be one of several actions.
  if (figure.turn.declaredActions > 1 || figure.turn.actionsUsed > 0) return refused('no-actions-left');
  fate.note('DP-SPA-04', { kind: 'stance', figure: figure.name });
  const effects: Effects = spendAction(scene, figure, { defensiveStance: true });
  return { outcome: { kind: 'stance' as const }, effects };
}
