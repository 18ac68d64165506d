/** DP-CHL-14, DP-R-16: what a Patzer can mean; the first entry is the preset. */
// biome-ignore format: a table reads best in columns
export const PATZER_TABLE = {
  movement: ['prone', 'noDistance'],
  attack:   ['weaponDropped', 'allyHit', 'other'],
  // DP-R-121: claws, teeth and fists are not dropped.
  unarmed:  ['prone', 'allyHit', 'other'],
  grapple:  ['prone', 'other'],
  skill:    ['cost', 'other'],
  extended: ['cost', 'other'],
  social:   ['attitudeWorse', 'cost', 'other'],
  support:  ['hinders'],
  burst:    ['jam'],
  swim:     ['underWater'],
  climb:    ['fall'],
  fear:     ['nothing', 'disorder'],
  damage:   ['nothing'],
} as const;

export type PatzerCategory = keyof typeof PATZER_TABLE;
export type Consequence = (typeof PATZER_TABLE)[PatzerCategory][number];
export const PATZER_CATEGORIES = Object.keys(PATZER_TABLE) as [PatzerCategory, ...PatzerCategory[]];

/** DP-CHL-12: what a critical success can mean; `per` is what each of them is worth, where the rules give a figure. */
// biome-ignore format: a table reads best in columns
export const CRIT_TABLE = {
  movement: { means: ['extraDistance'],              per: 1.5 },
  attack:   { means: ['damageDie', 'effect'],        per: 1   },
  damage:   { means: ['wound'],                      per: 1   },
  extended: { means: ['quality'],                    per: 1   },
  support:  { means: ['nothingMore', 'success'],     per: 1   },
  skill:    { means: ['extraordinary'],              per: 1   },
} as const;

export type CritCategory = keyof typeof CRIT_TABLE;
export type CritMeaning = (typeof CRIT_TABLE)[CritCategory]['means'][number];
export const CRIT_CATEGORIES = Object.keys(CRIT_TABLE) as [CritCategory, ...CritCategory[]];
