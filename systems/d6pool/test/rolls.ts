import type { RollSpec } from '../src/rules/prepare.ts';

/** A roll of a figure with nothing special about it. */
export const rollOf = (overrides: Partial<RollSpec> = {}): RollSpec => ({
  figure: 'hero',
  attribute: 'dexterity',
  skill: null,
  advantages: [],
  disadvantages: [],
  bonus: 0,
  penalty: 0,
  fate: 0,
  abilities: [],
  concentration: false,
  distractions: [],
  item: null,
  ...overrides,
});

export const ability = (skill: string, name: string, used = 0) => ({
  skill,
  ability: name,
  used,
  usedThisRound: used,
});
