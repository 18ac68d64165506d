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
import {
  attribute,
  count,
  counted,
  dice,
  difficulty,
  each,
  id,
  key,
  list,
  MAX_COUNT,
  MAX_DICE,
  name,
  no,
  orNull,
  seconds,
  text,
} from './plain-schemas.ts';

export const attributeDice = z.int().min(1).max(MAX_DICE);
/** Dice by trait; one that is not listed has none (DP-SKL-02). */
export const skills = z.record(key, attributeDice).readonly();
const traits = z.record(key, dice).readonly().default({});

/** DP-LIF-01: the job behind the income roll. */
export const profession = z.strictObject({ name: text.default(''), attribute, skill: key });

/** DP-ABL-01: `used` counts in the current scene, `usedThisRound` in the current round. */
const ability = z.strictObject({ skill: key, ability: key, used: counted, usedThisRound: counted });

const language = z.strictObject({ language: key, dice: dice.default(0), native: no, fluent: no });

/** DP-POI-02: the clock of its next challenge; challenges made so far, and how many in a row did no damage. */
const challenged = { nextAt: seconds, challenges: counted, misses: counted };

/** What keeps working on a figure; `id` tells two of a kind apart. */
const affliction = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('poison'),
    id,
    poison: key,
    dose: z.number().min(1).max(100),
    ...challenged,
  }),
  z.strictObject({ kind: z.literal('disease'), id, disease: key, ...challenged }),
  z.strictObject({ kind: z.literal('acid'), id, dice, rounds: count }),
  z.strictObject({ kind: z.literal('fire'), id, dice, armourBurnt: z.boolean() }),
  z.strictObject({
    kind: z.literal('cold'),
    id,
    climate: key,
    clothing: key,
    /** DP-R-114: what the GM asks for. */
    difficulty: difficulty.default(1),
    nextAt: seconds,
  }),
  z.strictObject({
    kind: z.literal('drug'),
    id,
    bonusDice: dice,
    /** DP-DRG-02: the attribute or skill that gets the dice; null: every own challenge. */
    helps: orNull(key),
    ignoresPain: z.boolean(),
    until: seconds,
  }),
]);

/** 5.3: what a combatant has done in this round and this scene. */
const turn = z.strictObject({
  hasActedThisScene: no,
  hasActedThisRound: no,
  delaying: no,
  /** DP-RND-07: 0 until the number is declared. */
  declaredActions: counted,
  /** 4.5, Multiple Attack: two unarmed attacks are the only actions of this round. */
  unarmedPair: no,
  actionsUsed: counted,
  /** 4.5, Command: actions that a leader has granted; they cost no dice. */
  extraActions: counted,
  freeActionsUsed: counted,
  defenceRollsThisRound: counted,
  parriesThisRound: counted,
  /** DP-R-71: since the own last turn; a new round does not reset it. */
  parriesSinceTurn: counted,
  defensiveStance: no,
  chargedThisRound: no,
  opportunityUsed: no,
  /** DP-R-34: enemies that have laid themselves open to this figure in this round. */
  openings: list(id, 200),
  vulnerable: list(z.enum(VULNERABLE_CAUSES), VULNERABLE_CAUSES.length),
  /** DP-R-52: set by the GM, until the victim has acted. */
  surprised: no,
  incapacitated: no,
  aimTarget: orNull(id),
  /** DP-R-61: the round in which it aimed. */
  aimRound: counted,
  shotsThisRound: counted,
});

const metres = z.number().min(-100_000).max(100_000);
/** Metres; `height` above the ground. */
export const position = z.strictObject({ x: metres, y: metres, height: metres.default(0) });

/** 5.1: a player character, an NPC or a creature, as somebody says it: the id is enough. */
export const saidFigure = z.strictObject({
  id,
  name: name.optional(),
  side: z.enum(SIDES).optional(),
  kind: z.enum(FIGURE_KINDS).default('pc'),
  concept: text.default(''),
  level: z.int().min(0).max(50).optional(),
  /** Attributes that are left out have 1 die (DP-R-105). */
  attributes: z.strictObject(each(ATTRIBUTES, attributeDice.default(1))).prefault({}),
  skills: skills.default({}),
  powers: skills.default({}),
  abilities: list(ability, 100),
  advantages: traits,
  disadvantages: traits,
  /** Dice of the advantage `lucky` that are gone for this scene (4.6). */
  luckUsed: counted,
  personaPatterns: list(text, 20),
  fateDice: count.optional(),
  /** Used only with `personaPool` = `separate` (DP-R-23). */
  personaDice: counted,
  profession: orNull(profession),
  lifestyle: z.int().min(-20).max(50).default(0),
  /** Experience by trait key: `skill:blades`, `power:…`, `advantage:…`, `disadvantage:…`, `lifestyle`. */
  xp: z.record(key, count).readonly().default({}),
  xpEarnedThisScene: no,
  wounds: counted,
  /** Where the wounds came from, the latest last. */
  woundSources: list(text, MAX_COUNT),
  stun: z.strictObject(each(STUN_KINDS, counted)).prefault({}),
  toughnessActive: no,
  stunSinceToughness: counted,
  consciousness: z.enum(CONSCIOUSNESS).default('conscious'),
  /** Clock of the last healing roll, or of the injury it counts from. */
  lastHealing: orNull(seconds),
  lastStunHealing: orNull(seconds),
  posture: z.enum(POSTURES).default('standing'),
  mounted: orNull(name),
  inVehicle: orNull(name),
  /** Null in the theatre of the mind: then distances are entered by hand. */
  position: orNull(position),
  movementState: z.enum(MOVEMENT_STATES).default('none'),
  heldBy: orNull(id),
  holding: orNull(id),
  inventory: list(item, 200),
  languages: list(language, 50),
  /** DP-FEA-03. */
  fear: orNull(z.strictObject({ source: text, until: z.enum(['scene', 'gm']) })),
  afflictions: list(affliction, 50),
  /** DP-SUF-01: rounds without air; 0 while breathing. */
  breathless: counted,
  /** Attitude towards other figures; neutral where nothing is said. */
  attitudes: z.record(key, z.enum(ATTITUDES)).readonly().default({}),
  turn: turn.prefault({}),
});
