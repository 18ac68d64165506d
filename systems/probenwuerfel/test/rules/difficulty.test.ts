import { expect, test } from 'vitest';
import { DIFFICULTIES } from '../../src/data/difficulties.ts';
import { difficultyLabel } from '../../src/rules/difficulty.ts';
import { DEFAULTS } from '../fixtures.ts';

test('[PW-DIF-01] the guide values are 4, 6, 9, 11, 14 and 20', () => {
  expect(DIFFICULTIES.map(({ value }) => value)).toEqual([4, 6, 9, 11, 14, 20]);
});

test('[PW-DIF-02] [PW-R-09] normal is the standard difficulty; SK is this same number', () => {
  expect(difficultyLabel(DEFAULTS['check.defaultDifficulty'])).toBe('normal');
});

test('[PW-ADD-10] between two guide values the lower one gives the name', () => {
  const labels = [-3, 3, 4, 8, 10, 13, 14, 19, 25].map(difficultyLabel);
  expect(labels).toEqual([
    'veryEasy',
    'veryEasy',
    'veryEasy',
    'easy',
    'normal',
    'hard',
    'veryHard',
    'veryHard',
    'extremelyHard',
  ]);
});
