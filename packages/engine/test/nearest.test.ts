import { describe, expect, test } from 'vitest';
import { editDistance, nearest } from '../src/nearest.ts';

describe('nearest', () => {
  test.each([
    ['', '', 0],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
    ['a'.repeat(100), 'a', Number.POSITIVE_INFINITY],
  ])('%s and %s are %d apart', (a, b, distance) => expect(editDistance(a, b)).toBe(distance));

  test('suggests what is close, and nothing else', () => {
    const known = [
      'grundregelwerk/attack',
      'grundregelwerk/attempt',
      'grundregelwerk/rest',
      'heldenhandbuch/check',
    ];
    expect(nearest('atack', known)).toEqual(['grundregelwerk/attack']);
    expect(nearest('grundregelwerk/rset', known)).toEqual(['grundregelwerk/rest']);
    expect(nearest('something else', known)).toEqual([]);
  });
});
