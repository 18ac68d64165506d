import type { Advice, Faces, Tape } from '@tafelrunde/kernel';
import type { Solved, Solver } from '@tafelrunde/system';
import type { House } from '../rule.ts';
import type { CheckOutcome } from '../rules/check.ts';
import { ascending, facesKey } from '../rules/groups.ts';
import { keepSets } from '../rules/keep-and-reroll.ts';
import { adviseKeeps } from './advice.ts';
import type { SolvableCheck } from './check-goals.ts';
import { lawOfCheck, solveCheck } from './check-solver.ts';
import type { SolvedKeeps } from './solve-keeps.ts';
import { solvedLaw } from './solved-law.ts';

/** The solver beside the rule of a check. */
export const checkSolver: Solver<SolvableCheck, House, CheckOutcome> = {
  law(input, house, goal): Solved<CheckOutcome> | undefined {
    const known = goal && lawOfCheck(input, house, goal);
    return known && solvedLaw(known.law, known.total, known.value);
  },
  advise: (input, house, goal, tape) =>
    adviseThrow(input, house, tape, JSON.stringify([input, house, goal]), () =>
      solveCheck(input, house, goal),
    ),
  tapeTo: (_input, aside, thrown) => tapeTo(aside, thrown),
};

/** Each set that may be kept where a tape has led; `key` names all that best play depends on. */
export function adviseThrow(
  check: SolvableCheck,
  house: House,
  tape: Tape,
  key: string,
  solve: () => SolvedKeeps | undefined,
): readonly Advice[] | undefined {
  const at = keepDecision(check, house, tape);
  const solved = at && solvedOnce(key, solve);
  if (at === undefined || solved === undefined) return undefined;
  return keepAdvice(solved, at, house);
}

export const keepAdvice = (
  solved: SolvedKeeps,
  { kept, thrown, freeThrows }: KeepDecision,
  house: House,
): readonly Advice[] =>
  adviseKeeps(solved, kept, thrown, house, freeThrows).map(({ keep, value }) => ({
    key: facesKey(keep),
    value,
  }));

export interface KeepDecision {
  readonly kept: Faces;
  readonly thrown: Faces;
  readonly freeThrows: number;
}

/** Where a tape has led: dice kept so far and the throw that is to be decided on; undefined at any other question. */
export function keepDecision(input: SolvableCheck, house: House, tape: Tape): KeepDecision | undefined {
  if (input.mode === 'single') return undefined;
  let kept: Faces = [];
  let freeThrows = input.freeThrows ?? 0;
  const answers = [...tape];
  while (kept.length < input.count) {
    const faces = answers.shift();
    if (!Array.isArray(faces)) return undefined;
    const thrown = ascending(faces as Faces);
    const sets = keepSets(thrown, { locksOnes: true }, freeThrows > 0, house);
    const key = sets.length === 1 ? undefined : answers.shift();
    if (key === undefined && sets.length > 1) return { kept, thrown, freeThrows };
    const chosen = sets.find((set) => sets.length === 1 || facesKey(set.faces) === key);
    if (chosen === undefined) return undefined;
    kept = ascending([...kept, ...chosen.faces]);
    if (chosen.isFree) freeThrows -= 1;
  }
  return undefined;
}

/** A few solved checks are remembered: the next throw of the same check is advised on at once. */
const MOST_REMEMBERED = 4;
const remembered = new Map<string, SolvedKeeps>();

export function solvedOnce(key: string, solve: () => SolvedKeeps | undefined): SolvedKeeps | undefined {
  const solved = remembered.get(key) ?? solve();
  if (solved === undefined) return undefined;
  remembered.delete(key);
  remembered.set(key, solved);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return solved;
}

/**
 * The shortest tape that leads to a decision on `thrown` when `kept` have been kept before, however many throws that took:
 * in the first throw all others show a dud.
 */
export function tapeTo(kept: Faces, thrown: Faces): Tape {
  if (kept.length === 0) return [[...thrown]];
  const first = [...kept, ...thrown.map(() => DUD)];
  return [first, facesKey(kept), [...thrown]];
}

const DUD = 2;
