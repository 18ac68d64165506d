/** Column and row, counted from 0. */
export type BoardCell = readonly [x: number, y: number];

/** A board of square cells that stand for metres. */
export interface MetreBoard {
  readonly width: number;
  readonly height: number;
  /** The side of a cell. */
  readonly metres: number;
}

/** A map from elsewhere: how large it is and what its cells are. */
export interface BoardMap {
  readonly width: number;
  readonly height: number;
  /** By kind of cell, as the systems call it; cells that are not listed are open. */
  readonly ground: Readonly<Record<string, readonly BoardCell[]>>;
}

/** What of a map these rules have a kind of cell for. */
export const groundOf = <K extends string>(
  { ground }: BoardMap,
  kinds: readonly K[],
): readonly { readonly at: BoardCell; readonly kind: K }[] =>
  kinds.flatMap((kind) => (ground[kind] ?? []).map((at) => ({ at, kind })));

interface Point {
  readonly x: number;
  readonly y: number;
}

export const isOnBoard = ({ width, height }: MetreBoard, [x, y]: BoardCell): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;

/** The cell that a point lies in; null beside the board. */
export function cellAt(board: MetreBoard, { x, y }: Point): BoardCell | null {
  const cell: BoardCell = [Math.floor(x / board.metres), Math.floor(y / board.metres)];
  return isOnBoard(board, cell) ? cell : null;
}

/** The middle of a cell in metres. */
export const middleOf = ({ metres }: MetreBoard, [x, y]: BoardCell): Point => ({
  x: (x + 0.5) * metres,
  y: (y + 0.5) * metres,
});

export const cellsOf = ({ width, height }: MetreBoard): readonly BoardCell[] =>
  Array.from({ length: width * height }, (_, i): BoardCell => [i % width, Math.floor(i / width)]);

/**
 * The cells strictly between two, on the line from the smaller to the larger (by x, then y): what is in the way for one is
 * in the way for the other.
 */
export function cellsBetween(a: BoardCell, b: BoardCell): readonly BoardCell[] {
  const [from, to] = a[0] < b[0] || (a[0] === b[0] && a[1] <= b[1]) ? [a, b] : [b, a];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: Math.max(0, steps - 1) }, (_, i): BoardCell => {
    const part = (i + 1) / steps;
    return [Math.round(from[0] + dx * part), Math.round(from[1] + dy * part)];
  });
}

/** Somebody and the cell they are put on. */
export interface Placed {
  readonly figure: string;
  readonly at: BoardCell;
}

/**
 * Places for those who stand nowhere when a fight begins: the sides face each other across the middle, each side by side,
 * on cells that are free.
 */
export function lineUp(
  { width, height }: Pick<MetreBoard, 'width' | 'height'>,
  isFree: (cell: BoardCell) => boolean,
  left: readonly string[],
  right: readonly string[],
): readonly Placed[] {
  const [edge, middle] = [Math.ceil(width / 2), (height - 1) / 2];
  const free = cellsOf({ width, height, metres: 1 }).filter(isFree);
  const row = (figures: readonly string[], front: number, cells: readonly BoardCell[]) => {
    // Beside each other first, then a row behind.
    const cost = ([x, y]: BoardCell): number => Math.abs(x - front) * 3 + Math.abs(y - middle);
    const places = cells.toSorted((a, b) => cost(a) - cost(b));
    return figures.flatMap((figure, i) => {
      const at = places[i];
      return at === undefined ? [] : [{ figure, at }];
    });
  };
  return [
    ...row(
      left,
      edge - 1,
      free.filter(([x]) => x < edge),
    ),
    ...row(
      right,
      edge,
      free.filter(([x]) => x >= edge),
    ),
  ];
}
