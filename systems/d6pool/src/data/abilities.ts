/** 4.5: what abilities are built from. */
export type AbilityBlock =
  | { readonly block: 'bonusDice'; readonly dice: number; readonly when: 'aim' | 'hold' | 'darkness' }
  | { readonly block: 'ignorePenalty'; readonly source: 'distraction' }
  | { readonly block: 'extraParry'; readonly parries: number }
  | { readonly block: 'extraAction'; readonly for: 'ally' }
  | {
      readonly block: 'penaltyReduction';
      readonly of: 'multiAction' | 'unarmedParry' | 'burst' | 'language';
      readonly dice: number;
    }
  | { readonly block: 'fewerDamageDice'; readonly of: 'fall'; readonly dice: number }
  | { readonly block: 'opponentPenalty'; readonly dice: number }
  | { readonly block: 'repeatRoll'; readonly of: 'toughnessOrFear' | 'social' }
  | { readonly block: 'supportPlus'; readonly successes: number; readonly when: 'healing' }
  | { readonly block: 'initiativeSwap' }
  | { readonly block: 'rangeShift'; readonly classes: number }
  | { readonly block: 'opportunity'; readonly trigger: 'moveInReach' | 'afterParry' }
  | { readonly block: 'setDifficulty'; readonly by: number }
  | { readonly block: 'coldIsSimple' }
  | { readonly block: 'halfJumpDifficulty' }
  | { readonly block: 'moreEndurance'; readonly dice: number }
  | { readonly block: 'freeAction'; readonly of: 'draw' | 'standUp' }
  | { readonly block: 'extraDistance'; readonly metres: number }
  | { readonly block: 'firstRoundOfBreath' }
  | { readonly block: 'protectAlly' }
  | { readonly block: 'challenge' };

export const ABILITY_USES = ['unlimited', 'round', 'scene'] as const;
export type AbilityUses = (typeof ABILITY_USES)[number];

export interface Ability {
  readonly skills: readonly string[];
  readonly uses: AbilityUses;
  readonly effect: AbilityBlock;
}

/** 4.5: the starting list; DP-ABL-01: each belongs to a skill (or, of two, to the one it was bought with). */
// biome-ignore format: a table reads best in columns
export const ABILITIES = {
  zoneOfControl:   { skills: ['combatReflexes'],                    uses: 'round',     effect: { block: 'opportunity', trigger: 'moveInReach' } },
  firstMove:       { skills: ['combatReflexes'],                    uses: 'scene',     effect: { block: 'initiativeSwap' } },
  secondParry:     { skills: ['combatReflexes'],                    uses: 'unlimited', effect: { block: 'extraParry', parries: 1 } },
  focus:           { skills: ['concentration'],                     uses: 'scene',     effect: { block: 'ignorePenalty', source: 'distraction' } },
  calmHand:        { skills: ['concentration'],                     uses: 'unlimited', effect: { block: 'bonusDice', dice: 1, when: 'aim' } },
  multipleAttack:  { skills: ['unarmedCombat'],                     uses: 'unlimited', effect: { block: 'penaltyReduction', of: 'multiAction', dice: 1 } },
  ironGrip:        { skills: ['unarmedCombat'],                     uses: 'unlimited', effect: { block: 'bonusDice', dice: 1, when: 'hold' } },
  bareHandParry:   { skills: ['unarmedCombat'],                     uses: 'unlimited', effect: { block: 'penaltyReduction', of: 'unarmedParry', dice: 2 } },
  riposte:         { skills: ['blades', 'bludgeons'],               uses: 'round',     effect: { block: 'opportunity', trigger: 'afterParry' } },
  feint:           { skills: ['blades', 'bludgeons'],               uses: 'scene',     effect: { block: 'opponentPenalty', dice: 1 } },
  shieldWall:      { skills: ['shields'],                           uses: 'unlimited', effect: { block: 'protectAlly' } },
  marksman:        { skills: ['rifles', 'pistols', 'bows'],         uses: 'scene',     effect: { block: 'rangeShift', classes: 1 } },
  quickDraw:       { skills: ['rifles', 'pistols'],                 uses: 'unlimited', effect: { block: 'freeAction', of: 'draw' } },
  controlledBurst: { skills: ['heavyWeapons'],                      uses: 'unlimited', effect: { block: 'penaltyReduction', of: 'burst', dice: 0 } },
  kipUp:           { skills: ['acrobatics'],                        uses: 'unlimited', effect: { block: 'freeAction', of: 'standUp' } },
  softLanding:     { skills: ['acrobatics'],                        uses: 'unlimited', effect: { block: 'fewerDamageDice', of: 'fall', dice: 2 } },
  sprinter:        { skills: ['running'],                           uses: 'unlimited', effect: { block: 'extraDistance', metres: 3 } },
  sureGrip:        { skills: ['climbing'],                          uses: 'unlimited', effect: { block: 'setDifficulty', by: -1 } },
  strongSwimmer:   { skills: ['swimming'],                          uses: 'unlimited', effect: { block: 'firstRoundOfBreath' } },
  ironWill:        { skills: ['selfControl'],                       uses: 'scene',     effect: { block: 'repeatRoll', of: 'toughnessOrFear' } },
  shadow:          { skills: ['sneaking'],                          uses: 'unlimited', effect: { block: 'bonusDice', dice: 1, when: 'darkness' } },
  healingHands:    { skills: ['firstAid', 'medicine'],              uses: 'unlimited', effect: { block: 'supportPlus', successes: 1, when: 'healing' } },
  command:         { skills: ['leadership'],                        uses: 'scene',     effect: { block: 'extraAction', for: 'ally' } },
  silverTongue:    { skills: ['persuasion', 'deception'],           uses: 'scene',     effect: { block: 'repeatRoll', of: 'social' } },
  knack:           { skills: ['computer', 'mechanics', 'lockpicking'], uses: 'scene',  effect: { block: 'setDifficulty', by: -1 } },
  weatherproof:    { skills: ['survival'],                          uses: 'unlimited', effect: { block: 'coldIsSimple' } },
  earForLanguages: { skills: ['language'],                          uses: 'unlimited', effect: { block: 'penaltyReduction', of: 'language', dice: 2 } },
  secondSight:     { skills: ['clairvoyance'],                      uses: 'unlimited', effect: { block: 'challenge' } },
  divination:      { skills: ['clairvoyance'],                      uses: 'unlimited', effect: { block: 'challenge' } },
  dowsing:         { skills: ['clairvoyance'],                      uses: 'unlimited', effect: { block: 'challenge' } },
  superThrow:      { skills: ['enhancedStrength'],                  uses: 'unlimited', effect: { block: 'rangeShift', classes: 1 } },
  superJump:       { skills: ['enhancedStrength'],                  uses: 'unlimited', effect: { block: 'halfJumpDifficulty' } },
  toughness:       { skills: ['enhancedStrength'],                  uses: 'unlimited', effect: { block: 'moreEndurance', dice: 2 } },
} as const satisfies Record<string, Ability>;

export type AbilityId = keyof typeof ABILITIES;
export const ABILITY_IDS = Object.keys(ABILITIES) as [AbilityId, ...AbilityId[]];

export const abilityRow = (id: string): Ability | undefined =>
  (ABILITIES as Readonly<Record<string, Ability>>)[id];

/** DP-POW-01: the powers that the seed names. */
export const POWERS = ['clairvoyance', 'enhancedStrength'] as const;
export type PowerId = (typeof POWERS)[number];
