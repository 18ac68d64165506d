import { GM, question } from '@tafelrunde/kernel';
import type { Fate, House } from '../rule.ts';
import { countDice } from './challenge.ts';
import type { Side } from './opposed.ts';

export interface Contest {
  /** In the order of the input. */
  readonly places: readonly { readonly id: string; readonly place: number }[];
  /** What equal best results come to. */
  readonly result: 'won' | 'draw' | 'doubleWin';
}

/** DP-OPP-05, DP-R-12: nobody attacks, nobody has an automatic success; the higher net wins. */
export function rollContest(
  fate: Fate,
  sides: readonly (Side & { readonly id: string })[],
  house: House,
): Contest {
  const nets: number[] = [];
  for (const side of sides) {
    nets.push(countDice(fate, side, house).net);
    // Of those who have rolled only their nets matter.
    fate.mark(nets.join());
  }
  const places = sides.map(({ id }, i) => ({
    id,
    place: 1 + nets.filter((net) => net > (nets[i] as number)).length,
  }));
  const best = places.filter(({ place }) => place === 1).map(({ id }) => id);
  const result = best.length === 1 ? 'won' : tie(fate, house);
  fate.note('DP-OPP-05', { kind: 'contest', result, best });
  return { places, result };
}

function tie(fate: Fate, { symmetricTie }: House): 'draw' | 'doubleWin' {
  if (symmetricTie !== 'ask') return symmetricTie;
  return fate.choose(question('contestTie', 'DP-R-12', GM, ['draw', 'doubleWin']));
}
