import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { setAlert, setDistance } from '../rules/arrange.ts';
import { meleeAttack } from '../rules/melee.ts';
import * as s from '../schemas.ts';
import {
  ambushFields,
  attackChances,
  attackGoals,
  attackHeadline,
  fightFields,
  OF_TARGET,
  whatBecomes,
} from './attack-fields.ts';
import { onScene } from './on-scene.ts';
import { byGm, gmOn, ofAttacker } from './who.ts';

/** The whole attack: attack roll, the defender's choice and roll, damage, armour. */
export const meleeAttackAction = onScene({
  id: 'd6pool/melee-attack',
  cites: ids(`
    DP-MEL-01 DP-MEL-02 DP-MEL-03 DP-MEL-04 DP-MEL-05 DP-MEL-06 DP-MEL-07 DP-MEL-08 DP-MEL-09 DP-VUL-01
    DP-VUL-02 DP-OPP-03 DP-DMG-01 DP-DMG-02 DP-DMG-03 DP-ARM-01 DP-EQP-02 DP-R-06 DP-R-10 DP-R-11 DP-R-15
    DP-R-29 DP-R-52 DP-R-53 DP-R-54 DP-R-55 DP-R-56 DP-R-57 DP-R-69 DP-R-71 DP-R-75 DP-R-100 DP-CHL-06
    DP-CHL-14 DP-ADV-03 DP-ADV-04 DP-R-119 DP-R-120 DP-R-121 DP-R-122 DP-R-123
  `),
  input: { ...fightFields, ...ambushFields },
  rule: meleeAttack,
  matters: whatBecomes,
  chances: attackChances,
  goals: attackGoals,
  ...ofAttacker,
  othersWant: OF_TARGET,
  headline: attackHeadline,
});

export const setDistanceAction = onScene({
  id: 'd6pool/set-distance',
  cites: ['DP-MEL-06', 'DP-RNG-06', 'DP-R-56'],
  input: { a: s.id, b: s.id, metres: z.number().min(0).max(100_000) },
  rule: setDistance,
  ...byGm,
  headline: ['apart'],
});

export const setAlertAction = onScene({
  id: 'd6pool/set-alert',
  cites: ['DP-MEL-03', 'DP-R-52'],
  input: {
    figure: s.id,
    surprised: s.no,
    incapacitated: s.no,
  },
  rule: setAlert,
  ...gmOn,
  headline: ['alert'],
});
