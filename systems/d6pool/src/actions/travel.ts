import { z } from 'zod';
import { PACES, TRAVEL_MEANS } from '../data/travel.ts';
import { travel } from '../rules/travel.ts';
import * as s from '../schemas.ts';
import { onScene } from './on-scene.ts';
import { byGm } from './who.ts';

export const travelAction = onScene({
  id: 'd6pool/travel',
  cites: ['DP-TRV-01', 'DP-TRV-02', 'DP-R-51'],
  input: {
    figure: s.orNull(s.id),
    means: z.enum(TRAVEL_MEANS).default('onFoot'),
    hours: z.number().min(0).max(24).default(10),
    days: z.int().min(1).max(1_000).default(1),
    pace: z.enum(PACES).nullable().default(null),
    factor: z.number().min(0).max(5).default(1),
  },
  rule: travel,
  ...byGm,
  headline: ['travelled'],
});
