import { isThrowOf, multisetCount, play, seededDice } from '@tafelrunde/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pools } from '../src/arbitraries/pools.ts';
import { programs, ruleOf } from '../src/arbitraries/programs.ts';
import { readPools } from '../src/arbitraries/readings.ts';
import { seeds } from '../src/arbitraries/seeds.ts';
import { tapes } from '../src/arbitraries/tapes.ts';
import { enumerateFaces } from '../src/enumerate-faces.ts';

test('pools keep to their limits', () => {
  fc.assert(
    fc.property(pools({ maxCount: 5, maxSides: 12, maxOrders: 500 }), ({ count, sides }) => {
      expect(count).toBeLessThanOrEqual(5);
      expect(sides).toBeLessThanOrEqual(12);
      expect(sides ** count).toBeLessThanOrEqual(500);
    }),
  );
});

test('readings suit their pools', () => {
  fc.assert(
    fc.property(readPools({ maxOrders: 200 }), ({ pool, reading }) => {
      const [first] = enumerateFaces(pool);
      expect(isThrowOf(pool, first as number[])).toBe(true);
      expect(reading.read(first as number[])).toBeDefined();
      expect(reading.law(pool).size).toBeLessThanOrEqual(multisetCount(pool.count, pool.sides));
    }),
  );
});

test('seeds go beyond 32 bits', () => {
  const drawn = fc.sample(seeds(), { numRuns: 50, seed: 1 });
  expect(drawn.some((seed) => seed > 0xffff_ffff)).toBe(true);
  expect(drawn.every(Number.isSafeInteger)).toBe(true);
});

test('programs use every kind of step, and every one can be played', () => {
  const drawn = fc.sample(programs(), { numRuns: 200, seed: 1 });
  const kinds = new Set(drawn.flatMap(({ steps }) => steps.map(({ kind }) => kind)));
  expect([...kinds].sort()).toEqual(['choose', 'mark', 'note', 'roll', 'skip', 'together']);
  for (const program of drawn) {
    const run = play(ruleOf(program), { marks: true }, {}, [], { dice: seededDice(1), decide: () => 0 });
    expect(run.kind).toBe('finished');
  }
});

test('tapes fit, fall short and fail', () => {
  const rules = fc.sample(programs(), { numRuns: 400, seed: 2 }).map(ruleOf);
  const drawn = fc.sample(tapes(), { numRuns: 400, seed: 3 });
  const kinds = new Set(rules.map((rule, i) => play(rule, { marks: true }, {}, drawn[i] ?? []).kind));
  expect([...kinds].sort()).toEqual(['asks', 'finished', 'refused']);
});

test('a counterexample shows the steps of a program', () => {
  expect(fc.stringify(ruleOf({ steps: [{ kind: 'mark' }] }))).toBe('[{"kind":"mark"}]');
});
