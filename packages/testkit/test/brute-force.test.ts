import { die, face, formatFraction, pool, question, type Rule, sum } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { bestByPlay, chancesOf, meanOf, oddsByPlay } from '../src/brute-force.ts';
import { enumerateFaces } from '../src/enumerate-faces.ts';

describe('all orders of a pool', () => {
  test('are written out', () => {
    expect([...enumerateFaces(pool(2, 2))]).toEqual([
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
    ]);
    expect([...enumerateFaces(pool(0, 6))]).toEqual([[]]);
    expect(new Set([...enumerateFaces(pool(3, 6))].map((faces) => faces.join())).size).toBe(216);
  });
});

/** A d4; on a 1 a d6 more. Then someone decides whether it counts twice. */
const rule: Rule<unknown, unknown, number> = (fate) => {
  let total = fate.roll(die(4), face, 'K-08');
  if (total === 1) total += fate.roll(die(6), sum, 'K-08');
  return total * Number(fate.choose(question('times', 'K-09', 'hero', ['1', '2'])));
};

test('playing every order gives odds with the right denominators', () => {
  const chances = chancesOf(oddsByPlay(rule, {}, {}));
  // A 2 is thrown at once, or as 1 and 1: 1/4 + 1/24.
  expect(formatFraction(chances['2'] as never)).toBe('7/24');
  expect(formatFraction(chances['7'] as never)).toBe('1/24');
  // 1/4·(2 + 3 + 4) + 1/4·(1 + 3.5)
  expect(meanOf(oddsByPlay(rule, {}, {}), (total) => total)).toBeCloseTo(3.375, 12);
});

test('best play tries every decision', () => {
  expect(
    bestByPlay(
      rule,
      {},
      {},
      (total) => total,
      () => 'seek',
    ),
  ).toBeCloseTo(6.75, 12);
  expect(
    bestByPlay(
      rule,
      {},
      {},
      (total) => total,
      () => 'oppose',
    ),
  ).toBeCloseTo(3.375, 12);
  expect(
    bestByPlay(
      rule,
      {},
      {},
      (total) => -total,
      () => 'default',
    ),
  ).toBeCloseTo(-3.375, 12);
});
