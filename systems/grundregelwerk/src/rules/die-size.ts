import { DICE, type Die } from '../data/ladders.ts';

/** GW-HLP-03: one size up; d20 is the top. */
export function enlarge(die: Die, sizes = 1): Die {
  return DICE[Math.min(DICE.indexOf(die) + sizes, DICE.length - 1)] as Die;
}
