import type { Expression } from '@tafelrunde/kernel';

/** More totals than this are no picture any more, and listing their fractions would freeze the page. */
const MAX_SPAN = 5_000;

/** Whether the totals of an expression can be listed. Open-ended dice count with their first throw. */
export function isListable(expression: Expression): boolean {
  const [low, high] = spanOf(expression);
  return high - low <= MAX_SPAN;
}

function spanOf(expression: Expression): readonly [low: number, high: number] {
  switch (expression.kind) {
    case 'number':
      return [expression.value, expression.value];
    case 'dice': {
      const { pool, successes } = expression;
      return successes === undefined ? [pool.count, pool.count * pool.sides] : [0, pool.count];
    }
    case 'negative': {
      const [low, high] = spanOf(expression.of);
      return [-high, -low];
    }
    case 'operation': {
      const [a, b] = spanOf(expression.left);
      const [c, d] = spanOf(expression.right);
      if (expression.operator === '+') return [a + c, b + d];
      if (expression.operator === '-') return [a - d, b - c];
      if (expression.operator === '/') return [Math.min(a, -b), Math.max(-a, b)];
      const corners = [a * c, a * d, b * c, b * d];
      return [Math.min(...corners), Math.max(...corners)];
    }
  }
}
