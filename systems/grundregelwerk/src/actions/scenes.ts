import { fromZod } from '@tafelrunde/schema';
import { action } from '@tafelrunde/system';
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

const sceneAndFigure = { scene: s.scene, figure: s.id };

export const useArmourAction = action({
  id: 'grundregelwerk/use-armour',
  cites: ['GW-ARM-02', 'GW-HIT-03', 'GW-R-31', 'GW-OPT-01'],
  input: fromZod(z.strictObject(sceneAndFigure)),
  rule: useArmour,
  actor: ({ figure }) => figure,
  headline: ['armourUsed'],
  takesScene: true,
});

export const loseHeartAction = action({
  id: 'grundregelwerk/lose-heart',
  cites: ['GW-HIT-03', 'GW-HRT-01', 'GW-HRT-02', 'GW-DWN-01', 'GW-DWN-04', 'GW-R-28', 'GW-R-31'],
  input: fromZod(z.strictObject(sceneAndFigure)),
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
  takesScene: true,
});

export const adjustHeartsAction = action({
  id: 'grundregelwerk/adjust-hearts',
  cites: ['GW-HRT-01', 'GW-HIT-02', 'GW-DWN-01', 'GW-R-17', 'GW-R-26'],
  input: fromZod(z.strictObject({ ...sceneAndFigure, by: z.int().min(-20).max(20).default(-1) })),
  rule: adjustHearts,
  by: 'gm',
  actor: ({ figure }) => figure,
  headline: ['enemyOut', 'downed', 'heartLost', 'healed', 'hit'],
  takesScene: true,
});

export const raiseUpAction = action({
  id: 'grundregelwerk/raise-up',
  cites: ['GW-DWN-03', 'GW-R-29', 'GW-ADD-04'],
  input: fromZod(z.strictObject({ scene: s.scene, helper: s.id, downed: s.id })),
  rule: raiseUp,
  actor: ({ helper }) => helper,
  headline: ['raisedUp'],
  takesScene: true,
});

export const restAction = action({
  id: 'grundregelwerk/rest',
  cites: ['GW-RST-01', 'GW-RST-02', 'GW-R-30'],
  input: fromZod(
    z.strictObject({ scene: s.scene, safe: z.boolean(), weaponsStayLost: z.boolean().default(false) }),
  ),
  rule: rest,
  by: 'gm',
  headline: ['rested'],
  takesScene: true,
});

export const startSceneAction = action({
  id: 'grundregelwerk/start-scene',
  cites: ['GW-OPT-01', 'GW-ARM-01', 'GW-TMR-01', 'GW-HRT-02', 'GW-R-31'],
  input: fromZod(z.strictObject({ scene: s.scene, heartLabel: z.enum(HEART_LABELS).optional() })),
  rule: startScene,
  by: 'gm',
  headline: ['sceneStarted'],
  takesScene: true,
});

export const timerAction = action({
  id: 'grundregelwerk/timer',
  cites: ['GW-TMR-01', 'GW-TMR-02', 'GW-TMR-03', 'GW-R-32', 'GW-OPT-01'],
  input: fromZod(
    z.strictObject({
      scene: s.scene,
      do: z.enum(TIMER_MOVES),
      length: z.int().min(1).max(20).optional(),
      consequence: s.text.default('alarm').meta({ examples: [...TIMER_CONSEQUENCES] }),
    }),
  ),
  rule: handleTimer,
  by: 'gm',
  headline: ['timerFired', 'timerMoved', 'timerSet', 'timerCleared'],
  takesScene: true,
});

export const complicationAction = action({
  id: 'grundregelwerk/name-complication',
  cites: ['GW-RES-03', 'GW-ADD-14', 'GW-R-10'],
  input: fromZod(z.strictObject({ ...sceneAndFigure, complication: z.enum(COMPLICATIONS) })),
  rule: nameComplication,
  by: 'gm',
  headline: ['complication'],
  takesScene: true,
});

export const endStatusAction = action({
  id: 'grundregelwerk/end-status',
  cites: ['GW-ADD-14', 'GW-ADD-15'],
  input: fromZod(z.strictObject({ ...sceneAndFigure, status: z.enum(ENDABLE) })),
  rule: endStatus,
  by: 'gm',
  headline: ['statusEnded'],
  takesScene: true,
});

export const advantageAction = action({
  id: 'grundregelwerk/name-advantage',
  cites: ['GW-RES-04', 'GW-RES-05', 'GW-ADD-14'],
  input: fromZod(z.strictObject({ ...sceneAndFigure, advantage: z.enum(ADVANTAGES) })),
  rule: nameAdvantage,
  actor: ({ figure }) => figure,
  headline: ['advantage'],
  takesScene: true,
});
