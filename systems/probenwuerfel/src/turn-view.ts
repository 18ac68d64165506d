import type { TurnView } from '@tafelrunde/system';
import type { Scene } from './model.ts';

/** PW-ADD-06: the order of the fight. */
export function turnView({ round, turn, order }: Scene): TurnView | null {
  if (round === 0) return null;
  const place = turn === null ? -1 : order.indexOf(turn);
  return {
    round,
    figure: turn,
    order: order.map((figure, i) => ({
      figure,
      state: i === place ? 'acting' : i < place ? 'done' : 'open',
    })),
  };
}
