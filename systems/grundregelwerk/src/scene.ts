import { z } from 'zod';
import { CELL_KINDS, HEART_LABELS, MODES, type Scene, SIDES } from './model.ts';
import { legalScene } from './rules/legal-scene.ts';
import { cell, figure, id, MAX_BOARD, MAX_NAME, spellEffect, text, trait } from './schemas.ts';

const MAX_FIGURES = 200;

/** The board a table starts with, if nobody draws another. */
const DEFAULT_BOARD_SIZE = 12;

/** A word, or `luck:` and the id of a figure (GW-ADD-17). */
const flag = z
  .string()
  .min(1)
  .max('luck:'.length + MAX_NAME);

const ids = z.array(id).max(MAX_FIGURES).readonly().default([]);

export const cellEntry = z.strictObject({ at: cell, kind: z.enum(CELL_KINDS) });

const boardSide = z.int().min(1).max(MAX_BOARD).default(DEFAULT_BOARD_SIZE);

/** GW-ADD-04: cells that are not listed are open. */
export const board = z.strictObject({
  width: boardSide,
  height: boardSide,
  cells: z.array(cellEntry).max(5_000).readonly().default([]),
});

export const pendingHelp = z.strictObject({ helper: id, helped: id, description: text.default('') });

/** GW-R-12: the last failed test of a figure for a goal. */
export const failedGoal = z.strictObject({
  figure: id,
  goal: text,
  trait,
  tools: text.default(''),
  way: text.default(''),
});

const timer = z.strictObject({
  length: z.int().min(1).max(20),
  value: z.int().min(0).max(20).default(0),
  consequence: text.default('alarm'),
  fired: z.boolean().default(false),
});

/** GW-ADD-15: a short spell effect; it ends after so many turns of its caster. */
export const lasting = z.strictObject({
  effect: spellEffect,
  caster: id,
  turns: z.int().min(1).max(10),
  /** The cells a barrier stands on and what they were before. */
  cells: z.array(cellEntry).max(10).readonly(),
  /** The figure it strengthens. */
  target: id.nullable(),
});

/** A scene as somebody typed it; everything that is left out is as in an empty one. */
export const typedScene = z
  .strictObject({
    mode: z.enum(MODES).default('core'),
    board: board.default(board.parse({})),
    figures: z.array(figure).max(MAX_FIGURES).readonly().default([]),
    /** 0 outside combat. */
    round: z.int().min(0).max(100_000).default(0),
    /** Whose turn it is. */
    turn: id.nullable().default(null),
    /** Who has had a turn this round. */
    acted: ids,
    /** The side that began, for a side that surprised (GW-ADD-08). */
    surprise: z.enum(SIDES).nullable().default(null),
    /** GW-ADD-09, `traitG`: the order thrown at the start of combat; empty otherwise. */
    order: ids,
    pendingHelp: z.array(pendingHelp).max(MAX_FIGURES).readonly().default([]),
    failedGoals: z.array(failedGoal).max(1_000).readonly().default([]),
    timer: timer.nullable().default(null),
    flags: z.array(flag).max(MAX_FIGURES).readonly().default([]),
    lasting: z.array(lasting).max(100).readonly().default([]),
    heartLabel: z.enum(HEART_LABELS).default('injury'),
  })
  .refine(({ figures }) => new Set(figures.map((one) => one.id)).size === figures.length, {
    path: ['figures'],
    params: { code: 'ids-not-unique' },
  });

/** A scene on its way in: brought to a legal state. */
export const scene = typedScene.transform((one): Scene => legalScene(one).scene);

export const emptyScene: Scene = typedScene.parse({});
