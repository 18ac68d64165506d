import { fromZod } from '@tafelrunde/schema';
import { action } from '@tafelrunde/system';
import { z } from 'zod';
import { CELL_KINDS, COVER_OVERRIDES } from '../model.ts';
import { crawl } from '../rules/downed.ts';
import { move, standUp } from '../rules/movement.ts';
import { declareCover, paintBoard, place } from '../rules/placement.ts';
import { checkSight } from '../rules/sight-check.ts';
import { pickUpWeapon } from '../rules/weapons.ts';
import * as s from '../schemas.ts';

const sceneAndFigure = { scene: s.scene, figure: s.id };

export const moveAction = action({
  id: 'grundregelwerk/move',
  cites: ['GW-ADD-04', 'GW-ADD-05', 'GW-ADD-10'],
  input: fromZod(
    z.strictObject({
      ...sceneAndFigure,
      path: z.array(s.cell).min(1).max(50).readonly(),
      again: z.boolean().default(false),
    }),
  ),
  rule: move,
  actor: ({ figure }) => figure,
  headline: ['moved'],
  takesScene: true,
});

export const sightAction = action({
  id: 'grundregelwerk/sight',
  cites: ['GW-ADD-04', 'GW-ADD-06', 'GW-ADD-07', 'GW-RNG-01', 'GW-RNG-02'],
  input: fromZod(
    z.strictObject({
      scene: s.scene,
      from: s.cell,
      to: s.cell,
      override: z.enum(COVER_OVERRIDES).nullable().default(null),
    }),
  ),
  rule: checkSight,
  by: 'anyone',
  headline: ['sight'],
  takesScene: true,
});

export const placeAction = action({
  id: 'grundregelwerk/place',
  cites: ['GW-ADD-08', 'GW-ADD-04'],
  input: fromZod(z.strictObject({ ...sceneAndFigure, at: s.cell })),
  rule: place,
  by: 'gm',
  headline: ['placed'],
  takesScene: true,
});

export const paintBoardAction = action({
  id: 'grundregelwerk/paint-board',
  cites: ['GW-ADD-04'],
  input: fromZod(
    z.strictObject({
      scene: s.scene,
      kind: z.enum(CELL_KINDS),
      cells: z.array(s.cell).min(1).max(500).readonly(),
    }),
  ),
  rule: paintBoard,
  by: 'gm',
  headline: ['boardDrawn'],
  takesScene: true,
});

export const declareCoverAction = action({
  id: 'grundregelwerk/declare-cover',
  cites: ['GW-ADD-07'],
  input: fromZod(z.strictObject({ ...sceneAndFigure, cover: z.enum(COVER_OVERRIDES).nullable() })),
  rule: declareCover,
  by: 'gm',
  headline: ['coverDeclared'],
  takesScene: true,
});

export const crawlAction = action({
  id: 'grundregelwerk/crawl',
  cites: ['GW-DWN-02', 'GW-ADD-05'],
  input: fromZod(z.strictObject({ ...sceneAndFigure, to: s.cell.nullable().default(null) })),
  rule: crawl,
  actor: ({ figure }) => figure,
  headline: ['moved', 'spoke'],
  takesScene: true,
});

export const standUpAction = action({
  id: 'grundregelwerk/stand-up',
  cites: ['GW-ADD-05', 'GW-ADD-14'],
  input: fromZod(z.strictObject(sceneAndFigure)),
  rule: standUp,
  actor: ({ figure }) => figure,
  headline: ['statusEnded'],
  takesScene: true,
});

export const pickUpAction = action({
  id: 'grundregelwerk/pick-up-weapon',
  cites: ['GW-ADD-14'],
  input: fromZod(z.strictObject({ ...sceneAndFigure, weapon: s.name.optional() })),
  rule: pickUpWeapon,
  actor: ({ figure }) => figure,
  headline: ['pickedUp'],
  takesScene: true,
});
