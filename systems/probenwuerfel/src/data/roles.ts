/** What a die is thrown for, so that dice lie by owner and purpose. */
export const ROLES = [
  'attribute',
  'skill',
  'regeneration',
  'manaRegeneration',
  'initiative',
  'list',
] as const;
export type Role = (typeof ROLES)[number];
