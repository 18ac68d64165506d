import type { BoardView } from '@tafelrunde/system';

export type Cell = readonly [x: number, y: number];
export type Size = Pick<BoardView, 'width' | 'height'>;

export const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Compass = (typeof COMPASS)[number];

export const keyOf = ([x, y]: Cell): string => `${x},${y}`;

export const isSame = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

const isOn = ({ width, height }: Size, [x, y]: Cell): boolean => x >= 0 && y >= 0 && x < width && y < height;

/** The cell a key stands for. */
export function cellOf(key: string): Cell {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return [x, y];
}

/** A to Z, then AA, AB. */
export const columnName = (x: number): string =>
  (x < 26 ? '' : columnName(Math.floor(x / 26) - 1)) + String.fromCharCode(65 + (x % 26));

export const rowName = (y: number): string => String(y + 1);

/** C4: column as a letter, row counted from 1 at the top. */
export const cellName = ([x, y]: Cell): string => columnName(x) + rowName(y);

/** Diagonal steps count like straight ones. */
export const distance = (a: Cell, b: Cell): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));

/** The nearest of eight directions; the first row is the north of the board. */
export function compassOf(from: Cell, to: Cell): Compass | null {
  if (isSame(from, to)) return null;
  const clockwiseFromNorth = Math.atan2(to[0] - from[0], from[1] - to[1]);
  return COMPASS[(Math.round(clockwiseFromNorth / (Math.PI / 4)) + 8) % 8] ?? null;
}

/** The cells after `from` up to and with `to`, in order: what a fast stroke has passed. */
export function cellsTowards(from: Cell, to: Cell): readonly Cell[] {
  const steps = distance(from, to);
  return Array.from({ length: steps }, (_, i): Cell => {
    const part = (i + 1) / steps;
    return [Math.round(from[0] + (to[0] - from[0]) * part), Math.round(from[1] + (to[1] - from[1]) * part)];
  });
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a point of the screen lies on the board, in cells; whole numbers are the corners. */
export const onBoard = (
  box: Box,
  size: Size,
  [x, y]: readonly [number, number],
): readonly [number, number] => [
  ((x - box.left) / box.width) * size.width,
  ((y - box.top) / box.height) * size.height,
];

/** The cell under such a place, or null beside the board. */
export function cellUnder(size: Size, [x, y]: readonly [number, number]): Cell | null {
  const cell: Cell = [Math.floor(x), Math.floor(y)];
  return isOn(size, cell) ? cell : null;
}

/** How far a line keeps away from the middle of the cells it joins, so that it does not cross the tokens. */
const CLEARANCE = 0.48;

/** The line between two cells in units of cells, from edge to edge of their tokens. */
export function lineBetween(from: Cell, to: Cell) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [gx, gy] = length === 0 ? [0, 0] : [(dx / length) * CLEARANCE, (dy / length) * CLEARANCE];
  return {
    x1: from[0] + 0.5 + gx,
    y1: from[1] + 0.5 + gy,
    x2: to[0] + 0.5 - gx,
    y2: to[1] + 0.5 - gy,
    middle: [(from[0] + to[0] + 1) / 2, (from[1] + to[1] + 1) / 2] as const,
  };
}
