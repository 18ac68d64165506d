import type { Board, Scene, Setting } from './model.ts';

/** DP-GEN-07: the base rules assume the present day. */
export const MODERN: Setting = {
  name: 'modern',
  extraSkills: [],
  removedSkills: [],
  trainedOnly: [],
  physicalSkills: [],
};

/** Cells of a metre: from one to the next most weapons reach. */
export const EMPTY_BOARD: Board = { width: 20, height: 14, metres: 1, cells: [] };

export const emptyScene: Scene = {
  sort: 'other',
  startedAt: 0,
  // Before the first scene begins none is running.
  ended: true,
  setting: MODERN,
  figures: [],
  objects: [],
  round: 0,
  turnIndex: null,
  order: [],
  attackers: null,
  distances: [],
  board: EMPTY_BOARD,
  terrain: 0,
  light: 'bright',
  covers: [],
  hazards: [],
  clock: 0,
  due: [],
  extended: [],
  supports: [],
  xpOffers: [],
  fateBank: 0,
};
