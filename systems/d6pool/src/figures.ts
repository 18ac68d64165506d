import { ATTRIBUTES, type Attribute, type Figure, FRESH_TURN } from './model.ts';

/** DP-FAT-01. */
export const STARTING_FATE_DICE = 2;

export type FigureDraft = Omit<Partial<Figure>, 'attributes'> & {
  readonly id: string;
  /** Attributes that are left out have 1 die (DP-R-105). */
  readonly attributes?: Partial<Readonly<Record<Attribute, number>>>;
};

/** A whole figure out of what is said about it: player characters begin at level 1 (DP-XP-01) and alone own fate dice (DP-R-22). */
export function figureFrom(draft: FigureDraft): Figure {
  const kind = draft.kind ?? 'pc';
  return {
    name: draft.id,
    side: kind === 'pc' ? 'players' : 'enemies',
    concept: '',
    level: kind === 'pc' ? 1 : 0,
    skills: {},
    powers: {},
    abilities: [],
    advantages: {},
    disadvantages: {},
    luckUsed: 0,
    personaPatterns: [],
    fateDice: kind === 'pc' ? STARTING_FATE_DICE : 0,
    personaDice: 0,
    profession: null,
    lifestyle: 0,
    xp: {},
    xpEarnedThisScene: false,
    wounds: 0,
    woundSources: [],
    stun: { general: 0, cold: 0, suffocation: 0 },
    toughnessActive: false,
    stunSinceToughness: 0,
    consciousness: 'conscious',
    lastHealing: null,
    lastStunHealing: null,
    posture: 'standing',
    mounted: null,
    inVehicle: null,
    position: null,
    movementState: 'none',
    heldBy: null,
    holding: null,
    inventory: [],
    languages: [],
    fear: null,
    afflictions: [],
    breathless: 0,
    attitudes: {},
    turn: FRESH_TURN,
    ...draft,
    kind,
    attributes: Object.fromEntries(
      ATTRIBUTES.map((attribute) => [attribute, draft.attributes?.[attribute] ?? 1]),
    ) as Figure['attributes'],
  };
}
