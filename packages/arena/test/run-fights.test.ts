import { d6pool } from '@tafelrunde/d6pool';
import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import type { Question } from '@tafelrunde/kernel';
import { defaultsOf, type System } from '@tafelrunde/system';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fightAtLuck,
  fightSeed,
  luckOf,
  mergeTallies,
  replayFight,
  resultsOf,
  runFights,
  type Scenario,
  type Tally,
} from '../src/index.ts';
import { duel, exampleOf, scenarioOf, systems } from './scenarios.ts';

const SEED = 2026;
const each = systems.map((system) => [system.id, system] as const);
const fights = (system: System, scenario: Scenario, from: number, to: number): Tally =>
  runFights(system, scenario, { from, to, seed: SEED });

/** Luck in one piece: how it was cut tells only how the work was shared. */
const whole = (tally: Tally) => ({ ...tally, luck: tally.luck.flatMap(({ scores }) => [...scores]) });

describe('however the work is shared', () => {
  test.each(each)('%s: any split counts the same', (_, system) => {
    const scenario = exampleOf(system);
    const all = fights(system, scenario, 1, 8);
    for (const cut of [2, 5]) {
      const [first, second] = [fights(system, scenario, 1, cut), fights(system, scenario, cut, 8)];
      expect(whole(mergeTallies(first, second))).toEqual(whole(all));
      expect(whole(mergeTallies(second, first))).toEqual(whole(all));
    }
  });

  test('another seed gives other fights', () => {
    const scenario = duel('warrior', 'elite');
    const other = runFights(grundregelwerk, scenario, { from: 1, to: 301, seed: SEED + 1 });
    expect(whole(other).luck).not.toEqual(whole(fights(grundregelwerk, scenario, 1, 301)).luck);
  });

  test('no two fights of a seed share their dice', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat(), fc.nat(), (seed, a, b) => {
        expect(Number.isSafeInteger(fightSeed(seed, a))).toBe(true);
        expect(fightSeed(seed, a) === fightSeed(seed, b)).toBe(a === b);
      }),
    );
  });
});

describe('a fight told again', () => {
  test.each(each)('%s: is the fight that was counted', (_, system) => {
    const scenario = exampleOf(system);
    for (let number = 1; number <= 5; number += 1) {
      const { outcome, trace } = replayFight(system, scenario, SEED, number);
      const counted = fights(system, scenario, number, number + 1);
      const names = counted.sides.filter(({ wins }) => wins === 1).map(({ name }) => name);
      expect(names).toEqual(outcome.winner === null ? [] : [outcome.winner]);
      expect(counted.rounds[outcome.rounds]).toBe(1);
      expect(counted.fighters.map(({ left }) => left.indexOf(1))).toEqual(
        outcome.fighters.map(({ left }) => left),
      );
      expect(counted.luck[0]?.scores[0]).toBe(luckOf(outcome));
      expect(trace.length).toBeGreaterThan(5);
    }
  });

  test('at a percentile of luck', () => {
    const tally = fights(grundregelwerk, duel('warrior', 'elite'), 1, 1001);
    const luck = whole(tally).luck;
    const sorted = luck.toSorted((a, b) => a - b);
    for (const percentile of [0, 5, 50, 95, 100]) {
      const number = fightAtLuck(tally, percentile) as number;
      expect(luck[number - 1]).toBe(sorted[Math.round((percentile / 100) * 999)]);
    }
    expect(fightAtLuck({ ...tally, luck: [] }, 50)).toBeUndefined();
  });
});

describe('results', () => {
  test('shares, histograms and means from plain counts', () => {
    const results = resultsOf({
      fights: 4,
      draws: 1,
      sides: [
        { name: 'A', wins: 3, withDeath: 0, wonIn: [0, 2, 1] },
        { name: 'B', wins: 0, withDeath: 2, wonIn: [] },
      ],
      fighters: [{ id: 'a', name: 'a', side: 'A', out: 1, dead: 0, left: [1, 0, 3], most: 2 }],
      rounds: [0, 2, 2],
      luck: [],
    });
    expect(results.wins['A']?.p).toBe(0.75);
    expect(results.draws.p).toBe(0.25);
    expect(results.deaths['B']?.p).toBe(0.5);
    expect(results.rounds).toEqual({ 1: 2, 2: 2 });
    expect(results.meanRounds).toBe(1.5);
    // (0 + 2 + 2 + 2) / 4
    expect(results.losses[0]?.left).toEqual({ mean: 1.5, most: 2, histogram: { 0: 1, 2: 3 } });
  });
});

describe('a side may have a policy of its own', () => {
  const ways = systems.flatMap((system) =>
    Object.keys(system.arena.policies ?? {}).map((policy) => [system.id, policy, system] as const),
  );

  test.each(ways)(
    '%s: %s changes some fights, and its fights are told as they were fought',
    (_, policy, system) => {
      const usual = exampleOf(system);
      const [first, ...others] = usual.sides as [(typeof usual.sides)[number]];
      const other: Scenario = { ...usual, sides: [{ ...first, policy }, ...others] };
      const [before, after] = [usual, other].map((one) => whole(fights(system, one, 1, 8)).luck);
      expect(after).not.toEqual(before);
      for (let number = 1; number <= 3; number += 1)
        expect(luckOf(replayFight(system, other, SEED, number).outcome)).toBe(after?.[number - 1]);
    },
  );

  test('the other side decides as ever', () => {
    // Thugs are no characters: they have no fate dice to spend.
    const usual = exampleOf(d6pool);
    const [first, second] = usual.sides as [(typeof usual.sides)[number], (typeof usual.sides)[number]];
    const other: Scenario = { ...usual, sides: [first, { ...second, policy: 'spendFate' }] };
    expect(whole(fights(d6pool, other, 1, 9))).toEqual(whole(fights(d6pool, usual, 1, 9)));
  });
});

describe('every decision has an answer on purpose', () => {
  test.each(each)('%s', (_, system) => {
    const { arena } = system;
    const house = defaultsOf(system.houseRules);
    const asked = new Map<string, number>();
    const counting: System = {
      ...system,
      arena: {
        ...arena,
        policy: (question: Question<unknown>) => {
          asked.set(question.id, (asked.get(question.id) ?? 0) + 1);
          return arena.policy(question);
        },
      },
    };
    // Two of each template against one of each: no question may be unknown to the policy.
    const ids = arena.fighters(house).map(({ id }) => id);
    for (const [a, b] of ids.flatMap((one) => ids.map((other) => [one, other] as const))) {
      const sides = [
        { name: 'A', figures: [{ template: a, count: 2 }] },
        { name: 'B', figures: [{ template: b }] },
      ];
      let scenario: Scenario;
      try {
        scenario = scenarioOf(counting, { sides, maxRounds: 12 });
      } catch {
        continue; // a fight that the system does not know
      }
      runFights(counting, scenario, { from: 1, to: 3, seed: SEED });
    }
    if (system.id === 'probenwuerfel') expect([...asked.keys()]).toEqual([]);
    else expect(asked.size).toBeGreaterThan(3);
    // Heldenhandbuch takes what the rules preselect, whatever is asked; the others know every question by its name.
    const unheard = () => arena.policy({ id: 'unheard-of', cite: '', by: 'gm', options: [] });
    if (system.id === 'heldenhandbuch') expect(unheard()).toBe(0);
    else expect(unheard).toThrow(/unheard-of/);
  });
});
