import type { OptionView } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import { type PickPool, pickPool } from '../../src/pages/table/decision/pick-pool.ts';

const VIEWS: Readonly<Record<string, OptionView>> = {
  '10,9': { sides: 12, dice: [10, 9] },
  '9,9,10': { sides: 12, dice: [9, 9, 10] },
  '10,r11': { sides: 12, dice: [10], apart: { dice: [11], word: 'zur Rettung' } },
};
const words = { view: (key: string) => VIEWS[key] ?? null };
const asked = (options: readonly string[]) => ({ id: 'wave', cite: 'X', by: 'mira', options });
const keyOf = (pool: PickPool | undefined, places: readonly string[]) => pool?.pickedBy(new Set(places)).key;

test('every die that any way needs lies there, and the dice taken name the way', () => {
  const pool = pickPool(asked(['10,9', '9,9,10', '10,r11', 'stop']), words);
  expect(pool?.dice.map(({ place, face, isApart }) => [place, face, isApart])).toEqual([
    ['d0', 10, false],
    ['d1', 9, false],
    ['d2', 9, false],
    ['a0', 11, true],
  ]);
  expect(pool?.apartWord).toBe('zur Rettung');
  expect(keyOf(pool, ['d0', 'd2'])).toBe('10,9');
  expect(keyOf(pool, ['d0', 'a0'])).toBe('10,r11');
  expect(pool?.pickedBy(new Set(['d1']))).toMatchObject({ key: undefined, problem: 'not-together' });
  expect(pool?.pickedBy(new Set())).toMatchObject({ problem: 'needs-one' });
  expect([...(pool?.placesOf('10,r11') ?? [])]).toEqual(['d0', 'a0']);
  expect(pool?.isWay('stop')).toBe(false);
});

test('with words, or with a single way, there is nothing to put together', () => {
  expect(pickPool(asked(['stop', 'go']), words)).toBeUndefined();
  expect(pickPool(asked(['10,9', 'stop']), words)).toBeUndefined();
});

test('of a throw locked dice are taken in any case, and the rest is thrown again', () => {
  const dice = { sides: 12, aside: [14], thrown: [9, 1, 4], locked: [1] };
  const pool = pickPool({ ...asked(['9,1', '9,4,1', '4,1']), dice }, words);
  expect(pool?.dice.map(({ face, isLocked }) => [face, isLocked])).toEqual([
    [9, false],
    [4, false],
    [1, true],
  ]);
  expect(pool?.pickedBy(new Set(['d0']))).toEqual({
    key: '9,1',
    problem: undefined,
    lying: [14, 9, 1],
    again: 1,
  });
  expect(pool?.pickedBy(new Set())).toMatchObject({ problem: 'needs-one' });
  expect([...(pool?.placesOf('9,4,1') ?? [])]).toEqual(['d0', 'd1', 'd2']);
});
