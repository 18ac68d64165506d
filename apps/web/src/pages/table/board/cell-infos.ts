import type { BoardView } from '@tafelrunde/system';
import type { CellInfo } from './board-rows.tsx';
import { type Cell, keyOf } from './geometry.ts';
import { cellLabel, type LabelContext } from './labels.ts';
import type { Pile } from './pile.ts';
import { type Kind, kindFrom } from './text.ts';

export const kindsOf = ({ cells }: BoardView): ReadonlyMap<string, Kind> =>
  new Map(cells.map(({ at, kind }) => [keyOf(at), kindFrom(kind)]));

/** Every cell as it is drawn and spoken. */
export function cellInfos(
  { width, height }: BoardView,
  kinds: ReadonlyMap<string, Kind>,
  piles: ReadonlyMap<string, Pile>,
  context: LabelContext,
  far: ReadonlySet<string>,
): ReadonlyMap<string, CellInfo> {
  const infos = new Map<string, CellInfo>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at: Cell = [x, y];
      const key = keyOf(at);
      const kind = kinds.get(key) ?? 'open';
      const pile = piles.get(key);
      const isSelected = pile?.standing != null && pile.standing.id === context.selected?.id;
      infos.set(key, {
        label: cellLabel(at, kind, pile, context),
        kind,
        reach: context.moves.has(key) && pile?.standing == null ? (far.has(key) ? 'far' : 'near') : null,
        isSelected,
        isHandle: isSelected && context.moves.size > 0,
      });
    }
  }
  return infos;
}
