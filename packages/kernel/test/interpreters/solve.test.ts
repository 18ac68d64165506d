import { bestByPlay, gameByHand, meanOf, programs, ruleOf } from '@tafelrunde/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GM, question, type Rule } from '../../src/fate.ts';
import { exact } from '../../src/interpreters/exact.ts';
import { playersSeek, type SolveOptions, type Stance, solve } from '../../src/interpreters/solve.ts';
import { die, pool } from '../../src/pool.ts';
import { face, faces, successes } from '../../src/reading.ts';

type Loose<I, O> = Rule<I, unknown, O>;

const solved = <I, O>(rule: Loose<I, O>, input: I, goal: (outcome: O) => number, options?: SolveOptions) => {
  const result = solve(rule, input, {}, goal, options);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const identity = (outcome: number): number => outcome;

/** Throw a d6, then keep it or throw again, twice. */
const rerolls: Loose<{ marks: boolean }, number> = (fate, { marks }) => {
  let shown = fate.roll(die(6), face, 'V-01');
  for (let again = 2; again > 0; again -= 1) {
    if (marks) fate.mark(`${again}:${shown}`);
    if (fate.choose(question('again', 'V-01', 'hero', ['keep', 'again'])) === 'keep') break;
    shown = fate.roll(die(6), face, 'V-01');
  }
  return shown;
};

describe('best play', () => {
  test.each([true, false])('a die with two rerolls is worth 14/3 (marks: %s)', (marks) => {
    // One reroll: keep 4 to 6, else 3.5: (3·3.5 + 15)/6 = 4.25. Two: keep 5, 6, else 4.25: (4·4.25 + 11)/6 = 14/3.
    expect(solved(rerolls, { marks }, identity).value).toBeCloseTo(14 / 3, 12);
  });

  test('a goal may be a chance', () => {
    // Three tries for a 6.
    expect(solved(rerolls, { marks: true }, (shown) => Number(shown === 6)).value).toBeCloseTo(91 / 216, 12);
  });

  test('starts from what has already been answered', () => {
    const { value, first: [first] = [] } = solved(rerolls, { marks: true }, identity, { tape: [[4]] });
    expect(value).toBeCloseTo(4.25, 12);
    expect(first?.question).toEqual({ id: 'again', cite: 'V-01', by: 'hero', options: ['keep', 'again'] });
    expect(first?.values).toEqual([4, expect.closeTo(4.25, 12)]);
    expect(solved(rerolls, { marks: true }, identity, { tape: [[4], 'keep'] })).toMatchObject({
      value: 4,
      first: undefined,
    });
  });

  test('probabilities of huge pools do not leave the range of doubles', () => {
    // 150d1000 have 10^450 orders; on average 150 · 999/1000 show 2 or more.
    const large: Loose<unknown, number> = (fate) => fate.roll(pool(150, 1000), successes(2), 'V-02');
    expect(solved(large, {}, identity).value).toBeCloseTo(149.85, 9);
  });

  test('has a budget', () => {
    const wide: Loose<unknown, number> = (fate) => fate.roll(pool(3, 6), faces, 'V-03').length;
    expect(solve(wide, {}, {}, identity, { budget: 55 })).toEqual({
      ok: false,
      error: { code: 'too-large', runs: 55 },
    });
    expect(solve(wide, {}, {}, identity, { budget: 56 }).ok).toBe(true);
  });
});

describe('stances', () => {
  const pick =
    (by: string): Loose<unknown, number> =>
    (fate) =>
      Number(fate.choose(question('pick', 'V-04', by, ['2', '3', '1'])));

  test('players seek the goal, the GM takes the defaults', () => {
    expect(solved(pick('hero'), {}, identity).value).toBe(3);
    expect(solved(pick(GM), {}, identity).value).toBe(2);
    expect(playersSeek(question('pick', 'V-04', GM, ['a']))).toBe('default');
  });

  test.each<[Stance, number]>([
    ['seek', 3],
    ['oppose', 1],
    ['default', 2],
  ])('%s comes to %i', (stance, value) => {
    expect(solved(pick('foe'), {}, identity, { stance: () => stance }).value).toBe(value);
  });
});

describe('ties', () => {
  const tied: Loose<readonly number[], number> = (fate, values) => {
    const keys = values.map((_, i) => `${i}`);
    return Number(fate.choose(question('tie', 'V-05', 'hero', keys)));
  };

  test.each([
    [[1, 1, 1], 0],
    [[0, 2, 2], 1],
    [[0, 1, 2, 2], 2],
    // Closer than a rounding error is equal.
    [[1 / 3, 1 - 2 / 3], 0],
  ])('of %o the first is taken: %i', (values, index) => {
    const solution = solved(tied, values, (i) => values[i] as number);
    const odds = exact(tied, values, {}, { decide: solution });
    expect(odds.ok && odds.value.outcomes).toEqual([index]);
  });
});

describe('decisions in states that lead back to each other', () => {
  /** Each round the gambler stakes one coin, all that helps, or waits; a face of `wins` or less wins the stake. */
  const casino: Loose<{ coins: number; goal: number; wins: number; moves: readonly string[] }, number> = (
    fate,
    input,
  ) => {
    let { coins } = input;
    while (coins > 0 && coins < input.goal) {
      fate.mark(coins);
      const move = fate.choose(question('stake', 'V-06', 'hero', input.moves));
      if (move === 'wait') continue;
      const stake = move === 'timid' ? 1 : Math.min(coins, input.goal - coins);
      coins += fate.roll(die(10), face, 'V-06') <= input.wins ? stake : -stake;
    }
    return Number(coins === input.goal);
  };

  /** The same by value iteration, state by state. */
  function iterated(coins: number, goal: number, p: number): number {
    const values = Array.from({ length: goal + 1 }, (_, i) => Number(i === goal));
    for (let round = 0; round < 20_000; round += 1) {
      for (let c = 1; c < goal; c += 1) {
        const worth = (stake: number) =>
          p * (values[c + stake] as number) + (1 - p) * (values[c - stake] as number);
        values[c] = Math.max(worth(1), worth(Math.min(c, goal - c)));
      }
    }
    return values[coins] as number;
  }

  test.each([
    [3, 10, 4],
    [5, 8, 4],
    [3, 10, 6],
    [7, 12, 5],
  ])('the gambler with %i of %i coins and %i winning faces', (coins, goal, wins) => {
    const expected = iterated(coins, goal, wins / 10);
    for (const moves of [
      ['bold', 'timid'],
      ['timid', 'bold'],
      ['wait', 'timid', 'bold'],
    ]) {
      expect(solved(casino, { coins, goal, wins, moves }, identity).value).toBeCloseTo(expected, 9);
    }
  });

  test('a way out may be nothing but a small chance', () => {
    // Staking single coins is the gambler's ruin: lose : win = 6 : 4, (1.5^3 - 1) / (1.5^10 - 1).
    const input = { coins: 3, goal: 10, wins: 4, moves: ['wait', 'timid'] };
    expect(solved(casino, input, identity).value).toBeCloseTo((1.5 ** 3 - 1) / (1.5 ** 10 - 1), 12);
  });

  test('its best play is what exact follows', () => {
    const input = { coins: 3, goal: 10, wins: 4, moves: ['wait', 'timid', 'bold'] };
    const solution = solved(casino, input, identity);
    const odds = exact(casino, input, {}, { decide: solution });
    expect(odds.ok && meanOf(odds.value, identity)).toBeCloseTo(solution.value, 9);
  });

  test('where no decision ever leads out there is no value', () => {
    const input = { coins: 3, goal: 10, wins: 4, moves: ['wait'] };
    expect(solve(casino, input, {}, identity)).toEqual({ ok: false, error: { code: 'never-ends' } });
  });

  test('two sides: the hero takes the good die, the foe the bad one', () => {
    // Each round one of them picks the die; a 1 ends it for the foe, the highest face for the hero.
    const contest: Loose<unknown, number> = (fate) => {
      for (let turn = 0; ; turn = 1 - turn) {
        fate.mark(turn);
        const by = turn === 0 ? 'hero' : 'foe';
        const sides = Number(fate.choose(question('die', 'V-07', by, ['6', '3', '12'])));
        const shown = fate.roll(die(sides), face, 'V-07');
        if (turn === 0 && shown === sides) return 1;
        if (turn === 1 && shown === 1) return 0;
      }
    };
    const stance = ({ by }: { by: string }): Stance => (by === 'foe' ? 'oppose' : 'seek');
    // Both take the d3: h = 1/3 + 2/3·(2/3·h), so h = 3/5.
    expect(solved(contest, {}, identity, { stance }).value).toBeCloseTo(3 / 5, 9);
  });
});

/** A board: each field is someone's, each move of it a die whose faces lead to fields or (negative) to a payoff. */
interface Board {
  readonly fields: readonly { readonly by: string; readonly moves: readonly (readonly number[])[] }[];
}

const boards = (): fc.Arbitrary<Board> =>
  fc.integer({ min: 1, max: 5 }).chain((size) => {
    // The last face of every move ends the game, so that every play ends.
    const move = fc
      .tuple(
        fc.array(fc.integer({ min: -4, max: size - 1 }), { maxLength: 3 }),
        fc.integer({ min: -4, max: -1 }),
      )
      .map(([targets, end]) => [...targets, end]);
    const field = fc.record({
      by: fc.constantFrom('hero', 'foe'),
      moves: fc.array(move, { minLength: 1, maxLength: 3 }),
    });
    return fc.record({ fields: fc.array(field, { minLength: size, maxLength: size }) });
  });

const wander: Loose<Board, number> = (fate, { fields }) => {
  let at = 0;
  while (at >= 0) {
    fate.mark(at);
    const { by, moves } = fields[at] as Board['fields'][number];
    const move = Number(
      fate.choose(
        question(
          'move',
          'V-08',
          by,
          moves.map((_, i) => `${i}`),
        ),
      ),
    );
    const targets = moves[move] as readonly number[];
    at = targets[fate.roll(die(targets.length), face, 'V-08') - 1] as number;
  }
  return -at;
};

/** Value iteration: each round ends at least every fourth play, so 200 rounds are beyond doubles. */
function iteratedBoard({ fields }: Board): number {
  let values = fields.map(() => 0);
  for (let round = 0; round < 200; round += 1) {
    const before = values;
    values = fields.map(({ by, moves }) => {
      const worths = moves.map(
        (move) => move.reduce((sum, to) => sum + (to < 0 ? -to : (before[to] as number)), 0) / move.length,
      );
      return by === 'foe' ? Math.min(...worths) : Math.max(...worths);
    });
  }
  return values[0] as number;
}

/** Fields on which both sides move at once: each pair of moves is a die, as on a board. */
interface Arena {
  readonly fields: readonly (readonly (readonly (readonly number[])[])[])[];
}

const arenas = (): fc.Arbitrary<Arena> =>
  fc.integer({ min: 1, max: 4 }).chain((size) => {
    const cell = fc
      .tuple(
        fc.array(fc.integer({ min: -4, max: size - 1 }), { maxLength: 2 }),
        fc.integer({ min: -4, max: -1 }),
      )
      .map(([others, end]) => [...others, end]);
    const field = fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
      .chain(([rows, columns]) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
      );
    return fc.array(field, { minLength: size, maxLength: size }).map((fields) => ({ fields }));
  });

const skirmish: Loose<Arena, number> = (fate, { fields }) => {
  let at = 0;
  while (at >= 0) {
    fate.mark(at);
    const cells = fields[at] as Arena['fields'][number];
    const keys = (size: number): string[] => Array.from({ length: size }, (_, i) => `${i}`);
    const [row, column] = fate.chooseTogether([
      question('row', 'V-09', 'hero', keys(cells.length)),
      question('column', 'V-09', 'foe', keys((cells[0] as readonly unknown[]).length)),
    ]);
    const targets = cells[Number(row)]?.[Number(column)] as readonly number[];
    at = targets[fate.roll(die(targets.length), face, 'V-09') - 1] as number;
  }
  return -at;
};

function iteratedArena({ fields }: Arena): number {
  let values = fields.map(() => 0);
  for (let round = 0; round < 100; round += 1) {
    const before = values;
    const worth = (cell: readonly number[]): number =>
      cell.reduce((sum, to) => sum + (to < 0 ? -to : (before[to] as number)), 0) / cell.length;
    values = fields.map((cells) => gameByHand(cells.map((row) => row.map(worth))));
  }
  return values[0] as number;
}

describe('laws of solving', () => {
  const rules = programs().map(ruleOf);
  const value = (outcome: { value: number }): number => outcome.value;
  const even = (outcome: { even: boolean }): number => Number(outcome.even);
  const stances = {
    players: playersSeek,
    duel: ({ by }: { by: string }): Stance => (by === 'foe' ? 'oppose' : by === GM ? 'default' : 'seek'),
  };

  const outcome = (result: ReturnType<typeof solve>): number | undefined => {
    if (result.ok) return result.value.value;
    expect(result.error).toEqual({ code: 'too-large', runs: 0, reason: 'opposed-teams' });
    return undefined;
  };

  test.each(['players', 'duel'] as const)(
    'equals plain expectimax over whole tapes (%s)',
    (name) => {
      const stance = stances[name];
      fc.assert(
        fc.property(rules, fc.boolean(), fc.constantFrom(value, even), (rule, marks, goal) => {
          const best = bestByPlay(
            rule,
            { marks },
            {},
            goal as typeof value,
            stance as (question: { by: string }) => Stance,
          );
          const found = outcome(solve(rule, { marks }, {}, goal as typeof value, { stance }));
          if (best === undefined) expect(found).toBeUndefined();
          else expect(found).toBeCloseTo(best, 9);
        }),
        { numRuns: 200 },
      );
    },
    60_000,
  );

  test('the order in which people are asked at once changes no value', () => {
    fc.assert(
      fc.property(rules, fc.boolean(), (rule, marks) => {
        const values = [false, true].map((reversed) =>
          outcome(solve(rule, { marks, reversed }, {}, value, { stance: stances.duel })),
        );
        if (values[0] === undefined) expect(values[1]).toBeUndefined();
        else expect(values[1]).toBeCloseTo(values[0], 12);
      }),
      { numRuns: 300 },
    );
  });

  test('exact odds under best play have its value, with and without marks', () => {
    fc.assert(
      fc.property(rules, fc.boolean(), fc.constantFrom(...Object.values(stances)), (rule, marks, stance) => {
        const solution = solve(rule, { marks }, {}, value, { stance });
        if (!solution.ok) return;
        const odds = exact(rule, { marks }, {}, { decide: solution.value });
        expect(odds.ok && meanOf(odds.value, value)).toBeCloseTo(solution.value.value, 9);
      }),
      { numRuns: 300 },
    );
  });

  test('games on boards with a way back equal value iteration', () => {
    const stance = stances.duel;
    fc.assert(
      fc.property(boards(), (board) => {
        const solution = solved(wander, board, identity, { stance });
        expect(solution.value).toBeCloseTo(iteratedBoard(board), 8);
        const odds = exact(wander, board, {}, { decide: solution });
        expect(odds.ok && meanOf(odds.value, identity)).toBeCloseTo(solution.value, 8);
      }),
      { numRuns: 300 },
    );
  });

  test('games that may go on, two deciding at once, equal value iteration', () => {
    fc.assert(
      fc.property(arenas(), (arena) => {
        const found = solved(skirmish, arena, identity, { stance: stances.duel });
        const expected = iteratedArena(arena);
        expect(Math.abs(found.value - expected)).toBeLessThan((found.bound ?? 0) + 1e-8);
        expect(found.bound ?? 0).toBeLessThan(1e-8);
        const odds = exact(skirmish, arena, {}, { decide: found });
        expect(odds.ok && meanOf(odds.value, identity)).toBeCloseTo(expected, 8);
      }),
      { numRuns: 150 },
    );
  });

  test('marks change nothing but time', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        const [marked, plain] = [true, false].map((marks) => solved(rule, { marks }, value));
        expect(marked?.value).toBeCloseTo(plain?.value as number, 9);
      }),
    );
  });
});
