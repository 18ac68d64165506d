import { script } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import type { ShotCircumstances } from '../../src/model.ts';
import type { HhFate } from '../../src/rule.ts';
import { distanceSteps, shotMinimum } from '../../src/rules/shot-minimum.ts';
import { DEFAULTS, house } from '../fixtures.ts';

type Asked = Pick<ShotCircumstances, 'size' | 'targetMovement' | 'distance'>;
const minimum = (overrides: Partial<Asked>, thrown: readonly number[], h = DEFAULTS) =>
  script(
    (fate, input: Asked, given) => shotMinimum(fate as HhFate, input, given),
    { size: 'large', targetMovement: 'still', distance: 0, ...overrides } satisfies Asked,
    h,
    [thrown],
  ).outcome;

test.each([
  { size: 'huge', thrown: [3], least: 6 }, // 3 + W3
  { size: 'veryLarge', thrown: [6], least: 11 }, // 5 + W6
  { size: 'large', thrown: [6], least: 13 }, // 7 + W6
  { size: 'small', thrown: [8], least: 18 }, // 10 + W8
  { size: 'verySmall', thrown: [8], least: 23 }, // 15 + W8
  { size: 'tiny', thrown: [12], least: 42 }, // 30 + W12
] as const)(
  '[HH-RNG-06] [HH-R-50] a $size target standing still: $least at most',
  ({ size, thrown, least }) => {
    expect(minimum({ size }, thrown)).toBe(least);
    expect(() => minimum({ size }, [(thrown[0] as number) + 1])).toThrow('illegal-faces');
  },
);

test('[HH-RNG-06] a moving target adds one die of the same kind, a fast one two', () => {
  expect(minimum({ size: 'small', targetMovement: 'slow' }, [8, 3])).toBe(21); // 10 + 8 + 3
  expect(minimum({ size: 'large', targetMovement: 'fast' }, [1, 2, 6])).toBe(16); // 7 + 1 + 2 + 6
});

test('[HH-RNG-07] [HH-R-49] one more for each full 10 metres', () => {
  expect([0, 9, 10, 39, 40].map((metres) => distanceSteps(metres, DEFAULTS))).toEqual([0, 0, 1, 3, 4]);
  expect(distanceSteps(31, house({ 'range.rounding': 'ceil' }))).toBe(4);
  expect(minimum({ distance: 35 }, [2])).toBe(12); // 7 + 2 + 3
});
