import { z } from 'zod';
import { item } from './item-schemas.ts';
import {
  ATTITUDES,
  ATTRIBUTES,
  CONSCIOUSNESS,
  FIGURE_KINDS,
  MOVEMENT_STATES,
  POSTURES,
  SIDES,
  STUN_KINDS,
  VULNERABLE_CAUSES,
} from './model.ts';
import * as p from './plain-schemas.ts';

export const attributeDice = z.int().min(1).max(p.MAX_DICE);
/** Dice by trait; one that is not listed has none (DP-SKL-02). */
export const skills = z.record(p.key, attributeDice).readonly();
const traits = z.record(p.key, p.dice).readonly().default({});

/** DP-LIF-01: the job behind the income roll. */
export const profession = z.strictObject({ name: p.text.default(''), attribute: p.attribute, skill: p.key });

/** DP-ABL-01: `used` counts in the current scene, `usedThisRound` in the current round. */
const ability = z.strictObject({ skill: p.key, ability: p.key, used: p.counted, usedThisRound: p.counted });

const language = z.strictObject({ language: p.key, dice: p.dice.default(0), native: p.no, fluent: p.no });

/** DP-POI-02: the clock of its next challenge; challenges made so far, and how many in a row did no damage. */
const challenged = { nextAt: p.seconds, challenges: p.counted, misses: p.counted };

/** What keeps working on a figure; `id` tells two of a kind apart. */
const affliction = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('poison'),
    id: p.id,
    poison: p.key,
    dose: z.number().min(1).max(100),
    ...challenged,
  }),
  z.strictObject({ kind: z.literal('disease'), id: p.id, disease: p.key, ...challenged }),
  z.strictObject({ kind: z.literal('acid'), id: p.id, dice: p.dice, rounds: p.count }),
  z.strictObject({ kind: z.literal('fire'), id: p.id, dice: p.dice, armourBurnt: z.boolean() }),
  z.strictObject({
    kind: z.literal('cold'),
    id: p.id,
    climate: p.key,
    clothing: p.key,
    /** DP-R-114: what the GM asks for. */
    difficulty: p.difficulty.default(1),
    nextAt: p.seconds,
  }),
  z.strictObject({
    kind: z.literal('drug'),
    id: p.id,
    bonusDice: p.dice,
    /** DP-DRG-02: the attribute or skill that gets the dice; null: every own challenge. */
    helps: p.orNull(p.key),
    ignoresPain: z.boolean(),
    until: p.seconds,
  }),
]);

/** 5.3: what a combatant has done in this round and this scene. */
const turn = z.strictObject({
  hasActedThisScene: p.no,
  hasActedThisRound: p.no,
  delaying: p.no,
  /** DP-RND-07: 0 until the number is declared. */
  declaredActions: p.counted,
  /** 4.5, Multiple Attack: two unarmed attacks are the only actions of this round. */
  unarmedPair: p.no,
  actionsUsed: p.counted,
  /** 4.5, Command: actions that a leader has granted; they cost no dice. */
  extraActions: p.counted,
  freeActionsUsed: p.counted,
  defenceRollsThisRound: p.counted,
  parriesThisRound: p.counted,
  /** DP-R-71: since the own last turn; a new round does not reset it. */
  parriesSinceTurn: p.counted,
  defensiveStance: p.no,
  chargedThisRound: p.no,
  opportunityUsed: p.no,
  /** DP-R-34: enemies that have laid themselves open to this figure in this round. */
  openings: p.list(p.id, 200),
  vulnerable: p.list(z.enum(VULNERABLE_CAUSES), VULNERABLE_CAUSES.length),
  /** DP-R-52: set by the GM, until the victim has acted. */
  surprised: p.no,
  incapacitated: p.no,
  aimTarget: p.orNull(p.id),
  /** DP-R-61: the round in which it aimed. */
  aimRound: p.counted,
  shotsThisRound: p.counted,
});

const along = z.number().min(-100_000).max(100_000);
/** Metres; `height` above the ground. */
export const position = z.strictObject({ x: along, y: along, height: along.default(0) });

/** 5.1: a player character, an NPC or a creature, as somebody says it: the id is enough. */
export const saidFigure = z.strictObject({
  id: p.id,
  name: p.name.optional(),
  side: z.enum(SIDES).optional(),
  kind: z.enum(FIGURE_KINDS).default('pc'),
  concept: p.text.default(''),
  level: z.int().min(0).max(50).optional(),
  /** Attributes that are left out have 1 die (DP-R-105). */
  attributes: z.strictObject(p.each(ATTRIBUTES, attributeDice.default(1))).prefault({}),
  skills: skills.default({}),
  powers: skills.default({}),
  abilities: p.list(ability, 100),
  advantages: traits,
  disadvantages: traits,
  /** Dice of the advantage `lucky` that are gone for this scene (4.6). */
  luckUsed: p.counted,
  personaPatterns: p.list(p.text, 20),
  fateDice: p.count.optional(),
  /** Used only with `personaPool` = `separate` (DP-R-23). */
  personaDice: p.counted,
  profession: p.orNull(profession),
  lifestyle: z.int().min(-20).max(50).default(0),
  /** Experience by trait key: `skill:blades`, `power:…`, `advantage:…`, `disadvantage:…`, `lifestyle`. */
  xp: z.record(p.key, p.count).readonly().default({}),
  xpEarnedThisScene: p.no,
  wounds: p.counted,
  /** Where the wounds came from, the latest last. */
  woundSources: p.list(p.text, p.MAX_COUNT),
  stun: z.strictObject(p.each(STUN_KINDS, p.counted)).prefault({}),
  toughnessActive: p.no,
  stunSinceToughness: p.counted,
  consciousness: z.enum(CONSCIOUSNESS).default('conscious'),
  /** Clock of the last healing roll, or of the injury it counts from. */
  lastHealing: p.orNull(p.seconds),
  lastStunHealing: p.orNull(p.seconds),
  posture: z.enum(POSTURES).default('standing'),
  mounted: p.orNull(p.name),
  inVehicle: p.orNull(p.name),
  /** Null in the theatre of the mind: then distances are entered by hand. */
  position: p.orNull(position),
  movementState: z.enum(MOVEMENT_STATES).default('none'),
  heldBy: p.orNull(p.id),
  holding: p.orNull(p.id),
  inventory: p.list(item, 200),
  languages: p.list(language, 50),
  /** DP-FEA-03. */
  fear: p.orNull(z.strictObject({ source: p.text, until: z.enum(['scene', 'gm']) })),
  afflictions: p.list(affliction, 50),
  /** DP-SUF-01: rounds without air; 0 while breathing. */
  breathless: p.counted,
  /** Attitude towards other figures; neutral where nothing is said. */
  attitudes: z.record(p.key, z.enum(ATTITUDES)).readonly().default({}),
  turn: turn.prefault({}),
});
