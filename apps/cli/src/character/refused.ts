import type { Outcome, System } from '@tafelrunde/kernel';
import { badInput } from '../bad-input.ts';
import { refusalOf } from '../output/headline.ts';
import type { Session } from '../session.ts';

/** Where a rule refuses, there is no character to write. */
export function refuseRefused(session: Session, system: System, outcome: Outcome): void {
  const reason = refusalOf(session, system, outcome);
  if (reason !== undefined) throw badInput('refused', { reason });
}
