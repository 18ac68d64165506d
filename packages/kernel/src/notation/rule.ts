import type { Fate } from '../fate.ts';
import { openEndedPool, type Pool, pool } from '../pool.ts';
import { chainsOf } from './chains.ts';
import { type DiceTerm, type Expression, isWithin, operate, type Reroll } from './expression.ts';
import { readingOf, thrown } from './readings.ts';

/** What rolling notation needs of Fate: nobody decides anything. */
export type DiceFate = Pick<Fate, 'roll'>;

const CITE = 'notation';

/** Rolls an expression and returns its total. */
export function notationRule(fate: DiceFate, expression: Expression): number {
  switch (expression.kind) {
    case 'dice':
      return rollDice(fate, expression);
    case 'number':
      return expression.value;
    case 'negative':
      // Not -x: that would make a negative zero of 0.
      return 0 - notationRule(fate, expression.of);
    case 'operation': {
      const left = notationRule(fate, expression.left);
      return operate(expression.operator, left, notationRule(fate, expression.right));
    }
  }
}

function rollDice(fate: DiceFate, term: DiceTerm): number {
  const reading = readingOf(term);
  if (term.reroll === undefined) return fate.roll(term.pool, reading, CITE);
  return reading.read(rollWithRerolls(fate, term.pool, term.reroll));
}

/** Matching faces are thrown again together, as one pool; a fresh chain takes the place of the face it replaces. */
function rollWithRerolls(fate: DiceFate, dice: Pool, { faces, often }: Reroll): number[] {
  const throwChains = (count: number) => {
    const again = dice.openEnded ? openEndedPool(count, dice.sides) : pool(count, dice.sides);
    return chainsOf(again, fate.roll(again, thrown, CITE));
  };
  // Only the last face of a chain can match: all before it have exploded.
  const matches = (chain: readonly number[]) => isWithin(faces, chain[chain.length - 1] as number);

  const chains = throwChains(dice.count);
  let open = chains.filter(matches);
  while (open.length > 0) {
    const fresh = throwChains(open.length);
    open = open.filter((chain, i) => {
      const replacement = fresh[i] as number[];
      chain.pop();
      chain.push(...replacement);
      // Rerolled once, a face stands; but a face behind a fresh explosion has not been rerolled yet.
      return matches(replacement) && (often === 'always' || replacement.length > 1);
    });
  }
  return chains.flat();
}
