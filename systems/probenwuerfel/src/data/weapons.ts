import type { StartingSkill } from './skills.ts';

/** Weapons to begin with (PW-R-25): each names its Probe. Parry modifiers are the table's to set, so they are 0 here. */
// biome-ignore format: a table reads best in columns
export const WEAPON_TABLE = {
  sword:  { weaponSkill: 'blades',       canParry: true  },
  knife:  { weaponSkill: 'blades',       canParry: true  },
  mace:   { weaponSkill: 'bluntWeapons', canParry: true  },
  staff:  { weaponSkill: 'bluntWeapons', canParry: true  },
  spear:  { weaponSkill: 'throwing',     canParry: true  },
  bow:    { weaponSkill: 'marksmanship', canParry: false },
} as const satisfies Record<string, { weaponSkill: StartingSkill; canParry: boolean }>;

export type StartingWeapon = keyof typeof WEAPON_TABLE;
export const STARTING_WEAPONS = Object.keys(WEAPON_TABLE) as readonly StartingWeapon[];
