import { isStrangling } from '../items.ts';
import { type Figure, figureOf, isAble, type OfFigure, ownsAbility, type Scene } from '../model.ts';
import { type DpEffect, type Effects, type Fate, type House, refused } from '../rule.ts';
import { isWalledOff } from './board.ts';
import {
  type DefenceFields,
  type Defended,
  defenceOffers,
  defenceProblem,
  hasParryLeft,
  rollWay,
  type Way,
} from './defence.ts';
import { UNARMED } from './equipment.ts';
import { usedFate } from './fate-dice.ts';
import { attackSpec } from './melee.ts';
import { NOTHING_NAMED } from './nothing-named.ts';
import { rollDefence, settleOpposed, thresholdOf } from './opposed.ts';
import { type Consequence, patzerConsequence, patzerEffects } from './patzer.ts';
import { freeProblem } from './position.ts';
import { offersAfter, prepare, throwPrepared } from './prepare.ts';
import { isWithin } from './reach.ts';
import { type AttackFields, throwDefence } from './resistance.ts';
import { actionProblem, spendAction, spendFreeAction } from './turns.ts';
import { type Ambush, hasDefence } from './vulnerable.ts';

export interface GrappleInput extends AttackFields, Ambush {
  readonly scene: Scene;
  readonly defence?: DefenceFields;
  readonly attacker: string;
  readonly target: string;
}

export interface GrappleOutcome {
  readonly kind: 'held' | 'missed' | 'patzer';
  readonly consequence: Consequence | null;
}

/** DP-SPA-01, DP-R-68: further than a blow reaches. */
const GRAPPLE_REACH = 1.5;

/** DP-SPA-01, DP-R-05: [DEX + Unarmed Combat] against each other; then nobody moves, and both are vulnerable. */
export function grapple(fate: Fate, input: GrappleInput, house: House) {
  const pair = holderOf(input, house, true);
  if (pair.kind === 'refused') return refused(pair.reason);
  const { attacker, target } = pair;
  return grab(fate, input, attacker, target, spendAction(input.scene, attacker), house);
}

/** Who grapples whom; in turn, or out of turn for an opportunity (DP-SPA-09). */
export function holderOf(
  { scene, attacker: a, target: t, defence }: GrappleInput,
  house: House,
  inTurn: boolean,
) {
  const attacker = figureOf(scene, a);
  const target = figureOf(scene, t);
  const no = <R extends Parameters<typeof refused>[0]>(reason: R) => ({ kind: 'refused' as const, reason });
  if (attacker === undefined || target === undefined) return no('unknown-figure');
  if (attacker.id === target.id) return no('same-figure');
  if (target.consciousness === 'dead') return no('already-dead');
  // DP-R-69: a hold ends with whoever is out, so it cannot begin there either.
  if (target.consciousness !== 'conscious') return no('not-able');
  if (attacker.holding !== null || target.heldBy !== null) return no('holds-already');
  if (isWalledOff(scene, attacker, target)) return no('wall-in-the-way');
  if (!isWithin(scene, attacker, target, GRAPPLE_REACH, house)) return no('out-of-reach');
  const badDefence = defenceProblem(scene, target, defence, house);
  if (badDefence !== null) return no(badDefence);
  const problem = inTurn
    ? actionProblem(scene, attacker, house)
    : isAble(attacker)
      ? null
      : ('not-able' as const);
  return problem === null ? { kind: 'ready' as const, attacker, target } : no(problem);
}

export function grab(
  fate: Fate,
  input: GrappleInput,
  attacker: Figure,
  target: Figure,
  spent: Effects,
  house: House,
) {
  const { scene } = input;
  const bonus = input.bonus + gripDice(attacker);
  const spec = attackSpec(attacker.id, UNARMED, { ...input, bonus });
  const prepared = prepare(fate, scene, spec, 'attack', house);
  if (prepared.kind === 'refused') return refused(prepared.reason);
  const defended = resist(fate, input, attacker, target, house);
  fate.mark(`grapple${thresholdOf(defended.count, house)}`);
  const thrown = throwPrepared(fate, scene, prepared, house, false);
  const opposed = settleOpposed(fate, thrown.count, defended.count, house);
  const holds = opposed.winner === 'attacker';
  const { patzer } = opposed.attacker;
  // Nothing else counts any more.
  fate.mark(holds ? 'held' : patzer ? 'patzer' : 'missed');
  const names = { holder: attacker.name, held: target.name };
  fate.note('DP-SPA-01', holds ? { kind: 'held', ...names } : { kind: 'notHeld', ...names });
  const consequence = patzer ? patzerConsequence(fate, 'grapple', house) : null;
  const kind = holds ? 'held' : patzer ? 'patzer' : 'missed';
  const effects: Effects = [
    ...prepared.effects,
    ...thrown.effects,
    ...defended.effects,
    ...(holds ? hold(fate, attacker, target) : []),
    ...(consequence === null
      ? []
      : patzerEffects(scene, attacker, consequence, { target: null, item: null })),
    ...offersAfter(fate, scene, prepared, opposed.attacker, house),
    ...defenceOffers(fate, scene, defended, !holds, house),
    ...spent,
  ];
  return { outcome: { kind, consequence } as GrappleOutcome, effects };
}

/** 4.5: an iron grip takes hold and keeps it better. */
const gripDice = (figure: Figure): number => (ownsAbility(figure, 'ironGrip') ? 1 : 0);

/** DP-R-76: with a garrotte in the hands the victim has no air from now on (DP-SUF-01). */
function hold(fate: Fate, attacker: Figure, target: Figure): Effects {
  const held: DpEffect = { kind: 'held', holder: attacker.id, held: target.id };
  if (!attacker.inventory.some(isStrangling)) return [held];
  fate.note('DP-R-76', { kind: 'strangled', holder: attacker.name, held: target.name });
  return [held, { kind: 'breathless', figure: target.id, rounds: Math.max(target.breathless, 1) }];
}

/** DP-R-68: with the skill if one can be used, and then as the active defence of the round; no penalty for bare hands. */
function resist(fate: Fate, input: GrappleInput, attacker: Figure, defender: Figure, house: House): Defended {
  const { scene } = input;
  if (!hasDefence(defender, input, house)) {
    fate.note('DP-MEL-03', { kind: 'noDefence', figure: defender.name });
    const count = rollDefence(fate, { positive: [], penalty: [] }, house);
    return { count, way: null, prepared: null, effects: [] };
  }
  const skilled = house.grappleDefence === 'alwaysSkill' || hasParryLeft(scene, defender, input, house);
  const way: Way = skilled
    ? { how: 'bareHands', item: null, skill: UNARMED.skill, penalty: 0, by: null }
    : { how: 'plain', item: null, skill: null, penalty: 0, by: null };
  const attack = { scene, attacker, defender, unarmed: true, ambush: input, feint: 0, named: input.defence };
  return rollWay(fate, attack, way, house);
}

export interface EscapeInput extends OfFigure, AttackFields {
  readonly defence?: DefenceFields;
}

/** DP-SPA-02, DP-R-69: both roll [STR + Unarmed Combat]; the holder is the defender, with all skill. */
export function escapeHold(fate: Fate, input: EscapeInput, house: House) {
  const { scene } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  const holder = figure.heldBy === null ? undefined : figureOf(scene, figure.heldBy);
  if (holder === undefined) return refused('not-held');
  const problem = actionProblem(scene, figure, house, 'movement');
  if (problem !== null) return refused(problem);
  const spec = { ...attackSpec(figure.id, UNARMED, input), attribute: 'strength' as const };
  const prepared = prepare(fate, scene, spec, 'attack', house);
  if (prepared.kind === 'refused') return refused(prepared.reason);
  const named = { ...GRIP, ...input.defence };
  const keep = { ...named, figure: holder.id, bonus: named.bonus + gripDice(holder) };
  const holding = prepare(fate, scene, keep, 'attack', house);
  if (holding.kind === 'refused') return refused(holding.reason);
  const { count: defence, effects: spent } = throwDefence(fate, scene, holding, house);
  fate.mark(`escape${thresholdOf(defence, house)}|${usedFate(holder, spent)}`);
  const thrown = throwPrepared(fate, scene, prepared, house, false);
  const opposed = settleOpposed(fate, thrown.count, defence, house);
  const free = opposed.winner === 'attacker';
  const names = { holder: holder.name, held: figure.name };
  fate.note(
    'DP-SPA-02',
    free ? { kind: 'released', ...names, by: 'escape' } : { kind: 'stillHeld', ...names },
  );
  const effects: Effects = [
    ...prepared.effects,
    ...thrown.effects,
    ...holding.effects,
    ...spent,
    ...(free ? [{ kind: 'released' as const, holder: holder.id, held: figure.id }] : []),
    ...offersAfter(fate, scene, prepared, opposed.attacker, house),
    ...(house.xpOnDefence ? offersAfter(fate, scene, holding, opposed.defender, house) : []),
    ...spendAction(scene, figure),
  ];
  return { outcome: { kind: free ? ('free' as const) : ('held' as const) }, effects };
}

const GRIP = { ...attackSpec('', UNARMED, NOTHING_NAMED), attribute: 'strength' as const };

/** DP-R-69: letting go is a free action. */
export function letGo(fate: Fate, { scene, figure: id }: { readonly scene: Scene; readonly figure: string }) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  const held = figure.holding === null ? undefined : figureOf(scene, figure.holding);
  if (held === undefined) return refused('not-held');
  const problem = freeProblem(scene, figure);
  if (problem !== null) return refused(problem);
  fate.note('DP-R-69', { kind: 'released', holder: figure.name, held: held.name, by: 'letGo' });
  const effects: Effects = [
    { kind: 'released', holder: figure.id, held: held.id },
    ...spendFreeAction(fate, scene, figure, 'letGo'),
  ];
  return { outcome: { kind: 'released' as const }, effects };
}
