import type { Die } from './ladders.ts';

/** GW-ADD-12: the dice to distribute at the start. */
export const STARTING_DICE = [10, 8, 6] as const satisfies readonly Die[];

export const TEMPLATES = ['warrior', 'rogue', 'mage'] as const;
export type Template = (typeof TEMPLATES)[number];

/** GW-ADD-12: the three templates. GW-R-13: melee uses S, ranged G. */
// biome-ignore format: a table reads best in columns
export const TEMPLATE_TABLE = {
  warrior: { S: 10, G:  8, M:  6, weapon: 'sword',  kind: 'melee'  },
  rogue:   { S:  8, G: 10, M:  6, weapon: 'bow',    kind: 'ranged' },
  mage:    { S:  6, G:  8, M: 10, weapon: 'staff',  kind: 'melee'  },
} as const satisfies Record<Template, { S: Die; G: Die; M: Die; weapon: string; kind: 'melee' | 'ranged' }>;
