import type { DamageType } from '../items.ts';

export interface MeleeRow {
  /** Null: no damage roll. */
  readonly dice: number | null;
  /** The "+" of the table: strength dice are added. */
  readonly addsStrength: boolean;
  /** Empty: the "–" of the table (DP-R-76). */
  readonly types: readonly DamageType[];
  readonly reach: number;
  readonly skill: string;
  /** 4.7: weights are not in the seed. */
  readonly kg: number;
}

/** DP-EQP-02, DP-R-73, DP-R-75, DP-R-89: melee weapons; of two types the first one is preselected. */
// biome-ignore format: a table reads best in columns
export const MELEE_WEAPONS = {
  axe:            { dice: 3,    addsStrength: true,  types: ['cut'],           reach: 1.5, skill: 'blades',        kg: 2   },
  hatchet:        { dice: 2,    addsStrength: true,  types: ['cut'],           reach: 1,   skill: 'blades',        kg: 1   },
  broadsword:     { dice: 3,    addsStrength: true,  types: ['cut', 'pierce'], reach: 1.5, skill: 'blades',        kg: 1.5 },
  garrotte:       { dice: null, addsStrength: false, types: [],                reach: 0.5, skill: 'unarmedCombat', kg: 0.1 },
  halberd:        { dice: 3,    addsStrength: true,  types: ['cut', 'pierce'], reach: 2.5, skill: 'blades',        kg: 3   },
  quarterstaff:   { dice: 1,    addsStrength: true,  types: ['blunt'],         reach: 2.5, skill: 'bludgeons',     kg: 2   },
  club:           { dice: 1,    addsStrength: true,  types: ['blunt'],         reach: 1.5, skill: 'bludgeons',     kg: 1   },
  warHammer:      { dice: 3,    addsStrength: true,  types: ['blunt'],         reach: 1.5, skill: 'bludgeons',     kg: 2   },
  shortSword:     { dice: 2,    addsStrength: true,  types: ['pierce', 'cut'], reach: 1,   skill: 'blades',        kg: 1.5 },
  knife:          { dice: 2,    addsStrength: true,  types: ['pierce', 'cut'], reach: 0.5, skill: 'blades',        kg: 0.5 },
  pepperSpray:    { dice: 1,    addsStrength: false, types: [],                reach: 2,   skill: 'unarmedCombat', kg: 0.1 },
  whip:           { dice: 2,    addsStrength: false, types: [],                reach: 3,   skill: 'bludgeons',     kg: 1   },
  rapier:         { dice: 2,    addsStrength: true,  types: ['pierce', 'cut'], reach: 1.5, skill: 'blades',        kg: 1.5 },
  spear:          { dice: 2,    addsStrength: true,  types: ['pierce', 'cut'], reach: 2,   skill: 'blades',        kg: 2   },
  mace:           { dice: 2,    addsStrength: true,  types: ['blunt'],         reach: 1,   skill: 'bludgeons',     kg: 1.5 },
  unarmed:        { dice: 0,    addsStrength: true,  types: ['blunt'],         reach: 0.5, skill: 'unarmedCombat', kg: 0   },
  twoHandedSword: { dice: 3,    addsStrength: true,  types: ['cut', 'pierce'], reach: 2,   skill: 'blades',        kg: 3   },
} as const satisfies Record<string, MeleeRow>;

export type MeleeWeaponId = keyof typeof MELEE_WEAPONS;
export const MELEE_WEAPON_IDS = Object.keys(MELEE_WEAPONS) as [MeleeWeaponId, ...MeleeWeaponId[]];

/** DP-R-76: weapons without a type cause stun; this is the armour value that still counts, if any. */
export const UNTYPED_ARMOUR: Readonly<Record<string, DamageType>> = { whip: 'cut' };
