import { shownDegrees } from '../rules/degrees.ts';
import type { Contest } from '../rules/opposed.ts';

/** What an outcome tells, where it was not refused. */
interface Graded extends Partial<Contest> {
  readonly kind?: string;
  readonly success?: boolean | null;
}

export const success = (outcome: Graded): boolean => outcome.success === true;

/** The chances of one and of two degrees or more. */
export const degreeChances = {
  raise1: ({ degrees = 0 }: Graded) => degrees >= 1,
  raise2: ({ degrees = 0 }: Graded) => degrees >= 2,
};

export const contestChances = {
  win: ({ winner }: Graded) => winner === 'initiator',
  lose: ({ winner }: Graded) => winner === 'reactor',
  tie: ({ tie }: Graded) => tie === true,
  raise1: ({ winner, degrees = 0 }: Graded) => winner === 'initiator' && degrees >= 1,
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
