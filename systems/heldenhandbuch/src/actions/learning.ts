import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { learn } from '../rules/learning.ts';
import { TESTED_KINDS } from '../rules/pools.ts';
import * as s from '../schemas.ts';
import { CHECK_BUDGET } from './budgets.ts';
import { onScene } from './rows.ts';

export const learning = {
  learn: onScene({
    cites: ids(`
      HH-LRN-01 HH-LRN-02 HH-LRN-03 HH-LRN-04 HH-LRN-05 HH-LRN-08 HH-LRN-10 HH-LRN-11 HH-R-17 HH-R-18 HH-R-19
      HH-R-20
    `),
    input: {
      figure: s.id,
      tested: z.strictObject({ kind: z.enum(TESTED_KINDS), name: s.name }),
      pool: s.dicePool.optional(),
    },
    rule: learn,
    matters: (outcome) =>
      'reason' in outcome ? outcome : { raised: outcome.raised, star: outcome.star, grade: outcome.grade },
    chances: {
      raised: (outcome) => !('reason' in outcome) && outcome.raised,
      star: (outcome) => !('reason' in outcome) && outcome.star,
      grade: (outcome) => !('reason' in outcome) && outcome.grade,
    },
    budget: CHECK_BUDGET,
    headline: ['gradeWon', 'starWon', 'learned', 'notLearned'],
  }),
};
