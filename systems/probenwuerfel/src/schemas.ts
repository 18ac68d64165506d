import { z } from 'zod';
import { ATTRIBUTES, DERIVED } from './data/attributes.ts';
import { DICE, ROLL_KINDS } from './data/dice.ts';
import { LIMITS, SCARS } from './data/limits.ts';
import { SIDES, STATUSES } from './data/sides.ts';
import { PROTECTED_SKILLS } from './data/skills.ts';
import { type EffectTarget, TARGETS } from './data/targets.ts';
import type { Attribute, Figure, Scene, Training } from './model.ts';
import { stepsOf } from './rules/attributes.ts';
import { completed } from './rules/completed.ts';
import { legalScene, legalState } from './rules/legal-scene.ts';
import { STARTING_SKILLS } from './rules/starting-skills.ts';

/** Limits of what is read from outside. */
const MAX_NAME = 80;
const MAX_TEXT = 500;
const MAX_MODIFIER = 99;

export const id = z.string().min(1).max(MAX_NAME);
export const name = z.string().trim().min(1).max(MAX_NAME);
export const text = z.string().max(MAX_TEXT);
export const die = z.literal(DICE);
export const attribute = z.enum(ATTRIBUTES);
export const derived = z.enum(DERIVED);
export const rollKind = z.enum(ROLL_KINDS);
export const modifier = z.int().min(-MAX_MODIFIER).max(MAX_MODIFIER);
/** PW-CHK-08, PW-DIF-02: any whole number. */
export const difficulty = z.int().min(-100).max(200);
const count = z.int().min(0);

/** A Probe by its id. Forms list the starting ones; a table's own are offered with the sheet. */
export const skillId = z
  .string()
  .min(1)
  .max(MAX_NAME)
  .meta({ enum: STARTING_SKILLS.map((skill) => skill.id) });

/** PW-R-11: circumstances by name: one of the usual sizes, or what the table has named. */
export const circumstances = z
  .array(z.union([z.enum(['-4', '-2', '+2', '+4']), z.string().min(1).max(MAX_NAME)]))
  .max(20)
  .readonly()
  .default([]);

/** PW-R-11: an attribute, a derived value, a kind of roll, or a Probe, which may be the table's own. */
export const target = z
  .string()
  .max(MAX_NAME + 6)
  .refine((one) => TARGETS.includes(one as EffectTarget) || /^skill:./.test(one), {
    params: { code: 'not-a-target' },
  })
  .transform((one) => one as EffectTarget)
  .meta({ enum: [...TARGETS] });

/** Entries of one kind; none if nothing is said. */
const several = <T extends z.ZodType>(entry: T, max: number) =>
  z.array(entry).max(max).readonly().default([]);

/** PW-ATT-03: exactly one die, and a bonus or malus. */
export const attributeInFull = z.strictObject({ die, modifier: modifier.default(0) });

/** A die alone, or with its modifier. */
const attributeValue = z.union([
  die.transform((value): Attribute => ({ die: value, modifier: 0 })),
  attributeInFull,
]);

/** PW-CHK-02: what a figure has made of a Probe. */
export const trainingInFull = z
  .strictObject({
    die,
    /** PW-R-14: raised by levelling so often; not to be confused with the degrees of a rolled check. */
    raises: count.optional(),
    modifier: z.int().default(0),
  })
  .transform((one) => ({ ...one, raises: one.raises ?? stepsOf(one.die) }));

/** PW-ADD-01: the raises of a Probenwürfel are its place on the ladder, unless they are told. */
const training = z.union([
  die.transform((value): Training => ({ die: value, raises: stepsOf(value), modifier: 0 })),
  trainingInFull,
]);

const weapon = z.strictObject({
  name,
  weaponSkill: id,
  parryMod: modifier.default(0),
  /** PW-R-25: false for bows and the like. */
  canParry: z.boolean().default(true),
  wielded: z.boolean().default(true),
});

const armour = z.strictObject({
  name: z.string().max(MAX_NAME).default(''),
  value: z.int().min(0).max(MAX_MODIFIER),
});

const lasting = z.strictObject({
  label: name,
  target,
  amount: modifier,
  /** When it ends, in the table's own words. */
  until: text.nullable().default(null),
});

/** PW-ADD-02, PW-ADD-03: what is left to spend. */
export const budget = z.strictObject({ attributeSteps: count, skillRaises: count, derivedPoints: count });

/** PW-R-18, `derived.live` off: what the formulas gave when creation ended. Rolled values have nothing to freeze. */
export const frozen = z.strictObject({
  hitPoints: z.number(),
  mana: z.number(),
  running: z.number(),
  evasion: z.number(),
  /** The half of each weapon Probe; weapon modifier and armour are added as they are. */
  parry: z.record(id, z.number()),
});

/** PW-R-16: any allowed die may be entered freely. What is left out is as at the very start (4.1). */
export const saidFigure = z.strictObject({
  id,
  name: name.optional(),
  side: z.enum(SIDES).default('pc'),
  player: text.default(''),
  level: z.int().min(1).default(1),
  attributes: z.partialRecord(attribute, attributeValue).default({}),
  /** By the id of the Probe; those not listed are untrained. */
  skills: z.record(id, training).default({}),
  derivedModifiers: z.partialRecord(derived, z.number()).default({}),
  /** Current values (PW-ADD-04). The maxima are computed. */
  hitPoints: z.number().optional(),
  mana: z.number().min(0).optional(),
  weapons: several(weapon, LIMITS.weapons),
  armour: armour.nullable().default(null),
  effects: several(lasting, LIMITS.effects),
  scars: several(text, LIMITS.scars),
  status: several(z.enum(STATUSES), STATUSES.length),
  budget: budget.partial().optional(),
  /** PW-ADD-03: how often each Probe was raised since the last level-up. */
  raisedThisLevel: z.record(id, count).default({}),
  /** PW-DEG-02: degrees of the last check that have bought nothing yet. */
  openDegrees: count.default(0),
  frozen: frozen.nullable().default(null),
});

const typedFigure = saidFigure.transform(completed);

/** A figure that comes on its own, as a sheet; of more points than it can have it is told (`characterProblems`). */
export const figure = typedFigure.transform((one): Figure => legalState(one, () => undefined));

/** PW-CHK-01, PW-ADD-09: one Probe of the table's catalogue. */
export const skill = z.strictObject({
  id,
  /** What the table calls it; null for those of the starting list, which have words of their own. */
  name: name.nullable().default(null),
  attribute,
  /** PW-KNO-01: marked with `*`. */
  requiresTraining: z.boolean().default(false),
  isWeaponSkill: z.boolean().default(false),
});

/** PW-ADD-08: a list to roll on. */
export const list = z.strictObject({ id, name, rows: z.array(text).max(LIMITS.rows).readonly() });

/** PW-R-11: a circumstance with a name and a usual size. */
const preset = z.strictObject({ label: name, amount: modifier });

const unique = (entries: readonly { readonly id: string }[]): boolean =>
  new Set(entries.map((one) => one.id)).size === entries.length;
const NOT_UNIQUE = { params: { code: 'ids-not-unique' } };

/** A scene as somebody typed it; everything that is left out is as in an empty one. */
export const typedScene = z.strictObject({
  figures: several(typedFigure, LIMITS.figures).refine(unique, NOT_UNIQUE),
  skills: z
    .array(skill)
    .max(LIMITS.skills)
    .readonly()
    .default(STARTING_SKILLS)
    .refine(unique, NOT_UNIQUE)
    .refine((skills) => PROTECTED_SKILLS.every((one) => skills.some((entry) => entry.id === one)), {
      params: { code: 'protected-skill' },
    }),
  /** PW-ADD-08: the list of scars is there and empty. */
  lists: z
    .array(list)
    .max(LIMITS.lists)
    .readonly()
    .default([{ id: SCARS, name: SCARS, rows: [] }])
    .refine(unique, NOT_UNIQUE),
  presets: several(preset, LIMITS.presets),
  /** 0 outside a fight. */
  round: count.default(0),
  turn: id.nullable().default(null),
  /** PW-ADD-06: who acts when, highest first. */
  order: several(id, LIMITS.figures),
  /** PW-DEG-02: what degrees have bought, in the table's own words. */
  extras: several(z.strictObject({ figure: id, text }), LIMITS.extras),
});

/** A scene on its way in: brought to a legal state. */
export const scene = typedScene.transform((one): Scene => legalScene(one).scene);
