import { defaultsOf } from '@tafelrunde/system';
import { z } from 'zod';
import { CONDITION_IDS, type ConditionId } from './data/conditions.ts';
import { CATEGORIES } from './data/enemies.ts';
import { houseRules } from './data/house-rules.ts';
import { DICE, LEVELS, TNS } from './data/ladders.ts';
import { SPELL_EFFECT_IDS, type SpellEffect } from './data/spells.ts';
import { COVER_OVERRIDES, type Enemy, type Pc, STATUSES, WEAPON_KINDS } from './model.ts';
import { makeEnemy } from './rules/enemies.ts';
import { legalFigure } from './rules/legal-scene.ts';
import { traitAlias, traitOfWeapon } from './rules/traits.ts';

/** Limits of what is read from outside. */
export const MAX_NAME = 80;
const MAX_TEXT = 500;
export const MAX_BOARD = 200;
const MAX_HEARTS = 99;

export const id = z.string().min(1).max(MAX_NAME);
export const name = z.string().min(1).max(MAX_NAME);
export const text = z.string().max(MAX_TEXT);
export const die = z.literal(DICE);
export const tn = z.literal(TNS);
export const level = z.enum(LEVELS);
/** GW-ADD-04: `(x, y)` from `(0, 0)`. */
export const cell = z.tuple([z.int().min(0).max(MAX_BOARD), z.int().min(0).max(MAX_BOARD)]).readonly();
export const category = z.enum(CATEGORIES);

/** GW-R-02: Z is read as G. */
export const trait = z.string().min(1).max(20).transform(traitAlias);

const conditionId = z.enum(CONDITION_IDS as [ConditionId, ...ConditionId[]]);
export const conditions = z
  .array(
    z.union([
      conditionId,
      z.strictObject({ condition: conditionId, extreme: z.boolean() }),
      z.strictObject({ label: name, steps: z.int().min(-2).max(2) }),
    ]),
  )
  .max(20)
  .readonly();

export const spellEffect = z.enum(SPELL_EFFECT_IDS as [SpellEffect, ...SpellEffect[]]);

/** GW-ADD-16: die and level are separate, so that switching the variant loses nothing. A missing one is converted. */
export const traitValue = z.strictObject({ die: die.nullable(), level: level.nullable() });

/** A trait as a die alone, a level alone, or both. */
const typedTrait = z.union([
  die.transform((value) => ({ die: value, level: null })),
  level.transform((value) => ({ die: null, level: value })),
  traitValue,
]);

export const weapon = z
  .strictObject({
    name,
    kind: z.enum(WEAPON_KINDS),
    trait: trait.optional(),
    /** GW-ADD-14: lost until it is picked up. */
    dropped: z.boolean().default(false),
  })
  .transform((one) => ({ ...one, trait: one.trait ?? traitOfWeapon(one.kind) }));

const HOUSE = defaultsOf(houseRules);

const hearts = z.int().min(0).max(MAX_HEARTS);

const body = {
  id,
  hearts,
  heartsMax: z.int().min(1).max(MAX_HEARTS),
  hasArmour: z.boolean().default(false),
  armourTokens: z.int().min(0).max(1),
  status: z.array(z.enum(STATUSES)).max(STATUSES.length).default([]),
  pos: cell.nullable().default(null),
  /** GW-ADD-07: what the GM declares instead of what the board says. */
  coverOverride: z.enum(COVER_OVERRIDES).nullable().default(null),
  move: z.int().min(0).max(50).default(HOUSE.move),
  actionLeft: z.boolean().default(true),
  moveLeft: z.boolean().default(true),
};

/** What a sheet may leave out of it. */
const LEFT_OUT = { name: true, hearts: true, heartsMax: true, armourTokens: true } as const;

export const wholePc = z.strictObject({
  ...body,
  side: z.literal('pc').default('pc'),
  name,
  concept: text.default(''),
  traits: z
    .record(trait, typedTrait)
    .default({ S: { die: 10, level: null }, G: { die: 8, level: null }, M: { die: 6, level: null } }),
  mana: hearts,
  manaMax: hearts,
  weapons: z
    .array(weapon)
    .max(20)
    .default([{ name: 'sword', kind: 'melee', trait: 'S', dropped: false }]),
  advances: z.array(name).max(200).default([]),
});

const typedPc = wholePc.partial({ ...LEFT_OUT, mana: true, manaMax: true }).transform((raw): Pc => {
  const heartsMax = raw.heartsMax ?? Math.max(raw.hearts ?? 0, HOUSE['pc.hearts']);
  const manaMax = raw.manaMax ?? Math.max(raw.mana ?? 0, HOUSE['pc.mana']);
  return {
    ...raw,
    name: raw.name ?? raw.id,
    heartsMax,
    hearts: raw.hearts ?? heartsMax,
    manaMax,
    mana: raw.mana ?? manaMax,
    armourTokens: raw.armourTokens ?? (raw.hasArmour ? 1 : 0),
  };
});

export const wholeEnemy = z.strictObject({
  ...body,
  side: z.literal('enemy').default('enemy'),
  name,
  category,
  tn,
  hasRanged: z.boolean().default(false),
  /** How far it can answer or attack; null is unlimited. */
  reach: z.int().min(1).max(MAX_BOARD).nullable().default(null),
});

const typedEnemy = wholeEnemy.partial({ ...LEFT_OUT, tn: true }).transform((raw): Enemy => {
  const blank = makeEnemy(
    { ...raw, name: raw.name ?? raw.id, hearts: raw.heartsMax ?? raw.hearts, at: raw.pos },
    HOUSE,
  );
  const { status, coverOverride, move, actionLeft, moveLeft } = raw;
  return {
    ...blank,
    ...{ status, coverOverride, move, actionLeft, moveLeft },
    hearts: raw.hearts ?? blank.heartsMax,
    armourTokens: raw.armourTokens ?? blank.armourTokens,
  };
});

/** A figure that comes on its own, as a sheet: what cannot be is put right. */
export const pc = typedPc.transform((one) => legalFigure(one, () => undefined) as Pc);
export const enemy = typedEnemy.transform((one) => legalFigure(one, () => undefined) as Enemy);

/** An enemy is known by its category, everybody else is a player character. */
export const figure = z.union([typedEnemy, typedPc]);
