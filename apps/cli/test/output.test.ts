import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Io } from '../src/io.ts';
import { adviceLines } from '../src/output/advice-lines.ts';
import { bar } from '../src/output/bars.ts';
import { decimal, percent, signed } from '../src/output/numbers.ts';
import { oddsLines } from '../src/output/odds-lines.ts';
import { table } from '../src/output/table.ts';
import { fit, wrap } from '../src/output/wrap.ts';
import { openSession } from '../src/session.ts';

describe('wrap', () => {
  test('breaks at spaces, and long words where it must', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('abcdefghij kl', 4)).toEqual(['abcd', 'efgh', 'ij', 'kl']);
    expect(wrap('', 10)).toEqual([]);
  });

  test('no line is too long and no letter lost', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (text, width) => {
        const lines = wrap(text, width);
        expect(lines.every((line) => line.length <= width)).toBe(true);
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });

  test('fit cuts with a sign', () => {
    expect(fit('abcdef', 6)).toBe('abcdef');
    expect(fit('abcdef', 4)).toBe('abc…');
  });
});

test.each([
  [0, '0,0 %', '0.0 %'],
  [0.5, '50,0 %', '50.0 %'],
  [1 / 3, '33,3 %', '33.3 %'],
  [0.0005, '0,05 %', '0.05 %'],
  [1e-9, '<0,01 %', '<0.01 %'],
  [0.9995, '99,95 %', '99.95 %'],
  [1 - 1e-9, '>99,99 %', '>99.99 %'],
  [1, '100,0 %', '100.0 %'],
])('%d is %s', (p, german, english) => {
  expect(percent(p, 'de')).toBe(german);
  expect(percent(p, 'en')).toBe(english);
});

test('numbers with sign and separators', () => {
  expect(decimal(1234.5678, 'de')).toBe('1.234,568');
  expect(decimal(1234.5678, 'en')).toBe('1,234.568');
  expect([signed(2, 'de'), signed(-1, 'de')]).toEqual(['+2', '−1']);
});

test('bars grow by eighths, and what is there at all is seen', () => {
  expect(bar(1, 3)).toBe('███');
  expect(bar(0.5, 3)).toBe('█▌');
  expect(bar(1e-9, 3)).toBe('▏');
  expect(bar(0, 3)).toBe('');
});

test('tables have straight columns', () => {
  const rows = [
    ['a', '1'],
    ['long', '22', 'note'],
  ];
  expect(table(rows, [{}, { align: 'right' }, { paint: (text) => `<${text}>` }])).toEqual([
    '  a      1',
    '  long  22  <note>',
  ]);
});

describe('advice', () => {
  const question = { id: 'retaliation', cite: 'GW-REV-01', by: 'mira', options: ['heart', 'complication'] };
  const found = (weights: readonly (number | undefined)[]) => ({
    system: 'grundregelwerk',
    action: 'grundregelwerk/attack',
    parsed: {},
    goal: { chance: 'heartLost' },
    adjusted: [],
    onDice: false,
    decisions: [
      {
        question,
        options: question.options.map((option, i) => {
          const weight = weights[i];
          return { option, value: 0.5, ...(weight === undefined ? {} : { weight }) };
        }),
      },
    ],
  });
  const lines = (weights: readonly (number | undefined)[], locale = 'de') => {
    const io = { env: {}, stdout: { isTTY: false } } as unknown as Io;
    const advice = found(weights);
    return adviceLines(openSession(['--locale', locale], io), advice, advice.decisions[0] as never).join(
      '\n',
    );
  };

  test('a mix is told as cases out of a few, else as a share', () => {
    expect(lines([2 / 3, 1 / 3])).toMatch(/in 2 von 3 Fällen[\s\S]*in 1 von 3 Fällen/);
    expect(lines([2 / 3, 1 / 3])).toContain('durchschauen');
    expect(lines([2 / 3, 1 / 3], 'en')).toMatch(/in 2 of 3 cases[\s\S]*in 1 of 3 cases/);
    expect(lines([0.6180339, 0.3819661])).toContain('in 61,8 % der Fälle');
    expect(lines([1, 0])).toMatch(/immer[\s\S]*nie/);
  });

  test('without a mix nothing is said about chance', () => {
    expect(lines([undefined, undefined])).not.toMatch(/Fällen|durchschauen/);
    expect(lines([1, 0])).not.toContain('durchschauen');
  });
});

describe('estimated odds of an action', () => {
  const chance = { p: 0.5, low: 0.49, high: 0.51 };
  const estimated = {
    exact: false,
    assumed: [],
    outcomes: [{ outcome: { kind: 'success' }, chance }],
    chances: { success: chance },
    mean: {},
  };

  test('are told with how often was thrown, and with their bounds', () => {
    const io = { env: {}, stdout: { isTTY: false } } as unknown as Io;
    const lines = oddsLines(openSession([], io), {
      kind: 'action',
      action: 'grundregelwerk/test',
      system: 'grundregelwerk',
      input: {},
      parsed: {},
      adjusted: [],
      goal: undefined,
      ranges: undefined,
      odds: estimated,
      runs: 100_000,
    }).join('\n');
    expect(lines).toContain('Erfolg in 50,0 % aller Fälle (49,0 % – 51,0 %).');
    expect(lines).toContain('Schätzung aus 100.000 Würfen');
  });
});
