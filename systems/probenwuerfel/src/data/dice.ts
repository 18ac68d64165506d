/** PW-DIE-05, PW-ATT-03, PW-ADD-01: the dice of the system are the ladder, smallest first. PW-R-15: Probenwürfel use the same. */
export const DICE = [4, 6, 8, 10, 12] as const;
export type Die = (typeof DICE)[number];

/** PW-CHK-03: every Probenwürfel of every character starts here. */
export const STARTING_DIE = 4 satisfies Die;

/** PW-GEN-02: the kinds of roll the system knows. */
export const ROLL_KINDS = [
  'attribute',
  'check',
  'opposed',
  'regeneration',
  'manaRegeneration',
  'initiative',
  'list',
] as const;
export type RollKind = (typeof ROLL_KINDS)[number];

/** PW-DIE-04, PW-R-04: a higher total is of use everywhere but in a list. */
// biome-ignore format: a table reads best in columns
export const CAN_BE_CRITICAL = {
  attribute:        true,
  check:            true,
  opposed:          true,
  regeneration:     true,
  manaRegeneration: true,
  initiative:       true,
  list:             false,
} as const satisfies Record<RollKind, boolean>;
