import { z } from 'zod';
import { DISTRACTION_IDS } from './data/distractions.ts';
import { figureFrom } from './figures.ts';
import { item } from './item-schemas.ts';
import { legalScene } from './legal-scene.ts';
import {
  ATTITUDES,
  ATTRIBUTES,
  CELL_KINDS,
  CONSCIOUSNESS,
  FIGURE_KINDS,
  type Figure,
  FRESH_TURN,
  LIGHTS,
  MOVEMENT_STATES,
  POSTURES,
  SCENE_KINDS,
  type Scene,
  SIDES,
  VULNERABLE_CAUSES,
} from './model.ts';
import { EMPTY_BOARD, emptyScene, MODERN } from './scene.ts';

/** Limits of what is read from outside. */
const MAX_NAME = 80;
const MAX_TEXT = 500;
const MAX_FIGURES = 200;
const MAX_DICE = 60;
const MAX_COUNT = 1_000;
const MAX_SECONDS = 10_000_000_000;

export const id = z.string().min(1).max(MAX_NAME);
export const name = z.string().min(1).max(MAX_NAME);
export const text = z.string().max(MAX_TEXT);
export const dice = z.int().min(0).max(MAX_DICE);
export const difficulty = z.int().min(0).max(20);
export const attribute = z.enum(ATTRIBUTES);
const count = z.int().min(0).max(MAX_COUNT);
const seconds = z.int().min(0).max(MAX_SECONDS);
const metres = z.number().min(-100_000).max(100_000);

/** Names as keys; `__proto__` and its kind are no names of traits. */
const key = z
  .string()
  .min(1)
  .max(MAX_NAME)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} :_'’()-]*$/u);
const diceTable = z.record(key, dice).readonly();

const attributeDice = z.int().min(1).max(MAX_DICE);
export const attributes = z
  .strictObject({
    strength: attributeDice.optional(),
    dexterity: attributeDice.optional(),
    endurance: attributeDice.optional(),
    intelligence: attributeDice.optional(),
    charisma: attributeDice.optional(),
    perception: attributeDice.optional(),
  })
  .transform((given): Partial<Figure['attributes']> => withoutUndefined(given));
export const skills = z.record(key, z.int().min(1).max(MAX_DICE)).readonly();

export const profession = z.strictObject({ name: text.default(''), attribute, skill: key });

const ability = z.strictObject({
  skill: key,
  ability: key,
  used: count.default(0),
  usedThisRound: count.default(0),
});
export const boughtAbility = z.strictObject({ skill: key, ability: key });

const language = z.strictObject({
  language: key,
  dice: dice.default(0),
  native: z.boolean().default(false),
  fluent: z.boolean().default(false),
});

const challenged = { nextAt: seconds, challenges: count.default(0), misses: count.default(0) };
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
    difficulty: difficulty.default(1),
    nextAt: seconds,
  }),
  z.strictObject({
    kind: z.literal('drug'),
    id,
    bonusDice: dice,
    helps: key.nullable().default(null),
    ignoresPain: z.boolean(),
    until: seconds,
  }),
]);

const turn = z.strictObject({
  hasActedThisScene: z.boolean().default(false),
  hasActedThisRound: z.boolean().default(false),
  delaying: z.boolean().default(false),
  declaredActions: count.default(0),
  unarmedPair: z.boolean().default(false),
  actionsUsed: count.default(0),
  extraActions: count.default(0),
  freeActionsUsed: count.default(0),
  defenceRollsThisRound: count.default(0),
  parriesThisRound: count.default(0),
  parriesSinceTurn: count.default(0),
  defensiveStance: z.boolean().default(false),
  chargedThisRound: z.boolean().default(false),
  opportunityUsed: z.boolean().default(false),
  openings: z.array(id).max(MAX_FIGURES).readonly().default([]),
  vulnerable: z.array(z.enum(VULNERABLE_CAUSES)).max(VULNERABLE_CAUSES.length).readonly().default([]),
  surprised: z.boolean().default(false),
  incapacitated: z.boolean().default(false),
  aimTarget: id.nullable().default(null),
  aimRound: count.default(0),
  shotsThisRound: count.default(0),
});

export const position = z.strictObject({ x: metres, y: metres, height: metres.default(0) });

/** A figure from what is said about it; its id is enough. */
export const figure = z
  .strictObject({
    id,
    name: name.optional(),
    side: z.enum(SIDES).optional(),
    kind: z.enum(FIGURE_KINDS).optional(),
    concept: text.optional(),
    level: z.int().min(0).max(50).optional(),
    attributes: attributes.optional(),
    skills: skills.optional(),
    powers: skills.optional(),
    abilities: z.array(ability).max(100).readonly().optional(),
    advantages: diceTable.optional(),
    disadvantages: diceTable.optional(),
    luckUsed: count.optional(),
    personaPatterns: z.array(text).max(20).readonly().optional(),
    fateDice: count.optional(),
    personaDice: count.optional(),
    profession: profession.nullable().optional(),
    lifestyle: z.int().min(-20).max(50).optional(),
    xp: z.record(key, count).readonly().optional(),
    xpEarnedThisScene: z.boolean().optional(),
    wounds: count.optional(),
    woundSources: z.array(text).max(MAX_COUNT).readonly().optional(),
    stun: z
      .strictObject({
        general: count.default(0),
        cold: count.default(0),
        suffocation: count.default(0),
      })
      .optional(),
    toughnessActive: z.boolean().optional(),
    stunSinceToughness: count.optional(),
    consciousness: z.enum(CONSCIOUSNESS).optional(),
    lastHealing: seconds.nullable().optional(),
    lastStunHealing: seconds.nullable().optional(),
    posture: z.enum(POSTURES).optional(),
    mounted: name.nullable().optional(),
    inVehicle: name.nullable().optional(),
    position: position.nullable().optional(),
    movementState: z.enum(MOVEMENT_STATES).optional(),
    heldBy: id.nullable().optional(),
    holding: id.nullable().optional(),
    inventory: z.array(item).max(200).readonly().optional(),
    languages: z.array(language).max(50).readonly().optional(),
    fear: z
      .strictObject({ source: text, until: z.enum(['scene', 'gm']) })
      .nullable()
      .optional(),
    afflictions: z.array(affliction).max(50).readonly().optional(),
    breathless: count.optional(),
    attitudes: z.record(key, z.enum(ATTITUDES)).readonly().optional(),
    turn: turn.default(FRESH_TURN).optional(),
  })
  .transform((given): Figure => figureFrom(withoutUndefined(given)));

type WithoutUndefined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Fields that were left out are not there, rather than there and undefined. */
function withoutUndefined<T extends object>(given: T): WithoutUndefined<T> {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as WithoutUndefined<T>;
}

export const setting = z.strictObject({
  name: name.default(MODERN.name),
  extraSkills: z.array(key).max(200).readonly().default([]),
  removedSkills: z.array(key).max(200).readonly().default([]),
  trainedOnly: z.array(key).max(200).readonly().default([]),
  physicalSkills: z.array(key).max(200).readonly().default([]),
});

const extended = z.strictObject({
  id,
  figure: id,
  task: text,
  rolls: z.int().min(2).max(100),
  difficulty,
  interval: seconds,
  onFailure: z.enum(['failed', 'reduced']),
  made: count,
  passed: count,
  quality: count,
  costs: count,
});

const support = z.strictObject({
  helper: id,
  helped: id,
  automatic: count,
  bonusDice: dice,
  penaltyDice: dice,
  failures: count,
  xpTraits: z.array(key).max(50).readonly(),
});

const due = z.strictObject({
  id,
  figure: id,
  kind: z.enum(['poison', 'disease', 'cold', 'healing', 'stunHealing', 'income', 'reminder']),
  at: seconds,
  text: text.default(''),
});

const MAX_BOARD = 60;

export const cell = z
  .tuple([
    z
      .int()
      .min(0)
      .max(MAX_BOARD - 1),
    z
      .int()
      .min(0)
      .max(MAX_BOARD - 1),
  ])
  .readonly();

/** The size of a map, and how much ground a cell of it stands for. */
export const boardSize = {
  width: z.int().min(4).max(MAX_BOARD).default(EMPTY_BOARD.width),
  height: z.int().min(4).max(MAX_BOARD).default(EMPTY_BOARD.height),
  metres: z.number().min(0.5).max(100).default(EMPTY_BOARD.metres),
};

const board = z.strictObject({
  ...boardSize,
  cells: z
    .array(z.strictObject({ at: cell, kind: z.enum(CELL_KINDS) }))
    .max(MAX_BOARD * MAX_BOARD)
    .readonly()
    .default([]),
});

/** A scene as somebody types it; everything that is left out is as in an empty one. */
export const typedScene = z
  .strictObject({
    sort: z.enum(SCENE_KINDS).default(emptyScene.sort),
    startedAt: seconds.default(0),
    ended: z.boolean().default(emptyScene.ended),
    setting: setting.default(MODERN),
    figures: z.array(figure).max(MAX_FIGURES).readonly().default([]),
    objects: z.array(item).max(500).readonly().default([]),
    round: z.int().min(0).max(100_000).default(0),
    turnIndex: z.int().min(0).max(MAX_FIGURES).nullable().default(null),
    order: z
      .array(z.strictObject({ figure: id, net: z.int().min(-200).max(200) }))
      .max(MAX_FIGURES)
      .readonly()
      .default([]),
    attackers: z.enum(SIDES).nullable().default(null),
    distances: z
      .array(z.strictObject({ a: id, b: id, metres: z.number().min(0).max(100_000) }))
      .max(5_000)
      .readonly()
      .default([]),
    board: board.default(EMPTY_BOARD),
    terrain: z.literal([0, 1, 2]).default(0),
    light: z.enum(LIGHTS).default('bright'),
    covers: z
      .array(
        z.strictObject({
          figure: id,
          against: id.nullable().default(null),
          quarters: z.int().min(0).max(4),
          armourValue: count.default(0),
        }),
      )
      .max(1_000)
      .readonly()
      .default([]),
    hazards: z
      .array(z.strictObject({ id, kind: z.enum(['fire', 'gas', 'water', 'cold']), name, dice }))
      .max(100)
      .readonly()
      .default([]),
    clock: seconds.default(0),
    due: z.array(due).max(1_000).readonly().default([]),
    extended: z.array(extended).max(100).readonly().default([]),
    supports: z.array(support).max(MAX_FIGURES).readonly().default([]),
    xpOffers: z
      .array(z.strictObject({ figure: id, traits: z.array(key).max(50).readonly() }))
      .max(MAX_FIGURES)
      .readonly()
      .default([]),
    fateBank: count.default(0),
  })
  .refine(({ figures }) => new Set(figures.map((one) => one.id)).size === figures.length, {
    path: ['figures'],
    params: { code: 'ids-not-unique' },
  })
  .transform((parsed): Scene => parsed);

/** A scene on its way in: brought to a legal state. */
export const scene = typedScene.transform((typed): Scene => legalScene(typed).scene);

/** What a person names for a roll of a figure; only attribute or skill have to be said. */
export const rollFields = {
  attribute: attribute.nullable().default(null),
  skill: key.nullable().default(null),
  advantages: z.array(key).max(20).readonly().default([]),
  disadvantages: z.array(key).max(20).readonly().default([]),
  bonus: dice.default(0),
  penalty: dice.default(0),
  luck: dice.optional(),
  fate: dice.default(0),
  abilities: z.array(key).max(20).readonly().default([]),
  physical: z.boolean().optional(),
  concentration: z.boolean().default(false),
  distractions: z.array(z.enum(DISTRACTION_IDS)).max(DISTRACTION_IDS.length).readonly().default([]),
  item: id.nullable().default(null),
};

export const rollSpec = z.strictObject({ figure: id, ...rollFields });
export { key };
