import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { WATCH_MODES } from '../model.ts';
import { chaseRound, startChase } from '../rules/chase.ts';
import { drink } from '../rules/drinking.ts';
import { searchHerbs } from '../rules/herbs.ts';
import { discovered, hide, sneak } from '../rules/stealth.ts';
import { keepShift, setWatch } from '../rules/watch.ts';
import * as s from '../schemas.ts';
import { hideSolver, sneakSolver } from '../solver/stealth-solver.ts';
import { searchSolver } from '../solver/world-solvers.ts';
import { CHECK_BUDGET, CONTEST_BUDGET } from './budgets.ts';
import { gm, onScene } from './rows.ts';
import { against, nobodyWants } from './stances.ts';

const metres = z.number().min(0).max(10_000);
/** What those want who are sneaked up on. */
const SEEN = ['watchful', 'noticed', 'discovered'];
const SPOTTED = ['opponentFirst', 'alarm'];

export const wilderness = {
  'search-herbs': onScene({
    cites: ['HH-HRB-01', 'HH-HRB-02', 'HH-HRB-03', 'HH-R-83'],
    input: { figure: s.id },
    rule: searchHerbs,
    aim: () => ({ maximise: 'portions' }),
    solver: searchSolver,
    matters: (outcome) => ('portions' in outcome ? { portions: outcome.portions } : outcome),
    chances: { success: (outcome) => 'portions' in outcome && outcome.portions > 0 },
    goals: { portions: (outcome) => ('portions' in outcome ? outcome.portions : 0) },
    budget: CHECK_BUDGET,
    headline: ['herbsFound', 'refused'],
  }),
  sneak: onScene({
    cites: ids('HH-STL-01 HH-STL-02 HH-STL-03 HH-STL-04 HH-PROC-10 HH-R-16 HH-R-84 HH-R-88 HH-R-99'),
    input: {
      sneaker: s.id,
      opponents: z
        .array(z.strictObject({ figure: s.figureId, distance: metres }))
        .min(1)
        .max(20),
    },
    rule: sneak,
    aim: () => ({ chance: 'success' }),
    actor: ({ sneaker }) => sneaker,
    whose: ({ sneaker }) => ({ discovered: sneaker }),
    othersWant: SEEN,
    stance: ({ sneaker }, goal) => against((id) => id !== sneaker, SEEN)(goal),
    solver: sneakSolver,
    matters: (outcome) =>
      'results' in outcome ? { results: outcome.results, success: outcome.success } : outcome,
    chances: {
      success: (outcome) => 'success' in outcome && outcome.success,
      watchful: (outcome) =>
        'results' in outcome &&
        outcome.results.some(
          ({ failed, alertness, detection }) => failed && alertness === 'watchful' && detection === 'none',
        ),
      noticed: (outcome) =>
        'results' in outcome && outcome.results.some(({ detection }) => detection === 'noticed'),
      discovered: (outcome) =>
        'results' in outcome && outcome.results.some(({ detection }) => detection === 'discovered'),
    },
    budget: CHECK_BUDGET,
    headline: ['sneaked', 'refused'],
  }),
  hide: onScene({
    cites: ['HH-STL-05', 'HH-R-16', 'HH-R-84'],
    input: { sneaker: s.id, opponent: s.id, hidingPlace: z.boolean().default(true) },
    rule: hide,
    aim: () => ({ chance: 'success' }),
    actor: ({ sneaker }) => sneaker,
    whose: ({ sneaker }) => ({ discovered: sneaker }),
    othersWant: SEEN,
    stance: ({ sneaker }, goal) => against((id) => id !== sneaker, SEEN)(goal),
    solver: hideSolver,
    chances: {
      success: (outcome) => 'hidden' in outcome && outcome.hidden,
      discovered: (outcome) => 'hidden' in outcome && !outcome.hidden && !outcome.tie,
    },
    budget: CHECK_BUDGET,
    headline: ['hid', 'compared', 'refused'],
  }),
  discovered: onScene({
    cites: ['HH-STL-06', 'HH-R-16'],
    input: { sneaker: s.id, opponent: s.id },
    rule: discovered,
    actor: ({ sneaker }) => sneaker,
    whose: ({ sneaker, opponent }) => ({ sneakerFirst: sneaker, opponentFirst: opponent }),
    othersWant: SPOTTED,
    stance: ({ sneaker }, goal) => against((id) => id !== sneaker, SPOTTED)(goal),
    chances: {
      sneakerFirst: (outcome) => 'side' in outcome && outcome.side === 'sneaker',
      opponentFirst: (outcome) => 'side' in outcome && outcome.side === 'opponent',
      alarm: (outcome) => 'alarm' in outcome && outcome.alarm,
    },
    budget: CONTEST_BUDGET,
    headline: ['alarm', 'actsFirst', 'compared', 'refused'],
  }),
  'start-chase': gm(startChase, ['chaseStarted', 'refused'], ids('HH-CHS-01 HH-CHS-11 HH-R-85 HH-R-87'), {
    initiator: s.figureId,
    runners: z
      .array(z.strictObject({ figure: s.figureId, gap: z.int().min(0).max(5).default(0) }))
      .min(2)
      .max(20),
  }),
  'chase-round': onScene({
    cites: ids(`
      HH-CHS-01 HH-CHS-02 HH-CHS-03 HH-CHS-04 HH-CHS-05 HH-CHS-06 HH-CHS-07 HH-CHS-08 HH-CHS-09 HH-CHS-10
      HH-CHS-11 HH-CHS-12 HH-PROC-09 HH-R-85 HH-R-86 HH-R-87
    `),
    input: {},
    rule: chaseRound,
    by: 'anyone',
    actor: ({ scene }) => scene.chase?.leader,
    whose: ({ scene: { chase } }) => ({ escaped: chase?.leader, caughtUp: chase?.leader }),
    othersWant: ['caughtUp'],
    matters: (outcome) =>
      'runners' in outcome
        ? { leader: outcome.leader, over: outcome.over, gaps: outcome.runners.map(({ gap }) => gap) }
        : outcome,
    chances: {
      escaped: (outcome) => 'escaped' in outcome && outcome.escaped,
      caughtUp: (outcome) => 'caughtUp' in outcome && outcome.caughtUp,
      over: (outcome) => 'over' in outcome && outcome.over,
    },
    budget: CONTEST_BUDGET,
    headline: ['gap', 'refused'],
  }),
  'set-watch': onScene({
    cites: ['HH-WAT-01', 'HH-WAT-02', 'HH-R-88'],
    input: {
      mode: z.enum(WATCH_MODES).default('normal'),
      shifts: z.array(s.figureId).min(1).max(6),
    },
    rule: setWatch,
    by: 'anyone',
    headline: ['watchSet', 'refused'],
  }),
  'keep-shift': onScene({
    cites: ['HH-WAT-02', 'HH-WAT-03', 'HH-R-15', 'HH-R-88'],
    input: { minimum: s.minimum },
    rule: keepShift,
    actor: ({ scene: { watch } }) => watch?.shifts[watch.kept],
    stance: (_input, goal) => nobodyWants('asleep')(goal),
    chances: {
      success: (outcome) => 'noticed' in outcome && outcome.noticed,
      asleep: (outcome) => 'asleep' in outcome && outcome.asleep,
    },
    budget: CHECK_BUDGET,
    headline: ['shiftKept', 'refused'],
  }),
  drink: onScene({
    cites: ids(`
      HH-DRK-01 HH-DRK-02 HH-DRK-03 HH-DRK-04 HH-DRK-05 HH-DRK-06 HH-DRK-07 HH-REG-08 HH-R-15 HH-R-89 HH-R-90
      HH-R-94
    `),
    input: { figure: s.id },
    rule: drink,
    stance: (_input, goal) => nobodyWants('vomited', 'deadDrunk')(goal),
    chances: {
      success: (outcome) => 'successes' in outcome && outcome.successes >= 2,
      vomited: (outcome) => 'vomited' in outcome && outcome.vomited,
      deadDrunk: (outcome) => 'deadDrunk' in outcome && outcome.deadDrunk,
    },
    budget: CHECK_BUDGET,
    headline: ['deadDrunk', 'keptDown', 'drank', 'refused'],
  }),
};
