import { z } from 'zod';
import { DISTRACTION_IDS } from './data/distractions.ts';
import { attributeDice, saidFigure } from './figure-schemas.ts';
import { figureFrom } from './figures.ts';
import { item } from './item-schemas.ts';
import { ATTRIBUTES, CELL_KINDS, type Figure, LIGHTS, SCENE_KINDS, SIDES } from './model.ts';
import {
  armourValue,
  attribute,
  count,
  counted,
  dice,
  difficulty,
  each,
  id,
  key,
  list,
  metres,
  name,
  no,
  orNull,
  seconds,
  text,
} from './plain-schemas.ts';

export { position, profession, skills } from './figure-schemas.ts';
export { armourValue, attribute, dice, difficulty, id, key, list, metres, name, no, orNull, text };

const MAX_FIGURES = 200;

export const attributes = z
  .strictObject(each(ATTRIBUTES, attributeDice.optional()))
  .transform((given): Partial<Figure['attributes']> => withoutUndefined(given));

export const boughtAbility = z.strictObject({ skill: key, ability: key });

export const figure = saidFigure.transform((said): Figure => figureFrom(said));

type WithoutUndefined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Fields that were left out are not there, rather than there and undefined. */
function withoutUndefined<T extends object>(given: T): WithoutUndefined<T> {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as WithoutUndefined<T>;
}

/** DP-GEN-07: the world and what it changes in the starting lists; the base rules assume the present day. */
export const setting = z.strictObject({
  name: name.default('modern'),
  extraSkills: list(key, 200),
  removedSkills: list(key, 200),
  /** DP-R-07: skills that nobody can use without dice. */
  trainedOnly: list(key, 200),
  /** DP-R-48: skills that count as physical, beyond those of the list. */
  physicalSkills: list(key, 200),
});

/** DP-EXT-01, DP-R-20. */
const extended = z.strictObject({
  id,
  figure: id,
  task: text,
  rolls: z.int().min(2).max(100),
  difficulty,
  /** Seconds between two links. */
  interval: seconds,
  onFailure: z.enum(['failed', 'reduced']),
  made: count,
  passed: count,
  quality: count,
  /** Patzer so far: each costs something on top (DP-EXT-03). */
  costs: count,
});

/** DP-SUP-02: a helper's roll that waits for the roll it supports. */
const support = z.strictObject({
  helper: id,
  helped: id,
  automatic: count,
  bonusDice: dice,
  penaltyDice: dice,
  failures: count,
  /** DP-XP-03: whether the helper's own dice earn experience if the supported roll succeeds, and on which traits. */
  xpTraits: z.array(key).max(50).readonly(),
});

/** Something that falls due when the clock reaches `at`. */
const due = z.strictObject({
  id,
  figure: id,
  kind: z.enum(['poison', 'disease', 'cold', 'healing', 'stunHealing', 'income', 'reminder']),
  at: seconds,
  /** What the GM wants to be reminded of. */
  text: text.optional(),
});

/** Cover of a figure against everybody, or against one attacker. */
const cover = z.strictObject({
  figure: id,
  against: orNull(id),
  /** Hidden quarters: 0 to 4. */
  quarters: z.int().min(0).max(4),
  armourValue: counted,
});

const hazard = z.strictObject({ id, kind: z.enum(['fire', 'gas', 'water', 'cold']), name, dice });

/** DP-XP-06: experience that is taken at once or lost. */
const xpOffer = z.strictObject({ figure: id, traits: z.array(key).max(50).readonly() });

const MAX_BOARD = 60;
const along = z
  .int()
  .min(0)
  .max(MAX_BOARD - 1);
export const cell = z.tuple([along, along]).readonly();

/** The size of a map, and how much ground a cell of it stands for: a metre, so most weapons reach from one to the next. */
export const boardSize = {
  width: z.int().min(4).max(MAX_BOARD).default(20),
  height: z.int().min(4).max(MAX_BOARD).default(14),
  metres: z.number().min(0.5).max(100).default(1),
};

/** The map of a scene; cells that are not listed are open. */
const board = z.strictObject({
  ...boardSize,
  cells: list(z.strictObject({ at: cell, kind: z.enum(CELL_KINDS) }), MAX_BOARD * MAX_BOARD),
});

/** A scene as somebody types it; everything that is left out is as in an empty one. */
export const typedScene = z
  .strictObject({
    sort: z.enum(SCENE_KINDS).default('other'),
    startedAt: seconds.default(0),
    // Before the first scene begins none is running.
    ended: z.boolean().default(true),
    setting: setting.prefault({}),
    figures: list(figure, MAX_FIGURES),
    /** Things that lie around or stand in the way. */
    objects: list(item, 500),
    /** 0 outside rounds. */
    round: z.int().min(0).max(100_000).default(0),
    /** Index into `order`; null before the first turn of a round. */
    turnIndex: orNull(z.int().min(0).max(MAX_FIGURES)),
    /** 5.3: the initiative list. */
    order: list(z.strictObject({ figure: id, net: z.int().min(-200).max(200) }), MAX_FIGURES),
    /** DP-RND-04: the side that attacks, for ties; null if nobody does. */
    attackers: orNull(z.enum(SIDES)),
    distances: list(z.strictObject({ a: id, b: id, metres }), 5_000),
    board: board.prefault({}),
    /** DP-MOV-09: what the ground adds to the difficulty. */
    terrain: z.literal([0, 1, 2]).default(0),
    light: z.enum(LIGHTS).default('bright'),
    covers: list(cover, 1_000),
    hazards: list(hazard, 100),
    /** In-world time in seconds. */
    clock: seconds.default(0),
    due: list(due, 1_000),
    extended: list(extended, 100),
    supports: list(support, MAX_FIGURES),
    xpOffers: list(xpOffer, MAX_FIGURES),
    /** DP-R-22: spent fate dice that the GM may use. */
    fateBank: counted,
  })
  .refine(({ figures }) => new Set(figures.map((one) => one.id)).size === figures.length, {
    path: ['figures'],
    params: { code: 'ids-not-unique' },
  });

/** What a person names for a roll of a figure; only attribute or skill have to be said. */
export const rollFields = {
  attribute: orNull(attribute),
  skill: orNull(key),
  advantages: list(key, 20),
  disadvantages: list(key, 20),
  bonus: dice.default(0),
  penalty: dice.default(0),
  luck: dice.optional(),
  fate: dice.default(0),
  abilities: list(key, 20),
  physical: z.boolean().optional(),
  concentration: no,
  distractions: list(z.enum(DISTRACTION_IDS), DISTRACTION_IDS.length),
  item: orNull(id),
};

export const rollSpec = z.strictObject({ figure: id, ...rollFields });
