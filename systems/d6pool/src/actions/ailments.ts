import { z } from 'zod';
import { DISEASE_IDS } from '../data/diseases.ts';
import { CLIMATE_IDS, CLOTHING_IDS, DRUG_STRENGTH_IDS } from '../data/hazards.ts';
import { POISON_IDS } from '../data/poisons.ts';
import { coldCheck, expose } from '../rules/cold.ts';
import { diseaseStep, infect } from '../rules/diseases.ts';
import { takeLittle, takeSpecial, takeTooMuch } from '../rules/drugs.ts';
import { firstAid, poison, poisonStep } from '../rules/poisons.ts';
import * as s from '../schemas.ts';
import { onScene } from './on-scene.ts';
import { resistFields } from './resist-fields.ts';
import { gmOn, ofFigure } from './who.ts';

interface Course {
  readonly kind: string;
  readonly wounds?: number;
  readonly stun?: number;
  readonly state?: string;
}

const courseChances = {
  hurt: (outcome: Course) => (outcome.wounds ?? 0) > 0,
  over: (outcome: Course) => outcome.kind === 'over',
  unconscious: (outcome: Course) => outcome.state === 'unconscious',
  dead: (outcome: Course) => outcome.state === 'dead',
  lives: (outcome: Course) => outcome.state !== 'dead',
};
/** What no victim wants. */
const OF_HARM = ['hurt', 'unconscious', 'dead', 'wounds'];
const courseGoals = { wounds: (outcome: Course) => outcome.wounds ?? 0 };
const stunned = (outcome: Course) => (outcome.stun ?? 0) > 0;

export const drugSmallAction = onScene({
  id: 'd6pool/drug-small',
  cites: ['DP-DRG-01'],
  input: { figure: s.id, resented: s.no },
  rule: takeLittle,
  ...ofFigure,
  headline: ['drugHelps', 'drugHarmless'],
});

export const drugSpecialAction = onScene({
  id: 'd6pool/drug-special',
  cites: ['DP-DRG-02'],
  input: {
    figure: s.id,
    bonusDice: s.dice.default(0),
    helps: s.orNull(s.key),
    ignoresPain: s.no,
    seconds: z.int().min(1).max(31_536_000).default(3_600),
  },
  rule: takeSpecial,
  ...ofFigure,
  headline: ['drugHelps'],
});

export const drugExcessAction = onScene({
  id: 'd6pool/drug-excess',
  cites: ['DP-DRG-03', 'DP-R-107', 'DP-R-117'],
  input: {
    figure: s.id,
    strength: z.enum(DRUG_STRENGTH_IDS).default('drunk'),
    dice: s.orNull(s.dice),
    difficulty: s.difficulty.default(1),
    ...resistFields,
  },
  rule: takeTooMuch,
  chances: { stunned },
  goals: { stun: (outcome) => ('stun' in outcome ? outcome.stun : 0) },
  ...gmOn,
  othersWant: ['stunned', 'stun'],
  headline: ['drugged'],
});

export const poisonAction = onScene({
  id: 'd6pool/poison',
  cites: ['DP-POI-01', 'DP-POI-02', 'DP-POI-06', 'DP-POI-07', 'DP-R-111', 'DP-R-117'],
  input: {
    figure: s.id,
    poison: z.enum(POISON_IDS),
    dose: z.number().min(1).max(10).default(1),
  },
  rule: poison,
  chances: courseChances,
  goals: courseGoals,
  ...gmOn,
  othersWant: OF_HARM,
  headline: ['courseStep', 'poisoned'],
});

const courseInput = {
  figure: s.id,
  affliction: s.orNull(s.id),
  ...resistFields,
};

export const poisonStepAction = onScene({
  id: 'd6pool/poison-step',
  cites: ['DP-POI-02', 'DP-POI-03', 'DP-POI-04', 'DP-POI-05', 'DP-POI-06', 'DP-POI-07', 'DP-R-111'],
  input: courseInput,
  rule: poisonStep,
  chances: courseChances,
  goals: courseGoals,
  ...gmOn,
  othersWant: OF_HARM,
  headline: ['courseStep'],
});

export const firstAidAction = onScene({
  id: 'd6pool/first-aid',
  cites: ['DP-POI-05', 'DP-SUP-02', 'DP-R-111'],
  input: {
    figure: s.id,
    helped: s.id,
    description: s.text.default(''),
    attribute: z.enum(['dexterity', 'intelligence']).default('dexterity'),
    ...resistFields,
    concentration: s.rollFields.concentration,
    distractions: s.rollFields.distractions,
    item: s.rollFields.item,
  },
  rule: firstAid,
  chances: { success: (outcome) => outcome.kind === 'success' },
  ...ofFigure,
  headline: ['supported'],
});

export const infectAction = onScene({
  id: 'd6pool/infect',
  cites: ['DP-ILL-01', 'DP-ILL-02', 'DP-ILL-04', 'DP-R-117'],
  input: { figure: s.id, disease: z.enum(DISEASE_IDS) },
  rule: infect,
  ...gmOn,
  headline: ['infected'],
});

export const diseaseStepAction = onScene({
  id: 'd6pool/disease-step',
  cites: ['DP-ILL-02', 'DP-ILL-03', 'DP-ILL-04', 'DP-ILL-05', 'DP-ADV-05', 'DP-R-112'],
  input: courseInput,
  rule: diseaseStep,
  chances: courseChances,
  goals: courseGoals,
  ...gmOn,
  othersWant: OF_HARM,
  headline: ['courseStep'],
});

const coldFields = {
  figure: s.id,
  climate: z.enum(CLIMATE_IDS).default('freezing'),
  clothing: z.enum(CLOTHING_IDS).default('ordinary'),
  difficulty: s.difficulty.default(1),
};

export const exposeAction = onScene({
  id: 'd6pool/expose-to-cold',
  cites: ['DP-CLD-01', 'DP-CLD-03', 'DP-R-114'],
  input: coldFields,
  rule: expose,
  ...gmOn,
  headline: ['exposed'],
});

export const coldCheckAction = onScene({
  id: 'd6pool/cold-check',
  cites: ['DP-CLD-01', 'DP-CLD-02', 'DP-CLD-03', 'DP-R-114', 'DP-R-117'],
  input: { ...coldFields, ...resistFields },
  rule: coldCheck,
  chances: {
    resisted: (outcome) => outcome.kind === 'resisted',
    stunned,
    hurt: courseChances.hurt,
    dead: courseChances.dead,
    lives: courseChances.lives,
  },
  goals: courseGoals,
  ...gmOn,
  othersWant: ['stunned', 'hurt', 'dead', 'wounds'],
  headline: ['cold'],
});
