import { mapDistribution } from '@tafelrunde/kernel';
import { z } from 'zod';
import type { House } from '../data/house-rules.ts';
import type { Refused } from '../refusal.ts';
import { attack, hitOf, readyAttack } from '../rules/attack.ts';
import { isRefusal } from '../rules/check.ts';
import { totalLaw } from '../rules/check-law.ts';
import { degreesHorizon } from '../rules/degrees.ts';
import {
  endFight,
  endTurn,
  fightersOf,
  MOST_ORDERED,
  type Started,
  startFight,
} from '../rules/initiative.ts';
import { initiativeLaw } from '../rules/initiative-law.ts';
import { move } from '../rules/movement.ts';
import * as s from '../schemas.ts';
import { degreeChances, solvedBy, withoutTotals, withValue } from './common.ts';
import { onScene } from './on-scene.ts';

const initiativeChances = {
  tie: (outcome: Refused | Started) => outcome.kind === 'started' && outcome.tie,
};

export const initiativeAction = onScene({
  id: 'probenwuerfel/initiative',
  cites: ['PW-DER-14', 'PW-ADD-06', 'PW-R-21'],
  input: { figures: z.array(s.id).max(200).readonly().default([]) },
  rule: startFight,
  by: 'gm',
  // Odds ask who acts when; how it came to that is a chance of its own.
  matters: (outcome) => {
    if (outcome.kind === 'refused') return outcome;
    const { kind, first, order } = outcome;
    return order.length > MOST_ORDERED ? { kind, first } : { kind, first, order };
  },
  chances: initiativeChances,
  solver: {
    law: (input, house: House, goal) => {
      const figures = fightersOf(input);
      if (isRefusal(figures)) return undefined;
      return withValue<Refused | Started>(initiativeLaw(figures, house), initiativeChances, goal);
    },
  },
  headline: ['fightStarted'],
});

const onlyScene = {};

export const endTurnAction = onScene({
  id: 'probenwuerfel/end-turn',
  cites: ['PW-ADD-06', 'PW-R-21'],
  input: onlyScene,
  rule: endTurn,
  actor: ({ scene }) => scene.turn ?? undefined,
  headline: ['turn'],
});

export const endFightAction = onScene({
  id: 'probenwuerfel/end-fight',
  cites: ['PW-ADD-06'],
  input: onlyScene,
  rule: endFight,
  by: 'gm',
  headline: ['fightOver'],
});

export const moveAction = onScene({
  id: 'probenwuerfel/move',
  cites: ['PW-DER-15', 'PW-R-14', 'PW-R-22'],
  input: { figure: s.id, distance: z.int().min(1).max(999).default(1) },
  rule: move,
  actor: ({ figure }) => figure,
  chances: { arrives: (outcome) => outcome.kind === 'moved' && outcome.arrived },
  headline: ['moved'],
});

type Attacked = Refused | { readonly kind: 'attacked'; readonly hit: boolean; readonly degrees: number };

const attackChances = {
  hit: (outcome: Attacked) => outcome.kind === 'attacked' && outcome.hit,
  unharmed: (outcome: Attacked) => outcome.kind !== 'attacked' || !outcome.hit,
  ...degreeChances,
};

export const attackAction = onScene({
  id: 'probenwuerfel/attack',
  cites: ['PW-ADD-07', 'PW-DER-18', 'PW-DEG-01', 'PW-R-08', 'PW-R-25', 'PW-R-26'],
  input: {
    attacker: s.id,
    target: s.id,
    weapon: s.name.optional(),
    modifier: s.modifier.default(0),
    circumstances: s.circumstances,
    forced: z.boolean().default(false),
  },
  rule: attack,
  actor: ({ attacker }) => attacker,
  whose: ({ attacker }) => ({ hit: attacker, unharmed: attacker }),
  othersWant: ['unharmed'],
  matters: withoutTotals,
  chances: attackChances,
  solver: {
    law: (input, house: House, goal) => {
      const ready = readyAttack(input, house);
      if (isRefusal(ready)) return undefined;
      const totals = totalLaw(ready.check, degreesHorizon(ready.armourClass, house), house);
      const law =
        totals &&
        mapDistribution(totals, (total) => ({ kind: 'attacked' as const, ...hitOf(total, ready, house) }));
      return solvedBy(law, attackChances, goal);
    },
  },
  headline: ['attacked'],
});
