import type { BoardView } from '@tafelrunde/system';
import type { Door } from '@tafelrunde/table';
import { type Cell, keyOf } from './geometry.ts';

/** The board with its doors: a cell of one is a wall while it is closed. */
export function withDoors(board: BoardView, doors: readonly Door[]): BoardView {
  if (doors.length === 0) return board;
  const known = new Map(board.cells.map((cell) => [keyOf(cell.at), cell.kind]));
  const cells = doors.flat().map((at) => {
    const kind = known.get(keyOf(at));
    return { at, kind: kind === undefined ? 'openDoor' : kind === 'wall' ? 'door' : kind };
  });
  const isDoor = new Set(cells.map(({ at }) => keyOf(at)));
  return { ...board, cells: [...board.cells.filter(({ at }) => !isDoor.has(keyOf(at))), ...cells] };
}

export interface DoorView {
  readonly cells: Door;
  readonly isOpen: boolean;
}

/** A door is open when nothing of it is a wall. */
export function doorsOn(board: BoardView, doors: readonly Door[]): readonly DoorView[] {
  const walls = new Set(board.cells.filter(({ kind }) => kind === 'wall').map(({ at }) => keyOf(at)));
  return doors.map((cells) => ({ cells, isOpen: !cells.some((cell) => walls.has(keyOf(cell))) }));
}

export const doorAt = (doors: readonly DoorView[], at: Cell): DoorView | undefined =>
  doors.find(({ cells }) => cells.some((cell) => keyOf(cell) === keyOf(at)));
