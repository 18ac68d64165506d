import { z } from 'zod';
import { DISTRACTION_IDS } from './data/distractions.ts';
import { attributeDice, saidFigure } from './figure-schemas.ts';
import { figureFrom } from './figures.ts';
import { item } from './item-schemas.ts';
import { ATTRIBUTES, CELL_KINDS, type Figure, LIGHTS, SCENE_KINDS, SIDES } from './model.ts';
import * as p from './plain-schemas.ts';

export { position, profession, skills } from './figure-schemas.ts';
export {
  armourValue,
  attribute,
  dice,
  difficulty,
  id,
  key,
  list,
  metres,
  name,
  no,
  orNull,
  text,
} from './plain-schemas.ts';

const MAX_FIGURES = 200;

export const attributes = z
  .strictObject(p.each(ATTRIBUTES, attributeDice.optional()))
  .transform((given): Partial<Figure['attributes']> => withoutUndefined(given));

export const boughtAbility = z.strictObject({ skill: p.key, ability: p.key });

export const figure = saidFigure.transform((said): Figure => figureFrom(said));

type WithoutUndefined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Fields that were left out are not there, rather than there and undefined. */
function withoutUndefined<T extends object>(given: T): WithoutUndefined<T> {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as WithoutUndefined<T>;
}

/** DP-GEN-07: the world and what it changes in the starting lists; the base rules assume the present day. */
export const setting = z.strictObject({
  name: p.name.default('modern'),
  extraSkills: p.list(p.key, 200),
  removedSkills: p.list(p.key, 200),
  /** DP-R-07: skills that nobody can use without dice. */
  trainedOnly: p.list(p.key, 200),
  /** DP-R-48: skills that count as physical, beyond those of the list. */
  physicalSkills: p.list(p.key, 200),
});

/** DP-EXT-01, DP-R-20. */
const extended = z.strictObject({
  id: p.id,
  figure: p.id,
  task: p.text,
  rolls: z.int().min(2).max(100),
  difficulty: p.difficulty,
  /** Seconds between two links. */
  interval: p.seconds,
  onFailure: z.enum(['failed', 'reduced']),
  made: p.count,
  passed: p.count,
  quality: p.count,
  /** Patzer so far: each costs something on top (DP-EXT-03). */
  costs: p.count,
});

/** DP-SUP-02: a helper's roll that waits for the roll it supports. */
const support = z.strictObject({
  helper: p.id,
  helped: p.id,
  automatic: p.count,
  bonusDice: p.dice,
  penaltyDice: p.dice,
  failures: p.count,
  /** DP-XP-03: whether the helper's own dice earn experience if the supported roll succeeds, and on which traits. */
  xpTraits: z.array(p.key).max(50).readonly(),
});

/** Something that falls due when the clock reaches `at`. */
const due = z.strictObject({
  id: p.id,
  figure: p.id,
  kind: z.enum(['poison', 'disease', 'cold', 'healing', 'stunHealing', 'income', 'reminder']),
  at: p.seconds,
  /** What the GM wants to be reminded of. */
  text: p.text.optional(),
});

/** Cover of a figure against everybody, or against one attacker. */
const cover = z.strictObject({
  figure: p.id,
  against: p.orNull(p.id),
  /** Hidden quarters: 0 to 4. */
  quarters: z.int().min(0).max(4),
  armourValue: p.counted,
});

const hazard = z.strictObject({
  id: p.id,
  kind: z.enum(['fire', 'gas', 'water', 'cold']),
  name: p.name,
  dice: p.dice,
});

/** DP-XP-06: experience that is taken at once or lost. */
const xpOffer = z.strictObject({ figure: p.id, traits: z.array(p.key).max(50).readonly() });

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
  cells: p.list(z.strictObject({ at: cell, kind: z.enum(CELL_KINDS) }), MAX_BOARD * MAX_BOARD),
});

/** A scene as somebody types it; everything that is left out is as in an empty one. */
export const typedScene = z
  .strictObject({
    sort: z.enum(SCENE_KINDS).default('other'),
    startedAt: p.seconds.default(0),
    // Before the first scene begins none is running.
    ended: z.boolean().default(true),
    setting: setting.prefault({}),
    figures: p.list(figure, MAX_FIGURES),
    /** Things that lie around or stand in the way. */
    objects: p.list(item, 500),
    /** 0 outside rounds. */
    round: z.int().min(0).max(100_000).default(0),
    /** Index into `order`; null before the first turn of a round. */
    turnIndex: p.orNull(z.int().min(0).max(MAX_FIGURES)),
    /** 5.3: the initiative list. */
    order: p.list(z.strictObject({ figure: p.id, net: z.int().min(-200).max(200) }), MAX_FIGURES),
    /** DP-RND-04: the side that attacks, for ties; null if nobody does. */
    attackers: p.orNull(z.enum(SIDES)),
    distances: p.list(z.strictObject({ a: p.id, b: p.id, metres: p.metres }), 5_000),
    board: board.prefault({}),
    /** DP-MOV-09: what the ground adds to the difficulty. */
    terrain: z.literal([0, 1, 2]).default(0),
    light: z.enum(LIGHTS).default('bright'),
    covers: p.list(cover, 1_000),
    hazards: p.list(hazard, 100),
    /** In-world time in seconds. */
    clock: p.seconds.default(0),
    due: p.list(due, 1_000),
    extended: p.list(extended, 100),
    supports: p.list(support, MAX_FIGURES),
    xpOffers: p.list(xpOffer, MAX_FIGURES),
    /** DP-R-22: spent fate dice that the GM may use. */
    fateBank: p.counted,
  })
  .refine(({ figures }) => new Set(figures.map((one) => one.id)).size === figures.length, {
    path: ['figures'],
    params: { code: 'ids-not-unique' },
  });

/** What a person names for a roll of a figure; only attribute or skill have to be said. */
export const rollFields = {
  attribute: p.orNull(p.attribute),
  skill: p.orNull(p.key),
  advantages: p.list(p.key, 20),
  disadvantages: p.list(p.key, 20),
  /** DP-CHL-06, DP-CHL-10: what the GM grants or orders for outer circumstances. */
  bonus: p.dice.default(0),
  penalty: p.dice.default(0),
  /** DP-R-119: dice of the advantage `lucky` for this roll; left out one, if it is named. */
  luck: p.dice.optional(),
  fate: p.dice.default(0),
  abilities: p.list(p.key, 20),
  physical: z.boolean().optional(),
  concentration: p.no,
  distractions: p.list(z.enum(DISTRACTION_IDS), DISTRACTION_IDS.length),
  item: p.orNull(p.id),
};

export const rollSpec = z.strictObject({ figure: p.id, ...rollFields });
