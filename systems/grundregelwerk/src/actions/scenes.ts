import { ids } from '@tafelrunde/system';
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
import { gm, onScene, own } from './rows.ts';

export const scenes = {
  'use-armour': own(useArmour, 'armourUsed', ids('GW-ARM-02 GW-HIT-03 GW-R-31 GW-OPT-01')),
  'lose-heart': onScene({
    cites: ['GW-HIT-03', 'GW-HRT-01', 'GW-HRT-02', 'GW-DWN-01', 'GW-DWN-04', 'GW-R-28', 'GW-R-31'],
    input: { figure: s.id },
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
  }),
  'adjust-hearts': onScene({
    cites: ['GW-HRT-01', 'GW-HIT-02', 'GW-DWN-01', 'GW-R-17', 'GW-R-26'],
    input: { figure: s.id, by: z.int().min(-20).max(20).default(-1) },
    rule: adjustHearts,
    by: 'gm',
    actor: ({ figure }) => figure,
    headline: ['enemyOut', 'downed', 'heartLost', 'healed', 'hit'],
  }),
  'raise-up': onScene({
    cites: ['GW-DWN-03', 'GW-R-29', 'GW-ADD-04'],
    input: { helper: s.id, downed: s.id },
    rule: raiseUp,
    actor: ({ helper }) => helper,
    headline: ['raisedUp'],
  }),
  rest: gm(rest, 'rested', ids('GW-RST-01 GW-RST-02 GW-R-30'), {
    safe: z.boolean(),
    weaponsStayLost: z.boolean().default(false),
  }),
  'start-scene': gm(startScene, 'sceneStarted', ids('GW-OPT-01 GW-ARM-01 GW-TMR-01 GW-HRT-02 GW-R-31'), {
    heartLabel: z.enum(HEART_LABELS).optional(),
  }),
  timer: gm(
    handleTimer,
    ['timerFired', 'timerMoved', 'timerSet', 'timerCleared'],
    ids('GW-TMR-01 GW-TMR-02 GW-TMR-03 GW-R-32 GW-OPT-01'),
    {
      do: z.enum(TIMER_MOVES),
      length: z.int().min(1).max(20).optional(),
      consequence: s.text.default('alarm').meta({ examples: [...TIMER_CONSEQUENCES] }),
    },
  ),
  'name-complication': gm(nameComplication, 'complication', ids('GW-RES-03 GW-ADD-14 GW-R-10'), {
    figure: s.id,
    complication: z.enum(COMPLICATIONS),
  }),
  'end-status': gm(endStatus, 'statusEnded', ['GW-ADD-14', 'GW-ADD-15'], {
    figure: s.id,
    status: z.enum(ENDABLE),
  }),
  'name-advantage': own(nameAdvantage, 'advantage', ids('GW-RES-04 GW-RES-05 GW-ADD-14'), {
    advantage: z.enum(ADVANTAGES),
  }),
};
