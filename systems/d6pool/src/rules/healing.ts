import { GM, question } from '@tafelrunde/kernel';
import type { Input } from '../actions/inputs.ts';
import { type Figure, figureOf, type OfFigure, type Scene, stunOf } from '../model.ts';
import { type DpEffect, type Effects, type Fate, type House, type Refusal, refused } from '../rule.ts';
import { isUsedUp } from './abilities.ts';
import { settleChallenge } from './challenge.ts';
import { isWarm } from './due.ts';
import {
  offersAfter,
  type Prepared,
  prepare,
  type RollSpec,
  specOf,
  type Thrown,
  throwPrepared,
} from './prepare.ts';
import type { AttackFields } from './resistance.ts';
import { actionProblem, nonCombatAction } from './turns.ts';
import { settleState } from './wounds.ts';

const WEEK = 7 * 24 * 3600;
const TEN_MINUTES = 600;

export interface HealingFields extends OfFigure, AttackFields {}

/** [END + Self-control]. */
const bodySpec = (input: HealingFields): RollSpec => specOf(input.figure, 'endurance', 'selfControl', input);

/** DP-WND-04, DP-R-05, DP-R-80: a full round to gather strength; then the dice of all present wounds and stuns are ignored. */
export function toughnessCheck(fate: Fate, input: HealingFields, house: House) {
  const { scene } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  const hurt = figure.wounds + stunOf(figure);
  if (hurt === 0) return refused('not-wounded');
  const problem = actionProblem(scene, figure, house);
  if (problem !== null) return refused(problem);
  // No other action in this round.
  if (figure.turn.declaredActions > 1 || figure.turn.actionsUsed > 0) return refused('no-actions-left');
  const prepared = prepare(fate, scene, bodySpec(input), 'toughness', house);
  if (prepared.kind === 'refused') return refused(prepared.reason);
  const difficulty = hurt + (house.toughnessCompare === 'moreThan' ? 1 : 0);
  const { thrown, used } = throwAgain(fate, scene, prepared, difficulty, house);
  const rolled = settleChallenge(fate, thrown.count, { difficulty }, house);
  const { success } = rolled;
  fate.note('DP-WND-04', { kind: 'toughness', figure: figure.name, success, dice: success ? hurt : 0 });
  const effects: Effects = [
    ...prepared.effects,
    ...used,
    ...thrown.effects,
    ...(success ? [{ kind: 'toughness' as const, figure: figure.id, active: true }] : []),
    ...offersAfter(fate, scene, prepared, rolled, house),
    ...nonCombatAction(fate, scene, figure, house),
  ];
  return { outcome: { kind: rolled.verdict, ignoredDice: success ? hurt : 0 }, effects };
}

/** 4.5: an iron will may repeat a failed check once per scene. */
function throwAgain(fate: Fate, scene: Scene, prepared: Prepared, difficulty: number, house: House) {
  const first = throwPrepared(fate, scene, prepared, house, false);
  const failed = first.count.net < difficulty || first.count.excess > 0;
  // All that the rest depends on.
  fate.mark(failed ? 'failed' : `net${first.count.net}`);
  const { figure } = prepared;
  const will = figure.abilities.find(({ ability }) => ability === 'ironWill');
  const again =
    failed &&
    will !== undefined &&
    !isUsedUp(will) &&
    fate.choose(question('repeatRoll', 'DP-ABL-01', figure.id, ['repeat', 'keep'])) === 'repeat';
  const none: Effects = [];
  if (!again) return { thrown: first, used: none };
  const used: DpEffect = { kind: 'abilityUsed', figure: figure.id, ability: 'ironWill' };
  const second: Thrown = throwPrepared(fate, scene, prepared, house, false);
  return { thrown: second, used: [...first.effects, used] };
}

/** DP-WND-05, DP-WND-06, DP-R-81: once a week, against the number of wounds; one wound heals, never more. */
export function healWound(fate: Fate, input: Input<'heal-wound'>, house: House) {
  const { scene } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  const problem = healProblem(scene, figure, 'wounds');
  if (problem !== null) return refused(problem);
  const good = input.rested && input.wellKept;
  const care = good ? Number(fate.choose(question('restBonus', 'DP-WND-06', GM, ['1', '2']))) : 0;
  const difficulty = figure.wounds + (house.healingCompare === 'moreThan' ? 1 : 0);
  const spec = { ...bodySpec(input), bonus: input.bonus + care };
  const healed = heal(fate, scene, spec, difficulty, house);
  if ('reason' in healed) return refused(healed.reason);
  const left = figure.wounds - (healed.success ? 1 : 0);
  fate.note('DP-WND-05', {
    kind: 'healing',
    figure: figure.name,
    of: 'wounds',
    success: healed.success,
    left,
  });
  const effects: Effects = [
    ...healed.effects,
    { kind: 'healingTried', figure: figure.id, of: 'wounds', at: scene.clock },
    ...(healed.success ? [{ kind: 'wounds' as const, figure: figure.id, by: -1, source: 'healing' }] : []),
    ...settleState(fate, figure, left, stunOf(figure), house).effects,
  ];
  return { outcome: { kind: healed.verdict, left }, effects };
}

/** DP-WND-07, DP-R-82: every ten minutes, one general stun; that of cold and suffocation follows its own rules. */
export function healStun(fate: Fate, input: HealingFields & { readonly isWarm: boolean }, house: House) {
  const { scene } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  // DP-CLD-02: in the cold nobody is warm, whatever is said.
  const warm = input.isWarm && isWarm(figure);
  const of = healableStun(figure, warm);
  const problem = healProblem(scene, figure, 'stun', warm);
  if (problem !== null || of === null) return refused(problem ?? 'nothing-to-heal');
  const stuns = stunOf(figure) + (house.stunHealDifficulty === 'woundsPlusStuns' ? figure.wounds : 0);
  const difficulty = stuns + (house.healingCompare === 'moreThan' ? 1 : 0);
  const healed = heal(fate, scene, bodySpec(input), difficulty, house);
  if ('reason' in healed) return refused(healed.reason);
  const left = stunOf(figure) - (healed.success ? 1 : 0);
  fate.note('DP-WND-07', { kind: 'healing', figure: figure.name, of: 'stun', success: healed.success, left });
  const effects: Effects = [
    ...healed.effects,
    { kind: 'healingTried', figure: figure.id, of: 'stun', at: scene.clock },
    ...(healed.success ? [{ kind: 'stun' as const, figure: figure.id, of, by: -1 }] : []),
    ...settleState(fate, figure, figure.wounds, left, house).effects,
  ];
  return { outcome: { kind: healed.verdict, left }, effects };
}

/** DP-WND-05, DP-WND-07: why nothing can heal now; null if it can. */
export function healProblem(
  { round, clock }: Scene,
  figure: Figure,
  of: 'wounds' | 'stun',
  warm = isWarm(figure),
): Refusal | null {
  if (round > 0) return 'in-rounds';
  const heals = of === 'wounds' ? figure.wounds > 0 : healableStun(figure, warm) !== null;
  if (!heals) return of === 'stun' && figure.stun.cold > 0 ? 'too-cold' : 'nothing-to-heal';
  const [last, pause] = of === 'wounds' ? [figure.lastHealing, WEEK] : [figure.lastStunHealing, TEN_MINUTES];
  return last !== null && clock < last + pause ? 'too-soon' : null;
}

/** DP-CLD-02: what cold has done heals only in the warmth. */
function healableStun({ stun }: Figure, warm: boolean): 'general' | 'cold' | null {
  if (stun.general > 0) return 'general';
  return warm && stun.cold > 0 ? 'cold' : null;
}

/** Wound, stun and distraction dice are not rolled; others may support (DP-SUP-02). */
function heal(fate: Fate, scene: Scene, spec: RollSpec, difficulty: number, house: House) {
  const prepared = prepare(fate, scene, spec, 'healing', house);
  if (prepared.kind === 'refused') return { reason: prepared.reason };
  const thrown = throwPrepared(fate, scene, prepared, house, false);
  const { verdict, success, experience } = settleChallenge(fate, thrown.count, { difficulty }, house);
  const offers = offersAfter(fate, scene, prepared, { success, experience }, house);
  return { verdict, success, effects: [...prepared.effects, ...thrown.effects, ...offers] };
}

/** DP-R-79, `gm`: the GM lets somebody come round whose wounds allow it. */
export function wakeUp(fate: Fate, { scene, figure: id }: OfFigure, house: House) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.consciousness !== 'unconscious') return refused('already-there');
  const settled = settleState(fate, figure, figure.wounds, stunOf(figure), {
    ...house,
    wakeUp: 'byCondition',
  });
  if (settled.state !== 'conscious') return refused('not-able');
  return { outcome: { kind: 'awake' as const }, effects: settled.effects };
}
