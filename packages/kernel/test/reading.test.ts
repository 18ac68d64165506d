import { enumerateFaces, readPools, seeds } from '@tafelrunde/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDice, throwPool } from '../src/dice.ts';
import { canonical, tabulate } from '../src/distribution.ts';
import { fraction } from '../src/fraction.ts';
import { die, openEndedPool, type Pool, pool } from '../src/pool.ts';
import {
  face,
  faces,
  highest,
  lowest,
  type Reading,
  reading,
  successes,
  sum,
  totalUpTo,
} from '../src/reading.ts';

/** Reads every order of a pool and counts what it sees. */
function countReadings(thrown: Pool, look: Reading<unknown>): Map<string | number, bigint> {
  const counts = new Map<string | number, bigint>();
  for (const order of enumerateFaces(thrown)) {
    const key = canonical(look.read(order));
    counts.set(key, (counts.get(key) ?? 0n) + 1n);
  }
  return counts;
}

function expectAgreement(thrown: Pool, look: Reading<unknown>): void {
  const orders = BigInt(thrown.sides) ** BigInt(thrown.count);
  const law = tabulate(look.law(thrown));
  const chances = law.outcomes.map((outcome, i) => [canonical(outcome), fraction(law.weight(i), law.total)]);
  const counted = [...countReadings(thrown, look)].map(([key, count]) => [key, fraction(count, orders)]);
  expect(new Map(chances as never), `${look.name} of ${thrown.count}d${thrown.sides}`).toEqual(
    new Map(counted as never),
  );
  expect(chances).toHaveLength(counted.length);
  expect(law.weights.reduce<bigint>((total, weight) => total + BigInt(weight), 0n)).toBe(BigInt(law.total));
}

const POOLS = [[0, 6], [1, 1], [1, 2], [1, 20], [2, 6], [3, 6], [4, 6], [5, 4], [6, 3], [7, 2], [3, 10], [2, 20], [4, 1]] as const; // biome-ignore format: a list of pools
const READINGS = [
  faces,
  sum,
  ...[-1, 0, 1, 2, 5, 6, 7, 99].map(successes),
  ...[0, 1, 2, 3, 4, 99].flatMap((keep) => [highest(keep), lowest(keep)]),
];

describe('the law of a reading is what it reads in all orders', () => {
  test.each(POOLS.map(([count, sides]) => pool(count, sides)))('$count d$sides, every reading', (thrown) => {
    for (const look of READINGS) expectAgreement(thrown, look);
    if (thrown.count === 1) expectAgreement(thrown, face);
  });

  test('any pool, any reading', () => {
    fc.assert(
      fc.property(readPools({ maxOrders: 4000 }), ({ pool: thrown, reading: look }) =>
        expectAgreement(thrown, look),
      ),
    );
  });
});

describe('totals up to a horizon', () => {
  const HORIZONS = [-3, 0, 1, 2, 7, 12, 13, 100];

  test.each(POOLS.map(([count, sides]) => pool(count, sides)))('$count d$sides, every horizon', (thrown) => {
    for (const horizon of HORIZONS) {
      const capped: Reading<number> = {
        ...totalUpTo(horizon),
        read: (order) => Math.min(sum.read(order), Math.max(horizon, 0)),
      };
      expectAgreement(thrown, capped);
    }
  });

  test('two of them reach a horizon exactly when their sum does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 20 }), fc.integer({ min: 2, max: 6 }), (horizon, sides) => {
        const { outcomes } = tabulate(totalUpTo(horizon).law(pool(1, sides)));
        for (const one of [1, 2, sides]) {
          for (const two of [1, 2, sides]) {
            const [a, b] = [one, two].map((shown) => outcomes.findLast((total) => total <= shown)) as [
              number,
              number,
            ];
            expect(a + b >= horizon).toBe(one + two >= horizon);
            if (one + two < horizon) expect(a + b).toBe(one + two);
          }
        }
      }),
    );
  });

  test('played, the true total is read', () => expect(totalUpTo(9).read([6, 6, 3])).toBe(15));

  test('are made once, but not kept forever', () => {
    const first = totalUpTo(9);
    const law = first.law(openEndedPool(2, 6));
    expect(totalUpTo(9)).toBe(first);
    expect(first.law(openEndedPool(2, 6))).toBe(law);
    expect(first.law(pool(2, 6))).not.toEqual(law);
    for (let other = 1; other <= 64; other += 1) totalUpTo(10_000 + other);
    expect(totalUpTo(9)).not.toBe(first);
    for (let sides = 7; sides < 71; sides += 1) first.law(openEndedPool(2, sides));
    expect(first.law(openEndedPool(2, 6))).not.toBe(law);
    expect(first.law(openEndedPool(2, 6))).toEqual(law);
  });
});

describe('large pools stay exact', () => {
  test('40d6 have 6^40 orders', () => {
    const law = tabulate(sum.law(pool(40, 6)));
    expect(law.total).toBe(6n ** 40n);
    expect(law.size).toBe(201);
    // One order shows only ones; forty show a single two.
    expect(law.weights.slice(0, 2)).toEqual([1, 40]);
    // Turning all dice over: a sum s is as likely as 280 - s.
    expect(law.weights).toEqual([...law.weights].reverse());
  });

  test('keeping all of them is their sum; keeping one of them is its face', () => {
    expect(highest(30).law(pool(30, 6))).toEqual(sum.law(pool(30, 6)));
    const best = tabulate(highest(1).law(pool(30, 6)));
    // Not all of thirty dice are below 6: 6^30 - 5^30 orders.
    expect(fraction(best.weight(best.size - 1), best.total)).toEqual(
      fraction(6n ** 30n - 5n ** 30n, 6n ** 30n),
    );
  });

  test('successes of 200 dice', () => {
    const law = tabulate(successes(5).law(pool(200, 6)));
    expect(law.total).toBe(3n ** 200n);
    expect(law.weight(0)).toBe(2n ** 200n);
  });
});

test('dice thrown unseen are read as if they had been seen', () => {
  fc.assert(
    fc.property(readPools(), seeds(), ({ pool: thrown, reading: look }, seed) => {
      const seen = look.read(throwPool(seededDice(seed), thrown, []));
      const { unseen } = look;
      if (unseen !== undefined) expect(unseen(seededDice(seed), thrown)).toEqual(seen);
    }),
  );
  expect([face, sum, successes(5), totalUpTo(9)].every(({ unseen }) => unseen !== undefined)).toBe(true);
});

describe('readings', () => {
  test('are made once per parameter, and their laws once per pool', () => {
    expect(successes(5)).toBe(successes(5));
    expect(successes(5)).not.toBe(successes(4));
    expect(sum.law(pool(3, 6))).toBe(sum.law(pool(3, 6)));
  });

  test('faces are sorted and copied', () => {
    const thrown = [3, 1, 2];
    expect(faces.read(thrown)).toEqual([1, 2, 3]);
    expect(thrown).toEqual([3, 1, 2]);
  });

  test('the face of several dice has no law', () => {
    expect(() => face.law(pool(2, 6))).toThrow(RangeError);
  });

  test.each([faces, sum, successes(5), highest(1), lowest(1), face])(
    '$name of open-ended dice has no law',
    (look) => {
      expect(() => look.law(openEndedPool(1, 6))).toThrow(RangeError);
    },
  );

  test('chains of open-ended dice are summed', () => expect(sum.read([6, 6, 3])).toBe(15));

  test('a system can bring its own', () => {
    const pair = reading(
      'pair',
      (thrown) => thrown[0] === thrown[1],
      (thrown) =>
        tabulate({
          size: 2,
          total: thrown.sides,
          outcome: (i) => i === 1,
          weight: (i) => (i === 1 ? 1 : thrown.sides - 1),
        }),
    );
    expectAgreement(pool(2, 6), pair);
    expect(pair.law(die(6))).toBe(pair.law(die(6)));
  });
});
