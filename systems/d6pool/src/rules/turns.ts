import { actingFigure, enemiesOf, type Figure, isAble, type Scene, type Turn } from '../model.ts';
import type { Effects, Fate, House, Refusal } from '../rule.ts';
import { mayStrikeAt, reachOf, spanBetween } from './reach.ts';

/** Why a figure cannot take an action now; null if it can. DP-RND-06: one action, or as many as declared. */
export function actionProblem(
  scene: Scene,
  figure: Figure,
  house: House,
  sort: 'movement' | 'other' = 'other',
  actions = 1,
): Refusal | null {
  if (!isAble(figure)) return 'not-able';
  // DP-FEA-03: the frightened can only move and defend themselves.
  if (figure.fear !== null && sort !== 'movement') return 'afraid';
  if (scene.round === 0) return null;
  if (actingFigure(scene) !== figure.id) return 'not-your-turn';
  // DP-R-69: a hold may cost an action in every round.
  const holding = figure.holding !== null && house.holdCostsAction ? 1 : 0;
  const { actionsUsed, declaredActions, extraActions } = figure.turn;
  const allowed = Math.max(declaredActions, 1) + extraActions;
  return actionsUsed + holding + actions <= allowed ? null : 'no-actions-left';
}

/** An action is gone; outside rounds nobody counts. */
export function spendAction(scene: Scene, { id, turn }: Figure, more: Partial<Turn> = {}): Effects {
  if (scene.round === 0) return [];
  return [{ kind: 'turnChanged', figure: id, set: { actionsUsed: turn.actionsUsed + 1, ...more } }];
}

/** DP-RND-09, DP-R-31: the first free action of a round costs nothing, every further one counts as an action. */
export function spendFreeAction(fate: Fate, scene: Scene, { id, name, turn }: Figure, what: string): Effects {
  const counts = scene.round > 0 && turn.freeActionsUsed > 0;
  fate.note('DP-RND-09', { kind: 'freeAction', figure: name, what, counts });
  if (scene.round === 0) return [];
  return [{ kind: 'turnChanged', figure: id, set: { freeActionsUsed: turn.freeActionsUsed + 1 } }];
}

/** DP-VUL-02: an action that leaves its figure vulnerable until its next turn. */
export function leavesVulnerable(
  scene: Scene,
  figure: Figure,
  cause: 'charged' | 'shot' | 'nonCombat' | 'moved',
): Effects {
  return scene.round === 0 ? [] : [{ kind: 'vulnerable', figure: figure.id, cause }];
}

/** DP-VUL-02: in a fight it is a non-combat action; enemies in reach may use it (DP-R-34). */
export const nonCombatAction = (fate: Fate, scene: Scene, figure: Figure, house: House): Effects => [
  ...spendAction(scene, figure),
  ...leavesVulnerable(scene, figure, 'nonCombat'),
  ...givesOpenings(fate, scene, figure, enemiesInReach(scene, figure, house), house),
];

/** Enemies on their feet that have a figure within reach. */
export const enemiesInReach = (scene: Scene, figure: Figure, house: House): readonly Figure[] =>
  enemiesOf(scene, figure).filter(
    (enemy) =>
      isAble(enemy) &&
      spanBetween(scene, enemy, figure, house) !== null &&
      mayStrikeAt(scene, enemy, figure, reachOf(enemy), house),
  );

/** DP-R-34, `automatic`: those in reach may use it that a figure lays itself open. */
export function givesOpenings(
  fate: Fate,
  scene: Scene,
  figure: Figure,
  to: readonly Figure[],
  house: House,
): Effects {
  if (house.opportunityAttacks !== 'automatic' || scene.round === 0 || to.length === 0) return [];
  fate.note('DP-R-34', { kind: 'openings', figure: figure.name, to: to.map(({ name }) => name) });
  return to.map(({ id, turn }) => ({
    kind: 'turnChanged',
    figure: id,
    set: { openings: [...turn.openings.filter((one) => one !== figure.id), figure.id] },
  }));
}
