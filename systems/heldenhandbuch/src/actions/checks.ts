import { bare } from '@tafelrunde/schema';
import { type Goal, ids } from '@tafelrunde/system';
import { z } from 'zod';
import type { HhId } from '../catalogue.ts';
import type { Refused } from '../rule.ts';
import { bareCheck, type CheckOutcome } from '../rules/check.ts';
import { comparedCheck } from '../rules/compared-check.ts';
import { jointCheck } from '../rules/joint-check.ts';
import { ROLL_MODES } from '../rules/keep-and-reroll.ts';
import { memoryCheck } from '../rules/memory-check.ts';
import { MAX_POOL, TESTED_KINDS } from '../rules/pools.ts';
import { testedCheck } from '../rules/tested-check.ts';
import * as s from '../schemas.ts';
import { checkSolver } from '../solver/check-advice.ts';
import { comparedSolver } from '../solver/compared-solver.ts';
import { testedSolver } from '../solver/figure-check-solver.ts';
import { jointSolver } from '../solver/joint-solver.ts';
import { CHECK_BUDGET, CONTEST_BUDGET } from './budgets.ts';
import { onScene } from './rows.ts';
import { against, nobodyWants } from './stances.ts';

const mode = z.enum(ROLL_MODES);
/** HH-R-15: a sieve where nothing is said. */
const usualMode = mode.default('sieve');
const MAX_TESTED = 40;
const tested = z.strictObject({ kind: z.enum(TESTED_KINDS), name: s.name });

const rolled = (outcome: CheckOutcome | Refused): Partial<CheckOutcome> =>
  'reason' in outcome ? {} : outcome;

/** Odds tell numbers and successes apart, not which dice they came from. */
function withoutDice(outcome: CheckOutcome | Refused): object {
  if ('reason' in outcome) return outcome;
  const { number, success, legendary } = outcome;
  return success === undefined ? { number, legendary } : { number, success, legendary };
}

const checkChances = {
  success: (outcome: CheckOutcome | Refused) => rolled(outcome).success === true,
  legendary: (outcome: CheckOutcome | Refused) => rolled(outcome).legendary === true,
};

const checkGoals = {
  number: (outcome: CheckOutcome | Refused) => rolled(outcome).number ?? 0,
  groupDice: (outcome: CheckOutcome | Refused) => rolled(outcome).group?.length ?? 0,
  mythos: (outcome: CheckOutcome | Refused) => rolled(outcome).mythos ?? 0,
};

const CHECK_HEADLINE = ['legendary', 'legendaryFailure', 'number', 'noDice'] as const;

/** What the dice heart of every check rests on. */
const CHECK_CITES = ids(`
  HH-CHK-01 HH-CHK-02 HH-CHK-05 HH-CHK-07 HH-GRP-01 HH-GRP-02 HH-GRP-03 HH-GRP-04 HH-GRP-05 HH-GRP-06
  HH-GRP-07 HH-GRP-08 HH-ROL-01 HH-ROL-02 HH-ROL-03 HH-ROL-05 HH-MIS-01 HH-MIS-02 HH-MIS-03 HH-MIS-04
  HH-MIS-05 HH-MIS-06 HH-MIS-07 HH-MIS-08 HH-LUC-01 HH-LUC-02 HH-LUC-05 HH-LUC-06 HH-LUC-07 HH-PROC-01
  HH-PROC-02 HH-R-01 HH-R-02 HH-R-03 HH-R-04 HH-R-05 HH-R-07 HH-R-08 HH-R-09 HH-R-10 HH-R-11 HH-R-12 HH-R-21
  HH-R-22 HH-R-96
`) satisfies readonly HhId[];

const testedShared = {
  matters: withoutDice,
  chances: checkChances,
  goals: checkGoals,
  aim: (): Goal => ({ chance: 'success' }),
  actor: ({ figure }: { readonly figure: string }) => figure,
  budget: CHECK_BUDGET,
  headline: CHECK_HEADLINE,
} as const;

const attributeInput = z
  .strictObject({
    figure: s.id,
    attribute: s.name,
    mode: z.enum(['single', 'sieve']).default('sieve'),
    minimum: s.minimum,
    item: s.id.optional(),
  })
  .transform(({ attribute, ...rest }) => ({
    ...rest,
    tested: { kind: 'attribute' as const, name: attribute },
  }));

const skillInput = z
  .strictObject({
    figure: s.id,
    skill: s.name,
    mode: usualMode,
    minimum: s.minimum,
    item: s.id.optional(),
  })
  .transform(({ skill, ...rest }) => ({ ...rest, tested: { kind: 'skill' as const, name: skill } }));

const side = z.strictObject({ figure: s.id, tested, mode: usualMode });

export const checks = {
  check: bare({
    cites: CHECK_CITES,
    input: {
      mode,
      sides: s.dieStep,
      count: z.int().min(1).max(MAX_POOL),
      value: z.int().min(0).max(MAX_TESTED),
      minimum: z.int().min(1).max(200).optional(),
      luckyNumber: z.int().min(1).max(20).optional(),
    },
    rule: bareCheck,
    matters: withoutDice,
    chances: checkChances,
    goals: checkGoals,
    aim: ({ minimum }): Goal => (minimum === undefined ? { maximise: 'number' } : { chance: 'success' }),
    solver: checkSolver,
    by: 'anyone',
    headline: CHECK_HEADLINE,
    // biome-ignore format: a table reads best in columns
    typical: [
      { chance: 'success',   input: { mode: 'sieve',   sides: 12, count: 3, value: 11, minimum: 12 } },
      { chance: 'success',   input: { mode: 'single',  sides: 12, count: 3, value: 11, minimum: 12 } },
      { chance: 'success',   input: { mode: 'cascade', sides: 12, count: 3, value: 11, minimum: 16 } },
      { chance: 'success',   input: { mode: 'sieve',   sides: 20, count: 3, value: 14, minimum: 16 } },
      { chance: 'legendary', input: { mode: 'sieve',   sides: 12, count: 4, value: 12, minimum: 12 } },
    ],
  }),
  'attribute-check': onScene({
    ...testedShared,
    cites: ids(`
      HH-CHK-03 HH-CHK-06 HH-CHK-09 HH-CHK-10 HH-LUC-03 HH-LUC-04 HH-R-13 HH-R-15 HH-R-78 HH-R-95 HH-PSY-05
    `),
    input: attributeInput,
    rule: testedCheck,
    solver: testedSolver,
  }),
  'skill-check': onScene({
    ...testedShared,
    cites: ids(`
      HH-CHK-04 HH-CHK-06 HH-CHK-09 HH-CHK-10 HH-ROL-04 HH-LRN-06 HH-LRN-07 HH-LRN-09 HH-ITM-05 HH-R-06
      HH-R-13 HH-R-14 HH-R-15 HH-R-20 HH-R-78
    `),
    input: skillInput,
    rule: testedCheck,
    solver: testedSolver,
  }),
  'compared-check': onScene({
    cites: ['HH-CHK-08', 'HH-LRN-09', 'HH-R-16', 'HH-R-20'],
    input: { acting: side, defending: side },
    rule: comparedCheck,
    matters: (outcome) => ('reason' in outcome ? outcome : { winner: outcome.winner }),
    chances: {
      acting: (outcome) => !('reason' in outcome) && outcome.winner === 'acting',
      defending: (outcome) => !('reason' in outcome) && outcome.winner === 'defending',
    },
    aim: () => ({ chance: 'acting' }),
    actor: ({ acting }) => acting.figure,
    whose: ({ acting, defending }) => ({ acting: acting.figure, defending: defending.figure }),
    othersWant: ['defending'],
    stance: ({ defending }, goal) => against((id) => id === defending.figure, ['defending'])(goal),
    solver: comparedSolver,
    budget: CONTEST_BUDGET,
    headline: ['compared'],
  }),
  'joint-check': onScene({
    cites: ['HH-COM-02', 'HH-R-92'],
    input: {
      participants: z.array(s.id).min(2).max(10),
      tested,
      mode: usualMode,
      minimum: s.minimum,
    },
    rule: jointCheck,
    matters: (outcome) =>
      'reason' in outcome ? outcome : { number: outcome.number, success: outcome.success },
    chances: { success: (outcome) => !('reason' in outcome) && outcome.success },
    goals: { number: (outcome) => ('reason' in outcome ? 0 : outcome.number) },
    aim: () => ({ chance: 'success' }),
    actor: ({ participants }) => participants[0],
    // Whoever lends dice wants it to succeed.
    stance: (_input, goal) => nobodyWants()(goal),
    solver: jointSolver,
    budget: CHECK_BUDGET,
    headline: ['jointNumber'],
  }),
  'memory-check': onScene({
    cites: ['HH-COM-01', 'HH-R-91', 'HH-R-95'],
    input: { figure: s.id, topic: s.text.default(''), minimum: s.minimum },
    rule: memoryCheck,
    by: 'gm',
    matters: withoutDice,
    chances: checkChances,
    budget: CHECK_BUDGET,
    headline: ['remembered'],
  }),
};
