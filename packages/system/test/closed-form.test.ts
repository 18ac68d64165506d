import { distribution } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { closedForm, inWhole, mapSolved } from '../src/closed-form.ts';

const law = inWhole(
  distribution([
    [1, 1n],
    [2, 3n],
  ]),
);
const doubles = {
  kind: 'doubles' as const,
  law: [
    [1, 0.25],
    [2, 0.75],
  ] as const,
  bound: 0,
};
const chances = { two: (face: number) => face === 2 };

test('the value of a chance is the chance itself, in whole weights as in doubles', () => {
  // Three of four.
  expect(closedForm(() => law, chances).law(null, null, { chance: 'two' })?.value).toBe(0.75);
  expect(closedForm(() => doubles, chances).law(null, null, { chance: 'two' })?.value).toBe(0.75);
});

test('without a goal, or with one that is no chance, there is no value', () => {
  const solver = closedForm(() => law, chances);
  expect(solver.law(null, null, undefined)).toEqual(law);
  expect(solver.law(null, null, { maximise: 'number' })).toEqual(law);
  expect(closedForm(() => undefined, chances).law(null, null, { chance: 'two' })).toBeUndefined();
});

test('outcomes are told in other words without changing their weights', () => {
  const told = mapSolved(law, (face) => ({ face }));
  expect(told?.kind === 'whole' && told.law.outcomes).toEqual([{ face: 1 }, { face: 2 }]);
  expect(mapSolved(doubles, (face) => ({ face }))?.law).toEqual([
    [{ face: 1 }, 0.25],
    [{ face: 2 }, 0.75],
  ]);
  expect(mapSolved(undefined, String)).toBeUndefined();
  expect(inWhole(undefined)).toBeUndefined();
});
