import type { TraceLine } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { kindsOfThrows, kindsToCome } from '../../src/engine/die-kinds.ts';

const told: TraceLine = {
  kind: 'fact',
  cite: 'X-1',
  fact: {
    kind: 'pool',
    positive: [
      { source: 'strength', dice: 2 },
      { source: 'fate', dice: 1 },
    ],
    penalty: [
      { source: 'wounds', dice: 1 },
      { source: 'load', dice: 1 },
    ],
  } as unknown as { kind: string },
};
const thrown = (...faces: number[]): TraceLine => ({
  kind: 'roll',
  cite: 'X-2',
  pool: { count: faces.length, sides: 6, openEnded: false },
  faces,
});

test('each die has the kind that the account has told of, throw by throw', () => {
  expect(kindsOfThrows([told, thrown(1, 2, 3), thrown(4), thrown(5)])).toEqual([
    [undefined, undefined, 'fate'],
    ['penalty'],
    ['penalty'],
  ]);
});

test('what has not been told of has no kind', () => {
  expect(kindsOfThrows([thrown(1, 2)])).toEqual([[]]);
  const other: TraceLine = { kind: 'fact', cite: 'X-3', fact: { kind: 'pool' } };
  expect(kindsOfThrows([other, thrown(6)])).toEqual([[]]);
});

test('the dice still to be thrown are known before they are', () => {
  expect(kindsToCome([told, thrown(1, 2, 3)])).toEqual(['penalty', 'penalty']);
  expect(kindsToCome([told, thrown(1, 2, 3), thrown(4, 5)])).toEqual([]);
});
