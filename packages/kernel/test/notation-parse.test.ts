import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CACHED_NOTATIONS, notation } from '../src/notation/cache.ts';
import type { DiceTerm, Expression, Operator } from '../src/notation/expression.ts';
import { makeNotation } from '../src/notation/make.ts';
import { parseNotation } from '../src/notation/parse.ts';
import {
  MAX_NOTATION_LENGTH,
  MAX_NOTATION_NESTING,
  NOTATION_CODES,
  type NotationCode,
} from '../src/notation/problem.ts';
import { openEndedPool, pool } from '../src/pool.ts';

const number = (value: number): Expression => ({ kind: 'number', value });
const negative = (of: Expression): Expression => ({ kind: 'negative', of });
const operation = (left: Expression, operator: Operator, right: Expression): Expression => ({
  kind: 'operation',
  operator,
  left,
  right,
});
const dice = (thrown: DiceTerm['pool'], modifiers: Partial<DiceTerm> = {}): Expression => ({
  kind: 'dice',
  pool: thrown,
  reroll: undefined,
  keep: undefined,
  successes: undefined,
  ...modifiers,
});
const w6 = dice(pool(1, 6));

describe('notation is read', () => {
  // biome-ignore format: a table reads best in columns
  const READ: readonly (readonly [text: string, expression: Expression])[] = [
    ['7',            number(7)],
    ['3W6+2',        operation(dice(pool(3, 6)), '+', number(2))],
    ['3d6',          dice(pool(3, 6))],
    ['W20',          dice(pool(1, 20))],
    ['d%',           dice(pool(1, 100))],
    ['2W%',          dice(pool(2, 100))],
    [' 3 w 6 - 1 ',  operation(dice(pool(3, 6)), '-', number(1))],
    ['4W6kh3',       dice(pool(4, 6), { keep: { end: 'highest', dice: 3 } })],
    ['4w6K3',        dice(pool(4, 6), { keep: { end: 'highest', dice: 3 } })],
    ['4d6dl1',       dice(pool(4, 6), { keep: { end: 'highest', dice: 3 } })],
    ['5D6kl2',       dice(pool(5, 6), { keep: { end: 'lowest', dice: 2 } })],
    ['5D6DH1',       dice(pool(5, 6), { keep: { end: 'lowest', dice: 4 } })],
    ['4d6dl0',       dice(pool(4, 6), { keep: { end: 'highest', dice: 4 } })],
    ['4W6!',         dice(openEndedPool(4, 6))],
    ['4W6!kh3',      dice(openEndedPool(4, 6), { keep: { end: 'highest', dice: 3 } })],
    ['W6r1',         dice(pool(1, 6), { reroll: { faces: { from: 1, to: 1 }, often: 'always' } })],
    ['W6r=1',        dice(pool(1, 6), { reroll: { faces: { from: 1, to: 1 }, often: 'always' } })],
    ['W6r<=2',       dice(pool(1, 6), { reroll: { faces: { from: 1, to: 2 }, often: 'always' } })],
    ['W6 R < 3',     dice(pool(1, 6), { reroll: { faces: { from: 1, to: 2 }, often: 'always' } })],
    ['W6r>=5',       dice(pool(1, 6), { reroll: { faces: { from: 5, to: 6 }, often: 'always' } })],
    ['W6ro1',        dice(pool(1, 6), { reroll: { faces: { from: 1, to: 1 }, often: 'once' } })],
    ['W6ro<=2',      dice(pool(1, 6), { reroll: { faces: { from: 1, to: 2 }, often: 'once' } })],
    ['W6ro<=6',      dice(pool(1, 6), { reroll: { faces: { from: 1, to: 6 }, often: 'once' } })],
    ['W6r1!',        dice(openEndedPool(1, 6), { reroll: { faces: { from: 1, to: 1 }, often: 'always' } })],
    ['W6!r1',        dice(openEndedPool(1, 6), { reroll: { faces: { from: 1, to: 1 }, often: 'always' } })],
    ['10W6>=5',      dice(pool(10, 6), { successes: { from: 5, to: 6 } })],
    ['10W6 > 4',     dice(pool(10, 6), { successes: { from: 5, to: 6 } })],
    ['10W6<=2',      dice(pool(10, 6), { successes: { from: 1, to: 2 } })],
    ['10W6<3',       dice(pool(10, 6), { successes: { from: 1, to: 2 } })],
    ['10W6=6',       dice(pool(10, 6), { successes: { from: 6, to: 6 } })],
    ['10W6>=0',      dice(pool(10, 6), { successes: { from: 1, to: 6 } })],
    ['10W6!>=5',     dice(openEndedPool(10, 6), { successes: { from: 5, to: 6 } })],
    ['9W6r1kh5>=5',  dice(pool(9, 6), { reroll: { faces: { from: 1, to: 1 }, often: 'always' }, keep: { end: 'highest', dice: 5 }, successes: { from: 5, to: 6 } })],
    ['-W6',          negative(w6)],
    ['--W6',         negative(negative(w6))],
    ['-W6*2',        operation(negative(w6), '*', number(2))],
    ['1+2*3',        operation(number(1), '+', operation(number(2), '*', number(3)))],
    ['(1+2)*3',      operation(operation(number(1), '+', number(2)), '*', number(3))],
    ['9-4-3',        operation(operation(number(9), '-', number(4)), '-', number(3))],
    ['9-(4-3)',      operation(number(9), '-', operation(number(4), '-', number(3)))],
    ['9/2*3',        operation(operation(number(9), '/', number(2)), '*', number(3))],
    ['10W6>=5-W6',   operation(dice(pool(10, 6), { successes: { from: 5, to: 6 } }), '-', w6)],
    ['12/(W6r1-1)',  operation(number(12), '/', operation(dice(pool(1, 6), { reroll: { faces: { from: 1, to: 1 }, often: 'always' } }), '-', number(1)))],
    ['6/(-W6!)',     operation(number(6), '/', negative(dice(openEndedPool(1, 6))))],
    ['6/3W6>=1',     operation(number(6), '/', dice(pool(3, 6), { successes: { from: 1, to: 6 } }))],
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
    ['2d6d1',                'unexpected-character',      3, { character: 'd' }],
    ['1.5',                  'unexpected-character',      1, { character: '.' }],
    ['3W6🎲',                'unexpected-character',      3, { character: '🎲' }],
    ['3W6+ ',                'expected-operand',          5],
    ['(',                    'expected-operand',          1],
    ['2*-',                  'expected-operand',          3],
    ['3W',                   'expected-number',           2],
    ['3W x',                 'expected-number',           3],
    ['4W6kh',                'expected-number',           5],
    ['4W6r<=',               'expected-number',           6],
    ['4W6>=-1',              'expected-number',           5],
    ['(3W6+1',               'missing-parenthesis',       6, { opened: 0 }],
    ['2*(3W6+(1+1)',         'missing-parenthesis',       12, { opened: 2 }],
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
    ['1+0W6',                'no-dice',                   2],
    ['2+201W6',              'too-many-dice',             2, { max: 200 }],
    ['3W0',                  'no-sides',                  2],
    ['3W1001',               'die-too-large',             2, { max: 1000 }],
    ['4W6!!',                'repeated-modifier',         4, { modifier: '!' }],
    ['4W6kh3kl2',            'repeated-modifier',         6, { modifier: 'kl' }],
    ['4W6r1ro2',             'repeated-modifier',         5, { modifier: 'ro' }],
    ['4W6>=5<=2',            'repeated-modifier',         6, { modifier: '<=' }],
    ['4W6kh3!',              'misplaced-modifier',        6, { modifier: '!' }],
    ['4W6>=5kh3',            'misplaced-modifier',        6, { modifier: 'kh' }],
    ['4W6kh3r1',             'misplaced-modifier',        6, { modifier: 'r' }],
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
      '200W1000',
      '1000000',
      '1000000*1000000*9000',
      'W6!r<5',
    ]) {
      expect(parseNotation(text), text).toMatchObject({ ok: true });
    }
  });
});

/** Faces that one comparison can name: all above or all below some face, or a single one. */
function faceRanges(sides: number): fc.Arbitrary<{ from: number; to: number }> {
  const one = fc.integer({ min: 1, max: sides });
  return fc.oneof(
    one.map((from) => ({ from, to: sides })),
    one.map((to) => ({ from: 1, to })),
    one.map((face) => ({ from: face, to: face })),
  );
}

const diceTerms: fc.Arbitrary<Expression> = fc
  .record({
    count: fc.integer({ min: 1, max: 12 }),
    sides: fc.integer({ min: 3, max: 20 }),
    explodes: fc.boolean(),
  })
  .chain(({ count, sides, explodes }) =>
    fc.record({
      kind: fc.constant('dice' as const),
      pool: fc.constant(explodes ? openEndedPool(count, sides) : pool(count, sides)),
      reroll: fc.option(
        fc.record({
          // Not the highest face and not all below it: an exploding die allows no more.
          faces: faceRanges(sides - 2).map(({ from, to }) => ({
            from: to === sides - 2 && from > 1 ? to : from,
            to,
          })),
          often: fc.constantFrom('once' as const, 'always' as const),
        }),
        { nil: undefined },
      ),
      keep: fc.option(
        fc.record({
          end: fc.constantFrom('highest' as const, 'lowest' as const),
          dice: fc.integer({ min: 1, max: count }),
        }),
        { nil: undefined },
      ),
      successes: fc.option(faceRanges(sides), { nil: undefined }),
    }),
  );

/** Divides by numbers above zero only and multiplies by small ones, so that every expression is legal. */
const { expressions } = fc.letrec<{ expressions: Expression }>((tie) => ({
  expressions: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'notation' },
    fc.oneof(diceTerms, fc.integer({ min: 0, max: 1000 }).map(number)),
    tie('expressions').map(negative),
    fc
      .tuple(tie('expressions'), fc.constantFrom('+' as const, '-' as const), tie('expressions'))
      .map(([left, operator, right]) => operation(left, operator, right)),
    fc
      .tuple(fc.constantFrom('*' as const, '/' as const), tie('expressions'), fc.integer({ min: 1, max: 9 }))
      .map(([operator, left, right]) => operation(left, operator, number(right))),
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
      { numRuns: 2000 },
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
    const alphabet = fc.constantFrom(...'0123456789wWdD%!rokhl<>=+-*/() ');
    fc.assert(fc.property(fc.string({ unit: alphabet, maxLength: 40 }), check), { numRuns: 5000 });
  });

  test('no damaged notation throws', () => {
    const damaged = fc
      .tuple(expressions, fc.nat(), fc.nat({ max: 3 }), fc.string({ maxLength: 3 }))
      .map(([expression, place, cut, put]) => {
        const text = makeNotation(expression, 'de');
        const at = place % (text.length + 1);
        return text.slice(0, at) + put + text.slice(at + cut);
      });
    fc.assert(fc.property(damaged, check), { numRuns: 5000 });
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
