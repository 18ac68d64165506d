import { z } from 'zod';
import { NAMED_ATTRIBUTES, NAMED_SKILLS } from './data/named-checks.ts';
import {
  type Attribute,
  BONUS_CODES,
  CRITICAL_STATES,
  DIE_STEPS,
  ITEM_KINDS,
  SIDES,
  SKILL_CLASSES,
  type Skill,
  STATUSES,
  WEAPON_TYPES,
} from './model.ts';

/** Limits of what is read from outside. */
const MAX_NAME = 80;
const MAX_TEXT = 500;
const MAX_VALUE = 30;
const MAX_AMOUNT = 1_000_000;

export const id = z.string().min(1).max(MAX_NAME);
/** Somebody in the scene: forms offer the figures on the table. */
export const figureId = id.meta({ format: 'figure' });
export const name = z.string().min(1).max(MAX_NAME);
export const text = z.string().max(MAX_TEXT);
export const dieStep = z.literal(DIE_STEPS);
export const value = z.int().min(0).max(MAX_VALUE);
/** HH-R-15: 4 unless the GM names another number. */
export const minimum = z.int().min(1).max(200).default(4);
export const amount = z.int().min(0).max(MAX_AMOUNT);
export const money = z.number().min(0).max(MAX_AMOUNT);

/** Dice of one step: TS, PTS. */
export const dicePool = z.strictObject({ count: z.int().min(1).max(12), step: dieStep });

export const attribute = z.strictObject({ value, physical: z.boolean() });

/** A value alone, or with the flag (HH-R-56). */
const typedAttribute = z.union([
  value.transform((one) => ({ value: one, physical: undefined })),
  attribute.partial({ physical: true }),
]);

export const skill = z.strictObject({
  /** FkW. */
  value,
  /** Null: by the value, as an attribute's (HH-R-14). */
  baseDie: dieStep.nullable(),
  bonusDice: z.int().min(0).max(5),
  class: z.enum(SKILL_CLASSES),
  physical: z.boolean(),
  adeptStar: z.boolean(),
  masteryGrade: z.literal([0, 1, 2, 3]),
});

const typedSkill = z.union([
  value.transform((one) => ({ value: one })),
  skill.partial().required({ value: true }),
]);

/** HH-R-56: what the seeds name is physical or not by the table, everything else is not. */
function wholeAttribute(key: string, raw: z.output<typeof typedAttribute>): Attribute {
  const named: Readonly<Record<string, { physical: boolean }>> = NAMED_ATTRIBUTES;
  return { value: raw.value, physical: raw.physical ?? named[key]?.physical ?? false };
}

/** HH-R-14: bonus dice are data; two where nothing is said, as an attribute has three dice. */
function wholeSkill(key: string, raw: z.output<typeof typedSkill>): Skill {
  const table: Readonly<Record<string, Pick<Skill, 'class' | 'physical'>>> = NAMED_SKILLS;
  const named = table[key] ?? { class: 'general', physical: false };
  const given = Object.fromEntries(Object.entries(raw).filter(([, entry]) => entry !== undefined));
  const blank = { value: 0, baseDie: null, bonusDice: 2, adeptStar: false, masteryGrade: 0 } as const;
  return { ...blank, ...named, ...given };
}

const mapped = <A, B>(entries: Readonly<Record<string, A>>, whole: (key: string, raw: A) => B) =>
  Object.fromEntries(Object.entries(entries).map(([key, raw]) => [key, whole(key, raw)]));

/** HH-R-55: the points fill row 0 first; losses empty the highest row first. */
export const track = z.strictObject({
  rows: z.array(z.int().min(1).max(20)).min(1).max(10).readonly(),
  points: z.int().min(0).max(200),
  /** HH-PSY-02, HH-PSY-04: minute of the clock before which no such check is possible. */
  lockedUntil: amount.nullable(),
});

/** HH-R-55: three rows of four points, full where nothing is said. */
const typedTrack = z
  .union([
    track.shape.points.transform((points) => ({ rows: undefined, points, lockedUntil: undefined })),
    track.partial(),
  ])
  .transform(({ rows = [4, 4, 4], points, lockedUntil }) => ({
    rows,
    points: points ?? rows.reduce((total, size) => total + size, 0),
    lockedUntil: lockedUntil ?? null,
  }));

/** Segments as their number (all there) or one by one (true is lost). */
const segments = (count: number, max: number) =>
  z
    .union([
      z
        .int()
        .min(1)
        .max(max)
        .transform((size) => Array<boolean>(size).fill(false)),
      z.array(z.boolean()).min(1).max(max),
    ])
    .readonly()
    .default(Array<boolean>(count).fill(false));

/**
 * HH-R-57: 6 outer, 3 middle, 1 inner; true is lost. Middle segment i touches the outer ones 2i and 2i + 1.
 */
export const lifeCircle = z
  .strictObject({
    outer: segments(6, 20),
    middle: segments(3, 10),
    inner: segments(1, 5),
    heavy: z
      .array(
        z.strictObject({
          /** The middle segment it sits on. */
          middle: z.int().min(0).max(9),
          treated: z.boolean().default(false),
          /** Minute of the clock. */
          since: amount.default(0),
        }),
      )
      .max(10)
      .readonly()
      .default([]),
    critical: z.enum(CRITICAL_STATES).default('none'),
    /** Treatments tried today (HH-R-62). */
    attempts: z.int().min(0).max(999).default(0),
  })
  .refine(({ outer, middle }) => outer.length === 2 * middle.length, {
    path: ['outer'],
    params: { code: 'outer-not-twice-middle' },
  });

export const item = z
  .strictObject({
    id,
    name: name.optional(),
    kind: z.enum(ITEM_KINDS).default('other'),
    /** Weapons only. */
    weaponType: z.enum(WEAPON_TYPES).nullable().default(null),
    /** The skill it is used with; null: by its kind. */
    skill: id.nullable().default(null),
    metal: z.boolean().default(true),
    /** 4 to 20; armour can be worn down to 0. */
    quality: z.int().min(0).max(20).default(10),
    simplePrice: money.default(0),
    effects: z
      .array(z.strictObject({ code: z.enum(BONUS_CODES), size: z.int().min(1).max(4) }))
      .max(20)
      .readonly()
      .default([]),
    /** Gütewurf of the last job. */
    qualityTotal: z.int().min(0).max(200).nullable().default(null),
    ts: dicePool.nullable().default(null),
    protection: z.int().min(0).max(40).default(0),
    lightArmour: z.boolean().default(false),
    runes: z.array(text).max(20).readonly().default([]),
  })
  .transform((raw) => ({ ...raw, name: raw.name ?? raw.id }));

const counts = z.record(name, amount);
const regeneration = z.int().min(0).max(50);

export const figure = z
  .strictObject({
    id,
    name: name.optional(),
    side: z.enum(SIDES).default('heroes'),
    attributes: z.record(id, typedAttribute).default({}),
    skills: z.record(id, typedSkill).default({}),
    luckyNumber: z.int().min(1).max(20).nullable().default(null),
    ep: amount.default(0),
    mythos: amount.default(0),
    respect: amount.default(0),
    physis: typedTrack.default({ rows: [4, 4, 4], points: 12, lockedUntil: null }),
    psyche: typedTrack.default({ rows: [4, 4, 4], points: 12, lockedUntil: null }),
    /** HH-INF-05: psyche rows whose lost die a granted wish has lifted. */
    waivedRows: z.array(z.int().min(0).max(9)).max(10).readonly().default([]),
    regeneration: z
      .union([
        regeneration.transform((base) => ({ base, current: base })),
        z.strictObject({ base: regeneration, current: regeneration }),
      ])
      .default({ base: 2, current: 2 }),
    lifeCircles: z.array(lifeCircle).min(1).max(10).readonly().optional(),
    status: z.array(z.enum(STATUSES)).max(STATUSES.length).readonly().default([]),
    pts: dicePool.default({ count: 1, step: 6 }),
    drinks: z.int().min(0).max(999).default(0),
    inventory: z.array(item).max(200).readonly().default([]),
    /** Ids of the inventory. */
    wielded: id.nullable().default(null),
    worn: id.nullable().default(null),
    money: z.number().min(-MAX_AMOUNT).max(MAX_AMOUNT).default(0),
    /** Raw material for so many pieces, by the name of the piece. */
    materials: counts.default({}),
    /** HH-SMI-13: pieces made unpaid, by craftsman and name of the piece. */
    unpaidPieces: z.record(name, counts).default({}),
    /** HH-RNG-12: a "normal" target, which a deadly shot kills. */
    normal: z.boolean().default(true),
  })
  .transform((raw) => ({
    ...raw,
    name: raw.name ?? raw.id,
    attributes: mapped({ reaction: { value: 5, physical: true }, ...raw.attributes }, wholeAttribute),
    skills: mapped(raw.skills, wholeSkill),
    lifeCircles: raw.lifeCircles ?? [1, 2, 3].map(() => lifeCircle.parse({})),
  }));

const MAX_BOARD = 60;
const coordinate = z
  .int()
  .min(0)
  .max(MAX_BOARD - 1);
export const cell = z.tuple([coordinate, coordinate]).readonly();

/** The size of a map, and how much ground a cell of it stands for: 40 by 28 m, beyond which nobody is noticed. */
export const boardSize = {
  width: z.int().min(4).max(MAX_BOARD).default(20),
  height: z.int().min(4).max(MAX_BOARD).default(14),
  metres: z.number().min(0.5).max(100).default(2),
};
