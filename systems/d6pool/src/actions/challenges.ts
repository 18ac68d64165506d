import { bareAction } from '@tafelrunde/schema';
import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { CRIT_CATEGORIES, PATZER_CATEGORIES } from '../data/results.ts';
import { useAbility } from '../rules/abilities.ts';
import { attempt } from '../rules/attempt.ts';
import { useCrits } from '../rules/crits.ts';
import { bareExtended, rollExtended, startExtended } from '../rules/extended.ts';
import { oppose } from '../rules/oppose.ts';
import { perceive } from '../rules/perception.ts';
import { resolvePatzer } from '../rules/resolve-patzer.ts';
import { situational } from '../rules/situational.ts';
import { support } from '../rules/support.ts';
import * as s from '../schemas.ts';
import { onScene } from './on-scene.ts';
import { gmOn, ofFigure } from './who.ts';

interface Told {
  readonly kind: string;
  readonly crits?: number;
}

const challengeChances = {
  success: (outcome: Told) => outcome.kind === 'success' || outcome.kind === 'passed',
  critical: (outcome: Told) => (outcome.crits ?? 0) > 0,
  fumble: (outcome: Told) => outcome.kind === 'patzer',
};

export const attemptAction = onScene({
  id: 'd6pool/attempt',
  cites: ids(`
    DP-GEN-03 DP-GEN-05 DP-GEN-08 DP-ATR-01 DP-ATR-02 DP-SKL-01 DP-SKL-02 DP-ADV-03 DP-ADV-04 DP-CHL-01
    DP-CHL-02 DP-CHL-05 DP-CHL-09 DP-CHL-10 DP-CHL-13 DP-CHL-14 DP-CHL-17 DP-CHL-18 DP-DST-01 DP-FAT-02
    DP-POW-01 DP-XP-03 DP-XP-05 DP-R-03 DP-R-04 DP-R-07 DP-R-16 DP-R-21 DP-R-24 DP-R-26 DP-R-27 DP-R-48
    DP-R-100 DP-R-118 DP-R-119 DP-R-124
  `),
  input: {
    figure: s.id,
    task: s.text.default(''),
    ...s.rollFields,
    difficulty: s.difficulty.default(1),
    hidden: s.no,
    category: z.enum(['skill', 'social']).default('skill'),
    target: s.orNull(s.id),
  },
  rule: attempt,
  chances: challengeChances,
  ...ofFigure,
  othersWant: ['fumble'],
  headline: ['challenge', 'passedWithoutRoll', 'poolDeclined'],
});

export const opposeAction = onScene({
  id: 'd6pool/oppose',
  cites: ['DP-OPP-01', 'DP-OPP-02', 'DP-OPP-03', 'DP-OPP-04', 'DP-R-11', 'DP-R-100'],
  input: { attacker: s.rollSpec, defender: s.rollSpec },
  rule: oppose,
  chances: {
    attacker: (outcome) => outcome.kind === 'attacker',
    defender: (outcome) => outcome.kind === 'defender',
  },
  actor: ({ attacker }) => attacker.figure,
  whose: ({ attacker, defender }) => ({ attacker: attacker.figure, defender: defender.figure }),
  othersWant: ['defender'],
  headline: ['opposed'],
});

export const extendedAction = bareAction({
  id: 'd6pool/extended',
  cites: ['DP-EXT-01', 'DP-EXT-02', 'DP-EXT-03', 'DP-R-20'],
  input: {
    dice: s.dice,
    penalty: s.dice.default(0),
    difficulty: s.difficulty.default(1),
    rolls: z.int().min(2).max(20),
    onFailure: z.enum(['failed', 'reduced']).default('failed'),
  },
  rule: bareExtended,
  chances: {
    complete: (outcome) => outcome.kind === 'complete',
    failed: (outcome) => outcome.kind === 'failed',
  },
  goals: { passed: (outcome) => outcome.passed },
  by: 'anyone',
  othersWant: ['failed'],
  headline: ['extended'],
});

export const startExtendedAction = onScene({
  id: 'd6pool/start-extended',
  cites: ['DP-EXT-01', 'DP-R-20'],
  input: {
    figure: s.id,
    id: s.id,
    task: s.text.default(''),
    rolls: z.int().min(2).max(20),
    difficulty: s.difficulty.default(1),
    interval: z.int().min(0).max(31_536_000).default(0),
    onFailure: z.enum(['failed', 'reduced']).default('failed'),
  },
  rule: startExtended,
  ...ofFigure,
  headline: ['extendedStarted'],
});

export const rollExtendedAction = onScene({
  id: 'd6pool/roll-extended',
  cites: ['DP-EXT-01', 'DP-EXT-02', 'DP-EXT-03', 'DP-CHL-12', 'DP-R-19', 'DP-R-20'],
  input: { id: s.id, figure: s.id, ...s.rollFields },
  rule: rollExtended,
  chances: {
    passed: (outcome) => 'verdict' in outcome && outcome.verdict === 'success',
    failed: (outcome) => outcome.kind === 'failed',
  },
  ...ofFigure,
  othersWant: ['failed'],
  headline: ['extended'],
});

export const supportAction = onScene({
  id: 'd6pool/support',
  cites: ids(`
    DP-SUP-01 DP-SUP-02 DP-SUP-03 DP-SUP-04 DP-SUP-05 DP-CHL-18 DP-R-17 DP-R-18 DP-R-19
  `),
  input: {
    figure: s.id,
    helped: s.id,
    description: s.text.default(''),
    of: z.enum(['challenge', 'healing', 'damage']).default('challenge'),
    ...s.rollFields,
  },
  rule: support,
  chances: challengeChances,
  ...ofFigure,
  othersWant: ['fumble'],
  headline: ['supported'],
});

export const perceiveAction = onScene({
  id: 'd6pool/perceive',
  cites: ['DP-CHL-15', 'DP-R-13', 'DP-GEN-08'],
  input: {
    watcher: s.rollSpec.omit({ attribute: true }),
    opponent: s.orNull(s.rollSpec),
    difficulty: s.difficulty.default(1),
    hidden: s.no,
    searching: s.no,
    swapRoles: s.no,
  },
  rule: perceive,
  chances: {
    noticed: (outcome) => outcome.kind === 'noticed',
    unnoticed: (outcome) => outcome.kind === 'unnoticed',
  },
  actor: ({ watcher }) => watcher.figure,
  othersWant: ['unnoticed'],
  headline: ['noticed'],
});

export const situationalAction = onScene({
  id: 'd6pool/situational',
  cites: ['DP-CHL-16'],
  input: {
    figure: s.id,
    what: s.text.default(''),
    attribute: s.orNull(s.attribute),
    skill: s.orNull(s.key),
    trait: s.orNull(s.key),
    difficulty: s.difficulty.default(1),
    hidden: s.no,
    gmWounds: s.no,
  },
  rule: situational,
  chances: { happens: (outcome) => outcome.kind === 'happens' },
  ...gmOn,
  headline: ['situation'],
});

export const resolvePatzerAction = onScene({
  id: 'd6pool/resolve-patzer',
  cites: ['DP-CHL-13', 'DP-CHL-14', 'DP-CHL-17', 'DP-R-16', 'DP-R-37', 'DP-R-121'],
  input: {
    figure: s.id,
    category: z.enum(PATZER_CATEGORIES).default('skill'),
    target: s.orNull(s.id),
    item: s.orNull(s.id),
  },
  rule: resolvePatzer,
  ...gmOn,
  headline: ['patzer'],
});

export const useCritsAction = bareAction({
  id: 'd6pool/use-criticals',
  cites: ['DP-CHL-11', 'DP-CHL-12', 'DP-R-15', 'DP-R-17'],
  input: { category: z.enum(CRIT_CATEGORIES), crits: z.int().min(1).max(60) },
  rule: useCrits,
  by: 'anyone',
  headline: ['critsUsed'],
});

export const useAbilityAction = onScene({
  id: 'd6pool/use-ability',
  cites: ['DP-ABL-01', 'DP-ABL-02', 'DP-POW-01', 'DP-R-26'],
  input: { figure: s.id, ability: s.key },
  rule: useAbility,
  ...ofFigure,
  headline: ['abilityUsed'],
});
