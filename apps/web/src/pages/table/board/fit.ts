import type { Size } from './geometry.ts';

/** Pixels of the strip with the coordinates. */
export const EDGE = 22;

/** Pixels at the far end, for what sticks out of the last column. */
const MARGIN = 8;

const LARGEST_FIT = 68;
const LARGEST = 112;
const COMFORTABLE_TOUCH = 36;

/** A finger needs more room than a mouse. */
const smallestCell = (isCoarse: boolean): number => (isCoarse ? 32 : 28);

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly isCoarse: boolean;
}

/** The edge of a cell in pixels: the whole board if it fits, never smaller than can be read and hit. */
export function cellSize(board: Size, room: Room, zoom: number, largest = LARGEST_FIT): number {
  const fitting = Math.min((room.width - EDGE - MARGIN) / board.width, (room.height - EDGE) / board.height);
  const smallest = smallestCell(room.isCoarse);
  const base = Math.max(room.isCoarse ? COMFORTABLE_TOUCH : smallest, Math.min(largest, fitting));
  return Math.floor(Math.max(smallest, Math.min(Math.max(LARGEST, largest), base * zoom)));
}

/** The zoom within what `cellSize` can show, so that the buttons never count beyond it. */
export function boundedZoom(board: Size, room: Room, zoom: number): number {
  const base = cellSize(board, room, 1);
  return Math.max(smallestCell(room.isCoarse) / base, Math.min(LARGEST / base, zoom));
}
