import { z } from 'zod';
import { CELL_KINDS, COVER_OVERRIDES } from '../model.ts';
import { crawl } from '../rules/downed.ts';
import { move, standUp } from '../rules/movement.ts';
import { declareCover, paintBoard, place } from '../rules/placement.ts';
import { checkSight } from '../rules/sight-check.ts';
import { pickUpWeapon } from '../rules/weapons.ts';
import * as s from '../schemas.ts';
import { onScene } from './on-scene.ts';

const sceneAndFigure = { figure: s.id };

export const moveAction = onScene({
  id: 'grundregelwerk/move',
  cites: ['GW-ADD-04', 'GW-ADD-05', 'GW-ADD-10'],
  input: {
    ...sceneAndFigure,
    path: z.array(s.cell).min(1).max(50).readonly(),
    again: z.boolean().default(false),
  },
  rule: move,
  actor: ({ figure }) => figure,
  headline: ['moved'],
});

export const sightAction = onScene({
  id: 'grundregelwerk/sight',
  cites: ['GW-ADD-04', 'GW-ADD-06', 'GW-ADD-07', 'GW-RNG-01', 'GW-RNG-02'],
  input: {
    from: s.cell,
    to: s.cell,
    override: z.enum(COVER_OVERRIDES).nullable().default(null),
  },
  rule: checkSight,
  by: 'anyone',
  headline: ['sight'],
});

export const placeAction = onScene({
  id: 'grundregelwerk/place',
  cites: ['GW-ADD-08', 'GW-ADD-04'],
  input: { ...sceneAndFigure, at: s.cell },
  rule: place,
  by: 'gm',
  headline: ['placed'],
});

export const paintBoardAction = onScene({
  id: 'grundregelwerk/paint-board',
  cites: ['GW-ADD-04'],
  input: {
    kind: z.enum(CELL_KINDS),
    cells: z.array(s.cell).min(1).max(500).readonly(),
  },
  rule: paintBoard,
  by: 'gm',
  headline: ['boardDrawn'],
});

export const declareCoverAction = onScene({
  id: 'grundregelwerk/declare-cover',
  cites: ['GW-ADD-07'],
  input: { ...sceneAndFigure, cover: z.enum(COVER_OVERRIDES).nullable() },
  rule: declareCover,
  by: 'gm',
  headline: ['coverDeclared'],
});

export const crawlAction = onScene({
  id: 'grundregelwerk/crawl',
  cites: ['GW-DWN-02', 'GW-ADD-05'],
  input: { ...sceneAndFigure, to: s.cell.nullable().default(null) },
  rule: crawl,
  actor: ({ figure }) => figure,
  headline: ['moved', 'spoke'],
});

export const standUpAction = onScene({
  id: 'grundregelwerk/stand-up',
  cites: ['GW-ADD-05', 'GW-ADD-14'],
  input: sceneAndFigure,
  rule: standUp,
  actor: ({ figure }) => figure,
  headline: ['statusEnded'],
});

export const pickUpAction = onScene({
  id: 'grundregelwerk/pick-up-weapon',
  cites: ['GW-ADD-14'],
  input: { ...sceneAndFigure, weapon: s.name.optional() },
  rule: pickUpWeapon,
  actor: ({ figure }) => figure,
  headline: ['pickedUp'],
});
