import type { Question } from '@tafelrunde/kernel';
import type { Goal } from '@tafelrunde/system';
import { z } from 'zod';
import { GROUND_IDS } from '../data/falls.ts';
import { ACID_IDS, FIRE_IDS } from '../data/hazards.ts';
import { acid, acidRound } from '../rules/acids.ts';
import { endAffliction } from '../rules/afflictions.ts';
import { fall } from '../rules/falls.ts';
import { endFear, fearCheck } from '../rules/fear.ts';
import { fireRound } from '../rules/fire.ts';
import { breathe, loseAir, suffocate } from '../rules/suffocation.ts';
import * as s from '../schemas.ts';
import { onScene } from './on-scene.ts';
import { resistFields } from './resist-fields.ts';
import { byGm, gmOn, unwanted } from './who.ts';

interface Harmed {
  readonly kind: string;
  readonly wounds?: number;
  readonly state?: string;
}

const harmChances = {
  hurt: (outcome: Harmed) => (outcome.wounds ?? 0) > 0,
  unconscious: (outcome: Harmed) => outcome.state === 'unconscious',
  dead: (outcome: Harmed) => outcome.state === 'dead',
  lives: (outcome: Harmed) => outcome.state !== 'dead',
};
const harmGoals = { wounds: (outcome: Harmed) => outcome.wounds ?? 0 };
/** What no victim wants. */
const OF_HARM = ['hurt', 'unconscious', 'dead', 'wounds'];
/** Thrown acid is an attack: the thrower wants what nobody else does. */
const acidStance = (input: { readonly thrower: string | null }, goal: Goal) => {
  const suffered = unwanted(...OF_HARM)(input, goal);
  return (question: Question<unknown>) => {
    const stance = suffered(question);
    if (stance === 'default' || question.by !== input.thrower) return stance;
    return stance === 'oppose' ? ('seek' as const) : ('oppose' as const);
  };
};

export const fearCheckAction = onScene({
  id: 'd6pool/fear-check',
  cites: ['DP-FEA-01', 'DP-FEA-02', 'DP-FEA-03', 'DP-FEA-04', 'DP-R-106', 'DP-R-117'],
  input: {
    source: s.text.default(''),
    creature: s.orNull(s.id),
    skill: s.key.default('unarmedCombat'),
    dice: s.orNull(s.dice),
    difficulty: s.difficulty.default(1),
    figures: z
      .array(z.strictObject({ figure: s.id, ...resistFields }))
      .min(1)
      .max(20)
      .readonly(),
  },
  rule: fearCheck,
  chances: {
    afraid: (outcome) => outcome.kind === 'checked' && outcome.afraid.length > 0,
    allAfraid: (outcome) => outcome.kind === 'checked' && outcome.brave.length === 0,
    allBrave: (outcome) => outcome.kind === 'checked' && outcome.afraid.length === 0,
  },
  ...byGm,
  stance: unwanted('afraid', 'allAfraid'),
  headline: ['afraid', 'unafraid'],
});

export const endFearAction = onScene({
  id: 'd6pool/end-fear',
  cites: ['DP-FEA-03', 'DP-R-106'],
  input: { figure: s.id },
  rule: endFear,
  ...gmOn,
  headline: ['calmed'],
});

export const loseAirAction = onScene({
  id: 'd6pool/lose-air',
  cites: ['DP-SUF-01'],
  input: { figure: s.id },
  rule: loseAir,
  ...gmOn,
  headline: ['airLost'],
});

export const suffocateAction = onScene({
  id: 'd6pool/suffocate',
  cites: ['DP-SUF-01', 'DP-R-108', 'DP-R-117'],
  input: { figure: s.id, ...resistFields },
  rule: suffocate,
  chances: {
    holdsOut: (outcome) => outcome.kind === 'heldOut',
    stunned: (outcome) => outcome.kind === 'stunned' || outcome.kind === 'wounded',
  },
  ...gmOn,
  othersWant: ['stunned'],
  headline: ['choking'],
});

export const breatheAction = onScene({
  id: 'd6pool/breathe',
  cites: ['DP-SUF-02', 'DP-R-108'],
  input: { figure: s.id },
  rule: breathe,
  ...gmOn,
  headline: ['breathes'],
});

export const fireRoundAction = onScene({
  id: 'd6pool/fire-round',
  cites: ['DP-FIR-01', 'DP-FIR-02', 'DP-R-109', 'DP-R-117'],
  input: {
    figure: s.id,
    fire: z.enum(FIRE_IDS).default('torch'),
    dice: s.orNull(s.dice),
    goesOn: s.no,
  },
  rule: fireRound,
  chances: harmChances,
  goals: harmGoals,
  ...gmOn,
  othersWant: OF_HARM,
  headline: ['burned'],
});

export const acidAction = onScene({
  id: 'd6pool/acid',
  cites: ['DP-ACD-01', 'DP-ACD-03', 'DP-R-113', 'DP-R-117'],
  input: {
    figure: s.id,
    acid: z.enum(ACID_IDS).default('splash'),
    dice: s.orNull(s.dice),
    thrower: s.orNull(s.id),
    difficulty: s.difficulty.default(1),
    ...resistFields,
  },
  rule: acid,
  chances: harmChances,
  goals: harmGoals,
  ...byGm,
  actor: ({ figure, thrower }) => thrower ?? figure,
  stance: acidStance,
  headline: ['acid', 'acidMissed'],
});

export const acidRoundAction = onScene({
  id: 'd6pool/acid-round',
  cites: ['DP-ACD-02', 'DP-ACD-03', 'DP-R-113'],
  input: { figure: s.id },
  rule: acidRound,
  chances: harmChances,
  goals: harmGoals,
  ...gmOn,
  othersWant: OF_HARM,
  headline: ['acid'],
});

export const fallAction = onScene({
  id: 'd6pool/fall',
  cites: ['DP-FAL-01', 'DP-FAL-02', 'DP-FAL-03', 'DP-R-77', 'DP-R-116', 'DP-R-117'],
  input: {
    figure: s.id,
    metres: z.number().min(0).max(400),
    ground: z.enum(GROUND_IDS).default('hard'),
    softer: s.dice.default(0),
  },
  rule: fall,
  chances: harmChances,
  goals: harmGoals,
  ...gmOn,
  othersWant: OF_HARM,
  headline: ['fell'],
});

export const endAfflictionAction = onScene({
  id: 'd6pool/end-affliction',
  cites: ['DP-POI-02', 'DP-ILL-03', 'DP-CLD-02', 'DP-FIR-01', 'DP-ACD-02', 'DP-DRG-02'],
  input: { figure: s.id, affliction: s.id },
  rule: endAffliction,
  ...gmOn,
  headline: ['afflictionEnded'],
});
