import { chance, type Distribution, toNumber } from '@tafelrunde/kernel';
import type { Goal, Solved } from '@tafelrunde/system';
import { shownDegrees } from '../rules/degrees.ts';

interface Graded {
  readonly kind?: string;
  readonly degrees?: number;
}

const degreesIn = (outcome: Graded): number => outcome.degrees ?? 0;

/** The chances of one and of two degrees or more. */
export const degreeChances = {
  raise1: (outcome: Graded) => degreesIn(outcome) >= 1,
  raise2: (outcome: Graded) => degreesIn(outcome) >= 2,
};

/** Totals do not matter to odds, and degrees only as far as they are told apart. */
export function withoutTotals<O extends object>(outcome: O): object {
  const told = Object.entries(outcome).filter(([field]) => !/^total$|Total$/.test(field));
  return Object.fromEntries(
    told.map(([field, value]) =>
      field === 'degrees' || field === 'raises' ? [field, shownDegrees(value as number)] : [field, value],
    ),
  );
}

type Chances<O> = Readonly<Record<string, (outcome: O) => boolean>>;

/** A closed form as a solver hands it in. There is nothing to decide, so best play for a goal is the goal's plain chance. */
export function solvedBy<O>(
  law: Distribution<O> | undefined,
  chances: Chances<O>,
  goal: Goal | undefined,
): Solved<O> | undefined {
  return law === undefined ? undefined : withValue({ kind: 'whole', law }, chances, goal);
}

export function withValue<O>(
  solved: Solved<O> | undefined,
  chances: Chances<O>,
  goal: Goal | undefined,
): Solved<O> | undefined {
  const holds = goal !== undefined && 'chance' in goal ? chances[goal.chance] : undefined;
  if (solved === undefined || holds === undefined) return solved;
  const value =
    solved.kind === 'whole'
      ? toNumber(chance(solved.law, holds))
      : solved.law.reduce((sum, [outcome, p]) => sum + (holds(outcome) ? p : 0), 0);
  return { ...solved, value };
}
