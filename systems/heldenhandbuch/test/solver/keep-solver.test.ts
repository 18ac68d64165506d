import { type Fate, type Rule, solve } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { HhFate, House } from '../../src/rule.ts';
import { type BareCheckInput, bareCheck } from '../../src/rules/check.ts';
import { sumOf } from '../../src/rules/groups.ts';
import { keepAndReroll } from '../../src/rules/keep-and-reroll.ts';
import { learningRoll, raisesValue } from '../../src/rules/learning.ts';
import { useSecondChances } from '../../src/rules/second-chance.ts';
import { solveCheck } from '../../src/solver/check-solver.ts';
import { finalLaw } from '../../src/solver/final-law.ts';
import { facesApart, facesByLook, type KeepGame, type Turn } from '../../src/solver/keep-game.ts';
import { solveKeeps } from '../../src/solver/solve-keeps.ts';
import { DEFAULTS, house } from '../fixtures.ts';

/** Dice that count for their own: a number of sevens and above. */
const worth = (faces: readonly number[]): number => faces.filter((face) => face >= 5).length ** 2;
const game = (overrides: Partial<KeepGame> = {}): KeepGame => ({
  count: 3,
  sides: 6,
  classes: facesApart(6, true),
  locksOnes: true,
  oneSatisfiesKeep: true,
  throwsOnce: false,
  freeThrows: 0,
  turns: [],
  rerollsOnes: false,
  lucky: undefined,
  end: worth,
  ...overrides,
});

function plain(
  rule: Rule<undefined, House, readonly number[]>,
  end: (faces: readonly number[]) => number,
  table = DEFAULTS,
) {
  const solved = solve(rule, undefined, table, end, { budget: 20_000_000 });
  if (!solved.ok) throw new Error(solved.error.code);
  return solved.value.value;
}
const throwing =
  ({ count, sides, freeThrows, turns, locksOnes }: KeepGame): Rule<undefined, House, readonly number[]> =>
  (fate: Fate, _input, table) => {
    const usual = (_kept: readonly number[], thrown: readonly number[]) => thrown.slice(-1);
    const roll = {
      mode: 'sieve',
      count,
      sides: sides as 6,
      by: 'hero',
      freeThrows,
      locksOnes,
      usual,
      context: '',
    } as const;
    const { faces } = keepAndReroll(fate as HhFate, roll, table);
    return useSecondChances(fate as HhFate, faces, turns.length, sides as 6, 'hero', table);
  };

describe('what items add', () => {
  test.each([1, 2])('[HH-R-78] %i free throws', (freeThrows) => {
    const free = game({ freeThrows });
    expect(solveKeeps(free).value).toBeCloseTo(plain(throwing(free), worth), 12);
  });

  test('[HH-R-08] a free throw beside a 1 that is not enough', () => {
    const table = house({ 'sieve.oneSatisfiesKeep': false });
    const strict = game({ freeThrows: 1, oneSatisfiesKeep: false });
    expect(solveKeeps(strict).value).toBeCloseTo(plain(throwing(strict), worth, table), 12);
  });

  test.each([1, 2])('[HH-R-78] %i second chances', (secondChances) => {
    const again = game({ turns: Array<Turn>(secondChances).fill('again') });
    expect(solveKeeps(again).value).toBeCloseTo(plain(throwing(again), worth), 12);
  });

  test('[HH-R-12] second chances for 1s, where the table allows it', () => {
    const table = house({ 'reroll.allowOnes': true });
    const ones = game({ turns: ['again'], rerollsOnes: true });
    expect(solveKeeps(ones).value).toBeCloseTo(plain(throwing(ones), worth, table), 12);
    expect(solveKeeps(ones).value).toBeGreaterThan(solveKeeps(game({ turns: ['again'] })).value);
  });

  test('the bare check with free throws', () => {
    const input: BareCheckInput = { mode: 'cascade', sides: 6, count: 3, value: 6, freeThrows: 1 };
    const rule: Rule<BareCheckInput, House, number> = (fate, i, h) =>
      bareCheck(fate as HhFate, i, h).outcome.number;
    const solved = solve(rule, input, DEFAULTS, (number) => number);
    expect(solveCheck(input, DEFAULTS, { maximise: 'number' })?.value).toBeCloseTo(
      solved.ok ? solved.value.value : 0,
      12,
    );
  });
});

test('[HH-LRN-04] a learning roll: no face is locked', () => {
  const learning = (faces: readonly number[]) => (raisesValue(faces, { kind: 'skill', value: 20 }) ? 1 : 0);
  const free = game({
    count: 2,
    sides: 20,
    locksOnes: false,
    classes: facesByLook(20, false, (face) => Number(face === 20)),
    end: learning,
  });
  const rule: Rule<undefined, House, readonly number[]> = (fate, _i, table) =>
    learningRoll(fate as HhFate, 2, 20, 20, { id: 'hero', name: 'hero' }, table, 'learn');
  // Both 20 at once: 1/400. Exactly one 20 of two, kept: 38/400, then 1/20. None: one die is lost.
  expect(solveKeeps(free).value).toBeCloseTo(1 / 400 + (38 / 400) * (1 / 20), 15);
  expect(solveKeeps(free).value).toBeCloseTo(plain(rule, learning), 12);
});

test('faces that the end cannot tell apart may be put together', () => {
  const lumped = game({ classes: facesByLook(6, true, (face) => Number(face >= 5)) });
  expect(lumped.classes.map(({ faces }) => faces)).toEqual([
    [2, 3, 4],
    [5, 6],
  ]);
  expect(solveKeeps(lumped).value).toBeCloseTo(solveKeeps(game()).value, 13);
});

describe('the law of the dice that lie in the end', () => {
  test.each([
    ['as it is', {}],
    ['with free throws', { freeThrows: 2 }],
    ['where a 1 is not enough', { oneSatisfiesKeep: false, freeThrows: 1 }],
    ['without locked 1s', { locksOnes: false, classes: facesApart(6, false) }],
    ['thrown once', { throwsOnce: true }],
    ['with two second chances', { turns: ['again', 'again'] }],
    ['with dice that may be moved', { turns: ['move', 'move'] }],
    ['with a shadow roll', { turns: [{ kind: 'shadows', size: 1 }] }],
    ['with a lucky number', { turns: ['convert', 'convert', 'convert'], lucky: 3 }],
    [
      'with all of that',
      { turns: ['again', 'move', 'convert', 'convert', 'convert', { kind: 'shadows', size: 1 }], lucky: 1 },
    ],
  ] as const)('%s: sums to one, and its mean is the value', (_name, overrides) => {
    const solved = solveKeeps(game({ end: (faces) => sumOf(faces) + worth(faces), ...overrides }));
    let [cases, sum] = [0, 0];
    const total = finalLaw(solved, (faces, found) => {
      cases += found;
      sum += found * (sumOf(faces) + worth(faces));
    });
    expect(cases).toBe(total);
    expect(sum / total).toBeCloseTo(solved.value, 12);
  });
});
