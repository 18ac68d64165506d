import { z } from 'zod';
import { NAMED_ATTRIBUTES, NAMED_SKILLS } from './data/named-checks.ts';
import { legalScene } from './legal-scene.ts';
import {
  ALERTNESS,
  type Attribute,
  BONUS_CODES,
  CRITICAL_STATES,
  DETECTIONS,
  DIE_STEPS,
  type Figure,
  ITEM_KINDS,
  type Item,
  type LifeCircle,
  ROLES,
  type Scene,
  SIDES,
  SKILL_CLASSES,
  type Skill,
  STATUSES,
  WATCH_MODES,
  WEAPON_TYPES,
} from './model.ts';
import { EMPTY_BOARD, emptyScene } from './scene.ts';

/** Limits of what is read from outside. */
const MAX_NAME = 80;
const MAX_TEXT = 500;
const MAX_FIGURES = 200;
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
const amount = z.int().min(0).max(MAX_AMOUNT);
const money = z.number().min(0).max(MAX_AMOUNT);

export const dicePool = z.strictObject({ count: z.int().min(1).max(12), step: dieStep });

/** A value alone, or with the flag (HH-R-56). */
const attribute = z.union([
  value.transform((one) => ({ value: one, physical: undefined })),
  z.strictObject({ value, physical: z.boolean().optional() }),
]);

const skill = z.union([
  value.transform((one) => ({ value: one })),
  z.strictObject({
    value,
    baseDie: dieStep.nullable().optional(),
    bonusDice: z.int().min(0).max(5).optional(),
    class: z.enum(SKILL_CLASSES).optional(),
    physical: z.boolean().optional(),
    adeptStar: z.boolean().optional(),
    masteryGrade: z.literal([0, 1, 2, 3]).optional(),
  }),
]);

/** HH-R-56: what the seeds name is physical or not by the table, everything else is not. */
function wholeAttribute(key: string, raw: z.output<typeof attribute>): Attribute {
  const named: Readonly<Record<string, { physical: boolean }>> = NAMED_ATTRIBUTES;
  return { value: raw.value, physical: raw.physical ?? named[key]?.physical ?? false };
}

/** HH-R-14: bonus dice are data; two where nothing is said, as an attribute has three dice. */
function wholeSkill(key: string, raw: z.output<typeof skill>): Skill {
  const table: Readonly<Record<string, Pick<Skill, 'class' | 'physical'>>> = NAMED_SKILLS;
  const named = table[key] ?? { class: 'general', physical: false };
  const given = Object.fromEntries(Object.entries(raw).filter(([, entry]) => entry !== undefined));
  const blank = { value: 0, baseDie: null, bonusDice: 2, adeptStar: false, masteryGrade: 0 } as const;
  return { ...blank, ...named, ...given };
}

const mapped = <A, B>(entries: Readonly<Record<string, A>>, whole: (key: string, raw: A) => B) =>
  Object.fromEntries(Object.entries(entries).map(([key, raw]) => [key, whole(key, raw)]));

const rows = z.array(z.int().min(1).max(20)).min(1).max(10).readonly();

/** HH-R-55: three rows of four points, full where nothing is said. */
const track = z
  .union([
    z
      .int()
      .min(0)
      .max(200)
      .transform((points) => ({ points })),
    z.strictObject({
      rows: rows.optional(),
      points: z.int().min(0).max(200).optional(),
      lockedUntil: amount.nullable().optional(),
    }),
  ])
  .transform((raw) => {
    const given = { rows: undefined, points: undefined, lockedUntil: undefined, ...raw };
    const sizes = given.rows ?? [4, 4, 4];
    const full = sizes.reduce((total, size) => total + size, 0);
    return {
      rows: sizes,
      points: given.points ?? full,
      lockedUntil: given.lockedUntil ?? null,
    };
  });

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

/** HH-R-57: 6 outer, 3 middle, 1 inner. */
const lifeCircle: z.ZodType<LifeCircle, unknown> = z
  .strictObject({
    outer: segments(6, 20),
    middle: segments(3, 10),
    inner: segments(1, 5),
    heavy: z
      .array(
        z.strictObject({
          middle: z.int().min(0).max(9),
          treated: z.boolean().default(false),
          since: amount.default(0),
        }),
      )
      .max(10)
      .readonly()
      .default([]),
    critical: z.enum(CRITICAL_STATES).default('none'),
    attempts: z.int().min(0).max(999).default(0),
  })
  .refine(({ outer, middle }) => outer.length === 2 * middle.length, {
    path: ['outer'],
    params: { code: 'outer-not-twice-middle' },
  });

export const item: z.ZodType<Item, unknown> = z
  .strictObject({
    id,
    name: name.optional(),
    kind: z.enum(ITEM_KINDS).default('other'),
    weaponType: z.enum(WEAPON_TYPES).nullable().default(null),
    skill: id.nullable().default(null),
    metal: z.boolean().default(true),
    quality: z.int().min(0).max(20).default(10),
    simplePrice: money.default(0),
    effects: z
      .array(z.strictObject({ code: z.enum(BONUS_CODES), size: z.int().min(1).max(4) }))
      .max(20)
      .readonly()
      .default([]),
    qualityTotal: z.int().min(0).max(200).nullable().default(null),
    ts: dicePool.nullable().default(null),
    protection: z.int().min(0).max(40).default(0),
    lightArmour: z.boolean().default(false),
    runes: z.array(text).max(20).readonly().default([]),
  })
  .transform((raw) => ({ ...raw, name: raw.name ?? raw.id }));

const counts = z.record(name, amount);

export const figure: z.ZodType<Figure, unknown> = z
  .strictObject({
    id,
    name: name.optional(),
    side: z.enum(SIDES).default('heroes'),
    attributes: z.record(id, attribute).default({}),
    skills: z.record(id, skill).default({}),
    luckyNumber: z.int().min(1).max(20).nullable().default(null),
    ep: amount.default(0),
    mythos: amount.default(0),
    respect: amount.default(0),
    physis: track.default({ rows: [4, 4, 4], points: 12, lockedUntil: null }),
    psyche: track.default({ rows: [4, 4, 4], points: 12, lockedUntil: null }),
    waivedRows: z.array(z.int().min(0).max(9)).max(10).readonly().default([]),
    regeneration: z
      .union([
        z
          .int()
          .min(0)
          .max(50)
          .transform((base) => ({ base, current: base })),
        z.strictObject({ base: z.int().min(0).max(50), current: z.int().min(0).max(50) }),
      ])
      .default({ base: 2, current: 2 }),
    lifeCircles: z.array(lifeCircle).min(1).max(10).readonly().optional(),
    status: z.array(z.enum(STATUSES)).max(STATUSES.length).readonly().default([]),
    pts: dicePool.default({ count: 1, step: 6 }),
    drinks: z.int().min(0).max(999).default(0),
    inventory: z.array(item).max(200).readonly().default([]),
    wielded: id.nullable().default(null),
    worn: id.nullable().default(null),
    money: z.number().min(-MAX_AMOUNT).max(MAX_AMOUNT).default(0),
    materials: counts.default({}),
    unpaidPieces: z.record(name, counts).default({}),
    normal: z.boolean().default(true),
  })
  .transform((raw) => ({
    ...raw,
    name: raw.name ?? raw.id,
    attributes: mapped({ reaction: { value: 5, physical: true }, ...raw.attributes }, wholeAttribute),
    skills: mapped(raw.skills, wholeSkill),
    lifeCircles: raw.lifeCircles ?? [1, 2, 3].map(() => lifeCircle.parse({})),
  }));

const die = z.strictObject({
  face: z.int().min(1).max(20),
  converted: z.boolean().default(false),
});
const dice = z.array(die).max(12).readonly().default([]);
const small = z.int().min(0).max(99).default(0);
const ids = z.array(id).max(MAX_FIGURES).readonly();

const fighter = z.strictObject({
  figure: id,
  role: z.enum(ROLES).default('none'),
  acted: z.boolean().default(false),
  skipThrows: small,
  initiativeBonus: z.record(id, z.int().min(0).max(9)).default({}),
  owedDice: small,
  halfDiceNext: z.boolean().default(false),
  mustVoid: small,
  saved: dice,
  inReachOf: ids.default([]),
  evading: z.boolean().default(false),
});

const combat = z.strictObject({
  phase: z.int().min(1).max(100_000).default(1),
  engagements: z.array(ids).max(MAX_FIGURES).readonly().default([]),
  fighters: z.array(fighter).max(MAX_FIGURES).readonly().default([]),
  initiative: id.nullable().default(null),
  meleeFought: z.boolean().default(false),
});

const stealth = z.strictObject({
  sneaker: id,
  opponent: id,
  distance: z.number().min(0).max(100_000),
  alertness: z.enum(ALERTNESS).default('unsuspecting'),
  detection: z.enum(DETECTIONS).default('none'),
  alarm: z.boolean().default(false),
});

const chase = z.strictObject({
  round: z.int().min(0).max(100_000).default(0),
  initiator: id,
  leader: id,
  runners: z
    .array(
      z.strictObject({
        figure: id,
        gap: z.int().min(0).max(99).default(0),
        tempo: z.int().min(0).max(6).default(0),
        number: z.int().min(0).max(200).default(0),
        out: z.boolean().default(false),
      }),
    )
    .max(MAX_FIGURES)
    .readonly(),
});

const haggleSide = z.strictObject({
  figure: id,
  psycheBefore: z.int().min(0).max(200),
  temporaryLoss: small,
  realLoss: small,
  rowsEmptied: small,
});

const haggle = z.strictObject({
  item: text,
  startingPrice: money,
  buyer: haggleSide,
  seller: haggleSide,
  offers: z
    .array(z.strictObject({ by: id, price: money }))
    .max(200)
    .readonly()
    .default([]),
  concedes: id.nullable().default(null),
  deal: money.nullable().default(null),
});

const watch = z.strictObject({
  mode: z.enum(WATCH_MODES),
  shifts: ids,
  kept: small,
});

const MAX_BOARD = 60;
const coordinate = z
  .int()
  .min(0)
  .max(MAX_BOARD - 1);
export const cell = z.tuple([coordinate, coordinate]).readonly();

/** The size of a map, and how much ground a cell of it stands for. */
export const boardSize = {
  width: z.int().min(4).max(MAX_BOARD).default(EMPTY_BOARD.width),
  height: z.int().min(4).max(MAX_BOARD).default(EMPTY_BOARD.height),
  metres: z.number().min(0.5).max(100).default(EMPTY_BOARD.metres),
};

const board = z.strictObject({
  ...boardSize,
  places: z
    .array(z.strictObject({ figure: id, at: cell }))
    .max(MAX_FIGURES)
    .readonly()
    .default([]),
});

/** A scene as somebody typed it; everything that is left out is as in an empty one. */
export const typedScene: z.ZodType<Scene, unknown> = z
  .strictObject({
    clock: amount.default(emptyScene.clock),
    figures: z.array(figure).max(MAX_FIGURES).readonly().default([]),
    combat: combat.nullable().default(null),
    stealth: z.array(stealth).max(1_000).readonly().default([]),
    chase: chase.nullable().default(null),
    haggle: haggle.nullable().default(null),
    watch: watch.nullable().default(null),
    board: board.default(EMPTY_BOARD),
  })
  .refine(({ figures }) => new Set(figures.map((one) => one.id)).size === figures.length, {
    path: ['figures'],
    params: { code: 'ids-not-unique' },
  });

/** A scene on its way in: brought to a legal state. */
export const scene: z.ZodType<Scene, unknown> = typedScene.transform((typed) => legalScene(typed).scene);
