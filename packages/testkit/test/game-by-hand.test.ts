import { expect, test } from 'vitest';
import { gameByHand } from '../src/game-by-hand.ts';

test('a game is worth what both sides can be sure of', () => {
  expect(gameByHand([[3]])).toBe(3);
  // The rows take the second, the columns the first.
  expect(
    gameByHand([
      [1, 5],
      [2, 3],
    ]),
  ).toBe(2);
  // Matching pennies, and rock, paper, scissors.
  expect(
    gameByHand([
      [1, 0],
      [0, 1],
    ]),
  ).toBeCloseTo(1 / 2, 12);
  expect(
    gameByHand([
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ]),
  ).toBeCloseTo(0, 12);
});
