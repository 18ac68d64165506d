import { type Figure, isAble, type Scene } from '../model.ts';
import type { Effects, Refusal } from '../rule.ts';

/** GW-ADD-10, GW-DWN-01: whether a figure may take an action now. Outside combat anybody able may. */
export function mayAct(scene: Scene, figure: Figure): Refusal | null {
  if (!isAble(figure)) return 'not-able';
  if (scene.round === 0) return null;
  if (scene.turn !== null && scene.turn !== figure.id) return 'not-your-turn';
  return figure.actionLeft ? null : 'no-action-left';
}

/** GW-ADD-10: one action a turn. Outside combat nobody counts. */
export function spendAction(scene: Scene, figure: Figure): Effects {
  return scene.round === 0 ? [] : [{ kind: 'actionSpent', figure: figure.id }];
}

/** GW-ADD-10: one move a turn. */
export function spendMove(scene: Scene, figure: Figure): Effects {
  return scene.round === 0 ? [] : [{ kind: 'moveSpent', figure: figure.id }];
}
