import { fraction, notation } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { fractionText, percent, signed } from '../../src/engine/format.ts';
import { isListable } from '../../src/engine/span.ts';

describe('percent', () => {
  test.each([
    [0.5, '50 %', '50%'],
    [7 / 12, '58,3 %', '58.3%'],
    [1 / 216, '0,5 %', '0.5%'],
    [0.0004, '0,04 %', '0.04%'],
    [1e-9, '< 0,01 %', '< 0.01%'],
    [0, '0 %', '0%'],
    [1, '100 %', '100%'],
  ])('%d', (p, german, english) => {
    expect(percent(p, 'de').replaceAll('\u00a0', ' ')).toBe(german);
    expect(percent(p, 'en')).toBe(english);
  });
});

test('a fraction nobody can read is left out', () => {
  expect(fractionText(fraction(5, 12))).toBe('5/12');
  expect(fractionText(fraction(1, 2n ** 60n))).toBe('');
  expect(fractionText({ p: 0.5, low: 0.4, high: 0.6 })).toBe('');
});

test('signs are real signs', () => expect([1, 0, -2].map(signed)).toEqual(['+1', '0', '−2']));

test.each([
  ['3W6+2', true],
  ['200W6', true],
  ['8W6!>=5', true],
  ['-2W20*3', true],
  ['100W20/2', true],
  ['20W1000*20W6', false],
  ['99W1000-99W1000', false],
])('%s can be listed: %s', (text, expected) => {
  const read = notation(text);
  expect(read.ok && isListable(read.value)).toBe(expected);
});
