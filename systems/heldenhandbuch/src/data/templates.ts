import type { DieStep, Side } from '../model.ts';

export const TEMPLATE_IDS = [
  'smith',
  'scout',
  'healer',
  'speaker',
  'bandit',
  'guard',
  'archer',
  'wolf',
  'ogre',
  'merchant',
] as const;
export type TemplateId = (typeof TEMPLATE_IDS)[number];

export interface Template {
  readonly side: Side;
  readonly reaction: number;
  readonly memory: number;
  readonly regeneration: number;
  readonly pts: readonly [count: number, step: DieStep];
  /** Value and bonus dice. */
  readonly skills: Readonly<Record<string, readonly [value: number, bonusDice: number]>>;
  /** Ids of `TEMPLATE_ITEMS`; the first weapon is in hand, the first armour is worn. */
  readonly items: readonly string[];
}

/** Ready figures. The seeds have none (HH-R-14, HH-R-55): these numbers are ours. */
// biome-ignore format: a table reads best in columns
export const TEMPLATES = {
  smith:    { side: 'heroes',    reaction:  9, memory:  8, regeneration: 3, pts: [2, 8],  items: ['hammer', 'longsword', 'leather'],
              skills: { basicCombat: [9, 2], melee: [11, 2], weaponsmith: [13, 3], haggle: [10, 2], terrainRun: [7, 2], selfControl: [9, 2], drink: [11, 2] } },
  scout:    { side: 'heroes',    reaction: 13, memory:  8, regeneration: 3, pts: [1, 8],  items: ['bow', 'dagger', 'leather'],
              skills: { basicCombat: [8, 2], melee: [9, 2], ranged: [13, 3], sneak: [12, 2], hide: [11, 2], detect: [11, 2], watch: [11, 2], wilderness: [12, 3], terrainRun: [13, 3], acrobatics: [11, 2], selfControl: [8, 2], drink: [6, 1] } },
  healer:   { side: 'heroes',    reaction:  8, memory: 13, regeneration: 2, pts: [1, 6],  items: ['staff'],
              skills: { basicCombat: [7, 1], melee: [7, 2], firstAid: [12, 3], medicine: [13, 3], wilderness: [11, 2], rhetoric: [9, 2], selfControl: [12, 3], watch: [9, 2], terrainRun: [6, 2] } },
  speaker:  { side: 'heroes',    reaction: 10, memory: 12, regeneration: 2, pts: [1, 6],  items: ['rapier'],
              skills: { basicCombat: [7, 2], melee: [11, 2], rhetoric: [14, 3], seduce: [12, 3], intimidate: [9, 2], haggle: [13, 3], selfControl: [11, 2], sneak: [8, 2], drink: [10, 2], terrainRun: [8, 2], acrobatics: [9, 2] } },
  bandit:   { side: 'opponents', reaction:  8, memory:  5, regeneration: 2, pts: [1, 8],  items: ['club', 'leather'],
              skills: { basicCombat: [7, 2], melee: [9, 2], sneak: [8, 2], watch: [7, 2], detect: [7, 2], intimidate: [8, 2], selfControl: [6, 2], terrainRun: [8, 2], drink: [9, 2] } },
  guard:    { side: 'opponents', reaction:  9, memory:  6, regeneration: 2, pts: [1, 8],  items: ['spear', 'mail'],
              skills: { basicCombat: [9, 2], melee: [11, 2], watch: [11, 2], detect: [10, 2], selfControl: [9, 2], terrainRun: [7, 2] } },
  archer:   { side: 'opponents', reaction: 11, memory:  6, regeneration: 2, pts: [1, 6],  items: ['bow', 'dagger'],
              skills: { basicCombat: [7, 1], melee: [7, 2], ranged: [12, 2], watch: [10, 2], detect: [10, 2], selfControl: [8, 2], terrainRun: [9, 2], acrobatics: [9, 2] } },
  wolf:     { side: 'opponents', reaction: 13, memory:  4, regeneration: 3, pts: [2, 6],  items: [],
              skills: { basicCombat: [11, 2], sneak: [12, 2], watch: [12, 2], detect: [13, 3], terrainRun: [14, 3], selfControl: [5, 1] } },
  ogre:     { side: 'opponents', reaction:  6, memory:  3, regeneration: 4, pts: [3, 12], items: ['greatclub'],
              skills: { basicCombat: [10, 3], melee: [10, 3], watch: [5, 2], detect: [6, 2], intimidate: [13, 3], selfControl: [5, 1], terrainRun: [8, 2], drink: [15, 3] } },
  merchant: { side: 'opponents', reaction:  7, memory: 12, regeneration: 2, pts: [1, 6],  items: [],
              skills: { basicCombat: [5, 1], haggle: [13, 2], rhetoric: [11, 2], selfControl: [12, 2], watch: [6, 2], drink: [8, 2] } },
} as const satisfies Record<TemplateId, Template>;

/** What they carry. */
// biome-ignore format: a table reads best in columns
export const TEMPLATE_ITEMS = {
  longsword: { kind: 'weapon', weaponType: 'sword',    quality: 12, simplePrice: 60, ts: { count: 2, step: 8 } },
  rapier:    { kind: 'weapon', weaponType: 'sword',    quality: 13, simplePrice: 70, ts: { count: 2, step: 6 } },
  dagger:    { kind: 'weapon', weaponType: 'dagger',   quality: 10, simplePrice: 15, ts: { count: 1, step: 6 } },
  club:      { kind: 'weapon', weaponType: 'striking', quality:  7, simplePrice:  5, ts: { count: 1, step: 8 }, metal: false },
  greatclub: { kind: 'weapon', weaponType: 'striking', quality:  8, simplePrice: 10, ts: { count: 2, step: 12 }, metal: false },
  spear:     { kind: 'weapon', weaponType: 'pole',     quality: 11, simplePrice: 25, ts: { count: 1, step: 12 } },
  staff:     { kind: 'weapon', weaponType: 'pole',     quality:  9, simplePrice:  5, ts: { count: 1, step: 8 }, metal: false },
  bow:       { kind: 'weapon', weaponType: 'ranged',   quality: 13, simplePrice: 45, ts: { count: 2, step: 8 }, metal: false },
  hammer:    { kind: 'tool',                           quality: 12, simplePrice: 20 },
  leather:   { kind: 'armour', protection: 3, lightArmour: true,  quality: 10, simplePrice: 30, metal: false },
  mail:      { kind: 'armour', protection: 5, lightArmour: false, quality: 12, simplePrice: 120 },
} as const;
