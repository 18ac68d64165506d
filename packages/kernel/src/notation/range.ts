import { call, isWhole, operate } from './arithmetic.ts';
import {
  type Call,
  countOf,
  type DiceTerm,
  type Expression,
  explodesAt,
  faceValue,
  type Group,
  holds,
  type Operator,
} from './expression.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Faces of a chain that never come in practice. */
export const LONGEST_CHAIN = 1000;

/** Bounds of the total if no exploding die has more than `chain` faces; not every number between is reached. */
export function rangeOf(expression: Expression, chain: number): Range {
  switch (expression.kind) {
    case 'number':
      return { min: expression.value, max: expression.value };
    case 'negative': {
      const { min, max } = rangeOf(expression.of, chain);
      return { min: 0 - max, max: 0 - min };
    }
    case 'operation':
      return rangeOfOperation(
        expression.operator,
        rangeOf(expression.left, chain),
        rangeOf(expression.right, chain),
      );
    case 'call':
      return rangeOfCall(expression, chain);
    case 'comparison':
      return { min: 0, max: 1 };
    case 'dice':
      return rangeOfDice(expression, expression.pool.count, chain);
    case 'counted': {
      const { min, max } = rangeOf(expression.count, chain);
      return span([rangeOfDice(expression.die, min, chain), rangeOfDice(expression.die, max, chain)], true);
    }
    case 'ordered':
      return { min: 11 * expression.count, max: 66 * expression.count };
    case 'group':
      return rangeOfGroup(expression, chain);
  }
}

/** From the lowest to the highest; with zero, if that may be all that is left. */
function span(ranges: readonly Range[], hasZero: boolean): Range {
  const ends = ranges.flatMap(({ min, max }) => [min, max]);
  return { min: Math.min(...ends, ...(hasZero ? [0] : [])), max: Math.max(...ends, ...(hasZero ? [0] : [])) };
}

interface Ends {
  readonly last: Range;
  readonly going: Range;
}

const knownEnds = new WeakMap<DiceTerm, Ends>();

/** What the last face of a die can be worth, and what an exploding one. */
function endsOf(term: DiceTerm): Ends {
  let ends = knownEnds.get(term);
  if (ends !== undefined) return ends;
  const { pool, reroll, explode } = term;
  const later = explode?.penetrating === true ? 1 : 0;
  const [last, going] = [nothing(), nothing()];
  for (let face = 1; face <= pool.sides; face += 1) {
    const value = faceValue(term, face);
    if (reroll?.often === 'always' && holds(reroll.test, value)) continue;
    const range = explode !== undefined && explodesAt(term, face) ? going : last;
    for (const worth of [countOf(term, value), countOf(term, value - later)]) {
      range.min = Math.min(range.min, worth);
      range.max = Math.max(range.max, worth);
    }
  }
  ends = { last, going: going.min > going.max ? { min: 0, max: 0 } : going };
  knownEnds.set(term, ends);
  return ends;
}

const nothing = () => ({ min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY });

function rangeOfDice(term: DiceTerm, count: number, chain: number): Range {
  const { explode, keep } = term;
  const dice = count - (keep === undefined ? 0 : keep.low + keep.high);
  if (explode?.compound === true && term.successes !== undefined)
    return { min: term.failures === undefined ? 0 : 0 - dice, max: dice };
  const { last, going } = endsOf(term);
  // 0 · ∞ is 0 here.
  const times = (value: number) => (value === 0 ? 0 : value * (chain - 1));
  return {
    min: dice * (last.min + times(Math.min(0, going.min))) + 0,
    max: dice * (last.max + times(Math.max(0, going.max))) + 0,
  };
}

function rangeOfGroup(group: Group, chain: number): Range {
  const { of, keep, successes, failures } = group;
  const ranges = of.map((one) => rangeOf(one, chain));
  if (successes !== undefined) return { min: failures === undefined ? 0 : 0 - of.length, max: of.length };
  if (keep === undefined) return ranges.reduce((a, b) => ({ min: a.min + b.min, max: a.max + b.max }));
  // What is left out counts nothing, wherever it stands.
  const most = ranges.reduce((sum, { min, max }) => sum + Math.max(Math.abs(min), Math.abs(max)), 0);
  return { min: ranges.every(({ min }) => min >= 0) && of.length > 1 ? 0 : 0 - most, max: most };
}

/** The corners of operators that are monotone in each operand on one side of zero. */
function rangeOfOperation(operator: Operator, left: Range, right: Range): Range {
  if (operator === '+') return { min: left.min + right.min, max: left.max + right.max };
  if (operator === '-') return { min: left.min - right.max, max: left.max - right.min };
  if (operator === '%') return { min: Math.min(0, right.min), max: Math.max(0, right.max) };
  if (operator === '^' && left.min < 0) {
    const most = Math.max(Math.abs(left.min), Math.abs(left.max)) ** right.max;
    return { min: 0 - most, max: Math.max(most, 1) };
  }
  return corners((a, b) => operate(operator, a, b), left, right);
}

function corners(f: (a: number, b: number) => number, left: Range, right: Range): Range {
  const values = [left.min, left.max].flatMap((a) =>
    [right.min, right.max].map((b) => {
      const corner = f(a, b);
      // 0 · ∞ is 0 here; ∞ / ∞ may be anything between its other corners.
      return Number.isNaN(corner) ? 0 : corner;
    }),
  );
  return { min: Math.min(...values), max: Math.max(...values) };
}

function rangeOfCall({ name, of }: Call, chain: number): Range {
  const [x, y] = of.map((one) => rangeOf(one, chain)) as [Range, Range];
  switch (name) {
    case 'sin':
    case 'cos':
      return { min: -1, max: 1 };
    case 'tan':
      return { min: -1e6, max: 1e6 };
    case 'abs': {
      const ends = [Math.abs(x.min), Math.abs(x.max)];
      return { min: x.min <= 0 && x.max >= 0 ? 0 : Math.min(...ends), max: Math.max(...ends) };
    }
    case 'pow':
      return rangeOfOperation('^', x, y);
    case 'max':
      return { min: Math.max(x.min, y.min), max: Math.max(x.max, y.max) };
    case 'min':
      return { min: Math.min(x.min, y.min), max: Math.min(x.max, y.max) };
    default:
      // All others rise.
      return { min: call(name, [x.min]), max: call(name, [x.max]) };
  }
}

/** Whether something without a value could come out: which problem that is. */
export function isUndefinedPossible(
  expression: Expression,
): 'division-by-zero-possible' | 'undefined-possible' | undefined {
  const range = (one: Expression) => rangeOf(one, Number.POSITIVE_INFINITY);
  if (expression.kind === 'operation') {
    const { operator, left, right } = expression;
    if (operator === '^') return isPowerUnclear(left, right) ? 'undefined-possible' : undefined;
    if (operator !== '/' && operator !== ':' && operator !== '%') return undefined;
    const { min, max } = range(right);
    return min <= 0 && max >= 0 ? 'division-by-zero-possible' : undefined;
  }
  if (expression.kind !== 'call') return undefined;
  const [x, y] = expression.of as [Expression, Expression];
  const { name } = expression;
  const isUnclear =
    (name === 'sqrt' && range(x).min < 0) ||
    (name === 'log' && range(x).min <= 0) ||
    (name === 'pow' && isPowerUnclear(x, y));
  return isUnclear ? 'undefined-possible' : undefined;
}

/** Numbers that are not above zero have whole powers only, and zero has no negative ones. */
function isPowerUnclear(base: Expression, exponent: Expression): boolean {
  const { min } = rangeOf(base, Number.POSITIVE_INFINITY);
  if (min > 0) return false;
  return !isWhole(exponent) || rangeOf(exponent, Number.POSITIVE_INFINITY).min < 0;
}

/** How many totals there can be, at most, less one; open-ended dice count with their first throw. */
export const spanOf = (expression: Expression): number => breadthOf(expression) - 1;

function breadthOf(expression: Expression): number {
  const { min, max } = rangeOf(expression, 1);
  const between = isWhole(expression) ? max - min + 1 : Number.POSITIVE_INFINITY;
  switch (expression.kind) {
    case 'number':
      return 1;
    case 'negative':
      return breadthOf(expression.of);
    case 'operation':
      return Math.min(between, breadthOf(expression.left) * breadthOf(expression.right));
    case 'call':
      return Math.min(
        between,
        expression.of.reduce((product, one) => product * breadthOf(one), 1),
      );
    case 'comparison':
      return 2;
    case 'dice':
    case 'counted':
    case 'ordered':
    case 'group':
      return Number.isFinite(between) ? between : (max - min + 1) * 2;
  }
}
