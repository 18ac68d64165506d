import { bare } from '@tafelrunde/schema';
import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { HELP_PRESETS } from '../data/complications.ts';
import { attempt, retry } from '../rules/attempt.ts';
import { bareD6Test, bareTest } from '../rules/bare-test.ts';
import { offerHelp } from '../rules/help.ts';
import { whenToRoll } from '../rules/when-to-roll.ts';
import * as s from '../schemas.ts';
import { testChances, UNWANTED, withoutFace } from './common.ts';
import { onScene } from './rows.ts';

const stepCount = z.int().min(-10).max(10);

const testInput = z.strictObject({
  die: s.die,
  tn: s.tn,
  steps: stepCount.default(0),
  help: z.boolean().default(false),
});

const d6TestInput = z.strictObject({
  level: s.level,
  grade: z.int().min(-1).max(2).default(0),
  steps: stepCount.default(0),
  help: z.boolean().default(false),
});

const attemptInput = {
  figure: s.id,
  goal: s.text.min(1),
  trait: s.trait,
  tn: s.tn.default(6),
  conditions: s.conditions.default([]),
  tools: s.text.default(''),
  way: s.text.default(''),
};

/** What every test is about. */
const tested = { othersWant: UNWANTED, matters: withoutFace, chances: testChances };

export const tests = {
  test: bare({
    cites: ids(`
      GW-TST-01 GW-TN-01 GW-RES-01 GW-RES-02 GW-RES-03 GW-RES-04 GW-RES-06 GW-MOD-01 GW-MOD-05 GW-MOD-06
      GW-HLP-02 GW-HLP-03 GW-ADD-02 GW-ADD-03 GW-R-01 GW-R-04 GW-R-05 GW-R-06 GW-R-07 GW-R-08 GW-R-09
      GW-TRT-02 GW-EXA-01 GW-EXA-02
    `),
    input: testInput,
    rule: bareTest,
    by: 'anyone',
    actor: () => 'player',
    ...tested,
    headline: ['result'],
    // biome-ignore format: a table reads best in columns
    typical: [
      { chance: 'success', input: { die: 8,  tn: 6, steps: 0, help: false } },
      { chance: 'success', input: { die: 6,  tn: 8, steps: 0, help: false } },
      { chance: 'success', input: { die: 10, tn: 8, steps: 1, help: true } },
    ],
  }),
  'd6-test': bare({
    cites: ids('GW-D6-01 GW-D6-02 GW-D6-03 GW-D6-04 GW-D6-05 GW-R-33 GW-R-34 GW-R-35 GW-R-36'),
    input: d6TestInput,
    rule: bareD6Test,
    by: 'anyone',
    actor: () => 'player',
    ...tested,
    headline: ['result'],
    // biome-ignore format: a table reads best in columns
    typical: [
      { chance: 'success', input: { level: 'trained', grade: 0, steps: 0, help: false } },
      { chance: 'success', input: { level: 'novice',  grade: 1, steps: 1, help: true } },
    ],
  }),
  'when-to-roll': bare({
    cites: ['GW-ADD-01'],
    input: { uncertain: z.boolean(), failureMatters: z.boolean() },
    rule: whenToRoll,
    by: 'gm',
    headline: ['rollNeeded'],
  }),
  attempt: onScene({
    cites: ids(`
      GW-ADD-17 GW-TST-01 GW-TRT-01 GW-TRT-03 GW-RES-05 GW-MOD-02 GW-MOD-03 GW-MOD-04 GW-TMR-02 GW-ADD-03
      GW-ADD-14 GW-R-02 GW-R-05 GW-R-06 GW-R-10 GW-R-12 GW-R-32 GW-R-36 GW-EXA-01 GW-EXA-02
    `),
    input: attemptInput,
    rule: attempt,
    ...tested,
    headline: ['result', 'wayOn'],
  }),
  retry: onScene({
    cites: ['GW-RTY-01', 'GW-R-12'],
    input: attemptInput,
    rule: retry,
    ...tested,
    headline: ['result', 'wayOn'],
  }),
  help: onScene({
    cites: ids('GW-HLP-01 GW-HLP-02 GW-HLP-03 GW-HLP-04 GW-HLP-05 GW-R-11 GW-D6-04 GW-R-34'),
    input: {
      helper: s.id,
      helped: s.id,
      trait: s.trait.optional(),
      tn: s.tn.optional(),
      description: s.text.min(1).meta({ examples: [...HELP_PRESETS] }),
    },
    rule: offerHelp,
    actor: ({ helper }) => helper,
    headline: ['helpOffered'],
  }),
};
