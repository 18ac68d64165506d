/** Column and row, counted from 0. */
export type BoardCell = readonly [x: number, y: number];

/** A board of square cells that stand for metres. */
export interface MetreBoard {
  readonly width: number;
  readonly height: number;
  /** The side of a cell. */
  readonly metres: number;
}

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
