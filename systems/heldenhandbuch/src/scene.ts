import type { Scene } from './model.ts';

/** Eight in the morning of the first day. */
const MORNING = 480;

export const emptyScene: Scene = {
  clock: MORNING,
  figures: [],
  combat: null,
  stealth: [],
  chase: null,
  haggle: null,
  watch: null,
};
