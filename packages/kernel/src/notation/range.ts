import { type DiceTerm, type Expression, isWithin, type Operator, operate } from './expression.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Faces of a chain that never come in practice: the chance is below 2^-1000 for each die. */
export const LONGEST_CHAIN = 1000;

/** Bounds of the total if no open-ended die has more than `chain` faces; not every number between is reached. */
export function rangeOf(expression: Expression, chain: number): Range {
  switch (expression.kind) {
    case 'number':
      return { min: expression.value, max: expression.value };
    case 'negative': {
      const { min, max } = rangeOf(expression.of, chain);
      return { min: -max, max: -min };
    }
    case 'operation':
      return rangeOfOperation(
        expression.operator,
        rangeOf(expression.left, chain),
        rangeOf(expression.right, chain),
      );
    case 'dice':
      return rangeOfDice(expression, chain);
  }
}

function rangeOfDice({ pool, reroll, keep, successes }: DiceTerm, chain: number): Range {
  const dice = keep?.dice ?? pool.count;
  let [low, high] = [1, pool.sides];
  if (reroll?.often === 'always') {
    if (reroll.faces.from === 1) low = reroll.faces.to + 1;
    if (reroll.faces.to === pool.sides) high = reroll.faces.from - 1;
  }
  const length = pool.openEnded ? chain : 1;
  if (successes === undefined) return { min: dice * low, max: dice * high * length };
  const certain = isWithin(successes, low) && isWithin(successes, high);
  return { min: certain ? dice : 0, max: dice * length };
}

/** All four operators are monotone in each operand on one side of zero, so the bounds lie at the corners. */
function rangeOfOperation(operator: Operator, left: Range, right: Range): Range {
  if (operator === '+') return { min: left.min + right.min, max: left.max + right.max };
  if (operator === '-') return { min: left.min - right.max, max: left.max - right.min };
  const corners = [left.min, left.max].flatMap((a) =>
    [right.min, right.max].map((b) => {
      const corner = operate(operator, a, b);
      // 0 · ∞ is 0 here; ∞ / ∞ may be anything between its other corners.
      return Number.isNaN(corner) ? 0 : corner;
    }),
  );
  return { min: Math.min(...corners), max: Math.max(...corners) };
}

/** How far apart the totals can lie; open-ended dice count with their first throw. */
export function spanOf(expression: Expression): number {
  const { min, max } = rangeOf(expression, 1);
  return max - min;
}
