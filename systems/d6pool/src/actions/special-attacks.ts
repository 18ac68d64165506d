import { z } from 'zod';
import { charge } from '../rules/charge.ts';
import { disarm } from '../rules/disarm.ts';
import { escapeHold, grapple, letGo } from '../rules/grapple.ts';
import { opportunityAttack } from '../rules/opportunity.ts';
import { takeStance } from '../rules/stance.ts';
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
import { attackFields, defenceField } from './resist-fields.ts';
import { ofAttacker, ofFigure } from './who.ts';

const figureFields = { figure: s.id };

export const grappleAction = onScene({
  id: 'd6pool/grapple',
  cites: ['DP-SPA-01', 'DP-VUL-02', 'DP-R-05', 'DP-R-68', 'DP-R-69', 'DP-R-76', 'DP-R-122', 'DP-R-123'],
  input: { attacker: s.id, target: s.id, ...attackFields, ...ambushFields },
  rule: grapple,
  matters: whatBecomes,
  chances: {
    held: (outcome) => outcome.kind === 'held',
    notHeld: (outcome) => outcome.kind !== 'held',
    fumble: (outcome) => outcome.kind === 'patzer',
  },
  ...ofAttacker,
  othersWant: ['fumble', 'notHeld'],
  headline: ['strangled', 'held', 'notHeld'],
});

export const escapeAction = onScene({
  id: 'd6pool/escape',
  cites: ['DP-SPA-02', 'DP-R-05', 'DP-R-69'],
  input: { ...figureFields, ...attackFields, ...defenceField },
  rule: escapeHold,
  chances: {
    free: (outcome) => outcome.kind === 'free',
    stillHeld: (outcome) => outcome.kind === 'held',
  },
  ...ofFigure,
  othersWant: ['stillHeld'],
  headline: ['released', 'stillHeld'],
});

export const letGoAction = onScene({
  id: 'd6pool/let-go',
  cites: ['DP-SPA-01', 'DP-R-69'],
  input: figureFields,
  rule: letGo,
  ...ofFigure,
  headline: ['released'],
});

export const chargeAction = onScene({
  id: 'd6pool/charge',
  cites: ['DP-SPA-03', 'DP-VUL-02', 'DP-R-31', 'DP-R-70', 'DP-R-122', 'DP-R-123'],
  input: {
    ...fightFields,
    ...ambushFields,
    movement: z.enum(['run', 'walk']).default('run'),
    terrain: z.literal([0, 1, 2]).nullable().default(null),
  },
  rule: charge,
  matters: whatBecomes,
  chances: { ...attackChances, notReached: (outcome) => outcome.kind === 'notReached' },
  goals: attackGoals,
  ...ofAttacker,
  othersWant: [...OF_TARGET, 'notReached'],
  headline: [...attackHeadline, 'notMoved', 'stoppedBy', 'moved', 'challenge'],
});

export const defensiveStanceAction = onScene({
  id: 'd6pool/defensive-stance',
  cites: ['DP-SPA-04', 'DP-R-71'],
  input: figureFields,
  rule: takeStance,
  ...ofFigure,
  headline: ['stance'],
});

export const disarmAction = onScene({
  id: 'd6pool/disarm',
  cites: ['DP-SPA-05', 'DP-R-72', 'DP-R-121', 'DP-R-123', 'DP-R-125'],
  input: { ...fightFields, ...ambushFields, item: s.id },
  rule: disarm,
  matters: whatBecomes,
  chances: {
    disarmed: (outcome) => outcome.kind === 'disarmed',
    keepsWeapon: (outcome) => outcome.kind !== 'disarmed',
    fumble: (outcome) => outcome.kind === 'patzer',
  },
  goals: { weaponWounds: (outcome) => ('weaponWounds' in outcome ? outcome.weaponWounds : 0) },
  ...ofAttacker,
  othersWant: ['fumble', 'keepsWeapon'],
  headline: ['disarmed', 'itemDamaged', 'patzer', 'missed'],
});

export const opportunityAttackAction = onScene({
  id: 'd6pool/opportunity-attack',
  cites: ['DP-SPA-09', 'DP-OPT-01', 'DP-R-34'],
  input: {
    ...fightFields,
    ...ambushFields,
    form: z.enum(['attack', 'grapple']).default('attack'),
  },
  rule: opportunityAttack,
  matters: whatBecomes,
  chances: {
    ...attackChances,
    held: (outcome) => outcome.kind === 'held',
    notHeld: (outcome) => outcome.kind !== 'held',
  },
  goals: attackGoals,
  ...ofAttacker,
  othersWant: [...OF_TARGET, 'notHeld'],
  headline: [...attackHeadline, 'held', 'notHeld', 'opportunity'],
});
