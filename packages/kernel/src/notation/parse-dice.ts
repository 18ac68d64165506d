import { MAX_DICE, MAX_SIDES, openEndedPool, pool } from '../pool.ts';
import type { DiceTerm, FaceRange, Keep, Reroll } from './expression.ts';
import { fail } from './problem.ts';
import type { Scanner } from './scanner.ts';

const PERCENT = /%/y;
const MODIFIER = /!|ro?|k[hl]?|d[hl]|[<>]=?|=/iy;
const COMPARISON = /[<>]=?|=/y;

/** The order in which modifiers have to stand: each happens to what the ones before it have left. */
const RANKS = { explode: 0, reroll: 0, keep: 1, successes: 2 } as const;
type Modifier = keyof typeof RANKS;

/** Reads on after the `W` or `d` of dice whose count stands at `at`. */
export function parseDice(scanner: Scanner, count: number, at: number): DiceTerm {
  if (count === 0) fail('no-dice', at);
  if (count > MAX_DICE) fail('too-many-dice', at, { max: MAX_DICE });
  const sides = parseSides(scanner);

  const places = new Map<Modifier, number>();
  let reroll: Reroll | undefined;
  let keep: Keep | undefined;
  let successes: FaceRange | undefined;
  for (;;) {
    const place = scanner.at;
    const word = scanner.take(MODIFIER);
    if (word === undefined) break;
    takePlace(places, modifierOf(word), place, word);
    if (word.startsWith('r')) {
      const often = word === 'ro' ? 'once' : 'always';
      reroll = { faces: parseFaces(scanner, scanner.take(COMPARISON) ?? '=', sides, place), often };
    } else if (word.startsWith('k') || word.startsWith('d')) {
      keep = parseKeep(scanner, word, count, place);
    } else if (word !== '!') {
      successes = parseFaces(scanner, word, sides, place);
    }
  }

  const explodesAt = places.get('explode');
  if (reroll !== undefined) refuseEndless(reroll, sides, explodesAt, places.get('reroll') ?? at);
  if (explodesAt !== undefined && sides === 1) fail('explodes-forever', explodesAt);
  const thrown = explodesAt === undefined ? pool(count, sides) : openEndedPool(count, sides);
  return { kind: 'dice', pool: thrown, reroll, keep, successes };
}

function parseSides(scanner: Scanner): number {
  const at = scanner.at;
  const sides = scanner.take(PERCENT) === undefined ? scanner.expectNumber() : 100;
  if (sides === 0) fail('no-sides', at);
  if (sides > MAX_SIDES) fail('die-too-large', at, { max: MAX_SIDES });
  return sides;
}

function modifierOf(word: string): Modifier {
  if (word === '!') return 'explode';
  if (word.startsWith('r')) return 'reroll';
  return word.startsWith('k') || word.startsWith('d') ? 'keep' : 'successes';
}

function takePlace(places: Map<Modifier, number>, modifier: Modifier, at: number, word: string): void {
  if (places.has(modifier)) fail('repeated-modifier', at, { modifier: word });
  for (const earlier of places.keys()) {
    if (RANKS[earlier] > RANKS[modifier]) fail('misplaced-modifier', at, { modifier: word });
  }
  places.set(modifier, at);
}

/** `k3` is `kh3`; dropping is keeping the others. */
function parseKeep(scanner: Scanner, word: string, count: number, at: number): Keep {
  const number = scanner.expectNumber();
  if (number > count) fail('keeps-too-many', at, { max: count });
  const drops = word.startsWith('d');
  const dice = drops ? count - number : number;
  if (dice === 0) fail('keeps-nothing', at);
  return { end: word.endsWith('l') === drops ? 'highest' : 'lowest', dice };
}

/** The faces that a comparison matches, of those the die has. */
function parseFaces(scanner: Scanner, comparison: string, sides: number, at: number): FaceRange {
  const number = scanner.expectNumber();
  const range = matching(comparison, number, sides);
  const from = Math.max(range.from, 1);
  const to = Math.min(range.to, sides);
  return from <= to ? { from, to } : fail('never-matches', at, { max: sides });
}

function matching(comparison: string, number: number, sides: number): FaceRange {
  switch (comparison) {
    case '>=':
      return { from: number, to: sides };
    case '>':
      return { from: number + 1, to: sides };
    case '<=':
      return { from: 1, to: number };
    case '<':
      return { from: 1, to: number - 1 };
    default:
      return { from: number, to: number };
  }
}

function refuseEndless(reroll: Reroll, sides: number, explodesAt: number | undefined, at: number): void {
  const { from, to } = reroll.faces;
  if (explodesAt !== undefined && to === sides) fail('rerolls-exploding-face', at);
  if (reroll.often === 'once') return;
  if (from === 1 && to === sides) fail('rerolls-everything', at);
  if (explodesAt !== undefined && from === 1 && to === sides - 1) fail('explodes-forever', explodesAt);
}
