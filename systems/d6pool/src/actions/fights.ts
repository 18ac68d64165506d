import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { setAlert, setCover, setDistance } from '../rules/arrange.ts';
import { charge } from '../rules/charge.ts';
import { dealDamage } from '../rules/deal-damage.ts';
import { disarm } from '../rules/disarm.ts';
import { escapeHold, grapple, letGo } from '../rules/grapple.ts';
import { meleeAttack } from '../rules/melee.ts';
import { opportunityAttack } from '../rules/opportunity.ts';
import { shoot } from '../rules/rockets.ts';
import { takeStance } from '../rules/stance.ts';
import { aim, clearJam, reload } from '../rules/weapon-handling.ts';
import * as s from '../schemas.ts';
import { ambushFields, attackFields, defenceField, fightFields, terrainField } from './fields.ts';
import { attackChances, damageChances, HURT, harmGoals, OF_TARGET, STRUCK, whatBecomes } from './harm.ts';
import { byGm, gmOn, is, isNot, ofAttacker, ofFigure } from './kinds.ts';

const attack = {
  matters: whatBecomes,
  chances: attackChances,
  goals: harmGoals,
  othersWant: OF_TARGET,
} as const;

/** Whoever is in the middle of a fight: blows, shots, holds, and what the GM sets for them. */
export const fights = {
  /** The whole attack: attack roll, the defender's choice and roll, damage, armour. */
  'melee-attack': ofAttacker({
    cites: ids(`
      DP-MEL-01 DP-MEL-02 DP-MEL-03 DP-MEL-04 DP-MEL-05 DP-MEL-06 DP-MEL-07 DP-MEL-08 DP-MEL-09 DP-VUL-01
      DP-VUL-02 DP-OPP-03 DP-DMG-01 DP-DMG-02 DP-DMG-03 DP-ARM-01 DP-EQP-02 DP-R-06 DP-R-10 DP-R-11 DP-R-15
      DP-R-29 DP-R-52 DP-R-53 DP-R-54 DP-R-55 DP-R-56 DP-R-57 DP-R-69 DP-R-71 DP-R-75 DP-R-100 DP-CHL-06
      DP-CHL-14 DP-ADV-03 DP-ADV-04 DP-R-119 DP-R-120 DP-R-121 DP-R-122 DP-R-123
    `),
    input: { ...fightFields, ...ambushFields },
    rule: meleeAttack,
    ...attack,
    headline: [...HURT, ...STRUCK],
  }),
  'set-distance': byGm({ cites: ids('DP-MEL-06 DP-RNG-06 DP-R-56'), rule: setDistance, headline: ['apart'] }),
  'set-alert': gmOn({ cites: ['DP-MEL-03', 'DP-R-52'], rule: setAlert, headline: ['alert'] }),
  'ranged-attack': ofAttacker({
    cites: ids(`
      DP-RNG-01 DP-RNG-02 DP-RNG-03 DP-RNG-04 DP-RNG-05 DP-RNG-06 DP-RNG-07 DP-SPA-06 DP-SPA-07 DP-SPA-08
      DP-EQP-03 DP-EQP-04 DP-R-58 DP-R-59 DP-R-60 DP-R-61 DP-R-62 DP-R-63 DP-R-64 DP-R-65 DP-R-66 DP-R-72
      DP-R-74 DP-EXP-01 DP-EXP-02 DP-R-90 DP-R-91
    `),
    rule: shoot,
    ...attack,
    chances: { ...attackChances, disarmed: is('disarmed') },
    headline: [...HURT, 'disarmed', 'itemDamaged', ...STRUCK],
  }),
  aim: ofFigure({ cites: ['DP-RNG-05', 'DP-R-53', 'DP-R-61'], rule: aim, headline: ['aimed'] }),
  'clear-jam': ofFigure({
    cites: ['DP-SPA-08', 'DP-VUL-02', 'DP-R-53', 'DP-R-67'],
    rule: clearJam,
    chances: { cleared: is('cleared') },
    headline: ['ready'],
  }),
  reload: ofFigure({ cites: ids('DP-VUL-02 DP-R-53 DP-R-63 DP-R-91'), rule: reload, headline: ['ready'] }),
  'set-cover': gmOn({
    cites: ['DP-RNG-04', 'DP-RNG-05', 'DP-R-59', 'DP-R-60'],
    rule: setCover,
    headline: ['covered'],
  }),
  grapple: ofAttacker({
    cites: ids('DP-SPA-01 DP-VUL-02 DP-R-05 DP-R-68 DP-R-69 DP-R-76 DP-R-122 DP-R-123'),
    input: { attacker: s.id, target: s.id, ...attackFields, ...ambushFields },
    rule: grapple,
    matters: whatBecomes,
    chances: { held: is('held'), notHeld: isNot('held'), fumble: is('patzer') },
    othersWant: ['fumble', 'notHeld'],
    headline: ['strangled', 'held', 'notHeld'],
  }),
  escape: ofFigure({
    cites: ['DP-SPA-02', 'DP-R-05', 'DP-R-69'],
    input: { figure: s.id, ...attackFields, ...defenceField },
    rule: escapeHold,
    chances: { free: is('free'), stillHeld: is('held') },
    othersWant: ['stillHeld'],
    headline: ['released', 'stillHeld'],
  }),
  'let-go': ofFigure({ cites: ['DP-SPA-01', 'DP-R-69'], rule: letGo, headline: ['released'] }),
  charge: ofAttacker({
    cites: ids('DP-SPA-03 DP-VUL-02 DP-R-31 DP-R-70 DP-R-122 DP-R-123'),
    input: {
      ...fightFields,
      ...ambushFields,
      movement: z.enum(['run', 'walk']).default('run'),
      ...terrainField,
    },
    rule: charge,
    ...attack,
    chances: { ...attackChances, notReached: is('notReached') },
    othersWant: [...OF_TARGET, 'notReached'],
    headline: [...HURT, ...STRUCK, 'notMoved', 'stoppedBy', 'moved', 'challenge'],
  }),
  'defensive-stance': ofFigure({ cites: ['DP-SPA-04', 'DP-R-71'], rule: takeStance, headline: ['stance'] }),
  disarm: ofAttacker({
    cites: ids('DP-SPA-05 DP-R-72 DP-R-121 DP-R-123 DP-R-125'),
    input: { ...fightFields, ...ambushFields, item: s.id },
    rule: disarm,
    matters: whatBecomes,
    chances: { disarmed: is('disarmed'), keepsWeapon: isNot('disarmed'), fumble: is('patzer') },
    goals: { weaponWounds: (outcome) => ('weaponWounds' in outcome ? outcome.weaponWounds : 0) },
    othersWant: ['fumble', 'keepsWeapon'],
    headline: ['disarmed', 'itemDamaged', 'patzer', 'missed'],
  }),
  'opportunity-attack': ofAttacker({
    cites: ['DP-SPA-09', 'DP-OPT-01', 'DP-R-34'],
    input: { ...fightFields, ...ambushFields, form: z.enum(['attack', 'grapple']).default('attack') },
    rule: opportunityAttack,
    ...attack,
    chances: { ...attackChances, held: is('held'), notHeld: isNot('held') },
    othersWant: [...OF_TARGET, 'notHeld'],
    headline: [...HURT, ...STRUCK, 'held', 'notHeld', 'opportunity'],
  }),
  damage: ofAttacker({
    cites: ids(`
      DP-DMG-01 DP-DMG-02 DP-DMG-03 DP-DMG-04 DP-WND-01 DP-WND-02 DP-WND-03 DP-ARM-01 DP-ARM-02 DP-ARM-03
      DP-ARM-04 DP-ARM-05 DP-R-08 DP-R-15 DP-R-21 DP-R-30 DP-R-73 DP-R-74 DP-R-75 DP-R-76 DP-R-77 DP-R-78
      DP-R-79 DP-R-83 DP-R-84 DP-R-85 DP-R-86 DP-R-87
    `),
    rule: dealDamage,
    chances: damageChances,
    goals: harmGoals,
    by: 'gm',
    othersWant: ['untouched', 'targetLives'],
    headline: [...HURT, 'damage', 'noDamageDice'],
  }),
};
