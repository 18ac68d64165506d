import type { TurnState, TurnView } from '@tafelrunde/system';
import { isAble, type Scene } from './model.ts';

/** GW-ADD-09: who has acted, who acts, and who is still to act; those in the order thrown, if one was. */
export function turnView(scene: Scene): TurnView | null {
  const { round, turn, acted, order, figures } = scene;
  if (round === 0) return null;
  const able = figures.filter(isAble).map(({ id }) => id);
  const stateOf = (figure: string): TurnState =>
    figure === turn ? 'acting' : acted.includes(figure) ? 'done' : 'open';
  const open = able.filter((id) => stateOf(id) === 'open');
  const byTurns = [...acted.filter((id) => id !== turn), ...(turn === null ? [] : [turn]), ...open];
  const late = able.filter((id) => !order.includes(id));
  const places = order.length === 0 ? byTurns : [...order, ...late];
  return { round, figure: turn, order: places.map((figure) => ({ figure, state: stateOf(figure) })) };
}
