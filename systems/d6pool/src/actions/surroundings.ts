import type { Question } from '@tafelrunde/kernel';
import { type Goal, ids } from '@tafelrunde/system';
import { acid, acidRound } from '../rules/acids.ts';
import { endAffliction } from '../rules/afflictions.ts';
import { detonate, placeExplosive } from '../rules/explosions.ts';
import { fall } from '../rules/falls.ts';
import { endFear, fearCheck } from '../rules/fear.ts';
import { fireRound } from '../rules/fire.ts';
import { attackObject, placeObject } from '../rules/objects.ts';
import { breathe, loseAir, suffocate } from '../rules/suffocation.ts';
import { throwExplosive } from '../rules/throw-explosive.ts';
import { passTime, setReminder, settleRound } from '../rules/time.ts';
import { travel } from '../rules/travel.ts';
import { harm, OF_HARM } from './harm.ts';
import { byGm, gmOn, is, ofFigure, onScene, unwanted } from './kinds.ts';

/** Thrown acid is an attack: the thrower wants what nobody else does. */
const acidStance = (input: { readonly thrower: string | null }, goal: Goal) => {
  const suffered = unwanted(...OF_HARM)(input, goal);
  return (question: Question<unknown>) => {
    const stance = suffered(question);
    if (stance === 'default' || question.by !== input.thrower) return stance;
    return stance === 'oppose' ? ('seek' as const) : ('oppose' as const);
  };
};

interface Explosion {
  readonly kind: string;
  readonly hurt?: readonly unknown[];
}
const blastChances = {
  hurt: ({ hurt = [] }: Explosion) => hurt.length > 0,
  nobodyHurt: ({ hurt = [] }: Explosion) => hurt.length === 0,
};

/** Fear, hazards, things that stand around or go off, time and travel. */
export const surroundings = {
  'fear-check': byGm({
    cites: ids('DP-FEA-01 DP-FEA-02 DP-FEA-03 DP-FEA-04 DP-R-106 DP-R-117'),
    rule: fearCheck,
    chances: {
      afraid: (outcome) => outcome.kind === 'checked' && outcome.afraid.length > 0,
      allAfraid: (outcome) => outcome.kind === 'checked' && outcome.brave.length === 0,
      allBrave: (outcome) => outcome.kind === 'checked' && outcome.afraid.length === 0,
    },
    stance: unwanted('afraid', 'allAfraid'),
    headline: ['afraid', 'unafraid'],
  }),
  'end-fear': gmOn({ cites: ['DP-FEA-03', 'DP-R-106'], rule: endFear, headline: ['calmed'] }),
  'lose-air': gmOn({ cites: ['DP-SUF-01'], rule: loseAir, headline: ['airLost'] }),
  suffocate: gmOn({
    cites: ['DP-SUF-01', 'DP-R-108', 'DP-R-117'],
    rule: suffocate,
    chances: { holdsOut: is('heldOut'), stunned: is('stunned', 'wounded') },
    othersWant: ['stunned'],
    headline: ['choking'],
  }),
  breathe: gmOn({ cites: ['DP-SUF-02', 'DP-R-108'], rule: breathe, headline: ['breathes'] }),
  'fire-round': gmOn({
    cites: ['DP-FIR-01', 'DP-FIR-02', 'DP-R-109', 'DP-R-117'],
    rule: fireRound,
    ...harm,
    headline: ['burned'],
  }),
  acid: onScene({
    cites: ['DP-ACD-01', 'DP-ACD-03', 'DP-R-113', 'DP-R-117'],
    rule: acid,
    chances: harm.chances,
    goals: harm.goals,
    by: 'gm',
    actor: ({ figure, thrower }) => thrower ?? figure,
    stance: acidStance,
    headline: ['acid', 'acidMissed'],
  }),
  'acid-round': gmOn({
    cites: ['DP-ACD-02', 'DP-ACD-03', 'DP-R-113'],
    rule: acidRound,
    ...harm,
    headline: ['acid'],
  }),
  fall: gmOn({
    cites: ids('DP-FAL-01 DP-FAL-02 DP-FAL-03 DP-R-77 DP-R-116 DP-R-117'),
    rule: fall,
    ...harm,
    headline: ['fell'],
  }),
  'end-affliction': gmOn({
    cites: ids('DP-POI-02 DP-ILL-03 DP-CLD-02 DP-FIR-01 DP-ACD-02 DP-DRG-02'),
    rule: endAffliction,
    headline: ['afflictionEnded'],
  }),
  'place-object': byGm({ cites: ['DP-OBJ-02', 'DP-R-110'], rule: placeObject, headline: ['objectPlaced'] }),
  'attack-object': ofFigure({
    cites: ['DP-OBJ-01', 'DP-OBJ-02', 'DP-OBJ-03', 'DP-R-110'],
    rule: attackObject,
    chances: { hit: is('hit', 'destroyed'), destroyed: is('destroyed') },
    goals: { wounds: (outcome) => ('wounds' in outcome ? outcome.wounds : 0) },
    headline: ['objectDestroyed', 'objectHit', 'objectMissed'],
  }),
  'place-explosive': ofFigure({
    cites: ['DP-EXP-01', 'DP-R-95'],
    rule: placeExplosive,
    headline: ['explosivePlaced'],
  }),
  'throw-explosive': ofFigure({
    cites: ids('DP-EXP-01 DP-EXP-02 DP-EXP-03 DP-R-92 DP-R-93 DP-R-94 DP-R-95'),
    rule: throwExplosive,
    chances: { onTarget: (outcome) => 'onTarget' in outcome && outcome.onTarget, ...blastChances },
    othersWant: ['nobodyHurt'],
    headline: ['exploded', 'dud', 'landed', 'landedAtThrower', 'landedSomewhere'],
  }),
  detonate: byGm({
    cites: ids('DP-EXP-01 DP-EXP-02 DP-EXP-03 DP-R-92 DP-R-93 DP-R-94 DP-R-95'),
    rule: detonate,
    chances: blastChances,
    othersWant: ['nobodyHurt'],
    headline: ['exploded'],
  }),
  'pass-time': byGm({
    cites: ids(`
      DP-WND-05 DP-WND-06 DP-WND-07 DP-POI-02 DP-POI-03 DP-ILL-02 DP-ILL-03 DP-CLD-01 DP-DRG-02 DP-R-35
    `),
    rule: passTime,
    matters: (outcome) => (outcome.kind === 'passed' ? { figures: outcome.figures } : outcome),
    chances: {
      dead: (outcome) => outcome.kind === 'passed' && outcome.figures.some(({ state }) => state === 'dead'),
      healthy: (outcome) =>
        outcome.kind === 'passed' && outcome.figures.every(({ wounds, stun }) => wounds + stun === 0),
    },
    stance: unwanted('dead'),
    headline: ['timePassed'],
  }),
  'set-reminder': byGm({ cites: ['DP-GEN-09', 'DP-R-35'], rule: setReminder, headline: ['reminderSet'] }),
  'settle-round': byGm({
    cites: ids('DP-SUF-01 DP-FIR-01 DP-FIR-02 DP-ACD-02 DP-R-108 DP-R-109 DP-R-113'),
    rule: settleRound,
    chances: { hurt: (outcome) => outcome.kind === 'settled' && outcome.hurt.length > 0 },
    stance: unwanted('hurt'),
    headline: ['choking', 'burned', 'acid'],
  }),
  travel: byGm({ cites: ['DP-TRV-01', 'DP-TRV-02', 'DP-R-51'], rule: travel, headline: ['travelled'] }),
};
