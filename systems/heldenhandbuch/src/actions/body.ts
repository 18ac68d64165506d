import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { HEALING_SKILLS } from '../data/treatment.ts';
import { INJURIES, placeInjuries } from '../rules/injuries.ts';
import { restAtNight, takeBreak } from '../rules/rest.ts';
import { passTime } from '../rules/time-passes.ts';
import { resuscitate, treat } from '../rules/treatment.ts';
import * as s from '../schemas.ts';
import { resuscitateSolver, treatSolver } from '../solver/world-solvers.ts';
import { CHECK_BUDGET } from './budgets.ts';
import { onScene } from './rows.ts';
import { nobodyWants } from './stances.ts';

const MAX_MINUTES = 7 * 24 * 60;
const figureIds = z.array(s.id).min(1).max(50);

interface MaySucceed {
  readonly kind?: string;
  readonly success?: boolean;
}

/** Somebody helps a patient, and it succeeds or not. */
const helped = {
  actor: ({ helper }: { readonly helper: string }) => helper,
  aim: () => ({ chance: 'success' }),
  matters: (outcome: object & MaySucceed) => ('success' in outcome ? { success: outcome.success } : outcome),
  chances: { success: ({ success }: MaySucceed) => success === true },
  budget: CHECK_BUDGET,
};

export const body = {
  'take-injuries': onScene({
    cites: ids(`
      HH-DMG-10 HH-INJ-01 HH-INJ-02 HH-INJ-05 HH-INJ-06 HH-INJ-10 HH-R-57 HH-R-58 HH-R-60 HH-R-63 HH-R-97
    `),
    input: { figure: s.id, injuries: z.array(z.enum(INJURIES)).min(1).max(20) },
    rule: placeInjuries,
    whose: ({ figure }) => ({ lives: figure, dead: figure }),
    by: 'gm',
    // Whoever is hurt says where, and wants to live.
    stance: (_input, goal) => nobodyWants('dead')(goal),
    goals: { segmentsLeft: (outcome) => ('segmentsLeft' in outcome ? outcome.segmentsLeft : 0) },
    chances: {
      lives: (outcome) => 'dead' in outcome && !outcome.dead,
      dead: (outcome) => 'dead' in outcome && outcome.dead,
    },
    budget: CHECK_BUDGET,
    headline: ['statusGained', 'criticalInjury', 'injury', 'noRoom', 'refused'],
  }),
  treat: onScene({
    cites: ['HH-MED-01', 'HH-MED-02', 'HH-MED-03', 'HH-INJ-09', 'HH-R-61', 'HH-R-62', 'HH-R-15'],
    input: {
      helper: s.id,
      patient: s.id,
      circle: z.int().min(1).max(10),
      skill: z.enum(HEALING_SKILLS),
    },
    rule: treat,
    ...helped,
    solver: treatSolver,
    headline: ['treated', 'refused'],
  }),
  resuscitate: onScene({
    cites: ['HH-INJ-11', 'HH-R-63', 'HH-CHK-07'],
    input: { helper: s.id, patient: s.id },
    rule: resuscitate,
    ...helped,
    solver: resuscitateSolver,
    headline: ['resuscitated', 'refused'],
  }),
  break: onScene({
    cites: ids(`
      HH-REG-01 HH-REG-02 HH-INJ-07 HH-PROC-07 HH-PSY-01 HH-PSY-02 HH-PSY-03 HH-PSY-04 HH-R-55 HH-R-64 HH-R-65
      HH-R-67
    `),
    input: { figures: figureIds, minutes: z.literal([30, 60]).default(30) },
    rule: takeBreak,
    by: 'gm',
    goals: {
      physis: (outcome) => ('physis' in outcome ? outcome.physis : 0),
      psyche: (outcome) => ('psyche' in outcome ? outcome.psyche : 0),
    },
    headline: ['timePassed', 'refused'],
  }),
  'night-rest': onScene({
    cites: ids(`
      HH-REG-03 HH-REG-04 HH-REG-05 HH-REG-06 HH-REG-07 HH-REG-08 HH-INJ-04 HH-INJ-07 HH-INJ-09 HH-DRK-08
      HH-PROC-07 HH-R-61 HH-R-65 HH-R-66 HH-R-89 HH-R-90
    `),
    input: {
      figures: figureIds,
      hours: z.number().min(0.5).max(24).multipleOf(0.5).default(6),
    },
    rule: restAtNight,
    by: 'gm',
    goals: { segments: (outcome) => ('segments' in outcome ? outcome.segments : 0) },
    budget: CHECK_BUDGET,
    headline: ['timePassed', 'refused'],
  }),
  'pass-time': onScene({
    cites: ['HH-INJ-03', 'HH-INJ-08', 'HH-INJ-09', 'HH-INJ-10', 'HH-R-59', 'HH-R-63'],
    input: { minutes: z.int().min(1).max(MAX_MINUTES) },
    rule: passTime,
    by: 'gm',
    stance: (_input, goal) => nobodyWants('dead')(goal),
    chances: {
      allLive: (outcome) => outcome.died.length === 0,
      dead: (outcome) => outcome.died.length > 0,
    },
    budget: CHECK_BUDGET,
    headline: ['timePassed'],
  }),
};
