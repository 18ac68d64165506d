import type { FigureView, Offer } from '@tafelrunde/system';
import { type Cell, keyOf } from './geometry.ts';
import { type Pile, topOf } from './pile.ts';

export type Act =
  | { readonly kind: 'place' | 'paint' | 'door'; readonly at: Cell }
  | { readonly kind: 'move'; readonly offer: Offer }
  | { readonly kind: 'select' | 'target'; readonly figure: string }
  | { readonly kind: 'none' };

export interface Situation {
  readonly piles: ReadonlyMap<string, Pile>;
  readonly selected: FigureView | null;
  readonly moves: ReadonlyMap<string, Offer>;
  readonly chanceAt: (figureId: string) => string | null;
  readonly placing: string | null;
  readonly painting: string | null;
  /** Whether there is a door that whoever clicks may open. */
  readonly isDoor: (at: Cell) => boolean;
}

/** What a click, a tap or Enter on this cell does. */
export function actAt(at: Cell, situation: Situation): Act {
  const { piles, selected, moves, chanceAt, placing, painting, isDoor } = situation;
  if (placing !== null) return { kind: 'place', at };
  if (painting !== null) return { kind: 'paint', at };
  const pile = piles.get(keyOf(at));
  const offer = moves.get(keyOf(at));
  const top = pile === undefined ? null : topOf(pile);
  const isFoe = top !== null && selected !== null && top.side !== selected.side;
  // One who lies leaves the cell free: whoever can be hit there is meant, otherwise the ground.
  const isAim = isFoe && chanceAt(top.id) !== null;
  if (offer !== undefined && pile?.standing == null && !isAim) return { kind: 'move', offer };
  if (top === null) return isDoor(at) ? { kind: 'door', at } : { kind: 'none' };
  return { kind: isFoe ? 'target' : 'select', figure: top.id };
}
