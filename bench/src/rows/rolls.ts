import {
  type Dice,
  die,
  face,
  pool,
  type Rule,
  seededDice,
  simulatedFate,
  successes,
} from '@tafelrunde/kernel';
import type { Benchmark, Contender } from '../benchmark.ts';

const SEED = 2026;
const GOAL = { kind: 'of-limit', atMost: 1.2 } as const;

interface PoolCheck {
  readonly dice: number;
  readonly difficulty: number;
}

const hits = successes(5);

const poolCheck: Rule<PoolCheck, undefined, boolean> = (fate, { dice, difficulty }) =>
  fate.roll(pool(dice, 6), hits, 'B-01') >= difficulty;

function plainPoolCheck(source: Dice, { dice, difficulty }: PoolCheck): boolean {
  let count = 0;
  for (let i = 0; i < dice; i += 1) count += Number(source.roll(6) >= 5);
  return count >= difficulty;
}

interface DieCheck {
  readonly sides: number;
  readonly target: number;
}

/** What the rules of a system return: what happened, and the changes it makes. */
interface Degree {
  readonly outcome: {
    readonly kind: 'complication' | 'failure' | 'success' | 'exceptional';
    readonly face: number;
  };
  readonly effects: readonly { readonly kind: string }[];
}

const dieCheck: Rule<DieCheck, undefined, Degree> = (fate, { sides, target }) =>
  degreeOf(fate.roll(die(sides), face, 'B-02'), sides, target);

const plainDieCheck = (source: Dice, { sides, target }: DieCheck): Degree =>
  degreeOf(source.roll(sides), sides, target);

function degreeOf(shown: number, sides: number, target: number): Degree {
  if (shown === 1) {
    return { outcome: { kind: 'complication', face: shown }, effects: [{ kind: 'complication-due' }] };
  }
  if (shown === sides) return { outcome: { kind: 'exceptional', face: shown }, effects: [] };
  return { outcome: { kind: shown >= target ? 'success' : 'failure', face: shown }, effects: [] };
}

/** Rolling through a rule against the same check written with dice alone: what does it cost that a rule asks Fate? */
export const rolls: readonly Benchmark[] = [
  {
    name: 'rule: six dice, hits on 5+, against a difficulty',
    unit: 'ns',
    ours: throughRule(poolCheck, { dice: 6, difficulty: 2 }, Number),
    limit: plainLoop(plainPoolCheck, { dice: 6, difficulty: 2 }, Number),
    goal: GOAL,
  },
  {
    name: 'rule: one die against a target number, with its degree',
    unit: 'ns',
    ours: throughRule(dieCheck, { sides: 20, target: 11 }, worth),
    limit: plainLoop(plainDieCheck, { sides: 20, target: 11 }, worth),
    goal: GOAL,
  },
];

/** Looks at all of it, so that none of it is left out. */
function worth({ outcome, effects }: Degree): number {
  return (outcome.kind === 'success' ? outcome.face : 0) + effects.length;
}

function throughRule<I, O>(rule: Rule<I, undefined, O>, input: I, look: (outcome: O) => number): Contender {
  const fate = simulatedFate(seededDice(SEED));
  return {
    name: 'rule',
    run(times) {
      let sum = 0;
      for (let i = 0; i < times; i += 1) sum += look(rule(fate, input, undefined));
      return sum;
    },
  };
}

function plainLoop<I, O>(
  check: (dice: Dice, input: I) => O,
  input: I,
  look: (outcome: O) => number,
): Contender {
  const dice = seededDice(SEED);
  return {
    name: 'plain loop',
    run(times) {
      let sum = 0;
      for (let i = 0; i < times; i += 1) sum += look(check(dice, input));
      return sum;
    },
  };
}
