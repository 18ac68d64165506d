import { mapDistribution } from '@tafelrunde/kernel';
import { bareAction } from '@tafelrunde/schema';
import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import type { House } from '../data/house-rules.ts';
import type { Refused } from '../refusal.ts';
import { attributeRoll } from '../rules/attributes.ts';
import { difficultyOf, isRefusal, readyCheck, skillCheck } from '../rules/check.ts';
import { checkLaw } from '../rules/check-law.ts';
import { useDegrees } from '../rules/degrees.ts';
import { type Contest, opposedCheck, readyContest } from '../rules/opposed.ts';
import { contestLaw } from '../rules/opposed-law.ts';
import { decideRoll } from '../rules/when-to-roll.ts';
import * as s from '../schemas.ts';
import { contestChances } from './bare-checks.ts';
import { degreeChances, solvedBy, withoutTotals, withValue } from './common.ts';
import { onScene } from './on-scene.ts';

export const decideRollAction = bareAction({
  id: 'probenwuerfel/decide-roll',
  cites: ['PW-GEN-01', 'PW-GEN-02'],
  input: {
    event: s.text.min(1),
    uncertain: z.boolean(),
    roll: s.rollKind.default('check'),
  },
  rule: decideRoll,
  by: 'gm',
  headline: ['rollNeeded'],
});

export const attributeRollAction = onScene({
  id: 'probenwuerfel/attribute-roll',
  cites: ids(`
    PW-ATT-01 PW-ATT-03 PW-ATT-04 PW-ATT-05 PW-DIE-01 PW-DIE-02 PW-DIE-03 PW-R-11 PW-R-28 PW-R-29
  `),
  input: {
    figure: s.id,
    attribute: s.attribute,
    difficulty: s.difficulty.optional(),
    modifier: s.modifier.default(0),
    circumstances: s.circumstances,
  },
  rule: attributeRoll,
  actor: ({ figure }) => figure,
  // Without a difficulty the totals are what is told apart, as far as the odds go.
  matters: (outcome) => {
    if (outcome.kind === 'refused') return outcome;
    const { kind, success, total, shown } = outcome;
    if (shown === null) return { kind, success, ...withoutTotals({ degrees: outcome.degrees }) };
    return { kind, total: total < shown ? total : `${shown}+` };
  },
  chances: { success: (outcome) => outcome.kind === 'rolled' && outcome.success === true },
  headline: ['attributeRolled'],
});

type Checked = Refused | { readonly kind: 'checked'; readonly success: boolean; readonly degrees: number };

const checkChances = {
  success: (outcome: Checked) => outcome.kind === 'checked' && outcome.success,
  ...degreeChances,
};

export const skillCheckAction = onScene({
  id: 'probenwuerfel/skill-check',
  cites: ids(`
    PW-CHK-01 PW-CHK-02 PW-CHK-03 PW-CHK-05 PW-CHK-06 PW-CHK-07 PW-CHK-08 PW-CHK-09 PW-CHK-10 PW-DIF-01
    PW-DIF-02 PW-DEG-01 PW-DEG-02 PW-KNO-01 PW-KNO-02 PW-KNO-03 PW-ADD-10 PW-R-05 PW-R-11 PW-R-17 PW-R-27
  `),
  input: {
    figure: s.id,
    skill: s.skillId,
    difficulty: s.difficulty.optional(),
    modifier: s.modifier.default(0),
    circumstances: s.circumstances,
    forced: z.boolean().default(false),
  },
  rule: skillCheck,
  actor: ({ figure }) => figure,
  matters: withoutTotals,
  chances: checkChances,
  solver: {
    law: (input, house: House, goal) => {
      const ready = readyCheck(input.scene, input, 'check', house);
      if (isRefusal(ready)) return undefined;
      const law = checkLaw(ready, difficultyOf(input, house), house);
      const told = law && mapDistribution(law, (result) => ({ kind: 'checked' as const, ...result }));
      return solvedBy(told, checkChances, goal);
    },
  },
  headline: ['checked'],
});

const opposedChances = {
  win: (outcome: Refused | (Contest & { kind: 'opposed' })) =>
    outcome.kind === 'opposed' && contestChances.win(outcome),
  lose: (outcome: Refused | (Contest & { kind: 'opposed' })) =>
    outcome.kind === 'opposed' && contestChances.lose(outcome),
  tie: (outcome: Refused | (Contest & { kind: 'opposed' })) =>
    outcome.kind === 'opposed' && contestChances.tie(outcome),
  raise1: (outcome: Refused | (Contest & { kind: 'opposed' })) =>
    outcome.kind === 'opposed' && contestChances.raise1(outcome),
};

export const opposedCheckAction = onScene({
  id: 'probenwuerfel/opposed-check',
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
  chances: opposedChances,
  solver: {
    law: (input, house: House, goal) => {
      const ready = readyContest(input, house);
      if (isRefusal(ready)) return undefined;
      const solved = contestLaw(ready.initiator, ready.reactor, house);
      if (solved === undefined) return undefined;
      const kind = 'opposed' as const;
      const told =
        solved.kind === 'whole'
          ? { kind: solved.kind, law: mapDistribution(solved.law, (result) => ({ kind, ...result })) }
          : { ...solved, law: solved.law.map(([result, p]) => [{ kind, ...result }, p] as const) };
      return withValue(told, opposedChances, goal);
    },
  },
  headline: ['compared'],
});

export const useDegreesAction = onScene({
  id: 'probenwuerfel/use-degrees',
  cites: ['PW-DEG-02', 'PW-R-13'],
  input: { figure: s.id, text: s.text.min(1) },
  rule: useDegrees,
  actor: ({ figure }) => figure,
  headline: ['extra'],
});
