import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { COVER_MATERIAL_IDS } from '../data/cover.ts';
import { setCover } from '../rules/arrange.ts';
import { shoot } from '../rules/rockets.ts';
import { aim, clearJam, reload } from '../rules/weapon-handling.ts';
import * as s from '../schemas.ts';
import {
  attackChances,
  attackGoals,
  attackHeadline,
  fightFields,
  OF_TARGET,
  whatBecomes,
} from './attack-fields.ts';
import { onScene } from './on-scene.ts';
import { attackFields, blastTargets } from './resist-fields.ts';
import { gmOn, ofAttacker, ofFigure } from './who.ts';

const metres = z.number().min(0).max(100_000);
const quarters = z.int().min(0).max(4);

export const rangedAttackAction = onScene({
  id: 'd6pool/ranged-attack',
  cites: ids(`
    DP-RNG-01 DP-RNG-02 DP-RNG-03 DP-RNG-04 DP-RNG-05 DP-RNG-06 DP-RNG-07 DP-SPA-06 DP-SPA-07 DP-SPA-08
    DP-EQP-03 DP-EQP-04 DP-R-58 DP-R-59 DP-R-60 DP-R-61 DP-R-62 DP-R-63 DP-R-64 DP-R-65 DP-R-66 DP-R-72
    DP-R-74 DP-EXP-01 DP-EXP-02 DP-R-90 DP-R-91
  `),
  input: {
    ...fightFields,
    mode: z.enum(['single', 'burst']).default('single'),
    distance: metres.nullable().default(null),
    size: z.number().min(0.01).max(1_000).default(2),
    narrow: s.no,
    fast: s.no,
    cover: quarters.nullable().default(null),
    coverValue: z.int().min(0).max(100).nullable().default(null),
    throughCover: s.no,
    item: s.orNull(s.id),
    targets: blastTargets,
  },
  rule: shoot,
  matters: whatBecomes,
  chances: {
    ...attackChances,
    disarmed: (outcome) => outcome.kind === 'disarmed',
  },
  goals: attackGoals,
  ...ofAttacker,
  othersWant: OF_TARGET,
  headline: [...attackHeadline.slice(0, 4), 'disarmed', 'itemDamaged', ...attackHeadline.slice(4)],
});

export const aimAction = onScene({
  id: 'd6pool/aim',
  cites: ['DP-RNG-05', 'DP-R-53', 'DP-R-61'],
  input: { figure: s.id, target: s.id },
  rule: aim,
  ...ofFigure,
  headline: ['aimed'],
});

export const clearJamAction = onScene({
  id: 'd6pool/clear-jam',
  cites: ['DP-SPA-08', 'DP-VUL-02', 'DP-R-53', 'DP-R-67'],
  input: { figure: s.id, item: s.id, ...attackFields },
  rule: clearJam,
  chances: { cleared: (outcome) => outcome.kind === 'cleared' },
  ...ofFigure,
  headline: ['ready'],
});

export const reloadAction = onScene({
  id: 'd6pool/reload',
  cites: ['DP-VUL-02', 'DP-R-53', 'DP-R-63', 'DP-R-91'],
  input: {
    figure: s.id,
    item: s.id,
    ammo: z.int().min(0).max(100_000).nullable().default(null),
    rocket: s.orNull(s.name),
  },
  rule: reload,
  ...ofFigure,
  headline: ['ready'],
});

export const setCoverAction = onScene({
  id: 'd6pool/set-cover',
  cites: ['DP-RNG-04', 'DP-RNG-05', 'DP-R-59', 'DP-R-60'],
  input: {
    figure: s.id,
    against: s.orNull(s.id),
    quarters: quarters.default(2),
    material: z.enum(COVER_MATERIAL_IDS).nullable().default(null),
    armourValue: z.int().min(0).max(100).nullable().default(null),
  },
  rule: setCover,
  ...gmOn,
  headline: ['covered'],
});
