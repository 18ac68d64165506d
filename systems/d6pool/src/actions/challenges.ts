import { ids } from '@tafelrunde/system';
import { useAbility } from '../rules/abilities.ts';
import { attempt } from '../rules/attempt.ts';
import { useCrits } from '../rules/crits.ts';
import { bareExtended, rollExtended, startExtended } from '../rules/extended.ts';
import { attemptInLanguage, languageBarrier } from '../rules/languages.ts';
import { oppose } from '../rules/oppose.ts';
import { perceive } from '../rules/perception.ts';
import { resolvePatzer } from '../rules/resolve-patzer.ts';
import { situational } from '../rules/situational.ts';
import { support } from '../rules/support.ts';
import { bare, gmOn, is, ofFigure, onScene } from './kinds.ts';

const challengeChances = {
  success: is('success', 'passed'),
  critical: ({ crits = 0 }: { readonly kind: string; readonly crits?: number }) => crits > 0,
  fumble: is('patzer'),
};

export const challenges = {
  attempt: ofFigure({
    cites: ids(`
      DP-GEN-03 DP-GEN-05 DP-GEN-08 DP-ATR-01 DP-ATR-02 DP-SKL-01 DP-SKL-02 DP-ADV-03 DP-ADV-04 DP-CHL-01
      DP-CHL-02 DP-CHL-05 DP-CHL-09 DP-CHL-10 DP-CHL-13 DP-CHL-14 DP-CHL-17 DP-CHL-18 DP-DST-01 DP-FAT-02
      DP-POW-01 DP-XP-03 DP-XP-05 DP-R-03 DP-R-04 DP-R-07 DP-R-16 DP-R-21 DP-R-24 DP-R-26 DP-R-27 DP-R-48
      DP-R-100 DP-R-118 DP-R-119 DP-R-124
    `),
    rule: attempt,
    chances: challengeChances,
    othersWant: ['fumble'],
    headline: ['challenge', 'passedWithoutRoll', 'poolDeclined'],
  }),
  oppose: onScene({
    cites: ids('DP-OPP-01 DP-OPP-02 DP-OPP-03 DP-OPP-04 DP-R-11 DP-R-100'),
    rule: oppose,
    chances: { attacker: is('attacker'), defender: is('defender') },
    actor: ({ attacker }) => attacker.figure,
    whose: ({ attacker, defender }) => ({ attacker: attacker.figure, defender: defender.figure }),
    othersWant: ['defender'],
    headline: ['opposed'],
  }),
  extended: bare({
    cites: ['DP-EXT-01', 'DP-EXT-02', 'DP-EXT-03', 'DP-R-20'],
    rule: bareExtended,
    chances: { complete: is('complete'), failed: is('failed') },
    goals: { passed: (outcome) => outcome.passed },
    othersWant: ['failed'],
    headline: ['extended'],
  }),
  'start-extended': ofFigure({
    cites: ['DP-EXT-01', 'DP-R-20'],
    rule: startExtended,
    headline: ['extendedStarted'],
  }),
  'roll-extended': ofFigure({
    cites: ids('DP-EXT-01 DP-EXT-02 DP-EXT-03 DP-CHL-12 DP-R-19 DP-R-20'),
    rule: rollExtended,
    chances: {
      passed: (outcome) => 'verdict' in outcome && outcome.verdict === 'success',
      failed: is('failed'),
    },
    othersWant: ['failed'],
    headline: ['extended'],
  }),
  support: ofFigure({
    cites: ids('DP-SUP-01 DP-SUP-02 DP-SUP-03 DP-SUP-04 DP-SUP-05 DP-CHL-18 DP-R-17 DP-R-18 DP-R-19'),
    rule: support,
    chances: challengeChances,
    othersWant: ['fumble'],
    headline: ['supported'],
  }),
  perceive: onScene({
    cites: ['DP-CHL-15', 'DP-R-13', 'DP-GEN-08'],
    rule: perceive,
    chances: { noticed: is('noticed'), unnoticed: is('unnoticed') },
    actor: ({ watcher }) => watcher.figure,
    othersWant: ['unnoticed'],
    headline: ['noticed'],
  }),
  situational: gmOn({
    cites: ['DP-CHL-16'],
    rule: situational,
    chances: { happens: is('happens') },
    headline: ['situation'],
  }),
  'resolve-patzer': gmOn({
    cites: ids('DP-CHL-13 DP-CHL-14 DP-CHL-17 DP-R-16 DP-R-37 DP-R-121'),
    rule: resolvePatzer,
    headline: ['patzer'],
  }),
  'use-criticals': bare({
    cites: ['DP-CHL-11', 'DP-CHL-12', 'DP-R-15', 'DP-R-17'],
    rule: useCrits,
    headline: ['critsUsed'],
  }),
  'use-ability': ofFigure({
    cites: ['DP-ABL-01', 'DP-ABL-02', 'DP-POW-01', 'DP-R-26'],
    rule: useAbility,
    headline: ['abilityUsed'],
  }),
  'language-barrier': ofFigure({
    cites: ['DP-LNG-01', 'DP-LNG-02', 'DP-R-115'],
    rule: languageBarrier,
    chances: { understood: is('understood', 'fluent'), barrier: is('barrier') },
    othersWant: ['barrier'],
    headline: ['barrier', 'fluent', 'barrierWaived'],
  }),
  'attempt-in-language': ofFigure({
    cites: ['DP-LNG-01', 'DP-LNG-02', 'DP-R-115', 'DP-CHL-01', 'DP-CHL-08'],
    rule: attemptInLanguage,
    chances: {
      success: challengeChances.success,
      fumble: challengeChances.fumble,
      barrier: (outcome) => 'barrierDice' in outcome && outcome.barrierDice > 0,
    },
    othersWant: ['fumble', 'barrier'],
    headline: ['challenge', 'passedWithoutRoll', 'poolDeclined'],
  }),
};
