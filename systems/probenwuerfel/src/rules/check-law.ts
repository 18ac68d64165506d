import { type Distribution, mapDistribution, openEndedSum } from '@tafelrunde/kernel';
import { inWhole, mapSolved } from '@tafelrunde/system';
import type { House } from '../rule.ts';
import {
  type Check,
  type CheckResult,
  difficultyOf,
  isRefusal,
  readyCheck,
  resultOf,
  type SkillCheckInput,
} from './check.ts';
import { degreesHorizon } from './degrees.ts';
import { explodesFreely } from './dice.ts';
import { sumOf } from './modifiers.ts';

/** The totals of a check without limit to its chains, exact below the horizon; undefined for other readings of PW-R-01. */
export function totalLaw(check: Check, horizon: number, house: House): Distribution<number> | undefined {
  const dice = [check.attribute, check.skill];
  if (!explodesFreely({ kind: check.kind, dice }, house)) return undefined;
  return openEndedSum(dice, sumOf(check.modifiers)).upTo(horizon);
}

/** The law of a check against a difficulty by its closed form (PW-DIE-03), as replaying the rule would find it. */
export function checkLaw(
  check: Check,
  difficulty: number,
  house: House,
): Distribution<Omit<CheckResult, 'total'>> | undefined {
  const totals = totalLaw(check, degreesHorizon(difficulty, house), house);
  if (totals === undefined) return undefined;
  return mapDistribution(totals, (total) => {
    const { success, degrees } = resultOf(total, difficulty, house);
    return { success, degrees };
  });
}

/** The same for the check of a figure; undefined for one that is refused. */
export function skillCheckLaw(input: SkillCheckInput, house: House) {
  const ready = readyCheck(input.scene, input, 'check', house);
  if (isRefusal(ready)) return undefined;
  const law = inWhole(checkLaw(ready, difficultyOf(input, house), house));
  return mapSolved(law, (result) => ({ kind: 'checked' as const, ...result }));
}
