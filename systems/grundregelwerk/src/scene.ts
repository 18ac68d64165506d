import type { Scene } from './model.ts';

/** The board a table starts with, if nobody draws another. */
const DEFAULT_BOARD_SIZE = 12;

export const emptyScene: Scene = {
  mode: 'core',
  board: { width: DEFAULT_BOARD_SIZE, height: DEFAULT_BOARD_SIZE, cells: [] },
  figures: [],
  round: 0,
  turn: null,
  acted: [],
  surprise: null,
  order: [],
  pendingHelp: [],
  failedGoals: [],
  timer: null,
  flags: [],
  lasting: [],
  heartLabel: 'injury',
};
