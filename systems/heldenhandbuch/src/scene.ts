import { z } from 'zod';
import { ALERTNESS, DETECTIONS, ROLES, type Scene, WATCH_MODES } from './model.ts';
import { legalScene } from './rules/legal-scene.ts';
import { amount, boardSize, cell, figure, id, money, text } from './schemas.ts';

const MAX_FIGURES = 200;

/** Eight in the morning of the first day. */
const MORNING = 480;

const small = z.int().min(0).max(99).default(0);
const ids = z.array(id).max(MAX_FIGURES).readonly();

/** A die left lying for the next phase. */
export const die = z.strictObject({
  face: z.int().min(1).max(20),
  /** HH-LUC-02: a lucky number that was changed. */
  converted: z.boolean().default(false),
});

/** A figure in a fight, with what it carries from phase to phase. */
export const fighter = z.strictObject({
  figure: id,
  /** What it was in the latest exchange of this phase. */
  role: z.enum(ROLES).default('none'),
  /** Has thrown in this phase. */
  acted: z.boolean().default(false),
  /** HH-MAN-01: throws of this phase it has to sit out. */
  skipThrows: small,
  /** HH-MAN-01: initiative bonus for the next phase, by opponent. */
  initiativeBonus: z.record(id, z.int().min(0).max(9)).default({}),
  /** HH-MEL-10: dice missing at the next throwing. */
  owedDice: small,
  /** HH-MAN-04: half of the dice is missing at the next throwing. */
  halfDiceNext: z.boolean().default(false),
  /** HH-RNG-09: successful dice it still has to void in this phase. */
  mustVoid: small,
  /** HH-RNG-03. */
  saved: z.array(die).max(12).readonly().default([]),
  /** HH-R-45: opponents it has closed in on. */
  inReachOf: ids.default([]),
  /** HH-RNG-17: has evaded a shot in this phase. */
  evading: z.boolean().default(false),
});

export const combat = z.strictObject({
  phase: z.int().min(1).max(100_000).default(1),
  /** HH-R-26: figures that fight together, place by place. */
  engagements: z.array(ids).max(MAX_FIGURES).readonly().default([]),
  fighters: z.array(fighter).max(MAX_FIGURES).readonly().default([]),
  /** Who took the initiative last in this phase. */
  initiative: id.nullable().default(null),
  /** HH-RNG-02: in this phase it is too late to shoot. */
  meleeFought: z.boolean().default(false),
});

/** What one opponent knows of one sneaker. */
export const stealth = z.strictObject({
  sneaker: id,
  opponent: id,
  distance: z.number().min(0).max(100_000),
  alertness: z.enum(ALERTNESS).default('unsuspecting'),
  detection: z.enum(DETECTIONS).default('none'),
  alarm: z.boolean().default(false),
});

export const runner = z.strictObject({
  figure: id,
  /** Gap step to the leader, 0 to 6 (HH-CHS-11). */
  gap: z.int().min(0).max(99).default(0),
  tempo: z.int().min(0).max(6).default(0),
  number: z.int().min(0).max(200).default(0),
  out: z.boolean().default(false),
});

export const chase = z.strictObject({
  round: z.int().min(0).max(100_000).default(0),
  initiator: id,
  leader: id,
  runners: z.array(runner).max(MAX_FIGURES).readonly(),
});

export const haggleSide = z.strictObject({
  figure: id,
  psycheBefore: z.int().min(0).max(200),
  /** Lost for the time being (HH-HAG-02). */
  temporaryLoss: small,
  /** Lost for good: uncompensated 1s. */
  realLoss: small,
  rowsEmptied: small,
});

export const haggle = z.strictObject({
  item: text,
  startingPrice: money,
  buyer: haggleSide,
  seller: haggleSide,
  offers: z
    .array(z.strictObject({ by: id, price: money }))
    .max(200)
    .readonly()
    .default([]),
  /** Who owes a better offer (HH-HAG-03); null: nobody. */
  concedes: id.nullable().default(null),
  /** The price agreed on. */
  deal: money.nullable().default(null),
});

export const watch = z.strictObject({
  mode: z.enum(WATCH_MODES),
  /** Who keeps which shift. */
  shifts: ids,
  /** Shifts already kept. */
  kept: small,
});

/** The map, where one is used: who stands on which cell. */
export const board = z.strictObject({
  ...boardSize,
  places: z
    .array(z.strictObject({ figure: id, at: cell }))
    .max(MAX_FIGURES)
    .readonly()
    .default([]),
});

/** A scene as somebody typed it; everything that is left out is as in an empty one. */
export const typedScene = z
  .strictObject({
    /** Minutes; a day begins at a multiple of 1440. */
    clock: amount.default(MORNING),
    figures: z.array(figure).max(MAX_FIGURES).readonly().default([]),
    combat: combat.nullable().default(null),
    stealth: z.array(stealth).max(1_000).readonly().default([]),
    chase: chase.nullable().default(null),
    haggle: haggle.nullable().default(null),
    watch: watch.nullable().default(null),
    board: board.default(board.parse({})),
  })
  .refine(({ figures }) => new Set(figures.map((one) => one.id)).size === figures.length, {
    path: ['figures'],
    params: { code: 'ids-not-unique' },
  });

/** A scene on its way in: brought to a legal state. */
export const scene = typedScene.transform((typed): Scene => legalScene(typed).scene);

export const emptyScene: Scene = typedScene.parse({});
