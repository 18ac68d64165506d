import { expect, test } from 'vitest';
import { facesOfKey, keyOfFaces, pickableDice, selectionOf } from '../../src/engine/picking.ts';

const dice = { sides: 20, aside: [14], thrown: [1, 7, 13], locked: [1] };
const question = { options: ['13,7,1', '13,1', '7,1', '1', 'initiative'], dice };

test('a key names the faces taken, highest first; other keys are no sets', () => {
  expect(keyOfFaces([1, 13, 7])).toBe('13,7,1');
  expect(keyOfFaces([])).toBe('none');
  expect(facesOfKey('13,7,1')).toEqual([13, 7, 1]);
  expect(facesOfKey('none')).toEqual([]);
  expect(facesOfKey('initiative')).toBeUndefined();
});

test('of equal dice only as many are locked as are named', () => {
  expect(pickableDice({ ...dice, thrown: [1, 1, 5] })).toEqual([
    { face: 5, isLocked: false },
    { face: 1, isLocked: true },
    { face: 1, isLocked: false },
  ]);
});

test('a selection always takes the locked dice, and tells what lies then', () => {
  expect(selectionOf(question, new Set([0]))).toEqual({
    key: '13,1',
    lying: [14, 13, 1],
    again: 1,
    problem: undefined,
  });
  expect(selectionOf(question, new Set())).toMatchObject({ key: '1', again: 2, problem: undefined });
});

test('a selection that is no option says why', () => {
  const strict = { ...question, options: ['13,7,1', '13,1'] };
  expect(selectionOf(strict, new Set()).problem).toBe('needs-one');
  expect(selectionOf(strict, new Set([1])).problem).toBe('not-together');
});
