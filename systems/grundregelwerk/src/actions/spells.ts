import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { SPELL_ADVANTAGES } from '../data/complications.ts';
import { SPELL_LEVELS } from '../data/spells.ts';
import { attackSpell } from '../rules/attack-spell.ts';
import { CROWD_OPTIONS } from '../rules/crowd.ts';
import { cast } from '../rules/magic.ts';
import * as s from '../schemas.ts';
import { costsHeart, testChances, UNWANTED, withoutFace } from './common.ts';
import { onScene } from './rows.ts';

const castInput = {
  caster: s.id,
  effect: s.spellEffect,
  description: s.text.min(1),
  level: z.enum(SPELL_LEVELS).optional(),
  tn: s.tn.optional(),
  mana: z.int().min(0).max(20).optional(),
  target: s.id.optional(),
  cells: z.array(s.cell).max(3).readonly().default([]),
  conditions: s.conditions.default([]),
  crowd: z.enum(CROWD_OPTIONS).optional(),
  advantage: z.enum(SPELL_ADVANTAGES).optional(),
  grantsMana: z.boolean().optional(),
};

const manaBack = (outcome: ReturnType<typeof cast>['outcome']): boolean =>
  'manaBack' in outcome && outcome.manaBack > 0;

export const spells = {
  cast: onScene({
    cites: ids(`
      GW-MAG-01 GW-MAG-02 GW-MAG-03 GW-MAG-04 GW-MAG-05 GW-MAG-06 GW-ADD-15 GW-R-14 GW-R-23 GW-R-24 GW-R-25
      GW-R-26 GW-R-27 GW-R-42 GW-R-43 GW-EXA-05 GW-EXA-06
    `),
    input: castInput,
    rule: cast,
    actor: ({ caster }) => caster,
    othersWant: UNWANTED,
    matters: withoutFace,
    chances: { ...testChances, manaBack },
    headline: ['result', 'wayOn'],
  }),
  'attack-spell': onScene({
    cites: ids('GW-ATK-01 GW-MAG-03 GW-ADD-15 GW-R-14 GW-R-25 GW-R-27 GW-R-38 GW-REV-01 GW-MUL-01'),
    input: castInput,
    rule: attackSpell,
    actor: ({ caster }) => caster,
    whose: ({ caster }) => ({ heartLost: caster, unharmed: caster }),
    othersWant: [...UNWANTED, 'heartLost', 'targetLives'],
    matters: withoutFace,
    chances: {
      ...testChances,
      out: (outcome) => 'out' in outcome && outcome.out.length > 0,
      targetLives: (outcome) => !('out' in outcome) || outcome.out.length === 0,
      heartLost: (outcome) => 'retaliation' in outcome && costsHeart(outcome.retaliation),
      unharmed: (outcome) => !('retaliation' in outcome) || !costsHeart(outcome.retaliation),
      manaBack,
    },
    goals: { wounds: (outcome) => ('wounds' in outcome ? outcome.wounds : 0) },
    headline: ['enemyOut', 'hit', 'died', 'downed', 'heartLost', 'result'],
  }),
};
