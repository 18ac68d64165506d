import { agreesWithSimulation, programs, ruleOf } from '@tafelrunde/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dice, seededDice } from '../../src/dice.ts';
import { question, type Rule } from '../../src/fate.ts';
import { play } from '../../src/interpreters/play.ts';
import { simulate, simulatedFate } from '../../src/interpreters/simulate.ts';
import { die, pool } from '../../src/pool.ts';
import { face, faces, successes } from '../../src/reading.ts';

const hits: Rule<number, unknown, number> = (fate, dice) => fate.roll(pool(dice, 6), successes(5), 'M-01');

/** Dice that show these faces in order. */
const dealt = (shown: readonly number[]): Dice => {
  let next = 0;
  return { roll: () => shown[next++] as number };
};

describe('simulating', () => {
  test('runs the rule as often as told, each time with fresh dice', () => {
    const seen: number[] = [];
    simulate(hits, 3, {}, { dice: dealt([1, 5, 6, 5, 5, 5]), runs: 2 }, (outcome) => seen.push(outcome));
    expect(seen).toEqual([2, 3]);
  });

  test('the same seed gives the same runs', () => {
    const outcomes = (seed: number) => {
      const seen: number[] = [];
      simulate(hits, 4, {}, { dice: seededDice(seed), runs: 50 }, (outcome) => seen.push(outcome));
      return seen;
    };
    expect(outcomes(5)).toEqual(outcomes(5));
    expect(outcomes(5)).not.toEqual(outcomes(6));
  });

  test('decisions follow the policy, by default the first option', () => {
    const pick: Rule<unknown, unknown, readonly string[]> = (fate) => [
      fate.choose(question('one', 'M-02', 'hero', ['a', 'b'])),
      ...fate.chooseTogether(['hero', 'foe'].map((by) => question('two', 'M-02', by, ['a', 'b', 'c']))),
    ];
    const dice = seededDice(1);
    expect(pick(simulatedFate(dice), {}, {})).toEqual(['a', 'a', 'a']);
    expect(
      pick(
        simulatedFate(dice, ({ by }) => (by === 'foe' ? 2 : 1)),
        {},
        {},
      ),
    ).toEqual(['b', 'b', 'c']);
    expect(() =>
      pick(
        simulatedFate(dice, () => 2),
        {},
        {},
      ),
    ).toThrow(RangeError);
  });

  test('faces are sorted, and those of an earlier throw are not overwritten', () => {
    const two: Rule<unknown, unknown, unknown> = (fate) => [
      fate.roll(pool(2, 6), faces, 'M-03'),
      fate.roll(pool(2, 6), faces, 'M-03'),
    ];
    expect(two(simulatedFate(dealt([4, 2, 6, 1])), {}, {})).toEqual([
      [2, 4],
      [1, 6],
    ]);
  });

  test('throws the same dice as playing', () => {
    fc.assert(
      fc.property(programs().map(ruleOf), fc.nat(), (rule, seed) => {
        const played = play(rule, { marks: true }, {}, [], { dice: seededDice(seed), decide: () => 0 });
        const outcome = rule(simulatedFate(seededDice(seed)), { marks: true }, {});
        expect(played).toMatchObject({ kind: 'finished', outcome });
      }),
    );
  });
});

describe('simulation agrees with exact odds', () => {
  test.each([1, 2, 6, 20])('hits of %i dice', (dice) => {
    agreesWithSimulation(hits, dice, {}, { runs: 20_000, seed: 11 });
  });

  test('one die', () => {
    const one: Rule<number, unknown, number> = (fate, sides) => fate.roll(die(sides), face, 'M-04');
    for (const sides of [2, 6, 20, 100]) agreesWithSimulation(one, sides, {}, { runs: 50_000, seed: sides });
  });

  test('generated rules', () => {
    // A fixed seed: five standard errors are rare, but not impossible.
    fc.assert(
      fc.property(programs().map(ruleOf), fc.nat(), (rule, seed) =>
        agreesWithSimulation(rule, { marks: true }, {}, { runs: 2000, seed }),
      ),
      { seed: 20_261_116, numRuns: 100 },
    );
  });
});
