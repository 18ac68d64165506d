import { call, operate } from './arithmetic.ts';
import type { Expression } from './expression.ts';

/** The value of an expression without dice; undefined if it has some. */
export function constantOf(expression: Expression): number | undefined {
  switch (expression.kind) {
    case 'number':
      return expression.value;
    case 'negative': {
      const value = constantOf(expression.of);
      return value === undefined ? undefined : 0 - value;
    }
    case 'operation': {
      const [left, right] = [constantOf(expression.left), constantOf(expression.right)];
      return left === undefined || right === undefined
        ? undefined
        : operate(expression.operator, left, right);
    }
    case 'call': {
      const values = expression.of.map(constantOf);
      return values.includes(undefined) ? undefined : call(expression.name, values as number[]);
    }
    default:
      return undefined;
  }
}
