import { type Outcome, refusalIn, type System } from '@tafelrunde/system';
import { complained } from './complaint.ts';

export const refused = (system: System, reason: string): Error =>
  complained({ code: 'refused', reason, system: system.id, data: { reason } });

/** What cannot be done is no result; a refusal without a reason is one like any other. */
export function refuseRefused(system: System, outcome: Outcome): void {
  const reason = refusalIn(outcome);
  if (reason !== undefined) throw refused(system, reason);
}
