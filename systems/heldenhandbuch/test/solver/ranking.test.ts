import { multisetCount } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { eachMultiset, ranking, rankOf } from '../../src/solver/ranking.ts';
import { throwWeights } from '../../src/solver/throw-weights.ts';

test('ranks run through all multisets of a size, and adding leads to the rank of the larger one', () => {
  const ranks = ranking(5, 4);
  for (let size = 0; size <= 4; size += 1) {
    let seen = 0;
    eachMultiset(ranks, size, (members, rank) => {
      expect(rank).toBe(seen);
      expect(rankOf(ranks, members)).toBe(rank);
      expect(rankOf(ranks, members.toReversed())).toBe(rank);
      seen += 1;
    });
    expect(seen).toBe(multisetCount(size, 5));
    expect(ranks.sizes[size]).toBe(seen);
  }
});

test('those with the same largest member stand in one block, in the order of the rest', () => {
  const ranks = ranking(4, 3);
  eachMultiset(ranks, 3, (members, rank) => {
    const largest = members[2] as number;
    expect(rank - (ranks.starts[3]?.[largest] as number)).toBe(rankOf(ranks, members.slice(0, 2)));
  });
});

test('weights: 2W6 shows 3 and 5 in 2 of 36 cases, two 5s in one', () => {
  const ranks = ranking(6, 2);
  const [, , pairs] = throwWeights(ranks, 2, Array<number>(6).fill(1 / 6));
  expect(pairs?.[rankOf(ranks, [2, 4])]).toBeCloseTo(2 / 36, 15);
  expect(pairs?.[rankOf(ranks, [4, 4])]).toBeCloseTo(1 / 36, 15);
  expect(pairs?.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
});
