import { z } from 'zod';
import { ATTITUDES } from '../model.ts';
import { setAttitude } from '../rules/attitudes.ts';
import { attemptInLanguage, languageBarrier } from '../rules/languages.ts';
import * as s from '../schemas.ts';
import { onScene } from './on-scene.ts';
import { resistFields } from './resist-fields.ts';
import { gmOn, ofFigure } from './who.ts';

export const setAttitudeAction = onScene({
  id: 'd6pool/set-attitude',
  cites: ['DP-ATT-01', 'DP-R-118'],
  input: { figure: s.id, towards: s.id, to: z.enum(ATTITUDES) },
  rule: setAttitude,
  ...gmOn,
  headline: ['attitude'],
});

export const languageBarrierAction = onScene({
  id: 'd6pool/language-barrier',
  cites: ['DP-LNG-01', 'DP-LNG-02', 'DP-R-115'],
  input: { figure: s.id, language: s.key, ...resistFields },
  rule: languageBarrier,
  chances: {
    understood: (outcome) => outcome.kind === 'understood' || outcome.kind === 'fluent',
    barrier: (outcome) => outcome.kind === 'barrier',
  },
  ...ofFigure,
  othersWant: ['barrier'],
  headline: ['barrier', 'fluent', 'barrierWaived'],
});

export const attemptInLanguageAction = onScene({
  id: 'd6pool/attempt-in-language',
  cites: ['DP-LNG-01', 'DP-LNG-02', 'DP-R-115', 'DP-CHL-01', 'DP-CHL-08'],
  input: {
    figure: s.id,
    language: s.key,
    task: s.text.default(''),
    ...s.rollFields,
    difficulty: s.difficulty.default(1),
    hidden: s.no,
    category: z.enum(['skill', 'social']).default('social'),
    target: s.orNull(s.id),
  },
  rule: attemptInLanguage,
  chances: {
    success: (outcome) => outcome.kind === 'success' || outcome.kind === 'passed',
    fumble: (outcome) => outcome.kind === 'patzer',
    barrier: (outcome) => 'barrierDice' in outcome && outcome.barrierDice > 0,
  },
  ...ofFigure,
  othersWant: ['fumble', 'barrier'],
  headline: ['challenge', 'passedWithoutRoll', 'poolDeclined'],
});
