import { GM } from '@tafelrunde/kernel';
import type { DamageType, MeleeWeapon } from '../items.ts';
import { type Consciousness, type Figure, figureOf, ownsAbility, type Scene } from '../model.ts';
import { type Effects, type Fate, type House, refused, type Share } from '../rule.ts';
import { attackPatzer } from './attack-patzer.ts';
import { isWalledOff } from './board.ts';
import { noteFailing } from './challenge.ts';
import { type DefenceFields, type Defended, defenceOffers, defenceProblem, defend } from './defence.ts';
import { meleeWeaponOf, typesOf, UNARMED } from './equipment.ts';
import { usedFate } from './fate-dice.ts';
import { settleOpposed, thresholdOf } from './opposed.ts';
import type { Consequence } from './patzer.ts';
import {
  type NotPossible,
  notPossible,
  offersAfter,
  type Prepared,
  prepare,
  type RollSpec,
  specOf,
  throwPrepared,
} from './prepare.ts';
import { isWithin } from './reach.ts';
import type { AttackFields } from './resistance.ts';
import { chooseType, critDice, type Struck, strike } from './strike.ts';
import { actionProblem, givesOpenings, spendAction } from './turns.ts';
import type { Ambush } from './vulnerable.ts';

export interface MeleeInput extends AttackFields, Ambush {
  readonly scene: Scene;
  readonly defence?: DefenceFields;
  readonly attacker: string;
  readonly target: string;
  /** An item in hand, `unarmed`, or null: the first one held. */
  readonly weapon: string | null;
  readonly type: DamageType | null;
}

export interface AttackOutcome {
  readonly kind: 'hit' | 'missed' | 'patzer';
  readonly crits: number;
  readonly wounds: number;
  readonly stun: number;
  /** What the target is afterwards. */
  readonly state: Consciousness;
  readonly consequence: Consequence | null;
}

/** Who fights whom with what. */
export interface Pair {
  readonly kind: 'ready';
  readonly scene: Scene;
  readonly attacker: Figure;
  readonly target: Figure;
  readonly weapon: MeleeWeapon;
}

/** DP-MEL-01, DP-MEL-06, DP-R-123: two within reach of the weapon, unless the attacker still has to get there; no wall between them. */
export function pairUp(input: MeleeInput, house: House, fromAfar = false): Pair | NotPossible {
  const { scene } = input;
  const attacker = figureOf(scene, input.attacker);
  const target = figureOf(scene, input.target);
  if (attacker === undefined || target === undefined) return notPossible('unknown-figure');
  if (attacker.id === target.id) return notPossible('same-figure');
  if (target.consciousness === 'dead') return notPossible('already-dead');
  const weapon = meleeWeaponOf(attacker, input.weapon);
  if (weapon === undefined) return notPossible('no-weapon');
  if (input.type !== null && !typesOf(weapon, house).includes(input.type))
    return notPossible('not-one-of-its-types');
  if (isWalledOff(scene, attacker, target)) return notPossible('wall-in-the-way');
  if (!fromAfar && !isWithin(scene, attacker, target, weapon.reach, house))
    return notPossible('out-of-reach');
  // DP-R-69: the held may fight with anything, or with short weapons only.
  if (attacker.heldBy !== null && house.heldAttacks === 'shortOnly' && weapon.reach > UNARMED.reach)
    return notPossible('held');
  if (attacker.turn.unarmedPair && weapon !== UNARMED) return notPossible('only-unarmed-attacks');
  const problem = defenceProblem(scene, target, input.defence, house);
  if (problem !== null) return notPossible(problem);
  return { kind: 'ready', scene, attacker, target, weapon };
}

/** What a form of attack changes in the clash. */
export interface Form {
  readonly penalty: readonly Share[];
  /** Added to what the attacker needs (DP-SPA-05). */
  readonly extra: number;
}

export const PLAIN_FORM: Form = { penalty: [], extra: 0 };

export interface Clashed {
  readonly kind: 'hit' | 'missed' | 'patzer';
  readonly crits: number;
  readonly defended: Defended;
  readonly fateUsed: number;
  readonly consequence: Consequence | null;
  readonly effects: Effects;
}

/** DP-MEL-02: the defender rolls first; the attacker needs more. */
export function clash(
  fate: Fate,
  pair: Pair,
  input: MeleeInput,
  form: Form,
  type: DamageType | null,
  house: House,
): Clashed | NotPossible {
  const key = `${type}`;
  const { scene, attacker, target, weapon } = pair;
  const prepared = prepare(fate, scene, attackSpec(attacker.id, weapon, input), 'attack', house);
  if (prepared.kind === 'refused') return prepared;
  const feint = input.abilities.includes('feint') ? 1 : 0;
  const against = { scene, attacker, defender: target, unarmed: weapon === UNARMED, ambush: input, feint };
  const defended = defend(fate, { ...against, named: input.defence }, house);
  // DP-R-10: the defender's automatic success is the "more" of the melee rule; or one more still.
  const extra = form.extra + (house.meleeThreshold === 'defenderPlusTwo' ? 1 : 0);
  // All that the rest depends on: what is needed, and whether bare hands met the weapon.
  const bare = defended.way?.how === 'bareHands' ? 'b' : '';
  const needed = `${key}${bare}|${thresholdOf(defended.count, house)}`;
  fate.mark(needed);
  const thrown = throwPrepared(fate, scene, burdened(prepared, form, needed), house);
  const opposed = settleOpposed(fate, thrown.count, defended.count, house, extra);
  const { patzer } = opposed.attacker;
  const isHit = opposed.winner === 'attacker';
  const fateUsed = usedFate(attacker, [...prepared.effects, ...thrown.effects]);
  // Misses are all alike from here on, and so are Patzer with the same weapon.
  fate.mark(
    isHit ? `${key}${bare}|hit${opposed.crits}|${fateUsed}` : patzer ? `${key}|patzer|${fateUsed}` : 'missed',
  );
  const names = { attacker: attacker.name, target: target.name };
  if (isHit) fate.note('DP-MEL-05', { kind: 'hit', ...names, crits: opposed.crits });
  else {
    fate.note('DP-MEL-02', { kind: 'missed', ...names });
    noteFailing(fate, thrown.count);
  }
  const failed = patzer ? attackPatzer(fate, { scene, attacker, weapon, type, fateUsed }, house) : null;
  return {
    kind: isHit ? 'hit' : patzer ? 'patzer' : 'missed',
    crits: opposed.crits,
    defended,
    fateUsed,
    consequence: failed?.consequence ?? null,
    effects: [
      ...prepared.effects,
      ...thrown.effects,
      ...defended.effects,
      ...(failed?.effects ?? []),
      ...offersAfter(fate, scene, prepared, opposed.attacker, house),
      ...defenceOffers(fate, scene, defended, !isHit, house),
      ...(isHit ? [] : riposte(fate, pair, defended, house)),
    ],
  };
}

/** 4.5: after a parry that held the attacker is open to a riposte, where openings are used (DP-R-34). */
function riposte(fate: Fate, { scene, attacker, target }: Pair, { way }: Defended, house: House) {
  const may = way?.how === 'parry' && way.by === null && ownsAbility(target, 'riposte');
  return may ? givesOpenings(fate, scene, attacker, [target], house) : [];
}

const burdened = (prepared: Prepared, { penalty }: Form, merge: string): Prepared => ({
  ...prepared,
  challenge: { ...prepared.challenge, penalty: [...prepared.challenge.penalty, ...penalty], merge },
});

/** [DEX + weapon skill]. */
export const attackSpec = (
  figure: string,
  { id, skill }: { readonly id: string; readonly skill: string },
  said: AttackFields,
): RollSpec => specOf(figure, 'dexterity', skill, said, id);

/** DP-MEL-08, DP-R-55: what the GM adds to the damage if bare hands did not stop a weapon. */
function bareHandBonus(fate: Fate, { weapon }: Pair, { defended }: Clashed): readonly Share[] {
  if (defended.way?.how !== 'bareHands') return [];
  const usual = weapon === UNARMED ? 0 : 1;
  const options = [usual, 1 - usual, 2, 3].map((n) => ({ key: `${n}`, value: n }));
  const dice = fate.choose({ id: 'bareHandsHit', cite: 'DP-R-55', by: GM, options });
  return [{ source: 'bareHands', dice }];
}

/** DP-MEL-05: what a clash does to the target, if it was a hit. */
export function damageOf(
  fate: Fate,
  pair: Pair,
  clashed: Clashed,
  type: DamageType | null,
  bonus: readonly Share[],
  house: House,
): Struck {
  const { scene, attacker, target, weapon } = pair;
  // DP-R-76: a garrotte does no damage by itself.
  if (clashed.kind !== 'hit' || weapon.dice === null)
    return { wounds: 0, stun: 0, state: target.consciousness, effects: [] };
  const crits = critDice(fate, attacker, clashed.crits, house);
  const more = [...bonus, ...bareHandBonus(fate, pair, clashed)];
  const { fateUsed } = clashed;
  return strike(
    fate,
    { scene, attacker, target, weapon, type, crits, bonus: more, coverValue: 0, fateUsed },
    house,
  );
}

export const outcomeOf = ({ kind, crits, consequence }: Clashed, struck: Struck): AttackOutcome => ({
  kind,
  crits,
  wounds: struck.wounds,
  stun: struck.stun,
  state: struck.state,
  consequence,
});

/** DP-MEL-01 to 09, DP-DMG-01 to 03: a whole melee attack: attack, defence, damage, armour. */
export function meleeAttack(fate: Fate, input: MeleeInput, house: House) {
  const pair = pairUp(input, house);
  if (pair.kind === 'refused') return refused(pair.reason);
  const { scene, attacker, weapon } = pair;
  const problem = actionProblem(scene, attacker, house);
  if (problem !== null) return refused(problem);
  const type = chooseType(fate, attacker, weapon, input.type, house);
  const clashed = clash(fate, pair, input, PLAIN_FORM, type, house);
  if (clashed.kind === 'refused') return refused(clashed.reason);
  const struck = damageOf(fate, pair, clashed, type, [], house);
  return {
    outcome: outcomeOf(clashed, struck),
    effects: [...clashed.effects, ...struck.effects, ...spendAction(scene, attacker)],
  };
}
