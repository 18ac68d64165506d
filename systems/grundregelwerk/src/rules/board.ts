import type { Board, Cell, CellKind, Figure, Scene } from '../model.ts';
import { has, isOut } from '../model.ts';

export const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

/** GW-ADD-04: diagonal steps count like straight ones. */
export const distance = (a: Cell, b: Cell): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));

/** GW-RNG-01, GW-ADD-04: one of the eight cells around. */
export const isNeighbour = (a: Cell, b: Cell): boolean => distance(a, b) === 1;

export const isOnBoard = ({ width, height }: Board, [x, y]: Cell): boolean =>
  Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < width && y < height;

/** GW-ADD-04: what a cell is; unlisted cells are open. */
export function kindOf(board: Board, cell: Cell): CellKind {
  return board.cells.find(({ at }) => sameCell(at, cell))?.kind ?? 'open';
}

/** GW-ADD-04: one standing figure per cell. Downed figures and those out of the fight leave theirs free. */
export function occupantOf(scene: Scene, cell: Cell): Figure | undefined {
  return scene.figures.find((f) => f.pos !== null && sameCell(f.pos, cell) && !isOut(f) && !has(f, 'downed'));
}

/** Whether two figures stand next to each other. Without a board the GM's word counts, see `range.ts`. */
export const areNeighbours = (a: Figure, b: Figure): boolean =>
  a.pos !== null && b.pos !== null && isNeighbour(a.pos, b.pos);

/** GW-ADD-04: a free cell next to `cell`, for one who gets up where somebody stands; the GM may name another. */
export function freeNeighbours(scene: Scene, cell: Cell): readonly Cell[] {
  const around: Cell[] = [];
  for (let dx = -1; dx <= 1; dx += 1) {
    for (let dy = -1; dy <= 1; dy += 1) if (dx !== 0 || dy !== 0) around.push([cell[0] + dx, cell[1] + dy]);
  }
  return around.filter((c) => isFree(scene, c));
}

/** A cell that a figure may stop on. */
export const isFree = (scene: Scene, cell: Cell): boolean =>
  isOnBoard(scene.board, cell) &&
  kindOf(scene.board, cell) !== 'wall' &&
  occupantOf(scene, cell) === undefined;

/** GW-ADD-05: no diagonal step if both cells beside it are walls. */
export function squeezesBetweenWalls(board: Board, from: Cell, to: Cell): boolean {
  if (from[0] === to[0] || from[1] === to[1]) return false;
  const beside: readonly Cell[] = [
    [from[0], to[1]],
    [to[0], from[1]],
  ];
  return beside.every((cell) => kindOf(board, cell) === 'wall');
}

/** C4: column as a letter, row counted from 1. */
export function cellName([x, y]: Cell): string {
  const letters =
    x < 26 ? String.fromCharCode(65 + x) : cellLetters(Math.floor(x / 26) - 1) + cellLetters(x % 26);
  return `${letters}${y + 1}`;
}

const cellLetters = (index: number): string => String.fromCharCode(65 + index);
