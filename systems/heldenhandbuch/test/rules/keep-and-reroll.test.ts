import { play, type Rule, seededDice, simulate } from '@tafelrunde/kernel';
import { chancesOf, oddsOf, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { HhFate, House } from '../../src/rule.ts';
import {
  keepAndReroll,
  keepSets,
  type Roll,
  type Rolled,
  usualKeep,
} from '../../src/rules/keep-and-reroll.ts';
import { DEFAULTS, house } from '../fixtures.ts';

const LIMITS = { cap: 14, runs: false };
const roll = (overrides: Partial<Roll> = {}): Roll => ({
  mode: 'sieve',
  count: 3,
  sides: 20,
  by: 'hero',
  freeThrows: 0,
  locksOnes: true,
  usual: usualKeep(LIMITS, DEFAULTS),
  ...overrides,
});
const rule: Rule<Roll, House, Rolled> = (fate, input, table) => keepAndReroll(fate as HhFate, input, table);
const lying = (overrides: Partial<Roll>, answers: Parameters<typeof scripted>[3], table = DEFAULTS) =>
  scripted(rule, roll(overrides), table, answers).outcome.faces;
const keys = (thrown: readonly number[], table = DEFAULTS, free = false) =>
  keepSets(thrown, { locksOnes: true }, free, table).map(({ faces }) => [...faces].reverse().join());

describe('the procedure', () => {
  test('[HH-ROL-01] an Einzelwurf throws all dice once and asks nothing', () => {
    expect(lying({ mode: 'single' }, [[17, 4, 9]])).toEqual([4, 9, 17]);
  });

  test('[HH-ROL-02] [HH-PROC-01] a Siebwurf keeps at least one die of each throw and throws the rest again', () => {
    // 17 kept; of 5, 5 both; nothing is left.
    expect(lying({}, [[17, 4, 9], '17', [5, 5], '5,5'])).toEqual([5, 5, 17]);
    expect(() => lying({}, [[17, 4, 9], 'none'])).toThrow('illegal');
  });

  test('[HH-ROL-02] at most as many throws as dice', () => {
    expect(lying({}, [[17, 4, 9], '17', [5, 6], '6', [2]])).toEqual([2, 6, 17]); // the last die is kept unasked
    expect(() => lying({}, [[17, 4, 9], '17', [5, 6], '6', [2], [3]])).toThrow('left-over');
  });

  test('[HH-ROL-02] stopping means that everything that lies is kept', () => {
    expect(lying({}, [[17, 4, 9], '17,9,4'])).toEqual([4, 9, 17]);
  });

  test('[HH-ROL-03] [HH-R-07] a Kaskadenwurf throws again in the same way', () => {
    expect(lying({ mode: 'cascade' }, [[13, 4, 9], '13', [12, 3], '12', [14]])).toEqual([12, 13, 14]);
  });

  test('[HH-ROL-05] what was kept is never thrown again', () => {
    expect(() => lying({}, [[17, 4, 9], '17', [5, 6, 7]])).toThrow('illegal-faces'); // only two dice are in hand
  });

  test('[HH-R-02] dice of different throws lie together in the end', () => {
    expect(lying({}, [[9, 4, 2], '9', [9, 3], '9', [9]])).toEqual([9, 9, 9]);
  });
});

describe('1s', () => {
  test('[HH-MIS-02] stay and are kept with whatever is chosen', () => {
    expect(keys([1, 5, 9])).toEqual(['9,5,1', '9,1', '5,1', '1']);
    expect(lying({}, [[1, 5, 9], '9,1', [1]])).toEqual([1, 1, 9]);
  });

  test('[HH-R-08] a 1 is a die that was kept, unless the table wants another', () => {
    const strict = house({ 'sieve.oneSatisfiesKeep': false });
    expect(keys([1, 5])).toEqual(['5,1', '1']);
    expect(keys([1, 5], strict)).toEqual(['5,1']);
    expect(keys([1, 1], strict)).toEqual(['1,1']); // nothing else is there
  });

  test('[HH-LRN-04] in a learning roll a 1 is a face like any other', () => {
    expect(keepSets([1, 5], { locksOnes: false }, false, DEFAULTS).map(({ faces }) => faces)).toEqual([
      [1, 5],
      [5],
      [1],
    ]);
  });
});

describe('free throws', () => {
  test('[HH-R-78] nothing need be kept after one, and it is used up by that', () => {
    const free = { count: 2, freeThrows: 1 };
    expect(lying(free, [[4, 9], 'none', [17, 2], '17', [3]])).toEqual([3, 17]);
    expect(() => lying(free, [[4, 9], 'none', [17, 2], 'none'])).toThrow('illegal');
  });

  test('a 1 alone needs none; where the table wants another die, it does', () => {
    const strict = house({ 'sieve.oneSatisfiesKeep': false });
    expect(lying({ count: 2, freeThrows: 1 }, [[1, 9], '1', [4], 'none', [5]])).toEqual([1, 5]);
    expect(lying({ count: 2, freeThrows: 1 }, [[1, 9], '1', [4]], strict)).toEqual([1, 4]);
  });
});

describe('each choice once', () => {
  test('equal dice are told apart by their number only', () => {
    expect(keys([5, 5, 9])).toEqual(['9,5,5', '9,5', '5,5', '9', '5']);
  });

  test('[HH-GRP-08] the first one keeps the best group so far, else the highest die', () => {
    const first = (thrown: readonly number[], kept: readonly number[] = []) =>
      usualKeep(LIMITS, DEFAULTS)(kept, thrown);
    expect(first([4, 9, 9])).toEqual([9, 9]);
    expect(first([4, 9, 12], [9])).toEqual([9]);
    expect(first([4, 6, 20], [9])).toEqual([20]);
    expect(first([2, 3])).toEqual([3]);
    expect(first([1, 2])).toEqual([]);
  });
});

test('[HH-R-21] a watched face is counted whenever it falls, also on dice that are thrown again', () => {
  const run = scripted(rule, roll({ watched: 7 }), DEFAULTS, [[7, 7, 12], '12', [7, 5], '7,5']);
  expect(run.outcome).toEqual({ faces: [5, 7, 12], seen: 3 });
});

test('[HH-MIS-02] [HH-ROL-05] the question shows the dice: those aside, those thrown, and the 1s among them', () => {
  const run = play(rule, roll({ count: 4 }), DEFAULTS, [[14, 1, 9, 3], '14,1', [1, 7]]);
  expect(run.kind === 'asks' && run.ask.kind === 'choose' && run.ask.questions[0]).toMatchObject({
    dice: { sides: 20, aside: [1, 14], thrown: [1, 7], locked: [1] },
    options: ['7,1', '1'],
  });
});

test('with and without marks it comes to the same', () => {
  const small = roll({ count: 3, sides: 6, freeThrows: 1 });
  expect(chancesOf(oddsOf(rule, { ...small, context: 'test' }, DEFAULTS))).toEqual(
    chancesOf(oddsOf(rule, small, DEFAULTS)),
  );
});

test('played to the end with the first options it always keeps as many dice as there are', () => {
  simulate(rule, roll({ count: 6 }), DEFAULTS, { dice: seededDice(5), runs: 200 }, ({ faces }) => {
    expect(faces).toHaveLength(6);
  });
});
