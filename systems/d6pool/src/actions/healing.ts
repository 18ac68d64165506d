import { z } from 'zod';
import { adjustWounds } from '../rules/adjust-wounds.ts';
import { healStun, healWound, toughnessCheck, wakeUp } from '../rules/healing.ts';
import * as s from '../schemas.ts';
import { onScene } from './on-scene.ts';
import { attackFields } from './resist-fields.ts';
import { gmOn, ofFigure } from './who.ts';

interface Told {
  readonly kind: string;
}
const chances = {
  success: (outcome: Told) => outcome.kind === 'success',
  fumble: (outcome: Told) => outcome.kind === 'patzer',
};
const fields = { figure: s.id, ...attackFields };

export const toughnessAction = onScene({
  id: 'd6pool/toughness',
  cites: ['DP-WND-04', 'DP-R-05', 'DP-R-80'],
  input: fields,
  rule: toughnessCheck,
  chances,
  ...ofFigure,
  othersWant: ['fumble'],
  headline: ['toughness'],
});

export const healWoundAction = onScene({
  id: 'd6pool/heal-wound',
  cites: ['DP-WND-05', 'DP-WND-06', 'DP-R-79', 'DP-R-81'],
  input: { ...fields, rested: s.no, wellKept: s.no },
  rule: healWound,
  chances,
  ...ofFigure,
  othersWant: ['fumble'],
  headline: ['healing'],
});

export const healStunAction = onScene({
  id: 'd6pool/heal-stun',
  cites: ['DP-WND-07', 'DP-DMG-04', 'DP-R-82'],
  input: { ...fields, isWarm: z.boolean().default(true) },
  rule: healStun,
  chances,
  ...ofFigure,
  othersWant: ['fumble'],
  headline: ['healing'],
});

export const adjustWoundsAction = onScene({
  id: 'd6pool/adjust-wounds',
  cites: ['DP-WND-01', 'DP-WND-02', 'DP-WND-03', 'DP-R-79'],
  input: { figure: s.id, by: z.int().min(-20).max(20).default(1) },
  rule: adjustWounds,
  ...gmOn,
  headline: ['died', 'unconscious', 'wounded', 'woke', 'healing'],
});

export const wakeUpAction = onScene({
  id: 'd6pool/wake-up',
  cites: ['DP-R-79'],
  input: { figure: s.id },
  rule: wakeUp,
  ...gmOn,
  headline: ['woke'],
});
