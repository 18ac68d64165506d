import { GM, type Question, type Stance } from '@tafelrunde/kernel';
import { bare } from '@tafelrunde/schema';
import { type Goal, ids } from '@tafelrunde/system';
import { z } from 'zod';
import { figureOf, type Scene, type Side } from '../model.ts';
import type { Refused } from '../rule.ts';
import { clash } from '../rules/clash.ts';
import { endCombat, nextPhase, startCombat } from '../rules/combat.ts';
import { DUEL_ENDS, duel } from '../rules/duel.ts';
import { type MeleePhaseOutcome, meleePhase } from '../rules/melee-phase.ts';
import * as s from '../schemas.ts';
import { duelSize } from '../solver/duel-size.ts';
import { meleeSolver } from '../solver/melee-solver.ts';
import { MELEE_GOALS } from '../solver/melee-worth.ts';
import { DUEL_BUDGET, MELEE_BUDGET } from './budgets.ts';
import { gm, onScene } from './rows.ts';
import { against } from './stances.ts';

const MAX_PLACES = 20;
const MAX_FIGHTERS = 40;
const face = z.int().min(4).max(20);
const dice = z.array(face).max(6);

const fought = (outcome: MeleePhaseOutcome | Refused): MeleePhaseOutcome | null =>
  'reason' in outcome ? null : outcome;

/** What the opponents want and the heroes do not. */
const OPPONENTS_WANT = ['opponentsHit', 'heroDies'];
/** Asked of whoever is attacked; a hit is against their wish, whoever they are. */
const DEFENDING = ['defence', 'voidDie', 'nextInjury', 'lightInjury', 'heavyInjury', 'criticalInjury'];

function phaseStance({ scene }: { readonly scene: Scene }, goal: Goal): (asked: Question<unknown>) => Stance {
  const chance = 'chance' in goal ? goal.chance : '';
  const isOpponent = (id: string) => figureOf(scene, id)?.side === 'opponents';
  return chance === 'hit' || chance === 'dead'
    ? ({ id, by }) => (by === GM ? 'default' : DEFENDING.includes(id) ? 'oppose' : 'seek')
    : against(isOpponent, OPPONENTS_WANT)(goal);
}

/** The one figure of a side, if it is alone. */
function onlyOne({ figures }: Scene, side: Side): string | undefined {
  const [one, ...others] = figures.filter((figure) => figure.side === side);
  return others.length === 0 ? one?.id : undefined;
}

const duellist = z.strictObject({
  value: s.value.default(12),
  sides: s.dieStep.default(12),
  count: z.int().min(1).max(6).default(3),
  weaponQuality: z.int().min(4).max(20).default(20),
  damage: s.dicePool.default({ count: 2, step: 6 }),
  protection: z.int().min(0).max(20).default(0),
});

export const melee = {
  'start-combat': gm(startCombat, 'combatStarted', ids('HH-MEL-01 HH-R-26 HH-RNG-07'), {
    engagements: z.array(z.array(s.id).min(1).max(MAX_FIGHTERS)).min(1).max(MAX_PLACES).optional(),
    places: z
      .array(z.strictObject({ figure: s.figureId, place: z.int().min(1).max(MAX_PLACES).default(2) }))
      .max(MAX_FIGHTERS)
      .optional(),
    placement: z
      .array(z.strictObject({ figure: s.id, at: s.cell }))
      .max(200)
      .readonly()
      .default([]),
  }),
  'melee-phase': onScene({
    cites: ids(`
      HH-MEL-01 HH-MEL-02 HH-MEL-03 HH-MEL-04 HH-MEL-05 HH-MEL-06 HH-MEL-07 HH-MEL-08 HH-MEL-09 HH-MEL-10
      HH-MEL-11 HH-MEL-12 HH-MEL-13 HH-MEL-14 HH-MEL-15 HH-MEL-16 HH-MEL-17 HH-MAN-01 HH-MAN-02 HH-MAN-03
      HH-MAN-04 HH-MAN-05 HH-MAN-06 HH-DMG-01 HH-DMG-02 HH-DMG-10 HH-PROC-03 HH-PROC-04 HH-R-23 HH-R-24
      HH-R-25 HH-R-26 HH-R-27 HH-R-28 HH-R-29 HH-R-30 HH-R-31 HH-R-32 HH-R-33 HH-R-35 HH-R-38 HH-R-39 HH-R-40
      HH-R-41 HH-R-42 HH-R-43 HH-R-45 HH-R-46 HH-R-52 HH-R-94 HH-R-96 HH-R-97
    `),
    input: {
      engagement: z
        .int()
        .min(0)
        .max(MAX_PLACES - 1)
        .optional(),
      fallDamage: z.int().min(1).max(200).optional(),
    },
    rule: meleePhase,
    by: 'anyone',
    whose: ({ scene }) => {
      const [hero, opponent] = [onlyOne(scene, 'heroes'), onlyOne(scene, 'opponents')];
      return { heroesHit: hero, heroDies: hero, opponentsHit: opponent, opponentDies: opponent };
    },
    stance: phaseStance,
    matters: (outcome) => {
      const done = fought(outcome);
      if (done === null) return outcome;
      const { kind, attacker, wounds, dead } = done;
      return { kind, attacker, hit: wounds.map(({ figure }) => figure), dead };
    },
    chances: {
      hit: (outcome) => (fought(outcome)?.wounds.length ?? 0) > 0,
      heroesHit: (outcome) => fought(outcome)?.struck.includes('opponents') === true,
      opponentsHit: (outcome) => fought(outcome)?.struck.includes('heroes') === true,
      heroDies: (outcome) => fought(outcome)?.fallen.includes('heroes') === true,
      opponentDies: (outcome) => fought(outcome)?.fallen.includes('opponents') === true,
      dead: (outcome) => (fought(outcome)?.dead.length ?? 0) > 0,
    },
    goals: { heroesAhead: (outcome) => fought(outcome)?.heroesAhead ?? 0 },
    ownGoals: { meleeThrow: MELEE_GOALS },
    solver: meleeSolver,
    budget: MELEE_BUDGET,
    headline: ['fled', 'struck', 'counter', 'stopped', 'attackFalters', 'initiative', 'nobodyAttacked'],
  }),
  'next-phase': gm(nextPhase, 'phase', ids('HH-MEL-12 HH-MAN-01 HH-R-30 HH-R-40 HH-R-45'), {}),
  'end-combat': gm(endCombat, 'combatOver', ['HH-MEL-12'], {}),
  clash: bare({
    cites: ids('HH-MEL-05 HH-MEL-06 HH-MEL-08 HH-MEL-09 HH-MEL-10 HH-PROC-03 HH-PROC-04 HH-R-28'),
    input: { attack: dice.min(1), defence: dice.default([]), rescue: dice.default([]) },
    rule: clash,
    by: 'anyone',
    chances: { stopped: ({ kind }) => kind === 'stopped' },
    headline: ['stopped', 'gotThrough'],
  }),
  duel: bare({
    cites: ['HH-MEL-01', 'HH-MEL-03', 'HH-MEL-08', 'HH-MEL-13', 'HH-DMG-04', 'HH-DMG-07', 'HH-INJ-10'],
    input: {
      first: duellist.prefault({}),
      second: duellist.prefault({}),
      until: z.enum(DUEL_ENDS).default('death'),
    },
    rule: duel,
    by: 'anyone',
    // Both decide under the name of their chance.
    stance: (_input, goal) => against((id) => id === 'second', ['second'])(goal),
    chances: {
      first: ({ winner }) => winner === 'first',
      second: ({ winner }) => winner === 'second',
    },
    solver: duelSize(DUEL_BUDGET),
    budget: DUEL_BUDGET,
    headline: ['duelWon'],
  }),
};
