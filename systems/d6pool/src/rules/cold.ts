import type { Input } from '../actions/inputs.ts';
import { CLIMATES, CLOTHING, type Climate, type Clothing } from '../data/hazards.ts';
import {
  type Affliction,
  type Consciousness,
  type Figure,
  figureOf,
  ownsAbility,
  type Scene,
} from '../model.ts';
import { type Effects, type Fate, type House, ofGm, refused } from '../rule.ts';
import { settleChallenge } from './challenge.ts';
import { rollDamage } from './damage.ts';
import { usedFate } from './fate-dice.ts';
import { offersAfter, throwPrepared } from './prepare.ts';
import { prepareResistance } from './resistance.ts';
import { inflict } from './wounds.ts';

export type Exposure = Extract<Affliction, { readonly kind: 'cold' }>;
/** One figure is in one climate at a time. */
const COLD = 'cold';

/** DP-CLD-01: out in the cold; the first roll comes after one interval. */
export function expose(fate: Fate, input: Input<'expose-to-cold'>) {
  const { scene, climate, clothing, difficulty } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.consciousness === 'dead') return refused('already-dead');
  const seconds = CLIMATES[climate].interval;
  fate.note('DP-CLD-01', { kind: 'exposed', figure: figure.name, climate, clothing, seconds });
  const affliction: Exposure = {
    kind: 'cold',
    id: COLD,
    climate,
    clothing,
    difficulty,
    nextAt: scene.clock + seconds,
  };
  const effects: Effects = [{ kind: 'afflictionSet', figure: figure.id, affliction }];
  return { outcome: { kind: 'exposed' as const, seconds }, effects };
}

export interface ColdOutcome {
  readonly kind: 'resisted' | 'unharmed' | 'stunned' | 'wounded';
  readonly stun: number;
  readonly wounds: number;
  readonly state: Consciousness;
}

/** DP-CLD-01 to 03: endurance and survival; a failure is a damage roll that only clothing stops. */
export function coldCheck(fate: Fate, input: Input<'cold-check'>, house: House) {
  const { scene, climate, clothing } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.consciousness === 'dead') return refused('already-dead');
  const prepared = prepareResistance(fate, scene, figure.id, ['endurance', 'survival'], input, house);
  if (prepared.kind === 'refused') return refused(prepared.reason);
  const difficulty = isEasy(figure, climate) ? 0 : input.difficulty;
  const thrown = throwPrepared(fate, scene, prepared, house, false);
  const rolled = settleChallenge(fate, thrown.count, { difficulty }, house);
  fate.mark(`${rolled.success}|${usedFate(figure, thrown.effects)}`);
  const points = rolled.success ? 0 : freeze(fate, climate, clothing, house);
  // DP-CLD-02: stun, and real wounds for whoever is unconscious already.
  const isWounding = figure.consciousness === 'unconscious';
  const [stun, wounds] = isWounding ? [0, points] : [points, 0];
  fate.note('DP-CLD-02', { kind: 'cold', figure: figure.name, resisted: rolled.success, stun, wounds });
  const inflicted = inflict(fate, figure, { wounds, stun, stunKind: 'cold', source: 'cold' }, house);
  const outcome: ColdOutcome = {
    kind: rolled.success ? 'resisted' : points === 0 ? 'unharmed' : isWounding ? 'wounded' : 'stunned',
    stun,
    wounds,
    state: inflicted.state,
  };
  const effects: Effects = [
    ...prepared.effects,
    ...thrown.effects,
    ...inflicted.effects,
    ...nextRoll(scene, figure),
    ...offersAfter(fate, scene, prepared, rolled, house),
  ];
  return { outcome, effects };
}

/** 4.5: weatherproof people need no more than no Patzer around freezing. */
const isEasy = (figure: Figure, climate: Climate): boolean =>
  climate === 'freezing' && ownsAbility(figure, 'weatherproof');

/** DP-CLD-03, DP-R-114: clothing makes the damage roll harder, or burdens it with penalty dice. */
function freeze(fate: Fate, climate: Climate, clothing: Clothing, house: House): number {
  const value = CLOTHING[clothing];
  const asDice = house.coldArmour === 'penaltyDice';
  const roll = {
    of: ofGm('hazard'),
    positive: [{ source: 'cold', dice: CLIMATES[climate].dice }],
    penalty: asDice ? [{ source: 'clothing', dice: value }] : [],
    difficulty: asDice ? 1 : 1 + value,
  };
  return rollDamage(fate, roll, house).wounds;
}

/** Whoever is still out there rolls again after the interval. */
function nextRoll({ clock }: Scene, { id, afflictions }: Figure): Effects {
  const exposure = afflictions.find((one): one is Exposure => one.kind === 'cold');
  if (exposure === undefined) return [];
  const { interval } = CLIMATES[exposure.climate as Climate];
  const nextAt = Math.max(clock, exposure.nextAt) + interval;
  return [{ kind: 'afflictionSet', figure: id, affliction: { ...exposure, nextAt } }];
}
