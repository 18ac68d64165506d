import { z } from 'zod';
import { ADVANTAGES, COMPLICATIONS, TIMER_CONSEQUENCES } from '../data/complications.ts';
import { ENDABLE, HEART_LABELS } from '../model.ts';
import { adjustHearts } from '../rules/adjust-hearts.ts';
import { useArmour } from '../rules/armour.ts';
import { endStatus, nameAdvantage, nameComplication } from '../rules/complications.ts';
import { raiseUp } from '../rules/downed.ts';
import { sufferHit } from '../rules/hearts.ts';
import { rest } from '../rules/rest.ts';
import { startScene } from '../rules/scenes.ts';
import { handleTimer, TIMER_MOVES } from '../rules/timer.ts';
import * as s from '../schemas.ts';
import { costsHeart } from './common.ts';
import { onScene } from './on-scene.ts';

const sceneAndFigure = { figure: s.id };

export const useArmourAction = onScene({
  id: 'grundregelwerk/use-armour',
  cites: ['GW-ARM-02', 'GW-HIT-03', 'GW-R-31', 'GW-OPT-01'],
  input: sceneAndFigure,
  rule: useArmour,
  actor: ({ figure }) => figure,
  headline: ['armourUsed'],
});

export const loseHeartAction = onScene({
  id: 'grundregelwerk/lose-heart',
  cites: ['GW-HIT-03', 'GW-HRT-01', 'GW-HRT-02', 'GW-DWN-01', 'GW-DWN-04', 'GW-R-28', 'GW-R-31'],
  input: sceneAndFigure,
  rule: sufferHit,
  by: 'gm',
  actor: ({ figure }) => figure,
  whose: ({ figure }) => ({ heartLost: figure, unharmed: figure, survives: figure }),
  othersWant: ['heartLost'],
  chances: {
    heartLost: ({ kind }) => costsHeart(kind),
    unharmed: ({ kind }) => !costsHeart(kind),
    survives: ({ kind }) => kind !== 'dead',
  },
  headline: ['died', 'downed', 'heartLost', 'armourUsed'],
});

export const adjustHeartsAction = onScene({
  id: 'grundregelwerk/adjust-hearts',
  cites: ['GW-HRT-01', 'GW-HIT-02', 'GW-DWN-01', 'GW-R-17', 'GW-R-26'],
  input: { ...sceneAndFigure, by: z.int().min(-20).max(20).default(-1) },
  rule: adjustHearts,
  by: 'gm',
  actor: ({ figure }) => figure,
  headline: ['enemyOut', 'downed', 'heartLost', 'healed', 'hit'],
});

export const raiseUpAction = onScene({
  id: 'grundregelwerk/raise-up',
  cites: ['GW-DWN-03', 'GW-R-29', 'GW-ADD-04'],
  input: { helper: s.id, downed: s.id },
  rule: raiseUp,
  actor: ({ helper }) => helper,
  headline: ['raisedUp'],
});

export const restAction = onScene({
  id: 'grundregelwerk/rest',
  cites: ['GW-RST-01', 'GW-RST-02', 'GW-R-30'],
  input: { safe: z.boolean(), weaponsStayLost: z.boolean().default(false) },
  rule: rest,
  by: 'gm',
  headline: ['rested'],
});

export const startSceneAction = onScene({
  id: 'grundregelwerk/start-scene',
  cites: ['GW-OPT-01', 'GW-ARM-01', 'GW-TMR-01', 'GW-HRT-02', 'GW-R-31'],
  input: { heartLabel: z.enum(HEART_LABELS).optional() },
  rule: startScene,
  by: 'gm',
  headline: ['sceneStarted'],
});

export const timerAction = onScene({
  id: 'grundregelwerk/timer',
  cites: ['GW-TMR-01', 'GW-TMR-02', 'GW-TMR-03', 'GW-R-32', 'GW-OPT-01'],
  input: {
    do: z.enum(TIMER_MOVES),
    length: z.int().min(1).max(20).optional(),
    consequence: s.text.default('alarm').meta({ examples: [...TIMER_CONSEQUENCES] }),
  },
  rule: handleTimer,
  by: 'gm',
  headline: ['timerFired', 'timerMoved', 'timerSet', 'timerCleared'],
});

export const complicationAction = onScene({
  id: 'grundregelwerk/name-complication',
  cites: ['GW-RES-03', 'GW-ADD-14', 'GW-R-10'],
  input: { ...sceneAndFigure, complication: z.enum(COMPLICATIONS) },
  rule: nameComplication,
  by: 'gm',
  headline: ['complication'],
});

export const endStatusAction = onScene({
  id: 'grundregelwerk/end-status',
  cites: ['GW-ADD-14', 'GW-ADD-15'],
  input: { ...sceneAndFigure, status: z.enum(ENDABLE) },
  rule: endStatus,
  by: 'gm',
  headline: ['statusEnded'],
});

export const advantageAction = onScene({
  id: 'grundregelwerk/name-advantage',
  cites: ['GW-RES-04', 'GW-RES-05', 'GW-ADD-14'],
  input: { ...sceneAndFigure, advantage: z.enum(ADVANTAGES) },
  rule: nameAdvantage,
  actor: ({ figure }) => figure,
  headline: ['advantage'],
});
