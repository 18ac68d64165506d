import { fraction } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { fractionText, percent, points, signed } from '../../src/engine/format.ts';

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

test('a difference of chances has one digit, and is never nothing', () => {
  expect(points(0.1592, 'de')).toBe('15,9');
  expect(points(0.0004, 'de')).toBe('0,04');
});
test('signs are real signs', () => expect([1, 0, -2].map(signed)).toEqual(['+1', '0', '−2']));
