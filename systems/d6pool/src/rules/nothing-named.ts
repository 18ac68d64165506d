import type { ResistFields } from './resistance.ts';

export const NO_HELP: ResistFields = {
  advantages: [],
  disadvantages: [],
  bonus: 0,
  penalty: 0,
  fate: 0,
  abilities: [],
};

/** Nothing named for an attack or a movement. */
export const NOTHING_NAMED = { ...NO_HELP, distractions: [] };
