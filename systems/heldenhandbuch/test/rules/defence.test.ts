import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Defence, type Defending, defences, defend, partialDefences } from '../../src/rules/defence.ts';

const against = (
  attacks: readonly number[],
  group: readonly number[],
  rescue: readonly number[] = [],
): Defending => ({
  attacks,
  group,
  rescue,
});
const strict = (attacks: readonly number[], group: readonly number[], rescue: readonly number[] = []) =>
  defend(against(attacks, group, rescue), 'strict');

describe('the example of the flow sheet: 12,12', () => {
  test.each([
    { attacks: [20], why: '12 + 12 = 24' },
    { attacks: [12, 12], why: '12 and 12' },
    { attacks: [6, 6, 6, 6], why: '6 + 6 = 12 twice' },
  ])('[HH-MEL-09] [HH-R-28] stops $attacks: $why', ({ attacks }) => {
    expect(strict(attacks, [12, 12])?.group).toEqual([0, 1]);
  });

  test('[HH-R-29] equals have no bonus in defence: two attacks of 13 get through', () => {
    // With the bonus each would be 14; without it 24 < 26.
    expect(strict([13, 13], [12, 12])).toBeNull();
  });
});

test('[HH-MEL-09] equal is enough, one less is not', () => {
  expect(strict([14], [14])).not.toBeNull();
  expect(strict([15], [14])).toBeNull();
});

test('[HH-R-28] one die stops several attacks only if each is 10 or less', () => {
  expect(strict([5, 9], [14])).not.toBeNull(); // 14 >= 5 + 9
  expect(strict([4, 11], [20])).toBeNull(); // 20 >= 15, but 11 is not light
  expect(defend(against([4, 11], [20]), 'lenient')).not.toBeNull();
  expect(strict([10, 10], [20])).not.toBeNull();
});

test('[HH-R-28] only equals may be added: run dice each stop one attack', () => {
  expect(strict([20], [13, 12])).toBeNull(); // 25, but not equal
  expect(defend(against([20], [13, 12]), 'lenient')?.group).toEqual([0, 1]);
  expect(strict([13, 12], [13, 12])?.blocks).toEqual([
    { attacks: [0], dice: [0] },
    { attacks: [1], dice: [1] },
  ]);
});

test('[HH-R-28] equals added stop several attacks of any size', () => {
  expect(strict([13, 11], [12, 12])).not.toBeNull(); // 24 >= 24
  expect(strict([14, 11], [12, 12])).toBeNull(); // 24 < 25
});

test('[HH-MEL-08] every attack has to be stopped', () => {
  expect(strict([12, 12, 4], [12, 12])).toBeNull();
  expect(strict([12, 12, 4], [12, 12, 11])?.group).toEqual([0, 1, 2]);
});

test('[HH-PROC-04] the cheapest defence spends few dice, then low ones', () => {
  expect(strict([11], [12, 12, 11])?.group).toEqual([2]);
  expect(strict([4, 5], [12, 9, 9])?.group).toEqual([1]); // one 9 for 4 + 5
});

test('[HH-PROC-04] the other ways that waste nothing follow', () => {
  const ways = defences(against([11], [12, 12, 11]), 'strict').map(({ group }) => group);
  expect(ways).toEqual([[2], [0]]); // the 11 or one 12; two dice would be one in vain
});

describe('rescue dice', () => {
  test('[HH-MEL-10] [HH-R-30] only when the group falls short', () => {
    expect(strict([12], [12, 11], [20])).toMatchObject({ group: [0], rescue: [] });
    expect(strict([15], [12, 11], [20])).toMatchObject({ group: [], rescue: [0] });
    expect(strict([12, 15], [12, 11], [20])).toMatchObject({ group: [0], rescue: [0] });
  });

  test('[HH-R-30] strict: each one alone; lenient: they may be added', () => {
    expect(strict([20], [], [12, 12])).toBeNull();
    expect(strict([20], [12], [12])).toBeNull(); // nor to a group die of the same face
    expect(strict([4, 5], [], [9])?.rescue).toEqual([0]);
    expect(defend(against([20], [12], [12]), 'lenient')).toMatchObject({ group: [0], rescue: [0] });
  });
});

test('[HH-R-32] where attacks count one by one, as many as possible are stopped', () => {
  const ways = partialDefences(against([16, 16, 13], [16, 13]), 'strict');
  expect(ways[0]?.blocks).toHaveLength(2);
  expect(ways.every(({ blocks }) => blocks.flatMap((block) => block.attacks).length === 2)).toBe(true);
});

/** By trying everything: each die and each attack gets a block, and every block must hold. */
function bruteForce({ attacks, group, rescue }: Defending, lenient: boolean): number | null {
  const faces = [...group, ...rescue];
  let best: number | null = null;
  const places = attacks.length;
  for (let a = 0; a < places ** attacks.length; a += 1) {
    const attackAt = attacks.map((_, i) => Math.floor(a / places ** i) % places);
    for (let d = 0; d < (places + 1) ** faces.length; d += 1) {
      // Place `places` is the die's own corner: not used.
      const dieAt = faces.map((_, i) => Math.floor(d / (places + 1) ** i) % (places + 1));
      const holds = [...new Set(attackAt)].every((place) => {
        const values = attacks.filter((_, i) => attackAt[i] === place);
        const dice = faces.map((face, i) => ({ face, i })).filter(({ i }) => dieAt[i] === place);
        const enough = sum(dice.map(({ face }) => face)) >= sum(values);
        if (lenient) return enough && dice.length > 0;
        const single = dice.length === 1 && (values.length === 1 || values.every((value) => value <= 10));
        const equals =
          dice.length > 1 && dice.every(({ face, i }) => face === dice[0]?.face && i < group.length);
        return enough && (single || equals);
      });
      const idle = dieAt.some((place) => place < places && !attackAt.includes(place));
      if (!holds || idle) continue;
      const rescued = dieAt.filter((place, i) => place < places && i >= group.length).length;
      const cost = rescued * 100 + dieAt.filter((place) => place < places).length;
      best = best === null ? cost : Math.min(best, cost);
    }
  }
  return best;
}
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const costOf = (defence: Defence | null) =>
  defence === null ? null : defence.rescue.length * 100 + defence.group.length + defence.rescue.length;

test.each(['strict', 'lenient'] as const)(
  '[HH-PROC-04] %s: the search finds what trying everything finds',
  (sums) => {
    const face = fc.integer({ min: 4, max: 14 });
    const cases = fc.record({
      attacks: fc.array(fc.integer({ min: 4, max: 20 }), { minLength: 1, maxLength: 3 }),
      group: fc.array(face, { maxLength: 3 }),
      rescue: fc.array(face, { maxLength: 1 }),
    });
    fc.assert(
      fc.property(cases, (one) => {
        const alone = bruteForce({ ...one, rescue: [] }, sums === 'lenient');
        const expected = alone ?? bruteForce(one, sums === 'lenient');
        expect(costOf(defend(one, sums))).toBe(expected);
      }),
      { numRuns: 150, seed: 2026 },
    );
  },
);
