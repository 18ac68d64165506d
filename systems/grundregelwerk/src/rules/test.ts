import { face as faceOf, die as oneDie } from '@tafelrunde/kernel';
import type { Die, Level, Tn } from '../data/ladders.ts';
import type { Role } from '../data/roles.ts';
import type { Mode } from '../model.ts';
import type { Fate, House } from '../rule.ts';
import { gradeOf, rollD6Test, throwerOf } from './d6only.ts';
import { enlarge } from './die-size.ts';
import { adjustTn, hurdleOf, type Step } from './difficulty.ts';
import { type Verdict, verdictOf } from './results.ts';

/** All a test depends on, for both games: the core game throws the die, the variant a d6 against the level. */
export interface Trial {
  readonly mode: Mode;
  readonly die: Die;
  readonly level: Level;
  readonly tn: Tn;
  readonly steps: readonly Step[];
  readonly helpers: number;
  /** Who throws. */
  readonly by: string;
  /** What for. */
  readonly role: Role;
  /** What the one who throws is called; left out for a bare test. */
  readonly name?: string;
}

export interface TestResult {
  readonly kind: Verdict;
  /** The face that counts; null where nothing was thrown. */
  readonly face: number | null;
  /** What it had to reach. */
  readonly needs: number | null;
}

/** GW-TST-01: difficulty, help, exactly one die, result. Nothing is added and nothing is thrown again. */
export function rollTest(fate: Fate, trial: Trial, house: House): TestResult {
  const result =
    trial.mode === 'core' ? rollCoreTest(fate, trial, house) : rollVariantTest(fate, trial, house);
  const { kind: verdict, face, needs } = result;
  const whose = trial.name === undefined ? {} : { figure: trial.name };
  fate.note('GW-RES-06', { kind: 'result', verdict, face, needs, ...whose });
  return result;
}

function rollCoreTest(fate: Fate, trial: Trial, house: House): TestResult {
  const hurdle = hurdleOf(adjustTn(fate, trial.tn, trial.steps, house), house);
  if (hurdle.kind !== 'roll') return { kind: hurdle.kind, face: null, needs: null };
  const die = helpedDie(fate, trial);
  const face = fate.roll(oneDie(die), faceOf, 'GW-TST-01', throwerOf(trial));
  const bar = { needs: hurdle.tn, helped: trial.helpers > 0, maxOnly: hurdle.maxOnly };
  if (face === 1 && bar.helped && house.helpSavesFromOne) fate.note('GW-R-09', { kind: 'oneSaved' });
  return { kind: verdictOf(face, die, bar, house), face, needs: hurdle.tn };
}

/** GW-HLP-02, GW-HLP-03: one size larger for each helper; on a d20 help changes nothing. */
function helpedDie(fate: Fate, { die, helpers }: Trial): Die {
  if (helpers === 0) return die;
  const larger = enlarge(die, helpers);
  if (larger === die) fate.note('GW-R-11', { kind: 'helpUseless', die });
  else fate.note('GW-HLP-02', { kind: 'helped', from: die, to: larger });
  return larger;
}

/** GW-R-36: in the variant the TN is a grade; almost certain and almost impossible do not exist there (GW-R-33). */
function rollVariantTest(fate: Fate, trial: Trial, house: House): TestResult {
  const { level, tn, steps, helpers, by, role } = trial;
  for (const { label, amount } of steps)
    if (amount !== 0) fate.note('GW-D6-02', { kind: 'step', label, amount });
  return rollD6Test(fate, { level, grade: gradeOf(tn), steps, helpers, by, role }, house);
}
