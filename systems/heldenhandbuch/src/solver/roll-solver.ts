import { type Advice, distribution, type Tape } from '@tafelrunde/kernel';
import type { Goal, Solved, Solver } from '@tafelrunde/system';
import type { House } from '../rule.ts';
import type { CheckRequest } from '../rules/figure-check.ts';
import type { Best } from './best-ending.ts';
import { adviseThrow } from './check-advice.ts';
import type { SolvableCheck } from './check-goals.ts';
import { solvableChecks } from './solvable-checks.ts';
import type { SolvedKeeps } from './solve-keeps.ts';

/** What an action makes of the dice of one check, with the best decisions for a goal. */
export interface RollReading<O> {
  /** Names all that best play depends on. */
  readonly key: string;
  readonly solve: () => SolvedKeeps;
  readonly law: () => Solved<O>;
  /** HH-R-13: a check without dice. */
  readonly noDice: () => Best<O>;
}

/** An action whose only throw, as far as its goals look, is one check of one figure. */
export interface RollAction<I, O> {
  /** Undefined: nothing is thrown. */
  readonly request: (input: I, house: House) => CheckRequest | undefined;
  /** Undefined: the goal is none of the solver's. */
  readonly reading: (input: I, check: SolvableCheck, house: House, goal: Goal) => RollReading<O> | undefined;
}

interface Way<O> {
  readonly check: SolvableCheck;
  readonly reading: RollReading<O>;
}

/** The solver beside such an action. */
export function rollSolver<I, O>({ request, reading }: RollAction<I, O>): Solver<I, House, O> {
  const waysOf = (input: I, house: House, goal: Goal): readonly Way<O>[] | undefined => {
    const asked = request(input, house);
    const checks = asked && solvableChecks(asked, house);
    const ways = checks?.map((check) => ({ check, reading: reading(input, check, house, goal) }));
    return ways?.every((way): way is Way<O> => way.reading !== undefined) ? ways : undefined;
  };
  return {
    law(input, house, goal) {
      const ways = goal && waysOf(input, house, goal);
      const [only] = ways ?? [];
      if (ways === undefined || only === undefined) return undefined;
      if (ways.length === 1) return lawOf(only);
      const values = ways.map(worthOfWay);
      return lawOf(ways[values.indexOf(Math.max(...values))] as Way<O>);
    },
    advise(input, house, goal, tape): readonly Advice[] | undefined {
      const ways = waysOf(input, house, goal);
      const [only] = ways ?? [];
      if (ways === undefined || only === undefined) return undefined;
      if (ways.length === 1) return adviseOnThrow(only, house, tape);
      return tape.length === 0 ? gritAdvice(ways) : afterGritting(ways, house, tape);
    },
  };
}

const worthOfWay = <O>({ check, reading }: Way<O>): number =>
  check.count > 0 ? reading.solve().value : reading.noDice().value;

function lawOf<O>({ check, reading }: Way<O>): Solved<O> {
  if (check.count > 0) return reading.law();
  const { outcome, value } = reading.noDice();
  return { kind: 'whole', law: distribution([[outcome, 1]]), value };
}

const adviseOnThrow = <O>({ check, reading }: Way<O>, house: House, tape: Tape) =>
  adviseThrow(check, house, tape, reading.key, reading.solve);

/** HH-PSY-05: each number of dice bought back. */
function gritAdvice<O>(ways: readonly Way<O>[]): readonly Advice[] {
  const advice = ways.map((way, dice) => ({ key: String(dice), value: worthOfWay(way) }));
  return advice.sort((a, b) => b.value - a.value);
}

/** Between gritting and the first throw come the injuries, which are words on the tape. */
function afterGritting<O>(ways: readonly Way<O>[], house: House, tape: Tape): readonly Advice[] | undefined {
  const way = ways[Number(tape[0])];
  const thrown = tape.findIndex((answer) => Array.isArray(answer));
  if (way === undefined || thrown < 0) return undefined;
  return adviseOnThrow(way, house, tape.slice(thrown));
}
