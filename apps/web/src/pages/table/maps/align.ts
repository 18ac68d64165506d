import type { MapPicture } from '@tafelrunde/table';

export interface Size {
  readonly width: number;
  readonly height: number;
}
export type Point = readonly [x: number, y: number];

/** Two corners of cells in a picture, in its pixels, and how many cells lie between them. */
export interface Alignment {
  readonly first: Point;
  readonly second: Point;
  readonly columns: number;
  readonly rows: number;
}

/** Closer corners could not be told apart. */
const NEAREST = 4;

/** Without a grid of its own a picture is so many cells wide. */
const USUAL_COLUMNS = 24;

/** To begin with: the whole picture, in cells as wide as they are high. */
export function wholePicture({ width, height }: Size): Alignment {
  const columns = width >= height ? USUAL_COLUMNS : Math.max(1, Math.round((USUAL_COLUMNS * width) / height));
  const rows = Math.max(1, Math.round((columns * height) / width));
  return { first: [0, 0], second: [width, height], columns, rows };
}

/** A corner put somewhere else: inside the picture, the first one always left of and above the second. */
export function withCorner(
  alignment: Alignment,
  corner: 'first' | 'second',
  [x, y]: Point,
  { width, height }: Size,
): Alignment {
  const { first, second } = alignment;
  const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
  const to: Point =
    corner === 'first'
      ? [within(x, 0, second[0] - NEAREST), within(y, 0, second[1] - NEAREST)]
      : [within(x, first[0] + NEAREST, width), within(y, first[1] + NEAREST, height)];
  return { ...alignment, [corner]: to };
}

/** How large a cell is in the picture. */
export const cellIn = ({ first, second, columns, rows }: Alignment): Size => ({
  width: (second[0] - first[0]) / columns,
  height: (second[1] - first[1]) / rows,
});

/** Where the lines of a grid lie that goes through `through`, from 0 to `most`. */
export function linesThrough(through: number, step: number, most: number): readonly number[] {
  const start = through - Math.floor(through / step) * step;
  return Array.from(
    { length: Math.max(0, Math.floor((most - start) / step) + 1) },
    (_, i) => start + i * step,
  );
}

/** Where the board begins in the picture: at its first line, or one cell before if more than half of that is there. */
function startOf(through: number, step: number): number {
  const first = through - Math.floor(through / step + 1e-9) * step;
  return first > step / 2 ? first - step : first;
}

export interface Laid {
  /** The board that the whole picture makes. */
  readonly board: Size;
  readonly picture: Pick<MapPicture, 'left' | 'top' | 'width' | 'height'>;
}

/** The picture in cells of the board. */
export function laidOut(alignment: Alignment, { width, height }: Size): Laid {
  const cell = cellIn(alignment);
  const left = startOf(alignment.first[0], cell.width);
  const top = startOf(alignment.first[1], cell.height);
  const count = (length: number, start: number, step: number) =>
    Math.max(1, Math.round((length - start) / step));
  return {
    board: { width: count(width, left, cell.width), height: count(height, top, cell.height) },
    picture: {
      left: rounded(-left / cell.width),
      top: rounded(-top / cell.height),
      width: rounded(width / cell.width),
      height: rounded(height / cell.height),
    },
  };
}

/** The other way round: how a picture that lies under a board was aligned. */
export function alignmentOf(
  { left, top, width, height }: Laid['picture'],
  board: Size,
  picture: Size,
): Alignment {
  const cell = { width: picture.width / width, height: picture.height / height };
  const inside = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  // Whole cells that lie on the picture.
  const from: Point = [Math.max(0, Math.ceil(left)), Math.max(0, Math.ceil(top))];
  const upTo: Point = [
    Math.min(board.width, Math.floor(left + width)),
    Math.min(board.height, Math.floor(top + height)),
  ];
  if (upTo[0] <= from[0] || upTo[1] <= from[1]) return wholePicture(picture);
  const at = ([x, y]: Point): Point => [
    inside((x - left) * cell.width, picture.width),
    inside((y - top) * cell.height, picture.height),
  ];
  return { first: at(from), second: at(upTo), columns: upTo[0] - from[0], rows: upTo[1] - from[1] };
}

/** A thousandth of a cell is nothing to see. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0;
