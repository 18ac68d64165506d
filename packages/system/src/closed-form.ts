import { chance, type Distribution, mapDistribution, toNumber } from '@tafelrunde/kernel';
import type { Solved, Solver } from './action.ts';

/** A closed form as a solver. There is nothing to decide, so best play for a chance comes to the chance itself. */
export const closedForm = <I, H, O>(
  law: (input: I, house: H) => Solved<O> | undefined,
  chances: Readonly<Record<string, (outcome: O) => boolean>>,
): Solver<I, H, O> => ({
  law: (input, house, goal) => {
    const solved = law(input, house);
    const holds = goal !== undefined && 'chance' in goal ? chances[goal.chance] : undefined;
    return solved === undefined || holds === undefined
      ? solved
      : { ...solved, value: chanceIn(solved, holds) };
  },
});

const chanceIn = <O>(solved: Solved<O>, holds: (outcome: O) => boolean): number =>
  solved.kind === 'whole'
    ? toNumber(chance(solved.law, holds))
    : solved.law.reduce((sum, [outcome, p]) => sum + (holds(outcome) ? p : 0), 0);

/** A law in whole weights as a solver hands it in, where there is one. */
export const inWhole = <O>(law: Distribution<O> | undefined): Solved<O> | undefined =>
  law && { kind: 'whole', law };

/** The same law of what is made of each outcome. */
export const mapSolved = <O, P>(
  solved: Solved<O> | undefined,
  to: (outcome: O) => P,
): Solved<P> | undefined =>
  solved?.kind === 'doubles'
    ? { ...solved, law: solved.law.map(([outcome, p]) => [to(outcome), p] as const) }
    : solved && { ...solved, law: mapDistribution(solved.law, to) };
