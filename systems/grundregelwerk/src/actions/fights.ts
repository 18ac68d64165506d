import { bare } from '@tafelrunde/schema';
import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { SIDES } from '../model.ts';
import { attack, enemyOut } from '../rules/attack.ts';
import { endCombat, endTurn, startCombat } from '../rules/combat.ts';
import { CROWD_OPTIONS } from '../rules/crowd.ts';
import { duel } from '../rules/duel.ts';
import { addEnemy } from '../rules/enemies.ts';
import { ENEMY_ATTACK_KINDS, enemyAttack } from '../rules/enemy-turn.ts';
import * as s from '../schemas.ts';
import { costsHeart, testChances, UNWANTED, withoutFace } from './common.ts';
import { gm, onScene } from './rows.ts';

export const fights = {
  'start-combat': gm(startCombat, 'combatStarted', ids('GW-ADD-08 GW-ADD-09 GW-ARM-01'), {
    placement: z
      .array(z.strictObject({ figure: s.id, at: s.cell }))
      .max(200)
      .readonly()
      .default([]),
    surprise: z.enum(SIDES).nullable().default(null),
    sameScene: z.boolean().default(false),
  }),
  'add-enemy': onScene({
    cites: ['GW-ATK-02', 'GW-ADD-08', 'GW-R-15', 'GW-R-16', 'GW-D6-05'],
    input: {
      id: s.id,
      name: s.name,
      category: s.category,
      tn: s.tn.optional(),
      hearts: z.int().min(1).max(99).optional(),
      hasRanged: z.boolean().default(false),
      reach: z.int().min(1).max(200).nullable().default(null),
      hasArmour: z.boolean().default(false),
      at: s.cell.nullable().default(null),
    },
    rule: addEnemy,
    by: 'gm',
    headline: ['created'],
    bringsOpponents: true,
  }),
  attack: onScene({
    cites: ids(`
      GW-ATK-01 GW-ATK-02 GW-HIT-01 GW-HIT-02 GW-HIT-03 GW-HIT-04 GW-REV-01 GW-REV-02 GW-REV-03 GW-REV-04
      GW-REV-05 GW-RNG-01 GW-RNG-02 GW-RNG-03 GW-MUL-01 GW-MUL-02 GW-R-05 GW-R-13 GW-R-15 GW-R-16 GW-R-17
      GW-R-18 GW-R-19 GW-R-20 GW-R-21 GW-R-22 GW-R-40 GW-TRT-03 GW-ADD-07 GW-EXA-03 GW-EXA-04
    `),
    input: {
      attacker: s.id,
      target: s.id,
      weapon: s.name.optional(),
      conditions: s.conditions.default([]),
      crowd: z.enum(CROWD_OPTIONS).optional(),
    },
    rule: attack,
    actor: ({ attacker }) => attacker,
    whose: ({ attacker, target }) => ({
      ...{ hit: attacker, heartLost: attacker, unharmed: attacker },
      ...{ out: target, targetLives: target },
    }),
    othersWant: [...UNWANTED, 'heartLost', 'targetLives'],
    matters: withoutFace,
    chances: {
      ...testChances,
      hit: (outcome) => testChances.success(outcome),
      out: (outcome) => outcome.kind !== 'refused' && 'out' in outcome && outcome.out !== null,
      targetLives: (outcome) => !('out' in outcome) || outcome.out === null,
      heartLost: (outcome) => 'retaliation' in outcome && costsHeart(outcome.retaliation),
      unharmed: (outcome) => !('retaliation' in outcome) || !costsHeart(outcome.retaliation),
    },
    goals: { wounds: (outcome) => ('wounds' in outcome ? outcome.wounds : 0) },
    headline: ['enemyOut', 'hit', 'died', 'downed', 'heartLost', 'result'],
  }),
  'enemy-attack': onScene({
    cites: ['GW-ADD-11', 'GW-HIT-03', 'GW-R-05', 'GW-R-31', 'GW-R-41', 'GW-ARM-02'],
    input: {
      enemy: s.id,
      target: s.id,
      kind: z.enum(ENEMY_ATTACK_KINDS).optional(),
      trait: s.trait.optional(),
      conditions: s.conditions.default([]),
    },
    rule: enemyAttack,
    by: 'gm',
    actor: ({ enemy }) => enemy,
    whose: ({ enemy, target }) => ({ hit: enemy, heartLost: target, unharmed: target, survives: target }),
    othersWant: ['unharmed', 'survives', 'exceptional'],
    matters: withoutFace,
    chances: {
      hit: (outcome) => 'hit' in outcome && outcome.hit,
      heartLost: (outcome) => 'loss' in outcome && costsHeart(outcome.loss),
      unharmed: (outcome) => !('loss' in outcome) || !costsHeart(outcome.loss),
      survives: (outcome) => !('loss' in outcome) || outcome.loss !== 'dead',
      exceptional: (outcome) => outcome.kind === 'exceptional',
      complication: (outcome) => outcome.kind === 'complication',
    },
    headline: ['died', 'downed', 'heartLost', 'armourUsed', 'defence', 'result', 'enemyAttack'],
  }),
  'enemy-out': gm(enemyOut, 'enemyOut', ids('GW-HIT-01 GW-R-16 GW-R-17'), {
    target: s.id,
    out: z.enum(['dead', 'left']),
  }),
  'end-turn': onScene({
    cites: ['GW-ADD-09', 'GW-ADD-10', 'GW-R-11', 'GW-REV-05'],
    input: {},
    rule: endTurn,
    actor: ({ scene }) => scene.turn ?? undefined,
    headline: ['combatOver', 'turn'],
  }),
  'end-combat': gm(endCombat, 'combatOver', ['GW-ADD-09'], {}),
  duel: bare({
    cites: ['GW-ATK-01', 'GW-REV-01', 'GW-HIT-01', 'GW-HIT-02'],
    input: {
      die: s.die,
      hearts: z.int().min(1).max(30).optional(),
      category: s.category,
      hasArmour: z.boolean().default(false),
    },
    rule: duel,
    by: 'anyone',
    actor: () => 'attacker',
    othersWant: ['defender'],
    chances: {
      attacker: ({ winner }) => winner === 'attacker',
      defender: ({ winner }) => winner === 'defender',
    },
    headline: ['duel'],
    // biome-ignore format: a table reads best in columns
    typical: [
      { chance: 'attacker', input: { die: 10, category: 'elite', hasArmour: false } },
    ],
  }),
};
