import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { DAMAGE_TYPES } from '../items.ts';
import { dealDamage } from '../rules/deal-damage.ts';
import * as s from '../schemas.ts';
import { attackChances, attackGoals } from './attack-fields.ts';
import { onScene } from './on-scene.ts';
import { ofAttacker } from './who.ts';

const { hurt, unconscious, dead, targetLives, untouched } = attackChances;

export const damageAction = onScene({
  id: 'd6pool/damage',
  cites: ids(`
    DP-DMG-01 DP-DMG-02 DP-DMG-03 DP-DMG-04 DP-WND-01 DP-WND-02 DP-WND-03 DP-ARM-01 DP-ARM-02 DP-ARM-03
    DP-ARM-04 DP-ARM-05 DP-R-08 DP-R-15 DP-R-21 DP-R-30 DP-R-73 DP-R-74 DP-R-75 DP-R-76 DP-R-77 DP-R-78
    DP-R-79 DP-R-83 DP-R-84 DP-R-85 DP-R-86 DP-R-87
  `),
  input: {
    attacker: s.id,
    target: s.id,
    weapon: s.orNull(s.id),
    type: z.enum(DAMAGE_TYPES).nullable().default(null),
    crits: z.int().min(0).max(60).default(0),
    bonus: s.dice.default(0),
    coverValue: z.int().min(0).max(100).default(0),
  },
  rule: dealDamage,
  chances: { hurt, unconscious, dead, targetLives, untouched },
  goals: attackGoals,
  by: 'gm',
  ...ofAttacker,
  othersWant: ['untouched', 'targetLives'],
  headline: ['died', 'unconscious', 'wounded', 'stunned', 'damage', 'noDamageDice'],
});
