import type { TurnState, TurnView } from '@tafelrunde/system';
import { actingFigure, figureOf, type Scene } from './model.ts';

/** DP-RND-01, DP-RND-08: the order of the round, and who has acted or waits. */
export function turnView(scene: Scene): TurnView | null {
  const { round, order } = scene;
  if (round === 0) return null;
  const acting = actingFigure(scene);
  const stateOf = (id: string): TurnState => {
    if (id === acting) return 'acting';
    const turn = figureOf(scene, id)?.turn;
    if (turn === undefined || turn.hasActedThisRound) return 'done';
    return turn.delaying ? 'waits' : 'open';
  };
  return { round, figure: acting, order: order.map(({ figure }) => ({ figure, state: stateOf(figure) })) };
}
