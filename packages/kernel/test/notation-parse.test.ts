import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWhole } from '../src/notation/arithmetic.ts';
import { CACHED_NOTATIONS, notation } from '../src/notation/cache.ts';
import {
  diceTerm,
  type Expression,
  type FunctionName,
  type Operator,
  type Relation,
  type Test,
} from '../src/notation/expression.ts';
import { makeNotation } from '../src/notation/make.ts';
import { parseNotation, readNotation } from '../src/notation/parse.ts';
import {
  MAX_NOTATION_LENGTH,
  MAX_NOTATION_NESTING,
  NOTATION_CODES,
  type NotationCode,
} from '../src/notation/problem.ts';

const number = (value: number): Expression => ({ kind: 'number', value });
const negative = (of: Expression): Expression => ({ kind: 'negative', of });
const operation = (left: Expression, operator: Operator, right: Expression): Expression => ({
  kind: 'operation',
  operator,
  left,
  right,
});
const dice = (count: number, sides: number, modifiers: Parameters<typeof diceTerm>[2] = {}): Expression =>
  diceTerm(count, sides, modifiers);
const compare = (relation: Relation, value: number): Test => ({ relation, value });
const always = (relation: Relation, value: number) => ({
  test: compare(relation, value),
  often: 'always' as const,
});
const once = (relation: Relation, value: number) => ({
  test: compare(relation, value),
  often: 'once' as const,
});
const explode = (relation?: Relation, value = 0, kind = '') => ({
  test: relation && compare(relation, value),
  compound: kind.startsWith('!'),
  penetrating: kind.endsWith('p'),
});
const keep = (low: number, high = 0) => ({ low, high });
const call = (name: FunctionName, ...of: Expression[]): Expression => ({ kind: 'call', name, of });
const group = (of: Expression[], modifiers: object = {}): Expression => ({
  kind: 'group',
  of,
  keep: undefined,
  successes: undefined,
  failures: undefined,
  sort: undefined,
  ...modifiers,
});
const w6 = dice(1, 6);

describe('notation is read', () => {
  // biome-ignore format: a table reads best in columns
  const READ: readonly (readonly [text: string, expression: Expression])[] = [
    ['7',            number(7)],
    ['3W6+2',        operation(dice(3, 6), '+', number(2))],
    ['3d6',          dice(3, 6)],
    ['W20',          dice(1, 20)],
    ['d%',           dice(1, 100)],
    ['2W%',          dice(2, 100)],
    [' 3 w 6 - 1 ',  operation(dice(3, 6), '-', number(1))],
    ['4W6kh3',       dice(4, 6, { keep: keep(1) })],
    ['4w6K3',        dice(4, 6, { keep: keep(1) })],
    ['4d6dl1',       dice(4, 6, { keep: keep(1) })],
    ['5D6kl2',       dice(5, 6, { keep: keep(0, 3) })],
    ['5D6DH1',       dice(5, 6, { keep: keep(0, 1) })],
    ['4d6dl0',       dice(4, 6)],
    ['4W6!',         dice(4, 6, { explode: explode() })],
    ['4W6!kh3',      dice(4, 6, { explode: explode(), keep: keep(1) })],
    ['W6r1',         dice(1, 6, { reroll: always('=', 1) })],
    ['W6r=1',        dice(1, 6, { reroll: always('=', 1) })],
    ['W6r<=2',       dice(1, 6, { reroll: always('<=', 2) })],
    ['W6 R < 3',     dice(1, 6, { reroll: always('<=', 2) })],
    ['W6r>=5',       dice(1, 6, { reroll: always('>=', 5) })],
    ['W6ro1',        dice(1, 6, { reroll: once('=', 1) })],
    ['W6ro<=2',      dice(1, 6, { reroll: once('<=', 2) })],
    ['W6ro<=6',      dice(1, 6, { reroll: once('>=', 1) })],
    ['W6r1!',        dice(1, 6, { explode: explode(), reroll: always('=', 1) })],
    ['W6!r1',        dice(1, 6, { explode: explode(), reroll: always('=', 1) })],
    ['10W6>=5',      dice(10, 6, { successes: compare('>=', 5) })],
    ['10W6 > 4',     dice(10, 6, { successes: compare('>=', 5) })],
    ['10W6<=2',      dice(10, 6, { successes: compare('<=', 2) })],
    ['10W6<3',       dice(10, 6, { successes: compare('<=', 2) })],
    ['10W6=6',       dice(10, 6, { successes: compare('=', 6) })],
    ['10W6>=0',      dice(10, 6, { successes: compare('>=', 1) })],
    ['10W6!>=5',     dice(10, 6, { explode: explode('>=', 5) })],
    ['10W6>=5!',     dice(10, 6, { explode: explode(), successes: compare('>=', 5) })],
    ['6d10!>=9>=8',  dice(6, 10, { explode: explode('>=', 9), successes: compare('>=', 8) })],
    ['6d10>=8!>=9',  dice(6, 10, { explode: explode('>=', 9), successes: compare('>=', 8) })],
    ['4W6!!',        dice(4, 6, { explode: explode(undefined, 0, '!') })],
    ['4W6!p',        dice(4, 6, { explode: explode(undefined, 0, 'p') })],
    ['4W6!!p>=5',    dice(4, 6, { explode: explode('>=', 5, '!p') })],
    ['4W6!=5',       dice(4, 6, { explode: explode('=', 5) })],
    ['4W6!<>5',      dice(4, 6, { explode: explode('!=', 5) })],
    ['4W6<>5',       dice(4, 6, { successes: compare('!=', 5) })],
    ['4W6==5',       dice(4, 6, { successes: compare('=', 5) })],
    ['4W6>=-1',      dice(4, 6, { successes: compare('>=', 1) })],
    ['8W10>=8f1',    dice(8, 10, { successes: compare('>=', 8), failures: compare('=', 1) })],
    ['8W10>7f<=2',   dice(8, 10, { successes: compare('>=', 8), failures: compare('<=', 2) })],
    ['4W6kh3!',      dice(4, 6, { explode: explode(), keep: keep(1) })],
    ['4W6>=5kh3',    dice(4, 6, { keep: keep(1), successes: compare('>=', 5) })],
    ['4W6kh3r1',     dice(4, 6, { reroll: always('=', 1), keep: keep(1) })],
    ['W6r',          dice(1, 6, { reroll: always('=', 1) })],
    ['2d20kh',       dice(2, 20, { keep: keep(1) })],
    ['2d20 kl',      dice(2, 20, { keep: keep(0, 1) })],
    ['2d6d1',        dice(2, 6, { keep: keep(1) })],
    ['5W6dl1dh1',    dice(5, 6, { keep: keep(1, 1) })],
    ['5W6kh3kl4',    dice(5, 6, { keep: keep(2, 1) })],
    ['4dF',          dice(4, 3, { fudge: 2 })],
    ['4WF.2',        dice(4, 3, { fudge: 2 })],
    ['wf.1',         dice(1, 6, { fudge: 1 })],
    ['4dF>=0',       dice(4, 3, { fudge: 2, successes: compare('>=', 0) })],
    ['5d10u',        dice(5, 10, { unique: { test: undefined, often: 'always' } })],
    ['2d%uo>80',     dice(2, 100, { unique: once('>=', 81) })],
    ['4d10max6min3', dice(4, 10, { least: 3, most: 6 })],
    ['6d%min50.45',  dice(6, 100, { least: 50.45 })],
    ['d20cscf',      dice(1, 20, { critical: compare('=', 20), fumble: compare('=', 1) })],
    ['d20cs>=19',    dice(1, 20, { critical: compare('>=', 19) })],
    ['d20cs>20',     dice(1, 20)],
    ['4d6sd',        dice(4, 6, { sort: 'descending' })],
    ['4d6 s',        dice(4, 6, { sort: 'ascending' })],
    ['W66',          { kind: 'ordered', count: 1 }],
    ['2D66',         { kind: 'ordered', count: 2 }],
    ['d(66)',        dice(1, 66)],
    ['(2+1)W6',      dice(3, 6)],
    ['3d(2*3)',      dice(3, 6)],
    ['(1W4)W6kh2',   { kind: 'counted', count: dice(1, 4), die: diceTerm(1, 6), keep: [{ what: 'keep', end: 'highest', dice: 2 }] }],
    ['{3W6,2W8}kh1', group([dice(3, 6), dice(2, 8)], { keep: keep(1) })],
    ['{4d6}>20f<15', group([dice(4, 6)], { successes: compare('>', 20), failures: compare('<', 15) })],
    ['{4d6+W8}dl2s', group([operation(dice(4, 6), '+', dice(1, 8))], { keep: keep(2), sort: 'ascending' })],
    ['1W20+5>=15',   { kind: 'comparison', relation: '>=', left: operation(dice(1, 20), '+', number(5)), right: number(15) }],
    ['(3W6)!=10',    { kind: 'comparison', relation: '!=', left: dice(3, 6), right: number(10) }],
    ['1W20+5>1W20+2', { kind: 'comparison', relation: '>', left: operation(dice(1, 20), '+', number(5)), right: operation(dice(1, 20), '+', number(2)) }],
    ['W20>W20',      { kind: 'comparison', relation: '>', left: dice(1, 20), right: dice(1, 20) }],
    ['7−2–1',        operation(operation(number(7), '-', number(2)), '-', number(1))],
    ['3W6 x 2',      operation(dice(3, 6), '*', number(2))],
    ['2×W6',         operation(number(2), '*', w6)],
    ['d%%7',         operation(dice(1, 100), '%', number(7))],
    ['2**3^2',       operation(number(2), '^', operation(number(3), '^', number(2)))],
    ['-2^2',         negative(operation(number(2), '^', number(2)))],
    ['W6*1.5',       operation(w6, '*', number(1.5))],
    ['W6*1,5',       operation(w6, '*', number(1.5))],
    ['W6/1,5',       operation(w6, ':', number(1.5))],
    ['ceil(W6/2)',   call('ceil', operation(w6, ':', number(2)))],
    ['max(W6,1.5)',  call('max', w6, number(1.5))],
    ['9W6r1kh5>=5',  dice(9, 6, { reroll: always('=', 1), keep: keep(4), successes: compare('>=', 5) })],
    ['-W6',          negative(w6)],
    ['--W6',         negative(negative(w6))],
    ['-W6*2',        operation(negative(w6), '*', number(2))],
    ['1+2*3',        operation(number(1), '+', operation(number(2), '*', number(3)))],
    ['(1+2)*3',      operation(operation(number(1), '+', number(2)), '*', number(3))],
    ['9-4-3',        operation(operation(number(9), '-', number(4)), '-', number(3))],
    ['9-(4-3)',      operation(number(9), '-', operation(number(4), '-', number(3)))],
    ['9/2*3',        operation(operation(number(9), '/', number(2)), '*', number(3))],
    ['10W6>=5-W6',   operation(dice(10, 6, { successes: compare('>=', 5) }), '-', w6)],
    ['12/(W6r1-1)',  operation(number(12), '/', operation(dice(1, 6, { reroll: always('=', 1) }), '-', number(1)))],
    ['6/(-W6!)',     operation(number(6), '/', negative(dice(1, 6, { explode: explode() })))],
    ['6/3W6>=1',     operation(number(6), '/', dice(3, 6, { successes: compare('>=', 1) }))],
  ];
  test.each(READ)('%s', (text, expression) => {
    expect(parseNotation(text)).toEqual({ ok: true, value: expression });
  });
});

describe('notation is written', () => {
  // biome-ignore format: a table reads best in columns
  const WRITTEN = [
    ['3w6+2',              '3W6+2',            '3d6+2'],
    ['1d20',               'W20',              'd20'],
    ['d%',                 'W100',             'd100'],
    ['4d6k3',              '4W6kh3',           '4d6kh3'],
    ['4d6dl1',             '4W6kh3',           '4d6kh3'],
    ['4d6dh1',             '4W6kl3',           '4d6kl3'],
    ['W6r<3',              'W6r<=2',           'd6r<=2'],
    ['w6 r=1',             'W6r1',             'd6r1'],
    ['w6 ro > 4',          'W6ro>=5',          'd6ro>=5'],
    ['w6 r<2 !',           'W6!r1',            'd6!r1'],
    ['9w6r1k5>4',          '9W6r1kh5>=5',      '9d6r1kh5>=5'],
    ['10w6>4!',            '10W6>=5!',         '10d6>=5!'],
    ['10w6!>4',            '10W6!>=5',         '10d6!>=5'],
    ['6w6<>3',             '6W6<>3',           '6d6<>3'],
    ['5d6kl4kh3',          '5W6dl2dh1',        '5d6dl2dh1'],
    ['4df',                '4WF',              '4dF'],
    ['(w4)w6k2',           '(W4)W6kh2',        '(d4)d6kh2'],
    ['{3w6, 2w8}dl1',      '{3W6,2W8}kh1',     '{3d6,2d8}kh1'],
    ['w20 + 5 >= 15',      'W20+5>=15',        'd20+5>=15'],
    ['(5 + 3w6) > 12',     '(5+3W6)>12',       '(5+3d6)>12'],
    ['w6 * 0.5',           'W6*0,5',           'd6*0.5'],
    ['max(w6, 1.5)',       'max(W6,1.5)',      'max(d6,1.5)'],
    ['(2^3)^2',            '(2^3)^2',          '(2^3)^2'],
    ['3w6+2 Schaden',      '3W6+2',            '3d6+2'],
    ['8w6<7',              '8W6>=1',           '8d6>=1'],
    ['8w6>5',              '8W6=6',            '8d6=6'],
    ['((1 + (2)))',        '1+2',              '1+2'],
    ['(1+2)*3-(4-5)/6',    '(1+2)*3-(4-5)/6',  '(1+2)*3-(4-5)/6'],
    ['(2*3)/4*(5*6)',      '2*3/4*(5*6)',      '2*3/4*(5*6)'],
    ['-(w6+1)*-(-2)',      '-(W6+1)*--2',      '-(d6+1)*--2'],
    ['(-3)-(-2)',          '-3--2',            '-3--2'],
  ] as const;
  test.each(WRITTEN)('%s', (text, german, english) => {
    const parsed = parseNotation(text);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(makeNotation(parsed.value, 'de')).toBe(german);
    expect(makeNotation(parsed.value, 'en')).toBe(english);
  });
});

describe('what is no notation is refused, with the place', () => {
  // biome-ignore format: a table reads best in columns
  const REFUSED: readonly (readonly [text: string, code: NotationCode, at: number, data?: object])[] = [
    ['',                     'empty',                     0],
    [' \t ',                 'empty',                     0],
    ['1'.repeat(201),        'too-long',                  200, { max: 200 }],
    [`${'d%+'.repeat(66)}1`, 'too-long',                  199, { max: 200 }],
    ['('.repeat(21),         'too-deep',                  20, { max: 20 }],
    [`${'-'.repeat(21)}1`,   'too-deep',                  20, { max: 20 }],
    ['foo',                  'unexpected-character',      0, { character: 'f' }],
    ['3W6)',                 'unexpected-character',      3, { character: ')' }],
    ['3W6 4',                'unexpected-character',      4, { character: '4' }],
    ['(3W6 4)',              'unexpected-character',      5, { character: '4' }],
    ['+3',                   'unexpected-character',      0, { character: '+' }],
    ['1 + * 2',              'unexpected-character',      4, { character: '*' }],
    ['dF.3',                 'unexpected-character',      2, { character: '.' }],
    ['abs(W6,2)',            'unexpected-character',      6, { character: ',' }],
    ['pow(W6)',              'unexpected-character',      6, { character: ')' }],
    ['{}',                   'unexpected-character',      1, { character: '}' }],
    ['3W6Schaden',           'unexpected-character',      4, { character: 'c' }],
    ['3W6 gegen 3 Orks',     'unexpected-character',      4, { character: 'g' }],
    ['3W6🎲',                'unexpected-character',      3, { character: '🎲' }],
    ['3W6+ ',                'expected-operand',          5],
    ['(',                    'expected-operand',          1],
    ['2*-',                  'expected-operand',          3],
    ['3W',                   'expected-number',           2],
    ['3W x',                 'expected-number',           3],
    ['4W6d',                 'expected-number',           4],
    ['3d(W6)',               'expected-number',           2],
    ['4d-6',                 'expected-number',           2],
    ['4W6r<=',               'expected-number',           6],
    ['4W6min',               'expected-number',           6],
    ['4W6>=5f',              'expected-number',           7],
    ['(3W6+1',               'missing-parenthesis',       6, { opened: 0 }],
    ['2*(3W6+(1+1)',         'missing-parenthesis',       12, { opened: 2 }],
    ['{3W6,2',               'missing-parenthesis',       6, { opened: 0 }],
    ['1.0000001',            'too-many-decimals',         1, { max: 6 }],
    ['2+1000001',            'number-too-large',          2, { max: 1_000_000 }],
    ['W99999999999999999999','number-too-large',          1, { max: 1_000_000 }],
    ['1000000*1000000*1000000', 'total-too-large',        15],
    ['1000000*W6!*1000000*1000000', 'total-too-large',    19],
    ['1/0',                  'division-by-zero-possible', 2],
    ['7/ (W6-3)',            'division-by-zero-possible', 3],
    ['7/3W6>=5',             'division-by-zero-possible', 2],
    ['7/(0*W6!)',            'division-by-zero-possible', 2],
    ['7/(W6!/W6!)',          'division-by-zero-possible', 2],
    ['7/(100000-W6!)',       'division-by-zero-possible', 2],
    ['W6%(W6-1)',            'division-by-zero-possible', 3],
    ['sqrt(W6-2)',           'undefined-possible',        4],
    ['log(W6-1)',            'undefined-possible',        3],
    ['(W6-1)^-1',            'undefined-possible',        7],
    ['(W6-2)^0.5',           'undefined-possible',        7],
    ['1.5*1000000*1000000',  'total-too-large',           11],
    ['2^100',                'total-too-large',           1],
    ['1+0W6',                'no-dice',                   2],
    ['2+1000W6',             'too-many-dice',             2, { max: 999 }],
    ['(W6!)W6',              'too-many-dice',             0, { max: 999 }],
    ['(1.5)W6',              'number-of-dice-unclear',    0],
    ['(W4-2)W6',             'number-of-dice-unclear',    0],
    ['{(W4)W6}kh1',          'number-of-dice-unclear',    0],
    ['{W66+W6}kh1',          'number-of-dice-unclear',    0],
    ['3W0',                  'no-sides',                  2],
    ['3W1001',               'die-too-large',             2, { max: 1000 }],
    ['4W6!r1!!',             'repeated-modifier',         6, { modifier: '!!' }],
    ['4W6kh3k2',             'repeated-modifier',         6, { modifier: 'k' }],
    ['4W6r1ro2',             'repeated-modifier',         5, { modifier: 'ro' }],
    ['4W6>=5<=2',            'repeated-modifier',         6, { modifier: '<=' }],
    ['W66kh1',               'modifier-not-here',         3, { modifier: 'kh' }],
    ['4W6u!',                'modifier-not-here',         3, { modifier: 'u' }],
    ['{4W6}!',               'modifier-not-here',         5, { modifier: '!' }],
    ['4W6f1',                'failures-without-successes', 3],
    ['4W6f1>=5',             'failures-without-successes', 3],
    ['12dFu',                'too-few-faces',             4, { max: 3 }],
    ['7W6u',                 'too-few-faces',             3, { max: 6 }],
    ['999W1000!<1000',       'thrown-too-often',          8, { max: 10_000 }],
    ['999W1000r<1000',       'thrown-too-often',          8, { max: 10_000 }],
    ['W6!<=6',               'explodes-forever',          2],
    ['W6!>=7',               'never-matches',             2, { max: 6 }],
    ['10W6>=7',              'never-matches',             4, { max: 6 }],
    ['10W6<1',               'never-matches',             4, { max: 6 }],
    ['10W6r7',               'never-matches',             4, { max: 6 }],
    ['W6r<=6',               'rerolls-everything',        2],
    ['W1r1',                 'rerolls-everything',        2],
    ['W6!r6',                'rerolls-exploding-face',    3],
    ['W6ro>=3!',             'rerolls-exploding-face',    2],
    ['W1!',                  'explodes-forever',          2],
    ['W6r<6!',               'explodes-forever',          5],
    ['4W6kh0',               'keeps-nothing',             3],
    ['4W6dl4',               'keeps-nothing',             3],
    ['4W6kh5',               'keeps-too-many',            3, { max: 4 }],
    ['4W6dh5',               'keeps-too-many',            3, { max: 4 }],
    ['4W6dl2dh2',            'keeps-nothing',             3],
    ['{2W6,W8}kh3',          'keeps-too-many',            8, { max: 2 }],
  ];
  test.each(REFUSED.map((row) => [row] as const))('%j', ([text, code, at, data]) => {
    const error = data === undefined ? { code, at } : { code, at, data };
    expect(parseNotation(text)).toStrictEqual({ ok: false, error });
  });

  test('every code is met in the table', () => {
    expect(new Set(REFUSED.map(([, code]) => code))).toEqual(new Set(NOTATION_CODES));
  });

  test('the limits themselves are allowed', () => {
    for (const text of [
      `${'1+'.repeat(MAX_NOTATION_LENGTH / 2 - 1)}11`,
      `${'('.repeat(MAX_NOTATION_NESTING)}1${')'.repeat(MAX_NOTATION_NESTING)}`,
      '999W1000',
      '1000000',
      '1000000*1000000*9000',
      'W6!r<5',
    ]) {
      expect(parseNotation(text), text).toMatchObject({ ok: true });
    }
  });
});

/** A comparison in its plainest form: all above or all below some value, a single one, or all but one. */
function tests(low: number, high: number): fc.Arbitrary<Test> {
  const inner = fc.integer({ min: low + 1, max: high - 1 });
  return fc.oneof(
    fc.integer({ min: low, max: high - 1 }).map((value) => compare('>=', value)),
    inner.map((value) => compare('<=', value)),
    fc.integer({ min: low, max: high }).map((value) => compare('=', value)),
    inner.map((value) => compare('!=', value)),
  );
}

const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const oftens = fc.constantFrom('once' as const, 'always' as const);

/** Not the highest value and not all below it: an exploding die allows no more. */
const rerolls = (sides: number) =>
  fc.record({
    test: fc.integer({ min: 1, max: sides - 2 }).map((value) => compare(value === 1 ? '=' : '<=', value)),
    often: oftens,
  });

/** Above all that is rerolled. */
const explosions = (sides: number) =>
  fc.record({
    test: fc.constantFrom(undefined, compare('=', sides - 1), compare('>=', sides - 1)),
    compound: fc.boolean(),
    penetrating: fc.boolean(),
  });

const keeps = (count: number) =>
  maybe(
    fc
      .tuple(fc.integer({ min: 0, max: count }), fc.integer({ min: 0, max: count }))
      .filter(([low, high]) => low + high > 0 && low + high < count)
      .map(([low, high]) => ({ low, high })),
  );

const diceTerms: fc.Arbitrary<Expression> = fc
  .record({ count: fc.integer({ min: 2, max: 12 }), sides: fc.integer({ min: 4, max: 20 }) })
  .chain(({ count, sides }) =>
    fc
      .record({
        explode: maybe(explosions(sides)),
        reroll: maybe(rerolls(sides - 1)),
        keep: keeps(count),
        successes: maybe(tests(1, sides)),
        failures: maybe(tests(1, sides)),
        critical: maybe(tests(1, sides)),
        fumble: maybe(tests(1, sides)),
        sort: fc.constantFrom(undefined, 'ascending' as const, 'descending' as const),
      })
      .map((modifiers) =>
        dice(
          count,
          sides,
          modifiers.successes === undefined ? { ...modifiers, failures: undefined } : modifiers,
        ),
      ),
  );

const otherTerms: fc.Arbitrary<Expression> = fc.oneof(
  fc
    .constantFrom(1 as const, 2 as const)
    .chain((fudge) =>
      fc
        .integer({ min: 1, max: 9 })
        .map((count) => dice(count, fudge === 1 ? 6 : 3, { fudge, successes: compare('<=', 0) })),
    ),
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.record({ test: maybe(tests(1, 8)), often: oftens }))
    .map(([count, unique]) => dice(count, 8, { unique })),
  fc.integer({ min: 1, max: 6 }).map((count) => dice(count, 8, { least: 2.5, most: 7 })),
  fc.integer({ min: 1, max: 3 }).map((count) => ({ kind: 'ordered' as const, count })),
  fc.integer({ min: 1, max: 9 }).map((sides) => ({
    kind: 'counted' as const,
    count: dice(2, 4),
    die: diceTerm(1, sides + 1),
    keep: [{ what: 'keep' as const, end: 'highest' as const, dice: 2 }],
  })),
  fc
    .tuple(diceTerms, diceTerms, maybe(tests(3, 30)), fc.constantFrom(undefined, keep(1), keep(0, 1)))
    .map(([one, other, successes, kept]) => group([one, other], { successes, keep: kept })),
  diceTerms.map((one) => call('ceil', operation(one, ':', number(2)))),
  fc.tuple(diceTerms, fc.integer({ min: 1, max: 99 })).map(([one, n]) => call('max', one, number(n / 4))),
);

/** Divides by numbers above zero only and multiplies by small ones, so that every expression is legal. */
const { expressions } = fc.letrec<{ expressions: Expression }>((tie) => ({
  expressions: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'notation' },
    fc.oneof(diceTerms, otherTerms, fc.integer({ min: 0, max: 1000 }).map(number)),
    tie('expressions').map(negative),
    fc
      .tuple(tie('expressions'), fc.constantFrom('+' as const, '-' as const), tie('expressions'))
      .map(([left, operator, right]) => operation(left, operator, right)),
    fc
      .tuple(fc.constantFrom('*' as const, '/' as const), tie('expressions'), fc.integer({ min: 1, max: 9 }))
      .map(([operator, left, right]) =>
        operation(left, operator === '/' && !isWhole(left) ? ':' : operator, number(right)),
      ),
    fc
      .tuple(fc.integer({ min: 1, max: 9 }), tie('expressions'))
      .map(([left, right]) => operation(number(left), '*', right)),
  ),
}));

describe('laws', () => {
  test('what is written is read again, in both languages', () => {
    fc.assert(
      fc.property(expressions, fc.constantFrom('de' as const, 'en' as const), (expression, locale) => {
        const text = makeNotation(expression, locale);
        fc.pre(text.length <= MAX_NOTATION_LENGTH);
        expect(parseNotation(text)).toEqual({ ok: true, value: expression });
      }),
      { numRuns: 700 },
    );
  });

  const check = (text: string): void => {
    const parsed = parseNotation(text);
    if (parsed.ok) {
      expect(parseNotation(makeNotation(parsed.value, 'de'))).toEqual(parsed);
    } else {
      expect(NOTATION_CODES).toContain(parsed.error.code);
      expect(parsed.error.at).toBeGreaterThanOrEqual(0);
      expect(parsed.error.at).toBeLessThanOrEqual(text.length);
    }
  };

  test('no text throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 250 }), check));
    const alphabet = fc.constantFrom(...'0123456789wWdDfF%!prokhlucsxmin<>=+-−*/^().,{}[]# ');
    fc.assert(fc.property(fc.string({ unit: alphabet, maxLength: 40 }), check), { numRuns: 2000 });
  });

  test('no damaged notation throws', () => {
    const damaged = fc
      .tuple(expressions, fc.nat(), fc.nat({ max: 3 }), fc.string({ maxLength: 3 }))
      .map(([expression, place, cut, put]) => {
        const text = makeNotation(expression, 'de');
        const at = place % (text.length + 1);
        return text.slice(0, at) + put + text.slice(at + cut);
      });
    fc.assert(fc.property(damaged, check), { numRuns: 2000 });
  });
});

describe('what is remarked beside a notation is its label', () => {
  test.each([
    ['1d6[Feuer]', 'd6', 'Feuer'],
    ['1d6[Feuer] + 1d8 [Kälte]', 'd6+d8', 'Feuer, Kälte'],
    ['2W6 # Schaden gegen 3 Orks', '2d6', 'Schaden gegen 3 Orks'],
    ['2W6 // Schaden', '2d6', 'Schaden'],
    ['4dF /* über \n zwei Zeilen */', '4dF', 'über zwei Zeilen'],
    ['3w6 + 2 Schaden', '3d6+2', 'Schaden'],
    ['3w6 Schaden, magisch!', '3d6', 'Schaden, magisch!'],
    ['2w6 rot', '2d6', 'rot'],
    ['2 Wunden', '2', 'Wunden'],
    ['1W20+5>=15 Schleichen', 'd20+5>=15', 'Schleichen'],
    ['{2W6,W8}kh1 Feuer', '{2d6,d8}kh1', 'Feuer'],
    ['3W6', '3d6', ''],
  ])('%s', (text, written, label) => {
    const read = readNotation(text);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(makeNotation(read.value.expression, 'en')).toBe(written);
    expect(read.value.label).toBe(label);
  });
});

describe('the first edition', () => {
  test('counted behind an explosion, and a W66 had 66 sides', () => {
    expect(parseNotation('10W6!>=5', 1)).toEqual(parseNotation('10W6>=5!'));
    expect(parseNotation('3W6!kl2>=5', 1)).toEqual(parseNotation('3W6kl2>=5!'));
    expect(parseNotation('W66', 1)).toEqual(parseNotation('d(66)'));
    expect(parseNotation('4W6!!', 1)).toMatchObject({ ok: false });
  });
});

describe('the cache', () => {
  test('the same text gives the same object, problems too', () => {
    expect(notation('3W6+41')).toBe(notation('3W6+41'));
    expect(notation('3W6+')).toBe(notation('3W6+'));
    expect(notation('3W6+41')).toEqual(parseNotation('3W6+41'));
  });

  test('it forgets the oldest, and never remembers what is too long', () => {
    const first = notation('3W6+42');
    const long = '1'.repeat(MAX_NOTATION_LENGTH + 1);
    expect(notation(long)).not.toBe(notation(long));
    for (let i = 1; i < CACHED_NOTATIONS; i += 1) notation(`W20+${i}`);
    expect(notation('3W6+42')).toBe(first);
    notation('W20+0');
    expect(notation('3W6+42')).not.toBe(first);
  });
});
