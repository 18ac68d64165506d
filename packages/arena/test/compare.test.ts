import { wilson } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { meanDifference, shareDifference } from '../src/index.ts';

describe('two shares', () => {
  test('Newcombe: 56 of 70 and 48 of 80 differ by 20 points, 5.2 to 33.4', () => {
    // Newcombe 1998, example (a), method 10.
    const { by, low, high } = shareDifference(wilson(48, 80), wilson(56, 70));
    expect(by).toBeCloseTo(0.2);
    expect(low).toBeCloseTo(0.0524, 4);
    expect(high).toBeCloseTo(0.3339, 4);
  });

  test('none of 10 and none of 10: no difference, and nobody is sure of it', () => {
    const { by, low, high } = shareDifference(wilson(0, 10), wilson(0, 10));
    expect(by).toBe(0);
    expect(low).toBeCloseTo(-0.2775, 4);
    expect(high).toBeCloseTo(0.2775, 4);
  });
});

describe('two means', () => {
  test('one round more', () => {
    // Both: half of 100 each at two neighbouring values, variance 1/4; 1.96 · √(2 · 0.25 / 100).
    const difference = meanDifference([0, 50, 50], [0, 0, 50, 50]);
    expect(difference?.by).toBe(1);
    expect(difference?.low).toBeCloseTo(1 - 0.13859, 4);
    expect(difference?.high).toBeCloseTo(1 + 0.13859, 4);
  });

  test('nothing to compare with', () => expect(meanDifference([], [0, 1])).toBeUndefined());
});
