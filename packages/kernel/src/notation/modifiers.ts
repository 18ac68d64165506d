import type { KeepRule, Sort, Test } from './expression.ts';
import type { Place } from './place.ts';
import { fail } from './problem.ts';
import { relationOf } from './relation.ts';
import type { Scanner } from './scanner.ts';

const MINUS = /[-−–]/y;
const RELATION = /[<>]=|<>|!=|==?|[<>]/y;
// A comparison with something else than a number is one of the whole sum.
const MODIFIER =
  /!!?p?|ro?|uo?|k[hl]?|d[hl]?|max|min|c[sf]|s[ad]?|f|(?:[<>]=|<>|==?|[<>])(?=\s*[-−–]?\s*\d)/iy;
const FIRST_EDITION = /!|ro?|k[hl]?|d[hl]|[<>]=?|=/iy;
/** Modifiers that could be words. */
const BARE = /(?:[kd][hl]|s[ad]|c[sf]|[ru]o)(?![\p{L}\p{M}])/iuy;

/** A modifier as it is written. */
export interface Written {
  readonly word: string;
  readonly at: number;
  readonly test: Test | undefined;
  readonly number: number | undefined;
}

export function parseModifiers({ scanner, edition }: Place): Written[] {
  const written: Written[] = [];
  const names = new Set<string>();
  for (;;) {
    const { at } = scanner;
    if (scanner.seesWords && !scanner.sees(BARE)) return written;
    const word = scanner.take(edition === 1 ? FIRST_EDITION : MODIFIER);
    if (word === undefined) return written;
    const one = parseModifier(scanner, word, at, edition === 1);
    const name = nameOf(word);
    if (names.has(name)) fail('repeated-modifier', at, { modifier: word });
    if (name === 'f' && nameOf(written.at(-1)?.word ?? '') !== 'successes')
      fail('failures-without-successes', at);
    names.add(name);
    written.push(one);
  }
}

/** What can stand only once. */
export function nameOf(word: string): string {
  if (word === '') return '';
  if (relationOf(word) !== undefined) return 'successes';
  switch (word[0]) {
    case '!':
      return '!';
    case 'r':
    case 'u':
    case 's':
      return word[0];
    case 'k':
      return word === 'kl' ? 'kl' : 'kh';
    case 'd':
      return word === 'dh' ? 'dh' : 'dl';
    default:
      return word;
  }
}

function parseModifier(scanner: Scanner, word: string, at: number, isFirst: boolean): Written {
  const relation = relationOf(word);
  if (relation !== undefined)
    return { word, at, test: { relation, value: expectValue(scanner) }, number: undefined };
  switch (nameOf(word)) {
    case '!':
      return { word, at, test: isFirst ? undefined : takeTest(scanner), number: undefined };
    case 'u':
      return { word, at, test: takeTest(scanner), number: undefined };
    case 'r':
    case 'cs':
    case 'cf':
      return { word, at, test: takeTest(scanner) ?? takeEqual(scanner), number: undefined };
    case 'f':
      return { word, at, test: takeTest(scanner) ?? expectEqual(scanner), number: undefined };
    case 'max':
    case 'min':
      return { word, at, test: undefined, number: expectValue(scanner) };
    case 's':
      return { word, at, test: undefined, number: undefined };
    default:
      // `2W20kh` keeps one; a bare `d` would be too easily a die that is missing its sides.
      return {
        word,
        at,
        test: undefined,
        number: word === 'd' ? scanner.expectWhole() : (scanner.takeWhole() ?? 1),
      };
  }
}

function takeTest(scanner: Scanner): Test | undefined {
  const relation = relationOf(scanner.take(RELATION));
  return relation && { relation, value: expectValue(scanner) };
}

function takeEqual(scanner: Scanner): Test | undefined {
  const value = scanner.takeNumber();
  return value === undefined ? undefined : { relation: '=', value };
}

const expectEqual = (scanner: Scanner): Test => takeEqual(scanner) ?? fail('expected-number', scanner.at);

function expectValue(scanner: Scanner): number {
  const isNegative = scanner.take(MINUS) !== undefined;
  const value = scanner.takeNumber() ?? fail('expected-number', scanner.at);
  return isNegative ? 0 - value : value;
}

/** What keeps or drops. */
export const keepsOf = (modifiers: readonly Written[]): readonly Written[] =>
  modifiers.filter(({ word }) => /^[kd]/.test(word));

export const keepRules = (modifiers: readonly Written[]): KeepRule[] =>
  keepsOf(modifiers).map(({ word, number = 1 }) => {
    const what = word.startsWith('k') ? 'keep' : 'drop';
    const isHigh = word.endsWith('h') || word === 'k';
    return { what, end: isHigh ? 'highest' : 'lowest', dice: number };
  });

export function sortOf(modifiers: readonly Written[]): Sort | undefined {
  const word = modifiers.find((one) => nameOf(one.word) === 's')?.word;
  return word === undefined ? undefined : word === 'sd' ? 'descending' : 'ascending';
}
