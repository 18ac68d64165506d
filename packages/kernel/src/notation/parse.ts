import { err, ok, type Result } from '../result.ts';
import type { Expression, Operator } from './expression.ts';
import { makeNotation } from './make.ts';
import { parseDice } from './parse-dice.ts';
import { fail, MAX_NOTATION_LENGTH, MAX_NOTATION_NESTING, Misread, type NotationProblem } from './problem.ts';
import { LONGEST_CHAIN, rangeOf } from './range.ts';
import { Scanner } from './scanner.ts';

const SUM = /[+-]/y;
const PRODUCT = /[*/]/y;
const MINUS = /-/y;
const OPEN = /\(/y;
const CLOSE = /\)/y;
const DIE = /[wd]/iy;

/** Reads dice notation, German or English: `3W6+2`, `4d6kh3`, `10W6!>=5`, `(d%-1)/10`. */
export function parseNotation(text: string): Result<Expression, NotationProblem> {
  try {
    if (text.length > MAX_NOTATION_LENGTH)
      fail('too-long', MAX_NOTATION_LENGTH, { max: MAX_NOTATION_LENGTH });
    if (text.trim() === '') fail('empty', 0);
    const scanner = new Scanner(text);
    const expression = parseSum(scanner, 0);
    if (!scanner.ended) scanner.unexpected();
    // `d%` is written out as `d100`: what has been read must be short enough to be written and read again.
    if (makeNotation(expression, 'en').length > MAX_NOTATION_LENGTH)
      fail('too-long', text.length, { max: MAX_NOTATION_LENGTH });
    return ok(expression);
  } catch (thrown) {
    if (thrown instanceof Misread) return err(thrown.problem);
    throw thrown;
  }
}

function parseSum(scanner: Scanner, depth: number): Expression {
  return parseOperations(scanner, SUM, () => parseProduct(scanner, depth));
}

function parseProduct(scanner: Scanner, depth: number): Expression {
  return parseOperations(scanner, PRODUCT, () => parseSigned(scanner, depth));
}

function parseOperations(scanner: Scanner, operators: RegExp, parseOperand: () => Expression): Expression {
  let left = parseOperand();
  for (;;) {
    const at = scanner.at;
    const operator = scanner.take(operators) as Operator | undefined;
    if (operator === undefined) return left;
    const rightAt = scanner.at;
    const right = parseOperand();
    if (operator === '/') refuseZero(right, rightAt);
    left = { kind: 'operation', operator, left, right };
    refuseInexact(left, at);
  }
}

function parseSigned(scanner: Scanner, depth: number): Expression {
  const at = scanner.at;
  if (scanner.take(MINUS) === undefined) return parseOperand(scanner, depth);
  return { kind: 'negative', of: parseSigned(scanner, deeper(depth, at)) };
}

function parseOperand(scanner: Scanner, depth: number): Expression {
  const at = scanner.at;
  if (scanner.take(OPEN) !== undefined) {
    const inner = parseSum(scanner, deeper(depth, at));
    if (scanner.take(CLOSE) === undefined) {
      if (scanner.ended) fail('missing-parenthesis', scanner.at, { opened: at });
      scanner.unexpected();
    }
    return inner;
  }
  const value = scanner.takeNumber();
  if (scanner.take(DIE) !== undefined) return parseDice(scanner, value ?? 1, at);
  return value === undefined ? scanner.unexpected() : { kind: 'number', value };
}

function deeper(depth: number, at: number): number {
  return depth < MAX_NOTATION_NESTING ? depth + 1 : fail('too-deep', at, { max: MAX_NOTATION_NESTING });
}

function refuseZero(divisor: Expression, at: number): void {
  const { min, max } = rangeOf(divisor, Number.POSITIVE_INFINITY);
  if (min <= 0 && max >= 0) fail('division-by-zero-possible', at);
}

/** Totals are whole numbers in doubles: beyond their exact range they would be silently wrong. */
function refuseInexact(expression: Expression, at: number): void {
  const { min, max } = rangeOf(expression, LONGEST_CHAIN);
  if (Math.max(-min, max) > Number.MAX_SAFE_INTEGER) fail('total-too-large', at);
}
