import { err, ok, type Result } from '../result.ts';
import { isWhole } from './arithmetic.ts';
import { type Expression, FUNCTIONS, type FunctionName, type Operator } from './expression.ts';
import { makeNotation } from './make.ts';
import { parseDice } from './parse-dice.ts';
import { parseGroup } from './parse-group.ts';
import { close, deeper, type NotationEdition, type Place, refuseInexact } from './place.ts';
import { fail, MAX_NOTATION_LENGTH, Misread, type NotationProblem } from './problem.ts';
import { isUndefinedPossible } from './range.ts';
import { relationOf } from './relation.ts';
import { Scanner } from './scanner.ts';

const SUM = /[+\-−–]/y;
const PRODUCT = /\*(?!\*)|[/×·%]|x(?=[\s\d(dw{+\-−–])/iy;
const POWER = /\^|\*\*/y;
const MINUS = /[-−–]/y;
const OPEN = /\(/y;
const BRACE = /\{/y;
const COMMA = /,/y;
const DIE = /[wd](?![a-eg-zäöüß])/iy;
const RELATION = /[<>]=|<>|!=|==?|[<>]/y;
const FUNCTION = new RegExp(`(?:${Object.keys(FUNCTIONS).join('|')})(?=\\s*\\()`, 'iy');

/** A notation and what was remarked beside it. */
export interface ReadNotation {
  readonly expression: Expression;
  /** `Feuer` in `1W6[Feuer]`, `# Feuer`, or words at the end; empty if there are none. */
  readonly label: string;
}

/** Reads dice notation, German or English: `3W6+2`, `4d6kh3`, `10W6>=5!`, `{2W8,3W6}kh1`. */
export function parseNotation(
  text: string,
  edition: NotationEdition = 2,
): Result<Expression, NotationProblem> {
  const read = readNotation(text, edition);
  return read.ok ? ok(read.value.expression) : read;
}

/** The same with its label. */
export function readNotation(
  text: string,
  edition: NotationEdition = 2,
): Result<ReadNotation, NotationProblem> {
  try {
    if (text.length > MAX_NOTATION_LENGTH)
      fail('too-long', MAX_NOTATION_LENGTH, { max: MAX_NOTATION_LENGTH });
    if (text.trim() === '') fail('empty', 0);
    const scanner = new Scanner(text);
    const expression = parseComparison({ scanner, depth: 0, isExact: false, edition, sum: parseSum });
    scanner.takeWords();
    if (!scanner.ended) scanner.unexpected();
    // `d%` is written out as `d100`: what has been read must be short enough to be written and read again.
    if (makeNotation(expression, 'en').length > MAX_NOTATION_LENGTH)
      fail('too-long', text.length, { max: MAX_NOTATION_LENGTH });
    return ok({ expression, label: labelOf(scanner) });
  } catch (thrown) {
    if (thrown instanceof Misread) return err(thrown.problem);
    throw thrown;
  }
}

const labelOf = ({ labels }: Scanner): string =>
  labels
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '')
    .join(', ');

function parseComparison(place: Place): Expression {
  const { scanner } = place;
  const left = parseSum(place);
  const relation = relationOf(scanner.take(RELATION));
  if (relation === undefined) return left;
  return { kind: 'comparison', relation, left, right: parseSum(place) };
}

function parseSum(place: Place): Expression {
  return parseOperations(place, SUM, () => parseProduct(place));
}

function parseProduct(place: Place): Expression {
  return parseOperations(place, PRODUCT, () => parseSigned(place));
}

function parseOperations(place: Place, operators: RegExp, parseOperand: () => Expression): Expression {
  const { scanner } = place;
  let left = parseOperand();
  for (;;) {
    const at = scanner.at;
    const word = scanner.take(operators);
    if (word === undefined) return left;
    const rightAt = scanner.at;
    const right = parseOperand();
    left = { kind: 'operation', operator: operatorOf(word, left, right, place), left, right };
    refuseUndefined(left, rightAt);
    refuseInexact(left, at);
  }
}

function operatorOf(word: string, left: Expression, right: Expression, { isExact }: Place): Operator {
  switch (word) {
    case '−':
    case '–':
      return '-';
    case 'x':
    case '×':
    case '·':
      return '*';
    case '/':
      return isExact || !isWhole(left) || !isWhole(right) ? ':' : '/';
    default:
      return word as Operator;
  }
}

function parseSigned(place: Place): Expression {
  const { scanner } = place;
  const at = scanner.at;
  if (scanner.take(MINUS) === undefined) return parsePower(place);
  return { kind: 'negative', of: parseSigned(deeper(place, at)) };
}

/** To the right first: 2^3^2 is 2^9. */
function parsePower(place: Place): Expression {
  const { scanner } = place;
  const left = parseOperand(place);
  const at = scanner.at;
  if (scanner.take(POWER) === undefined) return left;
  const rightAt = scanner.at;
  const right = parseSigned(deeper(place, at));
  const power: Expression = { kind: 'operation', operator: '^', left, right };
  refuseUndefined(power, rightAt);
  refuseInexact(power, at);
  return power;
}

function parseOperand(place: Place): Expression {
  const { scanner } = place;
  const at = scanner.at;
  if (scanner.take(OPEN) !== undefined) {
    const inner = parseSum(deeper(place, at));
    close(scanner, at);
    return scanner.take(DIE) === undefined ? inner : parseDice(place, inner, at);
  }
  if (scanner.take(BRACE) !== undefined) return parseGroup(deeper(place, at), at);
  const name = scanner.take(FUNCTION);
  if (name !== undefined) return parseCall(deeper(place, at), name as FunctionName, at);
  const value = scanner.takeNumber();
  if (scanner.take(DIE) !== undefined) return parseDice(place, { kind: 'number', value: value ?? 1 }, at);
  return value === undefined ? scanner.unexpected() : { kind: 'number', value };
}

function parseCall(place: Place, name: FunctionName, at: number): Expression {
  const { scanner } = place;
  const opened = scanner.at;
  scanner.take(OPEN);
  scanner.lists += 1;
  const inside = { ...place, isExact: true };
  const of = [parseSum(inside)];
  while (of.length < FUNCTIONS[name]) {
    if (scanner.take(COMMA) === undefined) scanner.unexpected();
    of.push(parseSum(inside));
  }
  close(scanner, opened);
  scanner.lists -= 1;
  const called: Expression = { kind: 'call', name, of };
  refuseUndefined(called, opened);
  refuseInexact(called, at);
  return called;
}

/** Division by zero, and what has no value: the root of a negative number. */
function refuseUndefined(expression: Expression, at: number): void {
  const possible = isUndefinedPossible(expression);
  if (possible !== undefined) fail(possible, at);
}
