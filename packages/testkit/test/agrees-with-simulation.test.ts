import { die, face, pool, question, type Rule, sum } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { agreesWithSimulation } from '../src/agrees-with-simulation.ts';

const honest: Rule<number, unknown, number> = (fate, dice) => fate.roll(pool(dice, 6), sum, 'K-05');

describe('simulation and exact odds', () => {
  test('agree for an honest rule, rare outcomes included', () => {
    agreesWithSimulation(honest, 1, {}, { runs: 6000, seed: 1 });
    agreesWithSimulation(honest, 5, {}, { runs: 6000, seed: 2 });
  });

  test('can be compared by what matters', () => {
    agreesWithSimulation(
      honest,
      2,
      {},
      { runs: 1000, seed: 3, projection: (total) => ({ even: total % 2 === 0 }) },
    );
  });

  /** A rule whose law is that of another die. */
  const crooked = (thrown: number, claimed: number): Rule<number, unknown, number> => {
    const reading = { ...face, law: () => face.law(die(claimed)) };
    return (fate) => fate.roll(die(thrown), reading, 'K-06');
  };

  test('disagree where a frequency is out of bounds, and name the seed', () => {
    expect(() => agreesWithSimulation(crooked(6, 7), 1, {}, { runs: 6000, seed: 4 })).toThrow(
      /^\d: simulated \d+ times, expected 857.* ± 140.* \(seed 4, 6000 runs, input 1\)$/,
    );
  });

  test('disagree where something impossible was simulated', () => {
    // Too few runs to tell a d19 from a d20 by frequency.
    expect(() => agreesWithSimulation(crooked(20, 19), 1, {}, { runs: 100, seed: 4 })).toThrow(
      /^20: simulated \d+ times, impossible \(seed 4/,
    );
  });

  test('fails where there are no exact odds', () => {
    const endless: Rule<number, unknown, never> = (fate) => {
      for (;;) fate.choose(question('on', 'K-07', 'hero', ['on']));
    };
    expect(() => agreesWithSimulation(endless, 1, {}, { runs: 1, seed: 5 })).toThrow(
      /no exact odds \(seed 5/,
    );
  });
});
