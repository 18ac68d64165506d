import { question } from '@tafelrunde/kernel';
import type { HhFate } from '../rule.ts';
import type { Fencer } from './assault.ts';

/** HH-MEL-11: group dice are left, and the defender wants to turn attacker. Rescue dice have been ruled out before. */
export function wantsCounter(fate: HhFate, { id, dice }: Fencer): boolean {
  if (dice.unused.length === 0) return false;
  return fate.choose(question('counter', 'HH-MEL-11', id, ['counter', 'end'])) === 'counter';
}

/** HH-R-31: what is left is the group now, even a single die; equals are counted anew. */
export const leftOver = (fencer: Fencer): Fencer => ({
  ...fencer,
  dice: { ...fencer.dice, group: fencer.dice.unused },
});
