import type { Input } from '../actions/inputs.ts';
import { type Consciousness, type Figure, figureOf, type OfFigure, ownsAbility, stunOf } from '../model.ts';
import { type DpEffect, type Effects, type Fate, type House, refused } from '../rule.ts';
import { settleChallenge } from './challenge.ts';
import { usedFate } from './fate-dice.ts';
import { offersAfter, throwPrepared } from './prepare.ts';
import { prepareResistance } from './resistance.ts';
import { inflict, mostWounds, settleState } from './wounds.ts';

/** DP-SUF-01: the difficulty rises after so many rounds. */
const ROUNDS_PER_STEP = 10;

/** DP-SUF-01: rounds 1 to 10 need 1, 11 to 20 need 2, and so on. */
export const breathDifficulty = (round: number): number => 1 + Math.floor((round - 1) / ROUNDS_PER_STEP);

export interface SuffocateOutcome {
  readonly kind: 'heldOut' | 'stunned' | 'wounded';
  readonly round: number;
  readonly state: Consciousness;
}

/** DP-SUF-01: the end of a round without air. */
export function suffocate(fate: Fate, input: Input<'suffocate'>, house: House) {
  const { scene } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.consciousness === 'dead') return refused('already-dead');
  const round = Math.max(figure.breathless, 1);
  const next: DpEffect = { kind: 'breathless', figure: figure.id, rounds: round + 1 };
  if (isSpared(figure, round)) {
    fate.note('DP-SUF-01', { kind: 'choking', figure: figure.name, round, stunned: false });
    const outcome: SuffocateOutcome = { kind: 'heldOut', round, state: figure.consciousness };
    return { outcome, effects: [next] };
  }
  const prepared = prepareResistance(fate, scene, figure.id, ['endurance', 'selfControl'], input, house);
  if (prepared.kind === 'refused') return refused(prepared.reason);
  const thrown = throwPrepared(fate, scene, prepared, house, false);
  const rolled = settleChallenge(fate, thrown.count, { difficulty: breathDifficulty(round) }, house);
  fate.mark(`${rolled.success}|${usedFate(figure, thrown.effects)}`);
  fate.note('DP-SUF-01', { kind: 'choking', figure: figure.name, round, stunned: !rolled.success });
  const wounds = !rolled.success && kills(figure, house) ? 1 : 0;
  const stun = rolled.success ? 0 : 1 - wounds;
  const harm = { wounds, stun, stunKind: 'suffocation' as const, source: 'suffocation' };
  const inflicted = inflict(fate, figure, harm, house);
  const outcome: SuffocateOutcome = {
    kind: rolled.success ? 'heldOut' : wounds > 0 ? 'wounded' : 'stunned',
    round,
    state: inflicted.state,
  };
  const effects = [
    ...prepared.effects,
    ...thrown.effects,
    ...inflicted.effects,
    next,
    ...offersAfter(fate, scene, prepared, rolled, house),
  ];
  return { outcome, effects };
}

/** 4.5: a strong swimmer holds out the first round, unless somebody strangles them. */
const isSpared = (figure: Figure, round: number): boolean =>
  round === 1 && figure.heldBy === null && ownsAbility(figure, 'strongSwimmer');

/** DP-R-108: nobody dies of it, unless the table lets stun beyond endurance and strength become wounds. */
const kills = (figure: Figure, { suffocationDeath }: House): boolean =>
  suffocationDeath === 'stunBeyondEndPlusStrBecomesWounds' && stunOf(figure) >= mostWounds(figure);

/** DP-SUF-01: from now on there is no air; the first roll comes at the end of the round. */
export function loseAir(fate: Fate, { scene, figure: id }: OfFigure) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.consciousness === 'dead') return refused('already-dead');
  fate.note('DP-SUF-01', { kind: 'airLost', figure: figure.name });
  const effects: Effects = [{ kind: 'breathless', figure: id, rounds: Math.max(figure.breathless, 1) }];
  return { outcome: { kind: 'breathless' as const }, effects };
}

/** DP-SUF-02: one round of breathing heals all stun of suffocation. */
export function breathe(fate: Fate, { scene, figure: id }: OfFigure, house: House) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  const healed = figure.stun.suffocation;
  if (figure.breathless === 0 && healed === 0) return refused('can-breathe');
  fate.note('DP-SUF-02', { kind: 'breathes', figure: figure.name, healed });
  const settled = settleState(fate, figure, figure.wounds, stunOf(figure) - healed, house);
  const effects: Effects = [
    { kind: 'breathless', figure: id, rounds: 0 },
    ...(healed > 0 ? [{ kind: 'stun' as const, figure: id, of: 'suffocation' as const, by: -healed }] : []),
    ...settled.effects,
  ];
  return { outcome: { kind: 'breathes' as const, healed, state: settled.state }, effects };
}
