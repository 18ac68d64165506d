import { die, face, question, type Thrower } from '@tafelrunde/kernel';
import { type Level, THRESHOLDS, TNS, type Tn } from '../data/ladders.ts';
import type { Role } from '../data/roles.ts';
import type { Fate, House } from '../rule.ts';
import { type Step, sumOfSteps } from './difficulty.ts';
import { rolledOne, type Verdict } from './results.ts';

/** GW-D6-05, GW-R-36: TN 4/6/8/12 become grades -1/0/+1/+2. */
export const gradeOf = (tn: Tn): number => TNS.indexOf(tn) - 1;

/** GW-D6-03: no threshold below 2 or above 6. */
const clamp = (threshold: number): number => Math.max(2, Math.min(6, threshold));

/** GW-D6-02, GW-D6-03, GW-R-33: the own threshold, moved by grade, steps and help, inside its bounds. */
export function thresholdFor(
  level: Level,
  grade: number,
  steps: readonly Step[],
  helpers: number,
  house: House,
): number {
  const own = THRESHOLDS[level];
  const help = house['d6.help'] === 'threshold' ? -helpers : 0; // GW-D6-04, GW-R-34
  if (house['d6.clamp'] === 'end') return clamp(own + grade + sumOfSteps(steps, house) + help);
  const harder = steps.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0);
  const easier = steps.reduce((sum, { amount }) => sum + Math.min(amount, 0), 0);
  return [grade, harder, easier, help].reduce((threshold, change) => clamp(threshold + change), own);
}

export interface D6Trial {
  readonly level: Level;
  readonly grade: number;
  readonly steps: readonly Step[];
  readonly helpers: number;
  /** Who throws, and so decides about a second throw. */
  readonly by: string;
  /** What for. */
  readonly role: Role;
}

export const throwerOf = ({ by, role }: Pick<D6Trial, 'by' | 'role'>): Thrower => ({ by, role });

export interface D6Result {
  readonly kind: Verdict;
  readonly face: number;
  readonly needs: number;
}

/** GW-D6-01, GW-D6-02: one d6 against the threshold. */
export function rollD6Test(fate: Fate, trial: D6Trial, house: House): D6Result {
  const { level, grade, steps, helpers } = trial;
  const needs = thresholdFor(level, grade, steps, helpers, house);
  const helped = helpers > 0 && house['d6.help'] !== 'off';
  fate.note('GW-D6-02', { kind: 'threshold', level, needs });
  const first = fate.roll(die(6), face, 'GW-D6-01', throwerOf(trial));
  const thrown =
    first < needs && mayThrowAgain(fate, trial, house)
      ? fate.roll(die(6), face, 'GW-R-34', throwerOf(trial))
      : first;
  return { kind: d6VerdictOf(thrown, needs, helped, house), face: thrown, needs };
}

/** GW-R-34, `d6.help: rerollOnce`: with help a failed d6 may be thrown once more, and the second face stands. */
export function mayThrowAgain(
  fate: Fate,
  { helpers, by }: Pick<D6Trial, 'helpers' | 'by'>,
  house: House,
): boolean {
  if (helpers === 0 || house['d6.help'] !== 'rerollOnce') return false;
  return fate.choose(question('throwAgain', 'GW-R-34', by, ['again', 'keep'])) === 'again';
}

/** GW-R-35: 1 and 6 as in the core game; `d6.exceptional` says when a 6 is exceptional. */
export function d6VerdictOf(thrown: number, needs: number, helped: boolean, house: House): Verdict {
  if (thrown === 1) return rolledOne({ needs, helped, maxOnly: false }, house);
  if (thrown < needs) return 'failure';
  const exceptional = house['d6.exceptional'];
  const remarkable = exceptional === 'always' || (exceptional === 'ifBelow6' && needs < 6);
  return thrown === 6 && remarkable ? 'exceptional' : 'success';
}
