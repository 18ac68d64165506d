/** DP-XP-02, table 4.1: experience points to reach a level. */
export const XP_NEEDED: Readonly<Record<number, number>> = {
  2: 12,
  3: 13,
  4: 14,
  5: 15,
  6: 16,
  7: 17,
  8: 18,
};

export interface LevelRow {
  readonly level: number;
  /** Sum of attribute dice and the most in one. */
  readonly attributeDice: number;
  readonly maxAttribute: number;
  /** Sum of skill dice, abilities included, and the most in one. */
  readonly skillDice: number;
  readonly maxSkill: number;
  readonly abilitiesPerSkill: number;
}

/** DP-XP-10, table 4.2. */
// biome-ignore format: a table reads best in columns
export const LEVELS: readonly LevelRow[] = [
  { level: 1, attributeDice: 12, maxAttribute: 4, skillDice: 12, maxSkill: 3, abilitiesPerSkill: 1 },
  { level: 2, attributeDice: 13, maxAttribute: 4, skillDice: 14, maxSkill: 3, abilitiesPerSkill: 1 },
  { level: 3, attributeDice: 14, maxAttribute: 4, skillDice: 16, maxSkill: 4, abilitiesPerSkill: 2 },
  { level: 4, attributeDice: 15, maxAttribute: 5, skillDice: 18, maxSkill: 4, abilitiesPerSkill: 2 },
  { level: 5, attributeDice: 16, maxAttribute: 5, skillDice: 20, maxSkill: 5, abilitiesPerSkill: 3 },
  { level: 6, attributeDice: 17, maxAttribute: 5, skillDice: 22, maxSkill: 5, abilitiesPerSkill: 3 },
  { level: 7, attributeDice: 18, maxAttribute: 6, skillDice: 24, maxSkill: 6, abilitiesPerSkill: 4 },
  { level: 8, attributeDice: 19, maxAttribute: 6, skillDice: 26, maxSkill: 6, abilitiesPerSkill: 4 },
];

export const MAX_LEVEL = 8;
