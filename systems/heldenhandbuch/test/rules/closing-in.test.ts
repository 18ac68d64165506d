import { expect, test } from 'vitest';
import { mustCloseIn, payableDice } from '../../src/rules/closing-in.ts';

const keys = (...dice: Parameters<typeof payableDice>) => payableDice(...dice).map(({ key }) => key);

test('[HH-R-45] the only die that got through carries the hit; any other one of the group can pay', () => {
  expect(keys([9, 12, 12], [12, 12], [12])).toEqual(['9', '12']); // the run die that was held back comes first
  expect(keys([11, 12], [12], [12])).toEqual(['11']);
});

test('[HH-R-45] where two got through, each of them can pay for the other', () => {
  expect(keys([12, 13], [12, 13], [12, 13])).toEqual(['12', '13']);
});

test('[HH-R-45] a run die whose attack was stopped has nothing left to pay with, an equal die has', () => {
  expect(keys([11, 12, 12], [11, 12, 12], [12])).toEqual(['12']);
});

test('[HH-MEL-15] [HH-MEL-16] who has to close in', () => {
  expect(mustCloseIn(null, 'other')).toBe(true);
  expect(mustCloseIn(null, 'dagger')).toBe(false);
  expect(mustCloseIn(null, null)).toBe(false);
  for (const longer of ['sword', 'striking', 'pole'] as const)
    expect(mustCloseIn('dagger', longer)).toBe(true);
  expect(mustCloseIn('dagger', 'other')).toBe(false);
  expect(mustCloseIn('sword', 'pole')).toBe(false);
});
