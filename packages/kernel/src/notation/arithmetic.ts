import type { Expression, FunctionName, Operator } from './expression.ts';

/** Totals that are no whole numbers are rounded to so many parts: sums in any order come to the same total. */
export const PARTS = 1_000_000;
/** The largest decimal total: its parts are still told apart. */
export const MAX_DECIMAL = Number.MAX_SAFE_INTEGER / PARTS;
const MAX_TANGENT = 1_000_000;

/** Never a negative zero. */
export const rounded = (value: number): number =>
  Number.isInteger(value) ? value + 0 : Math.round(value * PARTS) / PARTS + 0;

/** What an operator does. */
export function operate(operator: Operator, left: number, right: number): number {
  switch (operator) {
    case '+':
      return rounded(left + right);
    case '-':
      return rounded(left - right);
    case '*':
      return rounded(left * right);
    case '/':
      return Math.floor(left / right) + 0;
    case ':':
      return rounded(left / right);
    case '%':
      // The sign is that of the divisor, as with rounding down.
      return rounded(left - right * Math.floor(left / right));
    case '^':
      return rounded(left ** right);
  }
}

const ONE: Readonly<Record<string, (x: number) => number>> = {
  abs: Math.abs,
  ceil: Math.ceil,
  cos: Math.cos,
  exp: Math.exp,
  floor: Math.floor,
  log: Math.log,
  // Halves away from zero, on either side.
  round: (x) => Math.sign(x) * Math.round(Math.abs(x)),
  sign: Math.sign,
  sin: Math.sin,
  sqrt: Math.sqrt,
  // A tangent has no bounds; totals have.
  tan: (x) => Math.max(-MAX_TANGENT, Math.min(MAX_TANGENT, Math.tan(x))),
};

const TWO: Readonly<Record<string, (x: number, y: number) => number>> = {
  max: Math.max,
  min: Math.min,
  pow: (x, y) => x ** y,
};

/** What a function gives. */
export function call(name: FunctionName, [x = 0, y = 0]: readonly number[]): number {
  return rounded(ONE[name]?.(x) ?? TWO[name]?.(x, y) ?? 0);
}

/** Whether the total is a whole number whatever the dice show. */
export function isWhole(expression: Expression): boolean {
  switch (expression.kind) {
    case 'number':
      return Number.isInteger(expression.value);
    case 'negative':
      return isWhole(expression.of);
    case 'operation': {
      const { operator, left, right } = expression;
      if (operator === ':') return false;
      if (operator === '^') return isWhole(left) && isCount(right);
      return isWhole(left) && isWhole(right);
    }
    case 'call': {
      const { name, of } = expression;
      if (name === 'floor' || name === 'ceil' || name === 'round' || name === 'sign') return true;
      if (name === 'pow') return isWhole(of[0] as Expression) && isCount(of[1] as Expression);
      return (name === 'abs' || name === 'max' || name === 'min') && of.every(isWhole);
    }
    case 'comparison':
    case 'ordered':
      return true;
    case 'dice': {
      const { successes, least = 0, most = 0 } = expression;
      return successes !== undefined || (Number.isInteger(least) && Number.isInteger(most));
    }
    case 'counted':
      return isWhole(expression.die);
    case 'group':
      return expression.successes !== undefined || expression.of.every(isWhole);
  }
}

/** A whole number that cannot be negative: written, or dice that are added up. */
function isCount(expression: Expression): boolean {
  switch (expression.kind) {
    case 'number':
      return Number.isInteger(expression.value);
    case 'dice':
      return isWhole(expression) && expression.fudge === undefined && expression.failures === undefined;
    case 'operation':
      return (
        (expression.operator === '+' || expression.operator === '*') &&
        isCount(expression.left) &&
        isCount(expression.right)
      );
    default:
      return false;
  }
}
