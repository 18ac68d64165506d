import { ids } from '@tafelrunde/system';
import { coldCheck, expose } from '../rules/cold.ts';
import { diseaseStep, infect } from '../rules/diseases.ts';
import { takeLittle, takeSpecial, takeTooMuch } from '../rules/drugs.ts';
import { firstAid, poison, poisonStep } from '../rules/poisons.ts';
import { harm, harmChances, stunned } from './harm.ts';
import { gmOn, is, ofFigure } from './kinds.ts';

const { hurt, dead, lives, unconscious } = harmChances;
const course = { ...harm, chances: { hurt, over: is('over'), unconscious, dead, lives } };

export const ailments = {
  'drug-small': ofFigure({ cites: ['DP-DRG-01'], rule: takeLittle, headline: ['drugHelps', 'drugHarmless'] }),
  'drug-special': ofFigure({ cites: ['DP-DRG-02'], rule: takeSpecial, headline: ['drugHelps'] }),
  'drug-excess': gmOn({
    cites: ['DP-DRG-03', 'DP-R-107', 'DP-R-117'],
    rule: takeTooMuch,
    chances: { stunned },
    goals: { stun: (outcome) => ('stun' in outcome ? outcome.stun : 0) },
    othersWant: ['stunned', 'stun'],
    headline: ['drugged'],
  }),
  poison: gmOn({
    cites: ids('DP-POI-01 DP-POI-02 DP-POI-06 DP-POI-07 DP-R-111 DP-R-117'),
    rule: poison,
    ...course,
    headline: ['courseStep', 'poisoned'],
  }),
  'poison-step': gmOn({
    cites: ids('DP-POI-02 DP-POI-03 DP-POI-04 DP-POI-05 DP-POI-06 DP-POI-07 DP-R-111'),
    rule: poisonStep,
    ...course,
    headline: ['courseStep'],
  }),
  'first-aid': ofFigure({
    cites: ['DP-POI-05', 'DP-SUP-02', 'DP-R-111'],
    rule: firstAid,
    chances: { success: is('success') },
    headline: ['supported'],
  }),
  infect: gmOn({
    cites: ['DP-ILL-01', 'DP-ILL-02', 'DP-ILL-04', 'DP-R-117'],
    rule: infect,
    headline: ['infected'],
  }),
  'disease-step': gmOn({
    cites: ids('DP-ILL-02 DP-ILL-03 DP-ILL-04 DP-ILL-05 DP-ADV-05 DP-R-112'),
    rule: diseaseStep,
    ...course,
    headline: ['courseStep'],
  }),
  'expose-to-cold': gmOn({ cites: ids('DP-CLD-01 DP-CLD-03 DP-R-114'), rule: expose, headline: ['exposed'] }),
  'cold-check': gmOn({
    cites: ids('DP-CLD-01 DP-CLD-02 DP-CLD-03 DP-R-114 DP-R-117'),
    rule: coldCheck,
    chances: { resisted: is('resisted'), stunned, hurt, dead, lives },
    goals: harm.goals,
    othersWant: ['stunned', 'hurt', 'dead', 'wounds'],
    headline: ['cold'],
  }),
};
