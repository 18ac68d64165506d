import type { Board, Scene } from './model.ts';

/** Eight in the morning of the first day. */
const MORNING = 480;

/** Cells of two metres: 40 by 28 m, beyond which nobody is noticed. */
export const EMPTY_BOARD: Board = { width: 20, height: 14, metres: 2, places: [] };

export const emptyScene: Scene = {
  clock: MORNING,
  figures: [],
  combat: null,
  stealth: [],
  chase: null,
  haggle: null,
  watch: null,
  board: EMPTY_BOARD,
};
