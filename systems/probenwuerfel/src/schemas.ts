import { defaultsOf } from '@tafelrunde/system';
import { z } from 'zod';
import { ATTRIBUTES, type AttributeId, DERIVED, type DerivedId } from './data/attributes.ts';
import { DICE, ROLL_KINDS, STARTING_DIE } from './data/dice.ts';
import { PROTECTED_SKILLS } from './data/skills.ts';
import { houseRules } from './house-rules.ts';
import { legalScene, legalState } from './legal-scene.ts';
import {
  type Attribute,
  type Budget,
  type EffectTarget,
  type Figure,
  LIMITS,
  type Scene,
  SIDES,
  STATUSES,
  type Training,
} from './model.ts';
import { stepsOf } from './rules/attributes.ts';
import { recordOf, stepsUsed } from './rules/create.ts';
import { hitPointsMax, manaMax } from './rules/derived.ts';
import { emptyScene, STARTING_SKILLS } from './scene.ts';

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

const TARGETS: readonly EffectTarget[] = [
  ...ATTRIBUTES.map((one) => `attribute:${one}` as const),
  ...STARTING_SKILLS.map((one) => `skill:${one.id}` as const),
  ...DERIVED.map((one) => `derived:${one}` as const),
  ...ROLL_KINDS.map((one) => `roll:${one}` as const),
];

/** PW-R-11: an attribute, a derived value, a kind of roll, or a Probe, which may be the table's own. */
export const target = z
  .string()
  .max(MAX_NAME + 6)
  .refine((one) => TARGETS.includes(one as EffectTarget) || /^skill:./.test(one), {
    params: { code: 'not-a-target' },
  })
  .transform((one) => one as EffectTarget)
  .meta({ enum: [...TARGETS] });

/** A die alone, or with its modifier. */
const attributeValue = z.union([
  die.transform((value): Attribute => ({ die: value, modifier: 0 })),
  z.strictObject({ die, modifier: modifier.default(0) }),
]);

/** PW-ADD-01: the raises of a Probenwürfel are its place on the ladder, unless they are told. */
const training = z.union([
  die.transform((value): Training => ({ die: value, raises: stepsOf(value), modifier: 0 })),
  z
    .strictObject({ die, raises: count.optional(), modifier: z.int().default(0) })
    .transform((one): Training => ({ ...one, raises: one.raises ?? stepsOf(one.die) })),
]);

const weapon = z.strictObject({
  name,
  weaponSkill: id,
  parryMod: modifier.default(0),
  canParry: z.boolean().default(true),
  wielded: z.boolean().default(true),
});

const lasting = z.strictObject({
  label: name,
  target,
  amount: modifier,
  until: text.nullable().default(null),
});

const frozen = z.strictObject({
  hitPoints: z.number(),
  mana: z.number(),
  running: z.number(),
  evasion: z.number(),
  parry: z.record(id, z.number()),
});

const HOUSE = defaultsOf(houseRules);

/** PW-R-16: any allowed die may be entered freely. What is left out is as at the very start (4.1). */
const typedFigure = z
  .strictObject({
    id,
    name: name.optional(),
    side: z.enum(SIDES).default('pc'),
    player: text.default(''),
    level: z.int().min(1).default(1),
    attributes: z.partialRecord(attribute, attributeValue).default({}),
    skills: z.record(id, training).default({}),
    derivedModifiers: z.partialRecord(derived, z.number()).default({}),
    hitPoints: z.number().optional(),
    mana: z.number().min(0).optional(),
    weapons: z.array(weapon).max(LIMITS.weapons).readonly().default([]),
    armour: z
      .strictObject({ name: z.string().max(MAX_NAME).default(''), value: z.int().min(0).max(MAX_MODIFIER) })
      .nullable()
      .default(null),
    effects: z.array(lasting).max(LIMITS.effects).readonly().default([]),
    scars: z.array(text).max(LIMITS.scars).readonly().default([]),
    status: z.array(z.enum(STATUSES)).max(STATUSES.length).readonly().default([]),
    budget: z
      .strictObject({
        attributeSteps: count.optional(),
        skillRaises: count.optional(),
        derivedPoints: count.default(0),
      })
      .optional(),
    raisedThisLevel: z.record(id, count).default({}),
    openDegrees: count.default(0),
    frozen: frozen.nullable().default(null),
  })
  .transform((raw): Figure => {
    const given = raw.attributes as Partial<Record<AttributeId, Attribute>>;
    const shifts = raw.derivedModifiers as Partial<Record<DerivedId, number>>;
    const attributes = recordOf(
      ATTRIBUTES,
      (one): Attribute => given[one] ?? { die: STARTING_DIE, modifier: 0 },
    );
    const bare: Figure = {
      ...raw,
      name: raw.name ?? raw.id,
      attributes,
      budget: { ...creationLeft(raw.level, attributes, raw.skills), ...without(raw.budget) },
      derivedModifiers: recordOf(DERIVED, (one) => shifts[one] ?? 0),
      hitPoints: 0,
      mana: 0,
    };
    return {
      ...bare,
      hitPoints: raw.hitPoints ?? hitPointsMax(bare, HOUSE),
      mana: raw.mana ?? manaMax(bare, HOUSE),
    };
  });

/** PW-ADD-02: what creation still has to give to a sheet that does not say; with the first level-up it is over. */
function creationLeft(
  level: number,
  attributes: Readonly<Record<AttributeId, Attribute>>,
  skills: Readonly<Record<string, Training>>,
): Budget {
  if (level > 1) return { attributeSteps: 0, skillRaises: 0, derivedPoints: 0 };
  const dice = recordOf(ATTRIBUTES, (one) => attributes[one].die);
  const raises = Object.values(skills).reduce((sum, one) => sum + one.raises, 0);
  return {
    attributeSteps: Math.max(HOUSE['creation.attributeSteps'] - stepsUsed(dice, 'points'), 0),
    skillRaises: Math.max(HOUSE['creation.skillRaises'] - raises, 0),
    derivedPoints: 0,
  };
}

/** Only what is told. */
const without = (budget: { readonly [K in keyof Budget]?: number | undefined } = {}): Partial<Budget> =>
  Object.fromEntries(Object.entries(budget).filter(([, count]) => count !== undefined));

/** A figure that comes on its own, as a sheet; of more points than it can have it is told (`characterProblems`). */
export const figure = typedFigure.transform((one): Figure => legalState(one, () => undefined));

const skill = z.strictObject({
  id,
  name: name.nullable().default(null),
  attribute,
  requiresTraining: z.boolean().default(false),
  isWeaponSkill: z.boolean().default(false),
});

const list = z.strictObject({ id, name, rows: z.array(text).max(LIMITS.rows).readonly() });

const unique = (entries: readonly { readonly id: string }[]): boolean =>
  new Set(entries.map((one) => one.id)).size === entries.length;

/** A scene as somebody typed it; everything that is left out is as in an empty one. */
export const typedScene = z.strictObject({
  figures: z
    .array(typedFigure)
    .max(LIMITS.figures)
    .readonly()
    .default([])
    .refine(unique, { params: { code: 'ids-not-unique' } }),
  skills: z
    .array(skill)
    .max(LIMITS.skills)
    .readonly()
    .default(STARTING_SKILLS)
    .refine(unique, { params: { code: 'ids-not-unique' } })
    .refine((skills) => PROTECTED_SKILLS.every((one) => skills.some((entry) => entry.id === one)), {
      params: { code: 'protected-skill' },
    }),
  lists: z
    .array(list)
    .max(LIMITS.lists)
    .readonly()
    .default(emptyScene.lists)
    .refine(unique, { params: { code: 'ids-not-unique' } }),
  presets: z
    .array(z.strictObject({ label: name, amount: modifier }))
    .max(LIMITS.presets)
    .readonly()
    .default([]),
  round: count.default(0),
  turn: id.nullable().default(null),
  order: z.array(id).max(LIMITS.figures).readonly().default([]),
  extras: z
    .array(z.strictObject({ figure: id, text }))
    .max(LIMITS.extras)
    .readonly()
    .default([]),
});

/** A scene on its way in: brought to a legal state. */
export const scene = typedScene.transform((one): Scene => legalScene(one).scene);
