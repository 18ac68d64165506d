import { die, face, pool, type Rule, seededDice, simulate, successes } from '@tafelrunde/kernel';
import type { Benchmark, Contender } from '../benchmark.ts';

const SEED = 2026;
const GOAL = { kind: 'of-limit', atMost: 1.2 } as const;

/** Rolling through a rule against the same plain loop: what does it cost that a rule asks Fate? */
export const rolls: readonly Benchmark[] = [
  {
    name: 'rule: six dice, hits on 5+, against a difficulty',
    unit: 'ns',
    ours: throughRule<PoolCheck>(
      (fate, { dice, difficulty }) => fate.roll(pool(dice, 6), successes(5), 'B-01') >= difficulty,
      { dice: 6, difficulty: 2 },
    ),
    limit: plainPoolCheck({ dice: 6, difficulty: 2 }),
    goal: GOAL,
  },
  {
    name: 'rule: one die against a target number',
    unit: 'ns',
    ours: throughRule<DieCheck>((fate, { sides, target }) => fate.roll(die(sides), face, 'B-02') >= target, {
      sides: 20,
      target: 11,
    }),
    limit: plainDieCheck({ sides: 20, target: 11 }),
    goal: GOAL,
  },
];

interface PoolCheck {
  readonly dice: number;
  readonly difficulty: number;
}

interface DieCheck {
  readonly sides: number;
  readonly target: number;
}

function throughRule<I>(rule: Rule<I, undefined, boolean>, input: I): Contender {
  const dice = seededDice(SEED);
  return {
    name: 'rule',
    run(runs) {
      let wins = 0;
      simulate(rule, input, undefined, { dice, runs }, (success) => {
        if (success) wins += 1;
      });
      return wins;
    },
  };
}

function plainPoolCheck({ dice, difficulty }: PoolCheck): Contender {
  const source = seededDice(SEED);
  return {
    name: 'plain loop',
    run(times) {
      let wins = 0;
      for (let i = 0; i < times; i += 1) {
        let hits = 0;
        for (let d = 0; d < dice; d += 1) if (source.roll(6) >= 5) hits += 1;
        if (hits >= difficulty) wins += 1;
      }
      return wins;
    },
  };
}

function plainDieCheck({ sides, target }: DieCheck): Contender {
  const source = seededDice(SEED);
  return {
    name: 'plain loop',
    run(times) {
      let wins = 0;
      for (let i = 0; i < times; i += 1) if (source.roll(sides) >= target) wins += 1;
      return wins;
    },
  };
}
