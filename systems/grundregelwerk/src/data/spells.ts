import type { Tn } from './ladders.ts';

export const SPELL_LEVELS = ['trick', 'standard', 'strong', 'greatPower'] as const;
export type SpellLevel = (typeof SPELL_LEVELS)[number];

/** GW-MAG-05: TN and Mana of the effect levels. What a trick costs is the switch `trickCost` (GW-R-23). */
// biome-ignore format: a table reads best in columns
export const SPELL_LEVEL_TABLE = {
  trick:      { tn:  4, mana: 'trickCost' },
  standard:   { tn:  6, mana: 1 },
  strong:     { tn:  8, mana: 2 },
  greatPower: { tn: 12, mana: 3 },
} as const satisfies Record<SpellLevel, { tn: Tn; mana: number | 'trickCost' }>;

/** GW-ADD-15: the spell effects with rules of their own. `hostile` ones are aimed at an enemy (GW-R-14). */
// biome-ignore format: a table reads best in columns
export const SPELL_EFFECTS = {
  light:         { level: 'trick',      attack: false, hostile: false },
  sound:         { level: 'trick',      attack: false, hostile: false },
  smoke:         { level: 'trick',      attack: false, hostile: false },
  diversion:     { level: 'trick',      attack: false, hostile: false },
  projectile:    { level: 'standard',   attack: true,  hostile: true  },
  barrier:       { level: 'standard',   attack: false, hostile: false },
  leap:          { level: 'standard',   attack: false, hostile: false },
  strengthening: { level: 'standard',   attack: false, hostile: false },
  area:          { level: 'strong',     attack: true,  hostile: true  },
  control:       { level: 'strong',     attack: false, hostile: true  },
  healing:       { level: 'strong',     attack: false, hostile: false },
  paralysis:     { level: 'strong',     attack: false, hostile: true  },
  greatPower:    { level: 'greatPower', attack: false, hostile: false },
  // GW-R-42: whatever the player describes, at whatever level the GM sets.
  other:         { level: 'standard',   attack: false, hostile: false },
} as const satisfies Record<string, { level: SpellLevel; attack: boolean; hostile: boolean }>;

export type SpellEffect = keyof typeof SPELL_EFFECTS;
export const SPELL_EFFECT_IDS = Object.keys(SPELL_EFFECTS) as readonly SpellEffect[];

/** GW-MAG-05, GW-R-26: the exact figures inside the effects. */
export const LEAP_CELLS = 5;
export const HEALED_HEARTS = 2;
/** GW-R-43: what a larger effect adds to a healing. */
export const HEALED_MORE = 1;
/** GW-ADD-15. */
export const BARRIER_CELLS = 3;
export const AREA_RADIUS = 1;
