/** 4.6: where a trait counts; `seed` marks those the seed names. */
export interface TraitRow {
  readonly on: TraitScope;
  readonly seed: boolean;
}

export const TRAIT_SCOPES = [
  'social',
  'anything',
  'situational',
  'income',
  'authorities',
  'sight',
  'sightAndShooting',
  'hearing',
  'darkness',
  'bothHands',
  'healing',
  'poison',
  'fear',
  'orientation',
  'waking',
  'reading',
  'intelligence',
  'movement',
  'fitting',
] as const;
export type TraitScope = (typeof TRAIT_SCOPES)[number];

/** DP-ADV-01, DP-ADV-03: success dice in the rolls they fit. */
// biome-ignore format: a table reads best in columns
export const ADVANTAGES = {
  attractive:       { on: 'social',      seed: true  },
  lucky:            { on: 'anything',    seed: true  },
  patron:           { on: 'situational', seed: true  },
  wealth:           { on: 'income',      seed: true  },
  lawEnforcement:   { on: 'authorities', seed: true  },
  eagleEye:         { on: 'sight',       seed: true  },
  contacts:         { on: 'situational', seed: false },
  goodHearing:      { on: 'hearing',     seed: false },
  nightVision:      { on: 'darkness',    seed: false },
  ambidextrous:     { on: 'bothHands',   seed: false },
  quickHealer:      { on: 'healing',     seed: false },
  strongStomach:    { on: 'poison',      seed: false },
  fearless:         { on: 'fear',        seed: false },
  senseOfDirection: { on: 'orientation', seed: false },
  lightSleeper:     { on: 'waking',      seed: false },
} as const satisfies Record<string, TraitRow>;
export type AdvantageId = keyof typeof ADVANTAGES;
export const ADVANTAGE_IDS = Object.keys(ADVANTAGES) as [AdvantageId, ...AdvantageId[]];

/** DP-ADV-01, DP-ADV-04: penalty dice in the rolls they could influence. */
// biome-ignore format: a table reads best in columns
export const DISADVANTAGES = {
  badEyes:        { on: 'sightAndShooting', seed: true  },
  enemies:        { on: 'situational',      seed: true  },
  illiteracy:     { on: 'reading',          seed: true  },
  poverty:        { on: 'income',           seed: true  },
  blindness:      { on: 'sight',            seed: true  },
  brainDamage:    { on: 'intelligence',     seed: true  },
  lame:           { on: 'movement',         seed: true  },
  missingHand:    { on: 'bothHands',        seed: true  },
  deformations:   { on: 'social',           seed: true  },
  mentalDisorder: { on: 'fitting',          seed: true  },
  hardOfHearing:  { on: 'hearing',          seed: false },
  addiction:      { on: 'fitting',          seed: false },
  phobia:         { on: 'fear',             seed: false },
  wanted:         { on: 'authorities',      seed: false },
  clumsy:         { on: 'fitting',          seed: false },
  badReputation:  { on: 'social',           seed: false },
  weakHeart:      { on: 'fitting',          seed: false },
  nightmares:     { on: 'fitting',          seed: false },
  codeOfHonour:   { on: 'fitting',          seed: false },
} as const satisfies Record<string, TraitRow>;
export type DisadvantageId = keyof typeof DISADVANTAGES;
export const DISADVANTAGE_IDS = Object.keys(DISADVANTAGES) as [DisadvantageId, ...DisadvantageId[]];
