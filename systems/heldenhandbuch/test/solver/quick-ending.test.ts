import { describe, expect, test } from 'vitest';
import type { BareCheckInput } from '../../src/rules/check.ts';
import { type Worth, worthOf } from '../../src/solver/check-goals.ts';
import { endingOfCheck } from '../../src/solver/check-solver.ts';
import { QuickEnding, readsQuickly, type Summary } from '../../src/solver/quick-ending.ts';
import { eachMultiset, ranking } from '../../src/solver/ranking.ts';
import { DEFAULTS, house } from '../fixtures.ts';

const GOALS = [
  { maximise: 'number' },
  { maximise: 'groupDice' },
  { maximise: 'mythos' },
  { chance: 'success' },
  { chance: 'legendary' },
] as const;

/** Every `step`-th multiset whose quick ending differs from the rule's in what goals and odds look at. */
function differences(input: BareCheckInput, goal: (typeof GOALS)[number], step: number): readonly string[] {
  const worth = worthOf(goal, input) as Worth;
  const quick = new QuickEnding(input, worth);
  const plain = endingOfCheck(input, DEFAULTS, worth);
  const found: string[] = [];
  eachMultiset(ranking(input.sides, input.count), input.count, (members, rank) => {
    if (rank % step !== 0) return;
    const faces = members.map((member) => member + 1);
    const { outcome, value } = plain({ faces, converted: [] });
    const { number, group, mythos, ones, psycheLost } = outcome;
    const ours = [quick.value(faces), ...fieldsOf(quick.summary(faces, []))].join();
    const theirs = [value, number, group.length, mythos, ones, psycheLost].join();
    if (ours !== theirs) found.push(`${faces}: ${ours} and not ${theirs}`);
  });
  return found;
}

const fieldsOf = ({ number, dice, mythos, ones, psycheLost }: Summary): readonly number[] => [
  number,
  dice,
  mythos,
  ones,
  psycheLost,
];

describe.each(['single', 'sieve', 'cascade'] as const)('the quick ending is the rule’s: %s', (mode) => {
  test.each(GOALS)('%j', (goal) => {
    for (const value of [6, 15]) {
      expect(differences({ mode, sides: 8, count: 4, value, minimum: 9 }, goal, 1)).toEqual([]);
    }
    expect(differences({ mode, sides: 20, count: 6, value: 14, minimum: 31 }, goal, 97)).toEqual([]);
    expect(differences({ mode, sides: 20, count: 5, value: 20, cap: 16, minimum: 31 }, goal, 31)).toEqual([]);
  });
});

test('[HH-LUC-07] converted dice do not count for mythos points', () => {
  const quick = new QuickEnding({ mode: 'single', sides: 20, count: 4, value: 14 }, (number) => number);
  expect(quick.summary([12, 12, 12, 12], [12]).mythos).toBe(1); // three of its own
  expect(quick.summary([12, 12, 12, 12], [12, 12]).mythos).toBe(0);
  // The converted one is voided first: three natural 12s are left.
  expect(quick.summary([1, 12, 12, 12, 12], [12])).toMatchObject({ number: 36, mythos: 1 });
});

test('tables that read dice otherwise are left to the rule', () => {
  expect(readsQuickly(DEFAULTS)).toBe(true);
  for (const switches of [
    { 'group.mode': 'union' },
    { 'cascade.number': 'plusTwo' },
    { 'result.sumAllSets': true },
    { 'mishap.offsetMandatory': false },
  ] as const) {
    expect(readsQuickly(house(switches))).toBe(false);
  }
});
