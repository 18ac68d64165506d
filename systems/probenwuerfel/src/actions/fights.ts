import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { attack } from '../rules/attack.ts';
import { attackLaw } from '../rules/attack-law.ts';
import { endFight, endTurn, MOST_ORDERED, startFight } from '../rules/initiative.ts';
import { startFightLaw } from '../rules/initiative-law.ts';
import { move } from '../rules/movement.ts';
import * as s from '../schemas.ts';
import { degreeChances, withoutTotals } from './chances.ts';
import { figures, gm, onScene, roll } from './rows.ts';

export const fights = {
  initiative: onScene({
    cites: ['PW-DER-14', 'PW-ADD-06', 'PW-R-21'],
    input: { figures },
    rule: startFight,
    by: 'gm',
    // Odds ask who acts when; how it came to that is a chance of its own.
    matters: (outcome) => {
      if (outcome.kind === 'refused') return outcome;
      const { kind, first, order } = outcome;
      return order.length > MOST_ORDERED ? { kind, first } : { kind, first, order };
    },
    chances: { tie: (outcome) => outcome.kind === 'started' && outcome.tie },
    law: startFightLaw,
    headline: ['fightStarted'],
  }),
  'end-turn': onScene({
    cites: ['PW-ADD-06', 'PW-R-21'],
    input: {},
    rule: endTurn,
    actor: ({ scene }) => scene.turn ?? undefined,
    headline: ['turn'],
  }),
  'end-fight': gm(endFight, 'fightOver', ['PW-ADD-06'], {}),
  move: onScene({
    cites: ['PW-DER-15', 'PW-R-14', 'PW-R-22'],
    input: { figure: s.id, distance: z.int().min(1).max(999).default(1) },
    rule: move,
    chances: { arrives: (outcome) => outcome.kind === 'moved' && outcome.arrived },
    headline: ['moved'],
  }),
  attack: onScene({
    cites: ids('PW-ADD-07 PW-DER-18 PW-DEG-01 PW-R-08 PW-R-25 PW-R-26'),
    input: {
      attacker: s.id,
      target: s.id,
      weapon: s.name.optional(),
      ...roll,
      forced: z.boolean().default(false),
    },
    rule: attack,
    actor: ({ attacker }) => attacker,
    whose: ({ attacker }) => ({ hit: attacker, unharmed: attacker }),
    othersWant: ['unharmed'],
    matters: withoutTotals,
    chances: {
      hit: (outcome) => outcome.kind === 'attacked' && outcome.hit,
      unharmed: (outcome) => outcome.kind !== 'attacked' || !outcome.hit,
      ...degreeChances,
    },
    law: attackLaw,
    headline: ['attacked'],
  }),
};
