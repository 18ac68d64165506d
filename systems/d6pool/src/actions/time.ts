import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { TIME_UNITS } from '../data/durations.ts';
import { passTime, setReminder, settleRound } from '../rules/time.ts';
import * as s from '../schemas.ts';
import { onScene } from './on-scene.ts';
import { byGm, unwanted } from './who.ts';

const amount = z.int().min(1).max(1_000);
const unit = z.enum(TIME_UNITS);

export const passTimeAction = onScene({
  id: 'd6pool/pass-time',
  cites: ids(`
    DP-WND-05 DP-WND-06 DP-WND-07 DP-POI-02 DP-POI-03 DP-ILL-02 DP-ILL-03 DP-CLD-01 DP-DRG-02 DP-R-35
  `),
  input: {
    amount,
    unit,
    heal: z.boolean().default(true),
    rested: s.no,
    wellKept: s.no,
  },
  rule: passTime,
  matters: (outcome) => (outcome.kind === 'passed' ? { figures: outcome.figures } : outcome),
  chances: {
    dead: (outcome) => outcome.kind === 'passed' && outcome.figures.some(({ state }) => state === 'dead'),
    healthy: (outcome) =>
      outcome.kind === 'passed' && outcome.figures.every(({ wounds, stun }) => wounds + stun === 0),
  },
  ...byGm,
  stance: unwanted('dead'),
  headline: ['timePassed'],
});

export const setReminderAction = onScene({
  id: 'd6pool/set-reminder',
  cites: ['DP-GEN-09', 'DP-R-35'],
  input: { text: s.text, amount, unit },
  rule: setReminder,
  ...byGm,
  headline: ['reminderSet'],
});

export const settleRoundAction = onScene({
  id: 'd6pool/settle-round',
  cites: ['DP-SUF-01', 'DP-FIR-01', 'DP-FIR-02', 'DP-ACD-02', 'DP-R-108', 'DP-R-109', 'DP-R-113'],
  input: {},
  rule: settleRound,
  chances: { hurt: (outcome) => outcome.kind === 'settled' && outcome.hurt.length > 0 },
  ...byGm,
  stance: unwanted('hurt'),
  headline: ['choking', 'burned', 'acid'],
});
