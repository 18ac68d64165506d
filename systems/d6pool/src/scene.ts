import type { Scene, Setting } from './model.ts';

/** DP-GEN-07: the base rules assume the present day. */
export const MODERN: Setting = {
  name: 'modern',
  extraSkills: [],
  removedSkills: [],
  trainedOnly: [],
  physicalSkills: [],
};

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
