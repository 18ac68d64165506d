import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { CARRYING, ZONES } from '../items.ts';
import { carryItem } from '../rules/carrying.ts';
import { GEAR_IDS } from '../rules/gear.ts';
import { giveItem, PLAIN_THING } from '../rules/give-item.ts';
import * as s from '../schemas.ts';
import { onScene } from './on-scene.ts';
import { byGm, ofFigure } from './who.ts';

export const giveItemAction = onScene({
  id: 'd6pool/give-item',
  cites: ids(`
    DP-EQP-01 DP-EQP-02 DP-EQP-03 DP-EQP-04 DP-ARM-02 DP-ARM-04 DP-ENC-02 DP-R-57 DP-R-84 DP-R-86 DP-R-87
    DP-R-89 DP-R-92 DP-R-94
  `),
  input: {
    figure: s.orNull(s.id),
    gear: z.enum([...GEAR_IDS, PLAIN_THING]),
    name: s.orNull(s.name),
    kg: z.number().min(0).max(10_000).nullable().default(null),
    zones: s.list(z.enum(ZONES), ZONES.length),
    to: z.enum(CARRYING).default('held'),
  },
  rule: giveItem,
  ...byGm,
  headline: ['itemMoved'],
});

export const carryAction = onScene({
  id: 'd6pool/carry',
  cites: ids(`
    DP-ENC-01 DP-ENC-02 DP-ENC-03 DP-ENC-04 DP-ENC-05 DP-ENC-06 DP-ARM-02 DP-RND-09 DP-R-44 DP-R-45 DP-R-46
    DP-R-47 DP-R-48 DP-R-53 DP-R-88
  `),
  input: { figure: s.id, item: s.id, to: z.enum([...CARRYING, 'ground']) },
  rule: carryItem,
  ...ofFigure,
  headline: ['itemMoved'],
});
