import { type Goal, ids } from '@tafelrunde/system';
import { z } from 'zod';
import { craft, rework, workUnpaid } from '../rules/crafting.ts';
import { priceItem } from '../rules/items.ts';
import { massProduce } from '../rules/mass-production.ts';
import { buyMaterial } from '../rules/raw-material.ts';
import { engraveRune } from '../rules/runes.ts';
import * as s from '../schemas.ts';
import { batchChances, batchGoals, craftChances, craftGoals } from '../solver/craft-goals.ts';
import { craftSolver, massSolver, reworkSolver, workUnpaidSolver } from '../solver/craft-solver.ts';
import { CHECK_BUDGET } from './budgets.ts';
import { onScene, own } from './rows.ts';

const price = z.number().min(0).max(1_000_000);
const workplace = z.boolean().default(true);
/** HH-SMI-05: any quality there is. */
const wanted = z.int().min(4).max(20).optional();

/** What the work of one piece is for, and what best play aims at unless told otherwise. */
const work = {
  chances: craftChances,
  goals: craftGoals,
  aim: (): Goal => ({ maximise: 'quality' }),
  budget: CHECK_BUDGET,
} as const;

export const crafts = {
  craft: onScene({
    ...work,
    cites: ids(`
      HH-SMI-01 HH-SMI-02 HH-SMI-03 HH-SMI-04 HH-SMI-05 HH-SMI-06 HH-SMI-07 HH-SMI-08 HH-SMI-09 HH-ITM-05
      HH-LRN-11 HH-PROC-08 HH-R-68 HH-R-69 HH-R-70 HH-R-76
    `),
    input: { figure: s.id, piece: s.item, tool: s.id, workplace, wanted },
    aim: ({ wanted: quality }): Goal =>
      quality === undefined ? { maximise: 'quality' } : { chance: 'wanted' },
    rule: craft,
    solver: craftSolver,
    headline: ['crafted', 'refused'],
  }),
  rework: onScene({
    ...work,
    cites: ['HH-SMI-10', 'HH-SMI-08', 'HH-R-71', 'HH-R-72'],
    input: { figure: s.id, item: s.id, tool: s.id, workplace },
    rule: rework,
    solver: reworkSolver,
    headline: ['reworked', 'refused'],
  }),
  'mass-produce': onScene({
    cites: ['HH-SMI-11', 'HH-R-73'],
    input: { figure: s.id, piece: s.item, tool: s.id, workplace },
    rule: massProduce,
    chances: batchChances,
    goals: batchGoals,
    aim: (): Goal => ({ maximise: 'quality' }),
    solver: massSolver,
    budget: CHECK_BUDGET,
    headline: ['massProduced', 'refused'],
  }),
  'buy-material': own(buyMaterial, ['materialBought', 'refused'], ids('HH-SMI-12 HH-SMI-13 HH-R-75'), {
    piece: s.name,
    simplePrice: price,
    craftsman: s.text.default(''),
    discounts: z.int().min(0).max(10).default(0),
  }),
  'work-unpaid': onScene({
    ...work,
    cites: ['HH-SMI-13', 'HH-R-75'],
    input: { figure: s.id, piece: s.item, craftsman: s.name, tool: s.id },
    rule: workUnpaid,
    solver: workUnpaidSolver,
    headline: ['workedUnpaid', 'refused'],
  }),
  'price-item': own(
    priceItem,
    ['priced', 'refused'],
    ids('HH-ITM-01 HH-ITM-02 HH-ITM-03 HH-ITM-04 HH-R-74 HH-R-79'),
    { item: s.id },
  ),
  'engrave-rune': own(engraveRune, ['runeEngraved', 'refused'], ids('HH-SMI-14 HH-LRN-11 HH-R-77'), {
    item: s.id,
    rune: s.text.min(1),
  }),
};
