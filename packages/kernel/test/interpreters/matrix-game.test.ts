import { gameByHand } from '@tafelrunde/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fraction, fraction, toNumber } from '../../src/fraction.ts';
import { solveGame } from '../../src/interpreters/matrix-game.ts';
import { doubles, fractions } from '../../src/interpreters/numbers.ts';

const matrices = (most: number): fc.Arbitrary<number[][]> =>
  fc.tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: most })).chain(([rows, columns]) =>
    fc.array(fc.array(fc.integer({ min: -6, max: 6 }), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

const inFractions = (matrix: readonly (readonly number[])[]): Fraction[][] =>
  matrix.map((row) => row.map((each) => fraction(each)));

describe('a game of rows and columns', () => {
  test('has the value that looking at every pair of mixes finds', () => {
    fc.assert(
      fc.property(matrices(4), (matrix) => {
        expect(solveGame(matrix, doubles).value).toBeCloseTo(gameByHand(matrix), 9);
      }),
      { numRuns: 400 },
    );
  });

  test('in fractions both mixes are sure of exactly the value', () => {
    fc.assert(
      fc.property(matrices(6), (matrix) => {
        const { value, rows, columns } = solveGame(inFractions(matrix), fractions);
        const total = (mix: readonly Fraction[]): Fraction => mix.reduce(fractions.plus, fractions.zero);
        expect([total(rows), total(columns)]).toEqual([fraction(1), fraction(1)]);
        const worth = (mix: readonly Fraction[], cells: readonly number[]): Fraction =>
          mix.reduce(
            (sum, weight, i) => fractions.plus(sum, fractions.times(weight, fraction(cells[i] as number))),
            fractions.zero,
          );
        const sure = (matrix[0] as number[]).map((_, j) =>
          worth(
            rows,
            matrix.map((row) => row[j] as number),
          ),
        );
        for (const each of sure) expect(fractions.compare(each, value)).toBeGreaterThanOrEqual(0);
        for (const row of matrix)
          expect(fractions.compare(worth(columns, row), value)).toBeLessThanOrEqual(0);
        expect(solveGame(matrix, doubles).value).toBeCloseTo(toNumber(value), 9);
      }),
      { numRuns: 300 },
    );
  });

  test('of many rows and columns comes to an end', () => {
    // Whoever names the same number as the other of 40 loses: 1/40 for the guesser.
    const matrix = Array.from({ length: 40 }, (_, i) =>
      Array.from({ length: 40 }, (_, j) => Number(i === j)),
    );
    expect(solveGame(matrix, doubles).value).toBeCloseTo(1 / 40, 12);
    const guess = solveGame(inFractions(matrix), fractions);
    expect(guess.value).toEqual(fraction(1, 40));
  });
});
