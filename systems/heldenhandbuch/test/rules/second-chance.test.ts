import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { HhFate, House } from '../../src/rule.ts';
import { shiftFaces, useSecondChances } from '../../src/rules/second-chance.ts';
import { DEFAULTS, house } from '../fixtures.ts';

type Answers = Parameters<typeof scripted>[3];
const again = (faces: readonly number[], chances: number, answers: Answers, table = DEFAULTS) =>
  scripted(
    (fate: HhFate, dice: readonly number[], h: House) => useSecondChances(fate, dice, chances, 20, 'hero', h),
    faces,
    table,
    answers,
  ).outcome;
const shift = (faces: readonly number[], sizes: readonly number[], answers: Answers) =>
  scripted(
    (fate: HhFate, dice: readonly number[]) => shiftFaces(fate, dice, sizes, 20, 'hero'),
    faces,
    undefined,
    answers,
  ).outcome;

describe('second chances', () => {
  test('[HH-ITM-05] [HH-R-78] one die again, and the new face stands', () => {
    expect(again([4, 9], 1, ['4', [2]])).toEqual([2, 9]);
    expect(again([4, 9], 1, ['none'])).toEqual([4, 9]);
    expect(again([4, 9], 2, ['4', [2], '9', [20]])).toEqual([2, 20]);
  });

  test('[HH-R-12] [HH-ROL-05] a 1 stays, unless the table lets it be thrown again', () => {
    expect(() => again([1, 9], 1, ['1', [5]])).toThrow('illegal');
    expect(again([1, 1], 1, [])).toEqual([1, 1]); // nothing to ask for
    expect(again([1, 9], 1, ['1', [5]], house({ 'reroll.allowOnes': true }))).toEqual([5, 9]);
  });
});

describe('shifted faces', () => {
  test('[HH-R-78] E2: one die by two, or two different dice by one', () => {
    expect(shift([9, 11], [2], ['one', '9>11'])).toEqual([11, 11]);
    expect(shift([9, 11], [2], ['several', '9>10', '11>10'])).toEqual([10, 10]);
    expect(() => shift([9, 11], [2], ['several', '9>10', '10>11'])).toThrow('illegal'); // not the same die twice
    expect(shift([9, 11], [2], ['none'])).toEqual([9, 11]);
  });

  test('[HH-R-78] faces stay on the die; a 1 may be lifted', () => {
    expect(shift([1, 20], [1], ['one', '1>2'])).toEqual([2, 20]);
    expect(() => shift([1, 20], [1], ['one', '20>21'])).toThrow('illegal');
  });

  test('several effects one after the other', () => {
    expect(shift([9], [1, 2], ['one', '9>10', 'one', '10>12'])).toEqual([12]);
  });
});
