import { memo } from 'react';
import { type Cell, keyOf, rowName, type Size } from './geometry.ts';
import type { Kind } from './text.ts';

export interface CellInfo {
  readonly label: string;
  readonly kind: Kind;
  readonly reach: 'near' | 'far' | null;
  readonly isSelected: boolean;
  /** The token here can be dragged by a finger; elsewhere a finger pans. */
  readonly isHandle: boolean;
}

export interface BoardRowsProps {
  readonly size: Size;
  readonly cells: ReadonlyMap<string, CellInfo>;
  readonly tabStop: Cell;
  /** The element that says what aiming at the cell in focus adds. */
  readonly aimId: string;
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

export function BoardRows({ size, cells, tabStop, aimId }: BoardRowsProps) {
  return upTo(size.height).map((y) => (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus moves from cell to cell
    // biome-ignore lint/a11y/useSemanticElements: a table lays out and pans by rules of its own
    <div key={rowName(y)} role="row" className="board-row" aria-rowindex={y + 1}>
      {upTo(size.width).map((x) => {
        const key = keyOf([x, y]);
        const info = cells.get(key);
        const isTabStop = tabStop[0] === x && tabStop[1] === y;
        return info === undefined ? null : (
          <BoardCell key={key} name={key} column={x + 1} {...info} aimId={isTabStop ? aimId : null} />
        );
      })}
    </div>
  ));
}

interface BoardCellProps extends CellInfo {
  readonly name: string;
  readonly column: number;
  /** Set on the one tab stop. */
  readonly aimId: string | null;
}

const BoardCell = memo(function BoardCell(props: BoardCellProps) {
  const { name, column, label, kind, reach, isSelected, isHandle, aimId } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table lays out and pans by rules of its own
    <div
      role="gridcell"
      className="board-cell"
      aria-label={label}
      aria-colindex={column}
      aria-selected={isSelected || undefined}
      aria-describedby={aimId ?? undefined}
      tabIndex={aimId === null ? -1 : 0}
      data-cell={name}
      data-kind={kind}
      data-reachable={reach ?? undefined}
      data-handle={isHandle || undefined}
    >
      {kind === 'cover' && <LowWall />}
    </div>
  );
});

/** A few bricks along the lower edge. */
const LowWall = () => (
  <svg className="low-wall" viewBox="0 0 24 24" aria-hidden="true">
    <path className="bricks" d="M2 13H22V22H2Z" />
    <path className="joints" d="M2 17.5H22M9 13V17.5M16 13V17.5M5.5 17.5V22M12.5 17.5V22M19 17.5V22" />
  </svg>
);
