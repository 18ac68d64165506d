import { Stopped } from '@tafelrunde/kernel';
import type { Solver } from '@tafelrunde/system';
import type { House } from '../rule.ts';
import type { DuelInput, Duellist, DuelOutcome } from '../rules/duel.ts';
import { ranking } from './ranking.ts';

/** In how many ways the dice of a fighter may lie. */
const throwsOf = ({ count, sides }: Duellist): number => ranking(sides, count).sizes[count] as number;

/** A duel is left to the plain rule, unless its first common throw alone has more ways than exploring may try. */
export const duelSize = (budget: number): Solver<DuelInput, House, DuelOutcome> => ({
  law({ first, second }) {
    const states = throwsOf(first) * throwsOf(second);
    if (states > budget) throw new Stopped({ code: 'too-large', runs: states });
    return undefined;
  },
});
