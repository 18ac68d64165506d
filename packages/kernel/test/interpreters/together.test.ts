import { meanOf } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { GM, question, type Rule } from '../../src/fate.ts';
import { seededDice } from '../../src/index.ts';
import { advise } from '../../src/interpreters/advise.ts';
import { exact } from '../../src/interpreters/exact.ts';
import { simulate } from '../../src/interpreters/simulate.ts';
import { type Stance, solve } from '../../src/interpreters/solve.ts';
import { die } from '../../src/pool.ts';
import { face } from '../../src/reading.ts';

type Loose<I, O> = Rule<I, unknown, O>;

const duel = ({ by }: { by: string }): Stance =>
  by === GM ? 'default' : by === 'foe' || by === 'ally' ? 'oppose' : 'seek';
const identity = (outcome: number): number => outcome;

const solved = <I>(rule: Loose<I, number>, input: I) => {
  const result = solve(rule, input, {}, identity, { stance: duel });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const SIDES = ['heads', 'tails'] as const;

/** Matching pennies: the hero wins 1 if both show the same; a pair of heads may pay more. */
const pennies: Loose<{ heads: number; order: readonly string[] }, number> = (fate, { heads, order }) => {
  const coins = fate.chooseTogether(order.map((by) => question('coin', 'T-01', by, SIDES)));
  if (coins[0] !== coins[1]) return 0;
  return coins[0] === 'heads' ? heads : 1;
};
const fair = { heads: 1, order: ['hero', 'foe'] };

describe('matching pennies', () => {
  test('are worth 1/2: whoever answers second knows nothing', () => {
    expect(solved(pennies, fair).value).toBe(1 / 2);
    expect(solved(pennies, fair).bound).toBeUndefined();
  });

  test('have exact odds under the mix', () => {
    const odds = exact(pennies, fair, {}, { decide: solved(pennies, fair) });
    expect(odds.ok && [odds.value.outcomes, odds.value.weights]).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  test('are advised on with a mix, for each of the two', () => {
    const mix = [
      { key: 'heads', value: 1 / 2, weight: 1 / 2 },
      { key: 'tails', value: 1 / 2, weight: 1 / 2 },
    ];
    for (const place of [0, 1])
      expect(advise(pennies, fair, {}, identity, { stance: duel, place })).toEqual({ ok: true, value: mix });
  });

  test('are simulated with dice of their own', () => {
    const runs = 20_000;
    let won = 0;
    simulate(pennies, fair, {}, { dice: seededDice(7), runs, policy: solved(pennies, fair) }, (win) => {
      won += win;
    });
    // Five standard errors.
    expect(Math.abs(won / runs - 1 / 2)).toBeLessThan(5 * Math.sqrt(1 / 4 / runs));
  });

  test.each([2, 3, 7, 0.5])('biased by %d agree with their closed form', (heads) => {
    // The hero shows heads with 1/(heads + 1), so that both answers cost the foe the same: heads/(heads + 1).
    for (const order of [
      ['hero', 'foe'],
      ['foe', 'hero'],
    ]) {
      const solution = solved(pennies, { heads, order });
      expect(solution.value).toBeCloseTo(heads / (heads + 1), 15);
      const odds = exact(pennies, { heads, order }, {}, { decide: solution });
      expect(odds.ok && meanOf(odds.value, identity)).toBeCloseTo(heads / (heads + 1), 12);
    }
  });

  test('mix after throws in fractions, too', () => {
    // A die tells what heads pay: the mean of h/(h + 1) for 1 to 3 is (1/2 + 2/3 + 3/4) / 3 = 23/36.
    const thrown: Loose<unknown, number> = (fate) =>
      pennies(fate, { ...fair, heads: fate.roll(die(3), face, 'T-01') }, {});
    expect(solved(thrown, {}).value).toBe(23 / 36);
    expect(solved(thrown, {}).bound).toBeUndefined();
  });

  test('mix before throws in fractions, too', () => {
    // Heads against heads win with a 1 of three, tails against tails with 1 or 2 of three, else nothing.
    const after: Loose<unknown, number> = (fate) => {
      const [one, two] = fate.chooseTogether(
        ['hero', 'foe'].map((by) => question('coin', 'T-01', by, SIDES)),
      );
      if (one !== two) return 0;
      return Number(fate.roll(die(3), face, 'T-01') <= (one === 'heads' ? 1 : 2));
    };
    // 1/3 against 2/3: (1/3 · 2/3) / (1/3 + 2/3) = 2/9.
    const odds = exact(after, {}, {}, { decide: solved(after, {}) });
    expect(odds.ok && odds.value.weights).toEqual([2, 7]);
  });
});

/** A matrix as a rule: rows for the hero and friend, columns for the foe and ally. */
const matrix: Loose<{ cells: readonly (readonly number[])[]; order?: readonly string[] }, number> = (
  fate,
  { cells, order = ['hero', 'foe'] },
) => {
  const keys = (size: number): string[] => Array.from({ length: size }, (_, i) => `${i}`);
  const taken = fate.chooseTogether(
    order.map((by) =>
      question('pick', 'T-02', by, keys(by === 'hero' ? cells.length : (cells[0]?.length ?? 0))),
    ),
  );
  const at = (by: string): number => Number(taken[order.indexOf(by)]);
  return cells[at('hero')]?.[at('foe')] as number;
};

describe('two who decide at once', () => {
  test('need no chance where one pair of answers holds', () => {
    const cells = [
      [3, 2, 5],
      [1, 0, 4],
    ];
    expect(solved(matrix, { cells }).value).toBe(2);
    const advice = advise(matrix, { cells }, {}, identity, { stance: duel });
    expect(advice).toEqual({
      ok: true,
      value: [
        { key: '0', value: 2 },
        { key: '1', value: 0 },
      ],
    });
    const theirs = advise(matrix, { cells }, {}, identity, { stance: duel, place: 1 });
    expect(theirs.ok && theirs.value.map(({ key }) => key)).toEqual(['1', '0', '2']);
  });

  test('rock, paper, scissors with a prize for rock', () => {
    // Rock beats scissors for 2: weights 1/4, 1/2, 1/4 for rock, paper, scissors, and the game is fair.
    const cells = [
      [0, -1, 2],
      [1, 0, -1],
      [-2, 1, 0],
    ];
    expect(solved(matrix, { cells }).value).toBe(0);
    const advice = advise(matrix, { cells }, {}, identity, { stance: duel });
    expect(advice.ok && advice.value.map(({ key, weight }) => [key, weight])).toEqual([
      ['1', 1 / 2],
      ['0', 1 / 4],
      ['2', 1 / 4],
    ]);
  });

  test('one may do without chance while the other needs it', () => {
    const cells = [
      [1, 1],
      [0, 2],
      [2, 0],
    ];
    const [mine, theirs] = [0, 1].map((place) =>
      advise(matrix, { cells }, {}, identity, { stance: duel, place }),
    );
    expect(mine?.ok && mine.value[0]).toEqual({ key: '0', value: 1 });
    expect(theirs?.ok && theirs.value.map(({ weight }) => weight)).toEqual([1 / 2, 1 / 2]);
  });
});

describe('more than two', () => {
  const votes = ['hero', 'friend', 'foe'];
  /** Whether the foe guesses how many of the two raise a hand, if that matters. */
  const guess: Loose<readonly string[], number> = (fate, order) => {
    const [one, two, three] = fate
      .chooseTogether(order.map((by) => question('hand', 'T-03', by, ['0', '1'])))
      .map(Number) as [number, number, number];
    return Number((one + two) % 2 !== three);
  };

  test('on one side find what is best together', () => {
    const both: Loose<unknown, number> = (fate) => {
      const [one, two] = fate.chooseTogether(
        ['hero', 'friend'].map((by) => question('x', 'T-03', by, ['a', 'b'])),
      );
      return one === 'b' && two === 'b' ? 2 : one === two ? 1 : 0;
    };
    expect(solved(both, {}).value).toBe(2);
    const advice = advise(both, {}, {}, identity, { stance: duel, place: 1 });
    expect(advice).toEqual({
      ok: true,
      value: [
        { key: 'b', value: 2 },
        { key: 'a', value: 1 },
      ],
    });
  });

  test('on two sides are too much where a side of several would need one die for all', () => {
    expect(solve(guess, votes, {}, identity, { stance: duel })).toEqual({
      ok: false,
      error: { code: 'too-large', runs: 0, reason: 'opposed-teams' },
    });
  });

  test('on two sides are fine where nobody has to mix', () => {
    const bold: Loose<unknown, number> = (fate) => {
      const answers = fate.chooseTogether(votes.map((by) => question('bid', 'T-03', by, ['1', '2'])));
      return answers.reduce((sum, bid, i) => sum + (i === 2 ? -1 : 1) * Number(bid), 0);
    };
    expect(solved(bold, {}).value).toBe(2);
  });

  test('who takes the default does not count', () => {
    // The GM keeps the hand down: matching pennies of the other two.
    expect(solved(guess, ['hero', GM, 'foe']).value).toBe(1 / 2);
  });
});

describe('again and again', () => {
  /** Each round both show a coin: the same ends it for the hero with heads and against him with tails, else it goes on or is lost. */
  const rounds: Loose<{ marks: boolean }, number> = (fate, { marks }) => {
    for (;;) {
      if (marks) fate.mark('round');
      const [one, two] = fate.chooseTogether(
        ['hero', 'foe'].map((by) => question('coin', 'T-04', by, SIDES)),
      );
      if (one === 'heads' && two === 'heads') return 1;
      if (one !== two) {
        if (fate.roll(die(2), face, 'T-04') === 1) return 0;
      } else return 1;
    }
  };

  test('the value of a game that may go on is a fixed point, with a bound', () => {
    // Same: 1. Different: v/2. By equal mixes v = 1/2 + v/4, so v = 2/3.
    const solution = solved(rounds, { marks: true });
    expect(solution.value).toBeCloseTo(2 / 3, 11);
    expect(solution.bound).toBeLessThan(1e-10);
    const odds = exact(rounds, { marks: true }, {}, { decide: solution });
    expect(odds.ok && meanOf(odds.value, identity)).toBeCloseTo(2 / 3, 10);
  });

  test('a value that is no fraction: the bound holds', () => {
    // Heads against heads: 2 and over. Tails against tails: 1. Else: again with a half, or 0.
    const odd: Loose<unknown, number> = (fate) => {
      for (;;) {
        fate.mark('round');
        const [one, two] = fate.chooseTogether(
          ['hero', 'foe'].map((by) => question('coin', 'T-04', by, SIDES)),
        );
        if (one === two) return one === 'heads' ? 2 : 1;
        if (fate.roll(die(2), face, 'T-04') === 1) return 0;
      }
    };
    // v = (2 - (v/2)²) / (3 - v), so 3v²/4 - 3v + 2 = 0 and v = 2 - 2/√3.
    const { value, bound } = solved(odd, {});
    expect(Math.abs(value - (2 - 2 / Math.sqrt(3)))).toBeLessThan(bound as number);
    expect(bound).toBeLessThan(1e-10);
  });

  test('several states that lead back to each other', () => {
    // Gold of 0 to 4: who guesses right takes one; at the ends it is over. By symmetry each step is fair: gold/4.
    const purse: Loose<number, number> = (fate, start) => {
      let gold = start;
      while (gold > 0 && gold < 4) {
        fate.mark(gold);
        const [one, two] = fate.chooseTogether(
          ['hero', 'foe'].map((by) => question('coin', 'T-04', by, SIDES)),
        );
        gold += one === two ? 1 : -1;
      }
      return gold / 4;
    };
    for (const start of [1, 2, 3]) expect(solved(purse, start).value).toBeCloseTo(start / 4, 9);
  });

  test('a team that would have to mix again and again is too much', () => {
    const endless: Loose<unknown, number> = (fate) => {
      for (;;) {
        fate.mark('round');
        const hands = fate.chooseTogether(
          ['hero', 'friend', 'foe'].map((by) => question('hand', 'T-03', by, ['0', '1'])),
        );
        const [one, two, three] = hands.map(Number) as [number, number, number];
        if (fate.roll(die(2), face, 'T-03') === 1) return Number((one + two) % 2 !== three);
      }
    };
    expect(solve(endless, {}, {}, identity, { stance: duel })).toMatchObject({
      ok: false,
      error: { reason: 'opposed-teams' },
    });
  });
});
