/** Section 2.45: which penalty dice burden which roll, and what it is thrown for. */
export interface Burdens {
  readonly role: string;
  /** `gm`: only where the GM says so. */
  readonly wounds: 'yes' | 'no' | 'gm';
  /** Encumbrance and armour Malus; `byAttribute`: with strength or dexterity, or a physical skill (DP-R-48). */
  readonly load: 'yes' | 'no' | 'byAttribute';
  readonly actions: 'yes' | 'no';
  readonly repeatedDefence: 'yes' | 'no';
  /** `concentration`: if the task needs it; `gm`: whatever the GM names. */
  readonly distraction: 'concentration' | 'gm' | 'no';
  readonly disadvantages: 'yes' | 'no';
  readonly item: 'yes' | 'no';
}

// biome-ignore format: a table reads best in columns
export const BURDENS = {
  mental:       { role: 'check',       wounds: 'yes', load: 'no',          actions: 'yes', repeatedDefence: 'no',  distraction: 'concentration', disadvantages: 'yes', item: 'yes' },
  physical:     { role: 'check',       wounds: 'yes', load: 'yes',         actions: 'yes', repeatedDefence: 'no',  distraction: 'concentration', disadvantages: 'yes', item: 'yes' },
  attack:       { role: 'attack',      wounds: 'yes', load: 'yes',         actions: 'yes', repeatedDefence: 'no',  distraction: 'gm',            disadvantages: 'yes', item: 'yes' },
  defence:      { role: 'defence',     wounds: 'yes', load: 'yes',         actions: 'yes', repeatedDefence: 'yes', distraction: 'no',            disadvantages: 'yes', item: 'yes' },
  ownDamage:    { role: 'damage',      wounds: 'yes', load: 'no',          actions: 'no',  repeatedDefence: 'no',  distraction: 'no',            disadvantages: 'no',  item: 'no'  },
  hazardDamage: { role: 'hazard',      wounds: 'no',  load: 'no',          actions: 'no',  repeatedDefence: 'no',  distraction: 'no',            disadvantages: 'no',  item: 'no'  },
  support:      { role: 'support',     wounds: 'yes', load: 'byAttribute', actions: 'yes', repeatedDefence: 'no',  distraction: 'concentration', disadvantages: 'yes', item: 'yes' },
  initiative:   { role: 'initiative',  wounds: 'yes', load: 'byAttribute', actions: 'no',  repeatedDefence: 'no',  distraction: 'gm',            disadvantages: 'yes', item: 'yes' },
  perception:   { role: 'perception',  wounds: 'yes', load: 'byAttribute', actions: 'yes', repeatedDefence: 'no',  distraction: 'gm',            disadvantages: 'yes', item: 'yes' },
  toughness:    { role: 'toughness',   wounds: 'no',  load: 'no',          actions: 'no',  repeatedDefence: 'no',  distraction: 'gm',            disadvantages: 'yes', item: 'no'  },
  healing:      { role: 'healing',     wounds: 'no',  load: 'no',          actions: 'no',  repeatedDefence: 'no',  distraction: 'no',            disadvantages: 'yes', item: 'no'  },
  hazard:       { role: 'resistance',  wounds: 'yes', load: 'no',          actions: 'yes', repeatedDefence: 'no',  distraction: 'no',            disadvantages: 'yes', item: 'no'  },
  situational:  { role: 'check',       wounds: 'gm',  load: 'no',          actions: 'no',  repeatedDefence: 'no',  distraction: 'no',            disadvantages: 'yes', item: 'no'  },
} as const satisfies Record<string, Burdens>;

/** `hazard`: fear, suffocation, poison, disease, drugs, cold; `situational`: income as well. */
export type RollKind = keyof typeof BURDENS;
export const ROLL_KINDS = Object.keys(BURDENS) as [RollKind, ...RollKind[]];

/** What dice are thrown for; the words are in `text/`. */
export type Role = (typeof BURDENS)[RollKind]['role'] | 'penalty' | 'fate' | 'income' | 'direction';
