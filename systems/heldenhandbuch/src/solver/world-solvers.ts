import type { Refusal, Refused } from '../rule.ts';
import { capOf } from '../rules/check.ts';
import { type CheckRequest, checkProblem } from '../rules/figure-check.ts';
import { type Found, foundBy, type SearchInput, searchCheck } from '../rules/herbs.ts';
import { counted } from '../rules/numbers.ts';
import {
  type Resuscitated,
  type ResuscitateInput,
  resuscitationCheck,
  type Treated,
  type TreatInput,
  treatedBy,
  treatmentCheck,
  treatmentOf,
} from '../rules/treatment.ts';
import { requestFor, type WorldCheck } from '../rules/world-check.ts';
import { endingReading } from './ending-reading.ts';
import { checkReading } from './figure-check-solver.ts';
import { rollSolver } from './roll-solver.ts';

/** What is thrown; nothing where there is no check to be made. */
export function thrownFor(check: WorldCheck | Refusal | undefined): CheckRequest | undefined {
  if (check === undefined || typeof check === 'string') return undefined;
  const request = requestFor(check);
  return checkProblem(request) === null ? request : undefined;
}

/** Beside HH-MED-01 to 03. */
export const treatSolver = rollSolver<TreatInput, Treated | Refused>({
  request: (input, house) => {
    const treatment = treatmentOf(input, house);
    return typeof treatment === 'string' ? undefined : thrownFor(treatmentCheck(input, treatment));
  },
  reading: (input, check, house, goal) => {
    const treatment = treatmentOf(input, house);
    if (typeof treatment === 'string') return undefined;
    return checkReading(check, house, goal, ({ success = false, number }) => {
      return treatedBy(treatment, input.skill, { success, number: counted(number) }, house).outcome;
    });
  },
});

/** Beside HH-INJ-11. */
export const resuscitateSolver = rollSolver<ResuscitateInput, Resuscitated | Refused>({
  request: (input) => thrownFor(resuscitationCheck(input)),
  reading: (_input, check, house, goal) =>
    checkReading(check, house, goal, ({ success = false, number }) => ({
      success,
      number: counted(number),
    })),
});

/** Beside HH-HRB-01 to 03: die by die, whatever the group. */
export const searchSolver = rollSolver<SearchInput, Found | Refused>({
  request: (input) => thrownFor(searchCheck(input)),
  reading: (input, check, house, goal) => {
    const isWorth = 'chance' in goal ? goal.chance === 'success' : goal.maximise === 'portions';
    if (!isWorth) return undefined;
    const portionsOf = ({ portions }: Found): number => portions;
    return endingReading<Found>(check, house, {
      about: ['herbs', goal],
      by: input.figure,
      end: (_fate, { outcome, settled }) =>
        foundBy(settled.usable, counted(outcome.number), capOf(check), house),
      worth: 'chance' in goal ? ({ portions }) => (portions > 0 ? 1 : 0) : portionsOf,
      preference: portionsOf,
      noDice: { finds: [], portions: 0 },
    });
  },
});
