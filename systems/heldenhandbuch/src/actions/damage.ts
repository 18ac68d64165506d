import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { dealDamage } from '../rules/deal-damage.ts';
import * as s from '../schemas.ts';
import { CHECK_BUDGET } from './budgets.ts';
import { onScene } from './rows.ts';
import { nobodyWants } from './stances.ts';

export const damage = {
  damage: onScene({
    cites: ids(`
      HH-DMG-03 HH-DMG-04 HH-DMG-05 HH-DMG-06 HH-DMG-07 HH-DMG-08 HH-DMG-09 HH-DMG-10 HH-PROC-05 HH-R-34
      HH-R-36 HH-R-37 HH-R-44
    `),
    input: {
      target: s.id,
      base: s.dicePool,
      extra: z.int().min(0).max(12).default(0),
      multiplier: z.int().min(1).max(3).default(1),
      armoured: z.boolean().default(true),
      wears: z.boolean().default(true),
    },
    rule: dealDamage,
    by: 'gm',
    // The GM rolls; whoever is hit says where it hurts, and wants to live.
    stance: (_input, goal) => nobodyWants('heavy', 'critical', 'dead')(goal),
    chances: {
      lives: (outcome) => 'injuries' in outcome && !outcome.dead,
      heavy: (outcome) => 'injuries' in outcome && outcome.injuries.some((injury) => injury !== 'light'),
      critical: (outcome) => 'injuries' in outcome && outcome.injuries.includes('critical'),
      dead: (outcome) => 'injuries' in outcome && outcome.dead,
    },
    budget: CHECK_BUDGET,
    headline: ['struck'],
  }),
};
