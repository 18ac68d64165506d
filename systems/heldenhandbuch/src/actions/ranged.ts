import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { AWARENESS, MOVEMENTS, TARGET_SIZES } from '../model.ts';
import { shootOrAim } from '../rules/shot.ts';
import * as s from '../schemas.ts';
import { CONTEST_BUDGET } from './budgets.ts';
import { onScene } from './rows.ts';
import { against } from './stances.ts';

/** Whoever is shot at wants it to miss, and to live. */
const TARGET_WANTS = ['missed', 'targetLives'];

const MAX_METRES = 1000;
const movement = z.enum(MOVEMENTS).default('still');

export const ranged = {
  shoot: onScene({
    cites: ids(`
      HH-RNG-01 HH-RNG-02 HH-RNG-03 HH-RNG-04 HH-RNG-05 HH-RNG-06 HH-RNG-07 HH-RNG-08 HH-RNG-09 HH-RNG-10
      HH-RNG-11 HH-RNG-12 HH-RNG-13 HH-RNG-14 HH-RNG-15 HH-RNG-16 HH-RNG-17 HH-PROC-06 HH-R-47 HH-R-48 HH-R-49
      HH-R-50 HH-R-51 HH-R-52 HH-R-53 HH-R-54 HH-R-96 HH-R-97 HH-R-98
    `),
    input: {
      shooter: s.id,
      target: s.id.optional(),
      size: z.enum(TARGET_SIZES).default('large'),
      targetMovement: movement,
      distance: z.number().min(0).max(MAX_METRES).default(0),
      shooterMovement: movement,
      awareness: z.enum(AWARENESS).default('unsuspecting'),
    },
    rule: shootOrAim,
    actor: ({ shooter }) => shooter,
    whose: ({ shooter, target }) => ({ hit: shooter, missed: shooter, targetLives: target, dead: target }),
    othersWant: TARGET_WANTS,
    stance: ({ shooter }, goal) => against((id) => id !== shooter, TARGET_WANTS)(goal),
    matters: (outcome) => (outcome.kind === 'refused' ? outcome : { kind: outcome.kind }),
    chances: {
      hit: ({ kind }) => kind === 'hit',
      missed: ({ kind }) => kind === 'miss',
      targetLives: (outcome) => outcome.kind !== 'refused' && !('dead' in outcome && outcome.dead),
      dead: (outcome) => outcome.kind === 'hit' && outcome.dead,
      legendary: (outcome) => 'legendary' in outcome && outcome.legendary,
    },
    budget: CONTEST_BUDGET,
    headline: ['deadlyShot', 'struck', 'shotTotal', 'noShot', 'aims'],
  }),
};
