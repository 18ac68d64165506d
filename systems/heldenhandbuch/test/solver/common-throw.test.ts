import { type Fate, type Question, solve } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { HhFate, House } from '../../src/rule.ts';
import { groupsOf, sumOf } from '../../src/rules/groups.ts';
import { type Thrower, throwTogether } from '../../src/rules/throwing-together.ts';
import { meleeSolver } from '../../src/solver/melee-solver.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const fighter = (id: string, count: number, more: Partial<Thrower> = {}): Thrower => ({
  id,
  name: id,
  count,
  sides: 6,
  value: 6,
  cap: 6,
  luckyNumber: undefined,
  freeThrows: 0,
  skips: 0,
  mustVoid: 0,
  ...more,
});

interface Thrown {
  readonly initiative: readonly string[];
  readonly hands: readonly { readonly id: string; readonly faces: readonly number[] }[];
}

const groupSum = ({ hands }: Thrown, id: string): number => {
  const faces = hands.find((hand) => hand.id === id)?.faces ?? [];
  return Math.max(0, ...groupsOf(faces, { cap: 6, runs: true }, DEFAULTS).map(sumOf));
};

/** Whoever takes the initiative alone strikes with the group that lies; the other one answers with less than nothing. */
const edge = (thrown: Thrown): number => {
  const [only, another] = thrown.initiative;
  const lead = groupSum(thrown, 'a') - groupSum(thrown, 'b');
  return only === undefined || another !== undefined ? lead : only === 'a' ? lead + 3 : lead - 3;
};

function valueFor(throwers: readonly Thrower[], table: House = DEFAULTS): number {
  const rule = (fate: Fate, given: readonly Thrower[], h: House) =>
    throwTogether(fate as HhFate, given, h, 'law');
  const stance = ({ by }: Question<unknown>) => (by === 'a' ? 'seek' : 'oppose') as 'seek' | 'oppose';
  const solved = solve(rule, throwers, table, edge, { stance, budget: 2_000_000 });
  if (!solved.ok) throw new Error(solved.error.code);
  return solved.value.value;
}

describe('[HH-MEL-02] the order in which fighters are listed changes no value of the common throw', () => {
  test.each([
    ['two dice against one', fighter('a', 2), fighter('b', 1), DEFAULTS],
    ['throws to sit out', fighter('a', 2), fighter('b', 1, { skips: 1 }), DEFAULTS],
    [
      'a 1 is not enough to keep',
      fighter('a', 2),
      fighter('b', 1),
      house({ 'sieve.oneSatisfiesKeep': false }),
    ],
  ] as const)('%s', (_name, a, b, table) => {
    expect(valueFor([a, b], table)).toBeCloseTo(valueFor([b, a], table), 12);
  });

  test('two fighters alike have an even throw, so that neither sees what the other decides', () => {
    // Whoever answered second with the first answer before it would be ahead.
    expect(valueFor([fighter('a', 2), fighter('b', 2)])).toBeCloseTo(0, 12);
  });
});

test('[HH-MEL-02] nor does it change the advice on a throw', () => {
  const sword = { id: 'sword', kind: 'weapon', weaponType: 'sword', quality: 20, ts: { count: 2, step: 6 } };
  const melee = { value: 6, baseDie: 6, bonusDice: 1 };
  const combatant = { skills: { melee }, inventory: [sword], wielded: 'sword' };
  const [own, other] = [hero(combatant), foe(combatant)];
  const advised = (figures: readonly (typeof own)[], tape: readonly (readonly number[])[], place: number) =>
    meleeSolver.advise?.({ scene: sceneWith(figures) }, DEFAULTS, { maximise: 'woundsNow' }, tape, place);
  const first = advised(
    [own, other],
    [
      [4, 5],
      [2, 6],
    ],
    0,
  );
  expect(first?.length).toBeGreaterThan(1);
  expect(
    advised(
      [other, own],
      [
        [2, 6],
        [4, 5],
      ],
      1,
    ),
  ).toEqual(first);
});
