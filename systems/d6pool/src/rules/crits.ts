import { GM, question } from '@tafelrunde/kernel';
import type { BareInput } from '../actions/inputs.ts';
import { CRIT_TABLE, type CritCategory, type CritMeaning } from '../data/results.ts';
import type { Fate, House } from '../rule.ts';

/** DP-CHL-11, DP-CHL-12: what critical successes are used for, and how much they are worth. */
export function useCrits(fate: Fate, { category, crits }: BareInput<'use-criticals'>, house: House) {
  const meaning = meaningOf(fate, category, house);
  const isNothing = meaning === 'nothingMore';
  const amount = isNothing ? 0 : crits * CRIT_TABLE[category].per;
  fate.note('DP-CHL-12', { kind: 'critsUsed', category, meaning, amount });
  return { outcome: { kind: meaning, amount }, effects: [] };
}

function meaningOf(fate: Fate, category: CritCategory, house: House): CritMeaning {
  // DP-R-15: extra damage dice, or an effect for them with the GM's consent.
  if (category === 'attack') {
    if (house.attackCrits === 'effectOnly') return 'effect';
    if (house.attackCrits === 'none') return 'nothingMore';
    return fate.choose(question('attackCrits', 'DP-R-15', GM, ['damageDie', 'effect']));
  }
  // DP-R-17: never more than one success for the supported roll, unless the table says so.
  if (category === 'support') return house.supportReward === 'onePlusCrits' ? 'success' : 'nothingMore';
  return CRIT_TABLE[category].means[0];
}
