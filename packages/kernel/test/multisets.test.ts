import { enumerateFaces, pools } from '@tafelrunde/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { multisetCount, multisetLaw } from '../src/multisets.ts';
import { pool } from '../src/pool.ts';

const walk = (law: ReturnType<typeof multisetLaw>) =>
  Array.from({ length: law.size }, (_, i) => ({ faces: [...law.outcome(i)], weight: law.weight(i) }));

describe('multisets', () => {
  test('ascend, the last die fastest', () => {
    expect(walk(multisetLaw(pool(2, 3)))).toEqual([
      { faces: [1, 1], weight: 1 },
      { faces: [1, 2], weight: 2 },
      { faces: [1, 3], weight: 2 },
      { faces: [2, 2], weight: 1 },
      { faces: [2, 3], weight: 2 },
      { faces: [3, 3], weight: 1 },
    ]);
  });

  test('are the sorted orders, each weighing how many orders there are', () => {
    fc.assert(
      fc.property(pools({ maxCount: 6, maxOrders: 5000 }), (thrown) => {
        const orders = new Map<string, number>();
        for (const faces of enumerateFaces(thrown)) {
          const key = [...faces].sort((a, b) => a - b).join();
          orders.set(key, (orders.get(key) ?? 0) + 1);
        }
        const found = walk(multisetLaw(thrown)).map(({ faces, weight }) => [faces.join(), weight]);
        expect(Object.fromEntries(found)).toEqual(Object.fromEntries(orders));
        expect(found).toHaveLength(orders.size);
      }),
    );
  });

  test.each([
    [0, 6, 1],
    [1, 20, 20],
    [6, 20, 177_100],
    [5, 1, 1],
    [20, 6, 53_130],
  ])('of %i d%i there are %i', (count, sides, expected) => {
    expect(multisetCount(count, sides)).toBe(expected);
    expect(multisetLaw(pool(count, sides)).size).toBe(expected);
  });

  test.each([
    [18, 3],
    [19, 3],
    [25, 2],
    [70, 2],
  ])('weights of %i d%i add up to all orders, beyond 2^53 too', (count, sides) => {
    const law = multisetLaw(pool(count, sides));
    const total = walk(law).reduce((sum, { weight }) => sum + BigInt(weight), 0n);
    expect(total).toBe(BigInt(sides) ** BigInt(count));
    expect(BigInt(law.total)).toBe(total);
  });

  test('can be asked in any order', () => {
    const straight = walk(multisetLaw(pool(3, 5)));
    const law = multisetLaw(pool(3, 5));
    fc.assert(
      fc.property(fc.nat(law.size - 1), fc.boolean(), (index, weightFirst) => {
        const weight = weightFirst ? law.weight(index) : undefined;
        expect(law.outcome(index)).toEqual(straight[index]?.faces);
        expect(weight ?? law.weight(index)).toBe(straight[index]?.weight);
      }),
    );
  });

  test('two walks over the same pool do not disturb each other', () => {
    const [one, two] = [multisetLaw(pool(2, 4)), multisetLaw(pool(2, 4))];
    const faces = one.outcome(2);
    two.outcome(5);
    expect(faces).toEqual([1, 3]);
  });
});
