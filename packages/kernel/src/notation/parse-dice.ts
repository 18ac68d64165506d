import { MAX_DICE, MAX_SIDES } from '../pool.ts';
import { isWhole } from './arithmetic.ts';
import { constantOf } from './constant.ts';
import { type Die, diceWith, refuseKeep } from './dice-with.ts';
import { type Expression, resolveKeep } from './expression.ts';
import { keepRules, keepsOf, parseModifiers } from './modifiers.ts';
import { close, type Place } from './place.ts';
import { fail } from './problem.ts';
import { rangeOf } from './range.ts';

const PERCENT = /%/y;
const FUDGE = /f/iy;
const FUDGE_KIND = /\.[12](?!\d)/y;
const OPEN = /\(/y;
const DOT = /\./y;

/** Reads on after the `W` or `d` of dice whose count stands at `at`. */
export function parseDice(place: Place, count: Expression, at: number): Expression {
  const { edition } = place;
  const number = constantOf(count);
  if (number !== undefined) refuseNumber(number, at);
  const die = parseDie(place);
  if (die === 'ordered' && edition === 2) {
    if (number === undefined) fail('number-of-dice-unclear', at);
    const [modifier] = parseModifiers(place);
    if (modifier !== undefined) fail('modifier-not-here', modifier.at, { modifier: modifier.word });
    return { kind: 'ordered', count: number };
  }
  const kind: Die = die === 'ordered' ? { sides: 66, fudge: undefined } : die;
  const modifiers = parseModifiers(place);
  const rules = keepRules(modifiers);
  if (number !== undefined) {
    refuseKeep(modifiers, rules, number);
    const term = diceWith(kind, number, modifiers, at);
    return { ...term, keep: resolveKeep(rules, number) };
  }
  const { min, max } = rangeOf(count, Number.POSITIVE_INFINITY);
  if (!isWhole(count) || min < 0) fail('number-of-dice-unclear', at);
  if (max > MAX_DICE) fail('too-many-dice', at, { max: MAX_DICE });
  for (const [i, rule] of rules.entries()) {
    if (rule.dice === 0) fail('keeps-nothing', keepsOf(modifiers)[i]?.at ?? at);
  }
  return { kind: 'counted', count, die: diceWith(kind, max, modifiers, at, 1), keep: rules };
}

function refuseNumber(count: number, at: number): void {
  if (!Number.isInteger(count)) fail('number-of-dice-unclear', at);
  if (count < 1) fail('no-dice', at);
  if (count > MAX_DICE) fail('too-many-dice', at, { max: MAX_DICE });
}

function parseDie(place: Place): Die | 'ordered' {
  const { scanner } = place;
  const at = scanner.at;
  if (scanner.take(PERCENT) !== undefined) return { sides: 100, fudge: undefined };
  if (scanner.take(FUDGE) !== undefined) {
    const kind = scanner.take(FUDGE_KIND);
    if (kind === undefined && scanner.sees(DOT)) scanner.unexpected();
    return kind === '.1' ? { sides: 6, fudge: 1 } : { sides: 3, fudge: 2 };
  }
  const sides = parseSides(place);
  if (sides === 'ordered') return sides;
  if (sides < 1) fail('no-sides', at);
  if (sides > MAX_SIDES) fail('die-too-large', at, { max: MAX_SIDES });
  return { sides, fudge: undefined };
}

function parseSides(place: Place): number | 'ordered' {
  const { scanner } = place;
  const at = scanner.at;
  if (scanner.take(OPEN) === undefined) {
    const sides = scanner.expectWhole();
    return sides === 66 ? 'ordered' : sides;
  }
  const sides = constantOf(place.sum(place));
  close(scanner, at);
  return sides !== undefined && Number.isInteger(sides) ? sides : fail('expected-number', at);
}
