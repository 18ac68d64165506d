import { defaultsOf } from '@tafelrunde/system';
import { z } from 'zod';
import { CONDITION_IDS, type ConditionId } from './data/conditions.ts';
import { CATEGORIES } from './data/enemies.ts';
import { DICE, LEVELS, TNS } from './data/ladders.ts';
import { SPELL_EFFECT_IDS, type SpellEffect } from './data/spells.ts';
import { houseRules } from './house-rules.ts';
import { legalFigure, legalScene } from './legal-scene.ts';
import {
  CELL_KINDS,
  COVER_OVERRIDES,
  type Enemy,
  type Figure,
  HEART_LABELS,
  type Pc,
  type Scene,
  SIDES,
  STATUSES,
} from './model.ts';
import { makeEnemy } from './rules/enemies.ts';
import { traitAlias, traitOfWeapon } from './rules/traits.ts';
import { emptyScene } from './scene.ts';

/** Limits of what is read from outside. */
const MAX_NAME = 80;
const MAX_TEXT = 500;
const MAX_FIGURES = 200;
const MAX_BOARD = 200;
const MAX_HEARTS = 99;

export const id = z.string().min(1).max(MAX_NAME);
export const name = z.string().min(1).max(MAX_NAME);
export const text = z.string().max(MAX_TEXT);
/** A word, or `luck:` and the id of a figure (GW-ADD-17). */
const flag = z
  .string()
  .min(1)
  .max('luck:'.length + MAX_NAME);
export const die = z.literal(DICE);
export const tn = z.literal(TNS);
export const level = z.enum(LEVELS);
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

/** A trait as a die alone, a level alone, or both. */
const traitValue = z.union([
  die.transform((value) => ({ die: value, level: null })),
  level.transform((value) => ({ die: null, level: value })),
  z.strictObject({ die: die.nullable(), level: level.nullable() }),
]);

const weapon = z
  .strictObject({
    name,
    kind: z.enum(['melee', 'ranged']),
    trait: trait.optional(),
    dropped: z.boolean().default(false),
  })
  .transform((one) => ({ ...one, trait: one.trait ?? traitOfWeapon(one.kind) }));

const HOUSE = defaultsOf(houseRules);

const body = {
  id,
  hearts: z.int().min(0).max(MAX_HEARTS).optional(),
  heartsMax: z.int().min(1).max(MAX_HEARTS).optional(),
  hasArmour: z.boolean().default(false),
  armourTokens: z.int().min(0).max(1).optional(),
  status: z.array(z.enum(STATUSES)).max(STATUSES.length).default([]),
  pos: cell.nullable().default(null),
  coverOverride: z.enum(COVER_OVERRIDES).nullable().default(null),
  move: z.int().min(0).max(50).default(HOUSE.move),
  actionLeft: z.boolean().default(true),
  moveLeft: z.boolean().default(true),
};

const typedPc = z
  .strictObject({
    ...body,
    side: z.literal('pc').default('pc'),
    name: name.optional(),
    concept: text.default(''),
    traits: z
      .record(trait, traitValue)
      .default({ S: { die: 10, level: null }, G: { die: 8, level: null }, M: { die: 6, level: null } }),
    mana: z.int().min(0).max(MAX_HEARTS).optional(),
    manaMax: z.int().min(0).max(MAX_HEARTS).optional(),
    weapons: z
      .array(weapon)
      .max(20)
      .default([{ name: 'sword', kind: 'melee', trait: 'S', dropped: false }]),
    advances: z.array(name).max(200).default([]),
  })
  .transform((raw): Pc => {
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

const typedEnemy = z
  .strictObject({
    ...body,
    side: z.literal('enemy').default('enemy'),
    name: name.optional(),
    category,
    tn: tn.optional(),
    hasRanged: z.boolean().default(false),
    reach: z.int().min(1).max(MAX_BOARD).nullable().default(null),
  })
  .transform((raw): Enemy => {
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
const figure: z.ZodType<Figure> = z.union([typedEnemy, typedPc]);

const cellEntry = z.strictObject({ at: cell, kind: z.enum(CELL_KINDS) });

const board = z.strictObject({
  width: z.int().min(1).max(MAX_BOARD).default(emptyScene.board.width),
  height: z.int().min(1).max(MAX_BOARD).default(emptyScene.board.height),
  cells: z.array(cellEntry).max(5_000).readonly().default([]),
});

const timer = z.strictObject({
  length: z.int().min(1).max(20),
  value: z.int().min(0).max(20).default(0),
  consequence: text.default('alarm'),
  fired: z.boolean().default(false),
});

/** A scene as somebody typed it; everything that is left out is as in an empty one. */
export const typedScene = z
  .strictObject({
    mode: z.enum(['core', 'd6only']).default('core'),
    board: board.default(emptyScene.board),
    figures: z.array(figure).max(MAX_FIGURES).readonly().default([]),
    round: z.int().min(0).max(100_000).default(0),
    turn: id.nullable().default(null),
    acted: z.array(id).max(MAX_FIGURES).readonly().default([]),
    surprise: z.enum(SIDES).nullable().default(null),
    order: z.array(id).max(MAX_FIGURES).readonly().default([]),
    pendingHelp: z
      .array(z.strictObject({ helper: id, helped: id, description: text.default('') }))
      .max(MAX_FIGURES)
      .readonly()
      .default([]),
    failedGoals: z
      .array(
        z.strictObject({ figure: id, goal: text, trait, tools: text.default(''), way: text.default('') }),
      )
      .max(1_000)
      .readonly()
      .default([]),
    timer: timer.nullable().default(null),
    flags: z.array(flag).max(MAX_FIGURES).readonly().default([]),
    lasting: z
      .array(
        z.strictObject({
          effect: spellEffect,
          caster: id,
          turns: z.int().min(1).max(10),
          cells: z.array(cellEntry).max(10).readonly(),
          target: id.nullable(),
        }),
      )
      .max(100)
      .readonly()
      .default([]),
    heartLabel: z.enum(HEART_LABELS).default('injury'),
  })
  .refine(({ figures }) => new Set(figures.map((one) => one.id)).size === figures.length, {
    path: ['figures'],
    params: { code: 'ids-not-unique' },
  });

/** A scene on its way in: brought to a legal state. */
export const scene = typedScene.transform((one): Scene => legalScene(one).scene);
