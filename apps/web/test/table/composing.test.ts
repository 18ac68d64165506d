import type { OptionView } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { composable } from '../../src/pages/table/decision/composing.ts';

const VIEWS: Readonly<Record<string, OptionView>> = {
  '10,9': { sides: 12, dice: [10, 9] },
  '9,9,10': { sides: 12, dice: [9, 9, 10] },
  '10,r11': { sides: 12, dice: [10], apart: { dice: [11], word: 'zur Rettung' } },
};
const words = { view: (key: string) => VIEWS[key] ?? null };
const asked = (options: readonly string[]) => ({ id: 'wave', cite: 'X', by: 'mira', options });

test('every die that any way needs lies there, and the dice taken name the way', () => {
  const pool = composable(asked(['10,9', '9,9,10', '10,r11', 'stop']), words);
  expect(pool?.dice).toEqual([10, 9, 9]);
  expect(pool?.apart).toEqual([11]);
  expect(pool?.word).toBe('zur Rettung');
  expect(pool?.keyOf([9, 10], [])).toBe('10,9');
  expect(pool?.keyOf([10], [11])).toBe('10,r11');
  expect(pool?.keyOf([9], [])).toBeUndefined();
});

test('with words, or with a single way, there is nothing to put together', () => {
  expect(composable(asked(['stop', 'go']), words)).toBeUndefined();
  expect(composable(asked(['10,9', 'stop']), words)).toBeUndefined();
});
