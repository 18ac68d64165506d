import type { DiceTerm, Expression } from './expression.ts';
import { facesOf, wholeOf } from './face-law.ts';
import { rangeOf } from './range.ts';

/** How many faces a roll shows on average, roughly: what rolling it costs. */
export function facesIn(expression: Expression): number {
  switch (expression.kind) {
    case 'number':
      return 0;
    case 'ordered':
      return 2 * expression.count;
    case 'dice':
      return expression.pool.count * chainLength(expression);
    case 'counted':
      return facesIn(expression.count) + rangeOf(expression.count, 1).max * chainLength(expression.die);
    case 'negative':
      return facesIn(expression.of);
    case 'operation':
    case 'comparison':
      return facesIn(expression.left) + facesIn(expression.right);
    case 'call':
    case 'group':
      return expression.of.reduce((sum, one) => sum + facesIn(one), 0);
  }
}

/** Rerolls count as if each were always done. */
function chainLength(term: DiceTerm): number {
  const faces = facesOf(term);
  const going = Number(wholeOf(faces.filter(({ explodes }) => explodes))) / Number(wholeOf(faces));
  return ((term.pool.sides / faces.length) * (term.reroll === undefined ? 1 : 2)) / (1 - going);
}
