import type { Fate, House, Of, Share } from '../rule.ts';
import { type Count, countDice, settleChallenge, sumOf } from './challenge.ts';

export interface DamageRoll {
  /** Whose dice they are. */
  readonly of: Of;
  /** DP-DMG-02: weapon dice, strength, critical successes, bonus dice. */
  readonly positive: readonly Share[];
  /** DP-R-30: wound and stun dice of whoever uses the own weapon; none for hazards. */
  readonly penalty: readonly Share[];
  /** DP-DMG-01, DP-DMG-03: 1 and the armour value; 0 for a fall without armour. */
  readonly difficulty: number;
}

export interface Damage {
  readonly wounds: number;
  readonly net: number;
}

/** DP-DMG-01: a regular check; success is one wound, each critical success one more. */
export function rollDamage(fate: Fate, roll: DamageRoll, house: House): Damage {
  return hasDice(fate, roll) ? settleDamage(fate, countDice(fate, roll, house), roll, house) : NO_DAMAGE;
}

export const NO_DAMAGE: Damage = { wounds: 0, net: 0 };

/** DP-R-08: without dice there is no roll and no damage. */
export function hasDice(fate: Fate, { positive }: DamageRoll): boolean {
  if (sumOf(positive) > 0) return true;
  fate.note('DP-R-08', { kind: 'noDamageDice' });
  return false;
}

/** What the dice of a damage roll come to. */
export function settleDamage(fate: Fate, count: Count, { difficulty }: DamageRoll, house: House): Damage {
  const { success, crits, successes, net } = settleChallenge(fate, count, { difficulty }, house);
  // DP-R-77: against difficulty 0 even no success is a wound, unless the table wants one.
  const misses = difficulty === 0 && house.damageAtS0 === 'needsOneSuccess' && successes === 0;
  const wounds = success && !misses ? 1 + crits : 0;
  fate.note('DP-DMG-01', { kind: 'damage', dice: count.dice, difficulty, net, wounds });
  return { wounds, net };
}
