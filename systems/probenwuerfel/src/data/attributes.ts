/** PW-ATT-01: the ten attributes in their order. PW-R-28: one spelling each, whatever the seed's slips. */
export const ATTRIBUTES = [
  'strength',
  'constitution',
  'dexterity',
  'agility',
  'perception',
  'will',
  'intelligence',
  'education',
  'charisma',
  'humour',
] as const;
export type AttributeId = (typeof ATTRIBUTES)[number];

/** PW-DER-01, PW-R-19: the derived values of Table 1.2 in its order, Manaregeneration included. */
export const DERIVED = [
  'hitPoints',
  'regeneration',
  'mana',
  'manaRegeneration',
  'initiative',
  'running',
  'evasion',
  'parry',
  'armourClass',
] as const;
export type DerivedId = (typeof DERIVED)[number];

/** PW-DER-10: what everybody has beside Max Kon. */
export const BASE_HIT_POINTS = 15;
