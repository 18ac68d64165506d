import { bare } from '@tafelrunde/schema';
import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { DIFFICULTIES } from '../data/difficulties.ts';
import { SIDES } from '../data/sides.ts';
import { attributeRoll } from '../rules/attributes.ts';
import {
  type BareOutcome,
  bareCheck,
  bareCheckLaw,
  bareOpposed,
  bareOpposedLaw,
} from '../rules/bare-check.ts';
import { skillCheck } from '../rules/check.ts';
import { skillCheckLaw } from '../rules/check-law.ts';
import { useDegrees } from '../rules/degrees.ts';
import { type Contest, opposedCheck } from '../rules/opposed.ts';
import { opposedCheckLaw } from '../rules/opposed-law.ts';
import { decideRoll } from '../rules/when-to-roll.ts';
import * as s from '../schemas.ts';
import { contestChances, degreeChances, success, withoutTotals } from './chances.ts';
import { onScene, own, roll } from './rows.ts';

/** PW-DIF-01: where nothing is said, a check is a normal one. */
const USUAL_DIFFICULTY = 9;

export const checks = {
  'decide-roll': bare({
    cites: ['PW-GEN-01', 'PW-GEN-02'],
    input: { event: s.text.min(1), uncertain: z.boolean(), roll: s.rollKind.default('check') },
    rule: decideRoll,
    by: 'gm',
    headline: ['rollNeeded'],
  }),
  'attribute-roll': onScene({
    cites: ids(`
      PW-ATT-01 PW-ATT-03 PW-ATT-04 PW-ATT-05 PW-DIE-01 PW-DIE-02 PW-DIE-03 PW-R-11 PW-R-28 PW-R-29
    `),
    input: { figure: s.id, attribute: s.attribute, difficulty: s.difficulty.optional(), ...roll },
    rule: attributeRoll,
    // Without a difficulty the totals are what is told apart, as far as the odds go.
    matters: (outcome) => {
      if (outcome.kind === 'refused') return outcome;
      const { kind, total, shown } = outcome;
      if (shown !== null) return { kind, total: total < shown ? total : `${shown}+` };
      return { kind, success: outcome.success, ...withoutTotals({ degrees: outcome.degrees }) };
    },
    chances: { success },
    headline: ['attributeRolled'],
  }),
  check: bare({
    cites: ids(`
      PW-CHK-06 PW-CHK-07 PW-CHK-08 PW-CHK-10 PW-DIE-01 PW-DIE-02 PW-DIE-03 PW-DIE-05 PW-DIF-01 PW-DIF-02
      PW-DEG-01 PW-ADD-10 PW-R-01 PW-R-02 PW-R-03 PW-R-04 PW-R-07 PW-R-08 PW-R-09 PW-R-12 PW-R-13
    `),
    input: {
      attribute: s.die,
      skill: s.die,
      modifier: s.modifier.default(0),
      difficulty: s.difficulty
        .meta({ examples: DIFFICULTIES.map(({ value }) => value) })
        .default(USUAL_DIFFICULTY),
    },
    rule: bareCheck,
    by: 'anyone',
    actor: () => 'player',
    matters: withoutTotals,
    chances: {
      success,
      raise1: ({ raises }: BareOutcome) => raises >= 1,
      raise2: ({ raises }: BareOutcome) => raises >= 2,
    },
    law: bareCheckLaw,
    headline: ['checked'],
    // biome-ignore format: a table reads best in columns
    typical: [
      { chance: 'success', input: { attribute: 8,  skill: 8,  modifier: 0,  difficulty: 9 } },
      { chance: 'success', input: { attribute: 6,  skill: 4,  modifier: -2, difficulty: 9 } },
      { chance: 'raise1',  input: { attribute: 10, skill: 8,  modifier: 0,  difficulty: 9 } },
      { chance: 'raise2',  input: { attribute: 10, skill: 10, modifier: 0,  difficulty: 9 } },
    ],
  }),
  'skill-check': onScene({
    cites: ids(`
      PW-CHK-01 PW-CHK-02 PW-CHK-03 PW-CHK-05 PW-CHK-06 PW-CHK-07 PW-CHK-08 PW-CHK-09 PW-CHK-10 PW-DIF-01
      PW-DIF-02 PW-DEG-01 PW-DEG-02 PW-KNO-01 PW-KNO-02 PW-KNO-03 PW-ADD-10 PW-R-05 PW-R-11 PW-R-17 PW-R-27
    `),
    input: {
      figure: s.id,
      skill: s.skillId,
      difficulty: s.difficulty.optional(),
      ...roll,
      forced: z.boolean().default(false),
    },
    rule: skillCheck,
    matters: withoutTotals,
    chances: { success, ...degreeChances },
    law: skillCheckLaw,
    headline: ['checked'],
  }),
  opposed: bare({
    cites: ['PW-OPP-01', 'PW-OPP-02', 'PW-OPP-03', 'PW-DEG-01', 'PW-R-10', 'PW-R-13'],
    input: {
      attribute: s.die,
      skill: s.die,
      modifier: s.modifier.default(0),
      side: z.enum(SIDES).default('pc'),
      opponentAttribute: s.die,
      opponentSkill: s.die,
      opponentModifier: s.modifier.default(0),
      opponentSide: z.enum(SIDES).default('npc'),
    },
    rule: bareOpposed,
    by: 'anyone',
    actor: () => 'initiator',
    othersWant: ['lose'],
    matters: withoutTotals,
    chances: {
      ...contestChances,
      raise2: ({ winner, degrees }: Contest) => winner === 'initiator' && degrees >= 2,
    },
    law: bareOpposedLaw,
    headline: ['compared'],
    // biome-ignore format: a table reads best in columns
    typical: [
      { chance: 'win', input: { attribute: 8, skill: 8, modifier: 0, side: 'pc', opponentAttribute: 8, opponentSkill: 6, opponentModifier: 0, opponentSide: 'npc' } },
    ],
  }),
  'opposed-check': onScene({
    cites: ids(`
      PW-OPP-01 PW-OPP-02 PW-OPP-03 PW-DEG-01 PW-DEG-02 PW-KNO-03 PW-R-10 PW-R-11 PW-R-13 PW-R-17
    `),
    input: {
      initiator: s.id,
      initiatorSkill: s.skillId,
      initiatorModifier: s.modifier.default(0),
      initiatorCircumstances: s.circumstances,
      reactor: s.id,
      reactorSkill: s.skillId,
      reactorModifier: s.modifier.default(0),
      reactorCircumstances: s.circumstances,
      forced: z.boolean().default(false),
    },
    rule: opposedCheck,
    actor: ({ initiator }) => initiator,
    whose: ({ initiator, reactor }) => ({ win: initiator, lose: reactor }),
    othersWant: ['lose'],
    matters: withoutTotals,
    chances: contestChances,
    law: opposedCheckLaw,
    headline: ['compared'],
  }),
  'use-degrees': own(useDegrees, 'extra', ['PW-DEG-02', 'PW-R-13'], { text: s.text.min(1) }),
};
