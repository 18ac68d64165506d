import { die, exact, face, pool, question, type Rule, sum } from '@tafelrunde/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { programs, ruleOf } from '../src/arbitraries/programs.ts';
import { compareMarks, withoutMarks } from '../src/without-marks.ts';

/** Two dice and a third one; the mark between tells the state as `key` has it. */
const marking =
  (key: (total: number) => number): Rule<unknown, unknown, number> =>
  (fate) => {
    const total = fate.roll(pool(2, 4), sum, 'K-10');
    fate.mark(key(total));
    const bonus = fate.choose(question('double', 'K-10', 'hero', ['no', 'yes'])) === 'yes' ? total : 0;
    return total + bonus + fate.roll(die(3), face, 'K-10');
  };

test('without its marks a rule is explored path by path', () => {
  const rule = marking((total) => total);
  const [marked, plain] = [rule, withoutMarks(rule)].map((one) => exact(one, {}, {}, { budget: 22 }));
  // The sums of two d4 are 7 states, each followed by 3 faces; without marks 7 · 3 paths from the start.
  expect([marked?.ok, plain?.ok]).toEqual([false, true]);
});

describe('a mark that is too coarse', () => {
  test('is found', () => {
    expect(
      compareMarks(
        marking((total) => total),
        {},
        {},
      ),
    ).toMatchObject({ coarse: undefined });
    const { coarse } = compareMarks(
      marking((total) => total % 5),
      {},
      {},
    );
    expect(coarse).toEqual([]);
  });

  test('is found where it hides behind a decision', () => {
    // By default nothing is taken over from before the mark; only best play sees the difference.
    const hidden: Rule<unknown, unknown, number> = (fate) => {
      const shown = fate.roll(die(6), face, 'K-11');
      fate.mark('thrown');
      return fate.choose(question('take', 'K-11', 'hero', ['none', 'all'])) === 'all' ? shown : 0;
    };
    expect(compareMarks(hidden, {}, {})).toMatchObject({ coarse: undefined });
    expect(compareMarks(hidden, {}, {}, { goals: [(shown) => shown] })).toMatchObject({ coarse: [] });
  });

  test('is never found in a program that marks its whole state, and often in one that marks half of it', () => {
    const value = ({ value: worth }: { value: number }): number => worth;
    const look = (rule: ReturnType<typeof ruleOf>, marks: boolean | 'coarse') =>
      compareMarks(rule, { marks }, {}, { seeds: [1], goals: [value] }).coarse;
    fc.assert(
      fc.property(programs().map(ruleOf), (rule) => {
        expect(look(rule, true)).toBeUndefined();
      }),
    );
    const drawn = fc.sample(programs().map(ruleOf), { numRuns: 200, seed: 4 });
    expect(drawn.filter((rule) => look(rule, 'coarse') !== undefined).length).toBeGreaterThan(20);
  });
});
