import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { CELL_KINDS, COVER_OVERRIDES } from '../model.ts';
import { crawl } from '../rules/downed.ts';
import { move, standUp } from '../rules/movement.ts';
import { declareCover, paintBoard, place } from '../rules/placement.ts';
import { checkSight } from '../rules/sight-check.ts';
import { pickUpWeapon } from '../rules/weapons.ts';
import * as s from '../schemas.ts';
import { gm, onScene, own } from './rows.ts';

export const board = {
  move: own(move, 'moved', ids('GW-ADD-04 GW-ADD-05 GW-ADD-10'), {
    path: z.array(s.cell).min(1).max(50).readonly(),
    again: z.boolean().default(false),
  }),
  sight: onScene({
    cites: ['GW-ADD-04', 'GW-ADD-06', 'GW-ADD-07', 'GW-RNG-01', 'GW-RNG-02'],
    input: {
      from: s.cell,
      to: s.cell,
      override: z.enum(COVER_OVERRIDES).nullable().default(null),
    },
    rule: checkSight,
    by: 'anyone',
    headline: ['sight'],
  }),
  place: gm(place, 'placed', ['GW-ADD-08', 'GW-ADD-04'], { figure: s.id, at: s.cell }),
  'paint-board': gm(paintBoard, 'boardDrawn', ['GW-ADD-04'], {
    kind: z.enum(CELL_KINDS),
    cells: z.array(s.cell).min(1).max(500).readonly(),
  }),
  'declare-cover': gm(declareCover, 'coverDeclared', ['GW-ADD-07'], {
    figure: s.id,
    cover: z.enum(COVER_OVERRIDES).nullable(),
  }),
  crawl: own(crawl, ['moved', 'spoke'], ['GW-DWN-02', 'GW-ADD-05'], { to: s.cell.nullable().default(null) }),
  'stand-up': own(standUp, 'statusEnded', ['GW-ADD-05', 'GW-ADD-14']),
  'pick-up-weapon': own(pickUpWeapon, 'pickedUp', ['GW-ADD-14'], { weapon: s.name.optional() }),
};
